//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the things (pass rules, schedule moves) that apply to a module: those
// that need one of its kinds of ops, and that none of its kinds excludes.
// Matching selectors by text took a tenth of a fuzzing run, so the result for
// each kind is cached.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_SELECTORINDEX_H
#define SCION_HARNESS_LOWERING_SELECTORINDEX_H

#include "llvm/ADT/StringMap.h"

#include <cstdint>
#include <string>
#include <vector>

namespace scion {

struct OpKinds;

class SelectorIndex {
public:
  /// Adds a thing, with selectors (see known/Selectors.h) of ops that it needs,
  /// and of ops that exclude it.
  template <typename Range>
  void add(const Range &wanted, const Range &unwanted) {
    Selectors &thing = things.emplace_back();
    thing.wanted.assign(wanted.begin(), wanted.end());
    thing.unwanted.assign(unwanted.begin(), unwanted.end());
    meanings.clear();
  }

  void clear();

  /// For each thing, in the order in which they were added, whether it applies.
  std::vector<bool> applicable(const OpKinds &kinds) const;

private:
  struct Selectors {
    std::vector<std::string> wanted, unwanted;
  };
  /// The things that one kind of op applies to, and that it excludes, as
  /// indices into `things`.
  struct Meaning {
    std::vector<uint32_t> wanted, unwanted;
  };
  const Meaning &meaningOf(const std::string &kind) const;

  std::vector<Selectors> things;
  mutable llvm::StringMap<Meaning> meanings;
};

} // namespace scion

#endif // SCION_HARNESS_LOWERING_SELECTORINDEX_H
