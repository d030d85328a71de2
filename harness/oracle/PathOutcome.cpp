//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes the module that a path ends with, and compares.
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/LoweringCheck.h"

#include "harness/lowering/PassRules.h"

using namespace scion;

void LoweringCheck::judgeEnd(LoweredPath &path, bool rebuild) {
  switch (path.end) {
  case PathEnd::Lowered:
    ++statistics.lowered;
    break;
  case PathEnd::NotLowered:
  case PathEnd::GivenFailed:
    ++statistics.notLowered;
    return uncompared("not lowered: " + path.message);
  case PathEnd::Wrong:
    return uncompared("too many passes were taken back");
  }
  if (rebuild) {
    LoweredPath again = builder->replay(path.steps, /*finish=*/false);
    // Equal hashes are the quick answer, equal text is the right one.
    if (again.end != PathEnd::Lowered ||
        (again.hash != path.hash &&
         comparableText(*again.module) != comparableText(*path.module)))
      return foundOtherModule(path);
  }
  if (!seen.insert(path.hash).second) {
    ++statistics.identical;
    if (compared.contains(path.hash))
      noteExecuted(path);
    return uncompared("the module of an earlier path");
  }
  judgeOutcome(path);
}

void LoweringCheck::noteCompared(const LoweredPath &path) {
  ++statistics.compared;
  ++verdict.comparisons;
  compared.insert(path.hash);
  noteExecuted(path);
}

/// Counts for each pass of the path that a result was compared.
void LoweringCheck::noteExecuted(const LoweredPath &path) {
  for (const PathStep &step : path.steps)
    ++builder->subject.counts[step.pass].executed;
}

/// Whether the module has the expected outcome at O2. Then it is not run at O0.
bool LoweringCheck::isRightOptimized(LoweredPath &path) {
  if (!expected || failed)
    return false;
  Outcome optimized = runModule(*path.module, 2);
  ++statistics.executed;
  ++statistics.optimized;
  if (!compareWithReference(*expected, optimized).agrees())
    return false;
  noteCompared(path);
  return true;
}

void LoweringCheck::judgeOutcome(LoweredPath &path) {
  bool isOptimized = choices.fork("optimized", path.hash ? seen.size() : 0)
                         .chance(1, options.optimizedShare);
  if (isOptimized && isRightOptimized(path))
    return;
  Outcome actual = runModule(*path.module);
  ++statistics.executed;
  if ((failed || !expected) && actual.kind == Outcome::Kind::Finished &&
      (!expected || !firstDifference(*expected, actual)) &&
      !readsFreshMemory(*path.module, actual)) {
    if (failed)
      foundReferenceFails(path, actual);
    if (isFound())
      return;
    if (!expected)
      expected = actual;
    expectedBy = path.steps;
  }
  if (!expected)
    return uncompared("the reference path gives no result");
  Comparison comparison = compareWithReference(*expected, actual);
  if (comparison.what == Disagreement::Endless)
    (void)isEndless(path, comparison);
  if (!comparison.unknown.empty())
    return uncompared(comparison.unknown);
  noteCompared(path);
  // Run again with other contents of fresh memory. If the output shows them, a
  // pass of the path is wrong, unless the program was not reconditioned: it may
  // read a tensor.empty itself.
  if (comparison.what == Disagreement::Results && actual.isComparable() &&
      readsFreshMemory(*path.module, actual)) {
    ++statistics.uninitialized;
    if (!isWellDefined)
      return uncompared("memory that was never written, in a program that "
                        "was not reconditioned");
    comparison.difference += ", memory that was never written";
  }
  if (comparison.what != Disagreement::None)
    return foundDisagreement(path, comparison);
  if (actual.isComparable() && isOptimized)
    judgeOptimized(path, actual);
}

/// Compares O0 and O2 of one module. If they differ, a pass sets a wrong flag
/// (nsw, inbounds, fast-math), or LLVM is wrong. The culprit is the first pass
/// after which the levels differ; on the reference path none is searched for.
void LoweringCheck::judgeOptimized(LoweredPath &path,
                                   const Outcome &unoptimized) {
  ++statistics.executed;
  ++statistics.optimized;
  Outcome optimized = runModule(*path.module, 2);
  Comparison comparison = compareWithReference(unoptimized, optimized);
  // O2 comparisons are not run again with larger limits: none needed it in the
  // surveys.
  if (comparison.what == Disagreement::Endless)
    return uncompared("O2 runs out of " +
                      std::string(toString(optimized.limit)));
  if (!comparison.unknown.empty())
    return uncompared("O2: " + comparison.unknown);
  ++statistics.compared;
  ++verdict.comparisons;
  if (comparison.what != Disagreement::None)
    foundOptimizerDifference(path, comparison.difference, unoptimized,
                             optimized);
}
