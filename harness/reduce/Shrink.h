//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Hierarchical delta debugging on the IR: edits (Edit.h) are tried in order, in
// copies of this process, until none keeps the result of the test case. The
// first edit in the order that succeeds is taken, so the result does not depend
// on the number of processes.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_REDUCE_SHRINK_H
#define SCION_HARNESS_REDUCE_SHRINK_H

#include "base/process/Interrupt.h"
#include "harness/reduce/TestCase.h"

#include <cstdint>
#include <functional>
#include <string>

namespace scion {

struct Trials;

struct ShrinkOptions {
  unsigned jobs = 1;

  /// The limit on all tries. The planted bugs of tests/plugins, in programs of
  /// 200 ops and more, take some 300 to 2,000.
  uint64_t fuel = 20000;

  /// CPU seconds that a try may take; a longer try counts as a hang.
  unsigned seconds = 20;

  /// The user's test, which replaces the goal: whether a program is still
  /// interesting. Null: the result of the test case must stay the same.
  std::function<bool(const std::string &program)> test;

  /// An additional test for each smaller case that shows the same, or null.
  /// Runs in a copy of this process.
  std::function<bool(const TestCase &)> confirm;
  bool isConfirmed(const TestCase &smaller) const {
    return !confirm || confirm(smaller);
  }

  /// Checked from time to time: whether to stop with the best case so far,
  /// which then depends on the machine. Null: only fuel ends the search.
  std::function<bool()> isTimeOver;
  bool ends() const {
    return process::isInterrupted() || (isTimeOver && isTimeOver());
  }

  /// Called for each smaller program.
  std::function<void(const TestCase &best, unsigned ops, uint64_t tries,
                     const char *edit)>
      progress;
};

struct ShrinkResult {
  uint64_t tries = 0;
  bool isMinimal = false; // no edit is left; not ended by fuel or Ctrl-C
};

/// The result of a test case, from a copy of this process. `isFirst`: there is
/// no goal yet; `wanted` holds the kind and, if known, the culprit.
TestResult examine(const TestCase &subject, const Goal &wanted, bool isFirst,
                   const ShrinkOptions &options);

/// Makes the program smaller; does not change the pipelines.
ShrinkResult shrinkProgram(TestCase &subject, const Goal &goal,
                           const ShrinkOptions &options, uint64_t fuel);

/// Makes the pipelines shorter: fewest passes, simplest options, then one pass
/// on its own input. If one pass alone shows the bug in another way, `goal` is
/// updated, unless another record would recognise it.
ShrinkResult shrinkPath(TestCase &subject, Goal &goal,
                        const ShrinkOptions &options, uint64_t fuel);

/// Makes the wrong pipeline end with the culprit: the first pass after which
/// the right pipeline does not give the right result any more. False if there
/// is none. An empty wrong pipeline is the reference path.
bool endWithCulprit(TestCase &subject, const ShrinkOptions &options);

/// The same if no pipeline is right: the wrong pipeline becomes the reference
/// path up to the first pass after which the interpreter has another result.
bool endWithCulpritByResult(TestCase &subject, const ShrinkOptions &options);

/// The module after the steps, as text; "" if a step fails. `kinds`, if not
/// null, gets the kinds of the module (known/Selectors.h), one a line.
std::string programBehind(const TestCase &subject,
                          const std::vector<PathStep> &steps,
                          const ShrinkOptions &options,
                          std::string *kinds = nullptr);

/// The passes, completed by those of the reference path; empty if the program
/// then fails to lower to LLVM.
std::vector<PathStep> completePipeline(const TestCase &subject,
                                       const std::vector<PathStep> &steps,
                                       const ShrinkOptions &options);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_SHRINK_H
