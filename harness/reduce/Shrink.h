//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Hierarchical delta debugging on the IR: edits (Edit.h) are tried in order, in
// copies of this process, until none is left that keeps what the case shows.
// The first edit that succeeds in the order is taken, whichever process tries
// it, so the result does not depend on how many there are.
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

  /// Tries in all. The planted bugs of tests/plugins, in programs of 200 ops
  /// and more, take some 300 to 2,000.
  uint64_t fuel = 20000;

  /// CPU seconds that a try may take; what takes longer hangs.
  unsigned seconds = 20;

  /// A person's own test instead of a goal: whether a program is still
  /// interesting. Null: the result of the test case is kept.
  std::function<bool(const std::string &program)> test;

  /// Asked of each smaller case that shows the same, where that is not enough;
  /// null: it is. In a copy of this process.
  std::function<bool(const TestCase &)> confirm;
  bool isConfirmed(const TestCase &smaller) const {
    return !confirm || confirm(smaller);
  }

  /// Asked now and then: whether time is over. The best until then is the
  /// result, which then depends on the machine. Null: fuel alone ends it.
  std::function<bool()> isTimeOver;
  bool ends() const {
    return process::isInterrupted() || (isTimeOver && isTimeOver());
  }

  /// Told of each smaller program.
  std::function<void(const TestCase &best, unsigned ops, uint64_t tries,
                     const char *edit)>
      progress;
};

struct ShrinkResult {
  uint64_t tries = 0;
  bool isMinimal = false; // no edit is left; else fuel or Ctrl-C ended it
};

/// The result of a test case, from a copy of this process. `isFirst`: there is
/// no goal yet, `wanted` holds the kind and what is known of the culprit.
TestResult examine(const TestCase &subject, const Goal &wanted, bool isFirst,
                   const ShrinkOptions &options);

/// Makes the program smaller; the pipelines stay.
ShrinkResult shrinkProgram(TestCase &subject, const Goal &goal,
                           const ShrinkOptions &options, uint64_t fuel);

/// Makes the pipelines shorter: fewest passes, simplest options, then one pass
/// on its own input. `goal` follows where one pass shows it differently (but
/// not as another record: then the pass stays after the others).
ShrinkResult shrinkPath(TestCase &subject, Goal &goal,
                        const ShrinkOptions &options, uint64_t fuel);

/// Makes the wrong pipeline end with the culprit: the first pass after which
/// the right pipeline does not give the right result any more. False if there
/// is none. An empty wrong pipeline is the reference path.
bool endWithCulprit(TestCase &subject, const ShrinkOptions &options);

/// The same where no pipeline is right: the wrong pipeline becomes the
/// reference path up to the first pass after which the interpreter has another
/// result.
bool endWithCulpritByResult(TestCase &subject, const ShrinkOptions &options);

/// The module after the steps, as text; "" if they do not come to their end.
/// `kinds`, if given, gets its kinds (known/Selectors.h), one a line.
std::string programBehind(const TestCase &subject,
                          const std::vector<PathStep> &steps,
                          const ShrinkOptions &options,
                          std::string *kinds = nullptr);

/// The passes, and those of the reference path after them; none if that fails
/// to lower to LLVM.
std::vector<PathStep> completePipeline(const TestCase &subject,
                                       const std::vector<PathStep> &steps,
                                       const ShrinkOptions &options);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_SHRINK_H
