//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Directed rounds (MLIRTracer): some mutants are made for one rule, from a
// program with ops that the rule's pass works on, and their paths prefer that
// pass. The rules take turns. The oracle provides the rules, the ladder chooses
// the programs.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_RULEROUNDS_H
#define SCION_HARNESS_LOWERING_RULEROUNDS_H

#include "base/ChoiceStream.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace scion {

class RuleRounds {
public:
  struct Rule {
    std::string pass;

    /// Ops that a program must have one of: "arith.addi", or all of a dialect,
    /// "arith.*". Empty: any program.
    std::vector<std::string> ops;

    bool wants(std::string_view op) const;
  };

  static RuleRounds &global();

  /// One mutant in `oneIn` is directed; each rule is used for `each` of them in
  /// turn.
  void turnOn(std::vector<Rule> rules, uint64_t oneIn, uint64_t each);
  bool isOn() const { return !rules.empty(); }

  /// The rule of the next mutant, or null if it is not directed. It is current
  /// until the next call.
  const Rule *next(ChoiceStream &choices);

  /// The rule of the current mutant, or null.
  const Rule *current() const { return isDirected ? &rules[place] : nullptr; }

private:
  std::vector<Rule> rules;
  uint64_t oneIn = 0, each = 0, done = 0;
  size_t place = 0;
  bool isDirected = false;
};

} // namespace scion

#endif // SCION_HARNESS_LOWERING_RULEROUNDS_H
