//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Measures what a pass does to the ops of a program: which it replaces by ops
// of another dialect (a conversion), which it changes at all, and which
// patterns it tries.
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
  /// Op kinds that were replaced, and the dialects that stand in for them.
  std::set<std::string> converts, into;

  /// Op kinds of which one was changed, moved out of existence, or replaced.
  std::set<std::string> worksOn;

  /// Patterns that were tried.
  std::set<std::string> patterns;
};

/// Runs `step` on a copy of the input's module and adds what it did.
///
/// Every op gets a location of its own first. Conversions build new ops at the
/// location of the op that they replace, so an op of another dialect at the
/// location of one that is gone has taken its place. Folding does not count: a
/// constant at that location is no conversion; nor is being dead, which leaves
/// nothing there.
void minePass(ParsedInput &input, const PathStep &step, PassFacts &facts);

} // namespace scion

#endif // SCION_HARNESS_LOWERING_MINING_H
