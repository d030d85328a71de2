//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the records of known bugs (known/Registry.h) keep paths off, as an index
// over passes, moves of schedules, and steps: for each module, which of the
// records' conditions hold is found out once.
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
  /// Those of the registry of this process, as it is now. When something is
  /// learned, others are made: to use one for longer than a moment, hold the
  /// pointer.
  static std::shared_ptr<Guards> current();
  static Guards &global();

  explicit Guards(Registry &registry);

  /// For each guard, whether it holds in a module of these kinds.
  std::vector<bool> holding(const OpKinds &kinds) const;

  /// Whether records suppress the pass on a path, whatever its options. A call
  /// counts as a suppression.
  bool suppressPass(std::string_view pass, const std::vector<bool> &holding);

  /// Likewise off the pass with this set of options. Says at once whether there
  /// are such guards at all.
  bool hasOptionGuards(std::string_view pass) const;
  bool suppressOptions(std::string_view pass, std::string_view options,
                       const std::vector<bool> &holding);

  /// Likewise off a move of schedules.
  bool suppressMove(std::string_view move, const std::vector<bool> &holding);

  /// Likewise off a step.
  bool suppressStep(const PathStep &step, const std::vector<bool> &holding);

  /// Records because of which an oracle that compares no results stays away
  /// from the pass: crashes, hangs, invalid IR.
  bool suppressUnjudged(std::string_view pass,
                        const std::vector<bool> &holding);

  unsigned generation() const { return made; }

private:
  struct Guard {
    unsigned record;
    bool isAlways, isMiscompile;
    const std::vector<Glob> *options;
  };
  using List = llvm::SmallVector<unsigned, 4>; // places in `all`

  Registry &registry;
  unsigned made; // the registry's generation then
  std::vector<Guard> all;
  SelectorIndex selectors; // of `all`
  llvm::StringMap<List> passes, optionSets, moves;
  std::vector<std::pair<Glob, unsigned>> steps; // likewise
  llvm::StringMap<List> ofStep; // of the pipelines asked about, likewise

  bool ask(const List *guards, const std::vector<bool> &holding,
           bool onlyUnjudged = false);
  bool suppressAnyPass(const std::vector<bool> &holding,
                       bool onlyUnjudged = false);
};

} // namespace scion

#endif // SCION_HARNESS_LOWERING_GUARDS_H
