//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The suppressions of known bugs (known/Registry.h), indexed by pass, schedule
// move and step. The conditions of all records are evaluated once for each
// module.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_GUARDS_H
#define SCION_HARNESS_LOWERING_GUARDS_H

#include "harness/known/Glob.h"
#include "harness/lowering/SelectorIndex.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"

#include <memory>
#include <string_view>
#include <vector>

namespace scion {

class Registry;
struct OpKinds;
struct PathStep;

class Guards {
public:
  /// The guards of the current state of this process's registry. They are
  /// replaced when a record is added, so keep the pointer while using them.
  static std::shared_ptr<Guards> current();
  static Guards &global();

  explicit Guards(Registry &registry);

  /// For each guard, whether it holds in a module of these kinds.
  std::vector<bool> holding(const OpKinds &kinds) const;

  /// Whether records suppress the pass on a path, whatever its options. If so,
  /// the call counts as a suppression.
  bool suppressPass(std::string_view pass, const std::vector<bool> &holding);

  /// Whether any record suppresses the pass with certain sets of options, and
  /// whether records suppress it with this one.
  bool hasOptionGuards(std::string_view pass) const;
  bool suppressOptions(std::string_view pass, std::string_view options,
                       const std::vector<bool> &holding);

  /// Likewise for a move of schedules.
  bool suppressMove(std::string_view move, const std::vector<bool> &holding);

  /// Likewise for a step.
  bool suppressStep(const PathStep &step, const std::vector<bool> &holding);

  /// Likewise for an oracle that compares no results: records of miscompiles
  /// are ignored.
  bool suppressUnjudged(std::string_view pass,
                        const std::vector<bool> &holding);

  unsigned generation() const { return made; }

private:
  struct Guard {
    unsigned record;
    bool isAlways, isMiscompile;
    const std::vector<Glob> *options;
  };
  using List = llvm::SmallVector<unsigned, 4>; // indices into `all`

  Registry &registry;
  unsigned made; // the registry's generation at construction
  std::vector<Guard> all;
  SelectorIndex selectors; // of `all`
  llvm::StringMap<List> passes, optionSets, moves;
  std::vector<std::pair<Glob, unsigned>> steps; // likewise
  llvm::StringMap<List> ofStep; // by pipeline, as far as queried

  bool ask(const List *guards, const std::vector<bool> &holding,
           bool onlyUnjudged = false);
  bool suppressAnyPass(const std::vector<bool> &holding,
                       bool onlyUnjudged = false);
};

} // namespace scion

#endif // SCION_HARNESS_LOWERING_GUARDS_H
