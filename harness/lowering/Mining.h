//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Measures the effects of a pass on the ops of a program: the ops that it
// replaces by ops of another dialect (a conversion), those that it changes in
// any way, and the patterns that it tries.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_MINING_H
#define SCION_HARNESS_LOWERING_MINING_H

#include <set>
#include <string>

namespace scion {

struct ParsedInput;
struct PathStep;

struct PassFacts {
  /// Op kinds that were replaced, and the dialects of the replacements.
  std::set<std::string> converts, into;

  /// Op kinds of which at least one op was changed, erased or replaced.
  std::set<std::string> worksOn;

  /// Patterns that were tried.
  std::set<std::string> patterns;
};

/// Runs `step` on a copy of the input's module and adds what it did.
///
/// First, every op gets a location of its own. Conversions build new ops at the
/// location of the op that they replace, so an op of another dialect at the
/// location of an erased one is its replacement. A constant at that location is
/// not counted, because it results from folding; a dead op leaves nothing
/// there.
void minePass(ParsedInput &input, const PathStep &step, PassFacts &facts);

} // namespace scion

#endif // SCION_HARNESS_LOWERING_MINING_H
