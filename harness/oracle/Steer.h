//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Steers a campaign: now and then a mutant names a pass that its paths prefer
// (`// scion: towards=…`), one that applies to it and that had few effects so
// far. The verdict depends on the program alone, which has that directive.
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

/// Directed rounds through the rules of all passes that paths draw or, with
/// `towards`, of those that these names mean.
void startRuleRounds(std::string_view towards, unsigned oneIn);

/// One mutant in `oneIn` is steered, others lose what their parent said.
void steer(std::string &program, Steering how, unsigned oneIn);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_STEER_H
