//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The programs that a drive starts from: those of the corpus, and mutants that
// it keeps. A kept mutant has a pair of dialects that no program before it had:
// one op inside another (control), or one that uses the other's result (data).
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_DRIVE_INPUTS_H
#define SCION_TOOLS_DRIVE_INPUTS_H

#include "mutators/Mutate.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace scion::drive {

/// Pairs of dialects: "scf > arith" (control) or "arith -> scf" (data).
std::vector<std::string> dialectPairs(const Program &program, bool control);

/// Dialects of the program's ops, without builtin.
std::set<std::string> dialectsOf(const Program &program);

struct Input {
  std::string text;
  std::set<std::string> dialects;
};

class Inputs {
public:
  /// `graft` applies to the mutants whose fragments need similar surroundings.
  explicit Inputs(const GraftOptions &graft = {});

  /// Adds all generic .mlir files below `place`, or the file `place`. Returns
  /// false if there are none.
  bool addCorpus(const std::string &place);

  /// Keeps a program that the tool accepts if it has a new pair. Returns
  /// whether it was kept.
  bool keepIfNew(const std::string &text);

  /// Keeps a program from the folder of a drive that is continued.
  void keep(const std::string &text);

  /// Draws half of the time from the kept mutants, if there are any, which
  /// gives mutants of mutants. With `wanted`, redraws a few times until a
  /// program has one of these dialects.
  const Input &draw(ChoiceStream &choices,
                    const std::vector<std::string> &wanted) const;

  /// A mutant of it, none if nothing applies.
  std::optional<Mutant> mutate(const Input &input, size_t maxSize,
                               uint64_t seed) {
    return (seed % 2 ? bold : careful).mutate(input.text, "", maxSize, seed);
  }

  size_t pairsOfSeeds() const { return ofSeeds.size(); }

  /// Pairs of the program that the corpus has not.
  std::vector<std::string> newPairs(const std::string &text) const;

  size_t seeds() const { return numSeeds; }
  size_t kept() const { return all.size() - numSeeds; }
  size_t refused() const { return numRefused; }
  const Input &seed(size_t i) const { return all[i]; }

private:
  bool add(const std::string &text, bool onlyIfNew);

  /// `careful` grafts fragments only into similar surroundings, `bold`
  /// anywhere.
  MutationEngine careful, bold;
  std::vector<Input> all;              // seeds first
  std::set<std::string> seen, ofSeeds; // pairs
  size_t numSeeds = 0, numRefused = 0;
};

} // namespace scion::drive

#endif // SCION_TOOLS_DRIVE_INPUTS_H
