//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Steers a campaign: some mutants get a directive (`// scion: towards=…`) that
// makes their paths prefer a pass that applies and had few effects so far. The
// verdict depends on the program alone, which contains the directive.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_STEER_H
#define SCION_HARNESS_ORACLE_STEER_H

#include <string>
#include <string_view>

namespace scion {

enum class Steering : unsigned char {
  Off,
  Random, // any pass that applies (for comparison)
  Rare,   // the fewer effects it had, the likelier
  Rules,  // the rule that the ladder chose the mutant's parent for (RuleRounds)
};

/// Starts rounds through the rules of all passes that paths draw or, with
/// `towards`, of those that its names select.
void startRuleRounds(std::string_view towards, unsigned oneIn);

/// Adds the directive to one mutant in `oneIn`, and removes the parent's
/// directive from the others.
void steer(std::string &program, Steering how, unsigned oneIn);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_STEER_H
