//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Repeat.h"

#include "harness/input/ContextPool.h"
#include "harness/lowering/ModuleHash.h"
#include "harness/lowering/PrintModule.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/oracle/LoweringStep.h"
#include "harness/oracle/Message.h"

#include <algorithm>

using namespace scion;

using Steps = std::vector<PathStep>;

/// The first line of `first` that `second` does not have there, cut short.
static std::string_view firstDifference(std::string_view first,
                                        std::string_view second) {
  constexpr size_t longest = 100;
  size_t at =
      std::mismatch(first.begin(), first.end(), second.begin(), second.end())
          .first -
      first.begin();
  size_t start = first.rfind('\n', at) + 1; // 0 where there is none
  std::string_view line = first.substr(start);
  line = line.substr(0, line.find('\n'));
  line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
  return line.substr(0, longest);
}

/// Runs a pass on a copy of the module. Returns the output as text or, if the
/// pass fails, its message; the module is then deleted.
static std::string textAfter(Subject &subject, const PathStep &step,
                             mlir::OwningOpRef<mlir::ModuleOp> &module) {
  StepResult result = subject.runner.run(*module, step, subject.lease);
  if (!isRefusal(result.status))
    return printModule(*module);
  if (result.status == StepStatus::InvalidIR) {
    subject.lease.abandon(module.release());
    return "invalid IR: " + wordsOf(result.message) + "\n";
  }
  module = nullptr;
  return "the pass fails: " + wordsOf(result.message) + "\n";
}

/// The culprit is the first pass after which two new runs differ, or the last
/// pass if they do not differ this time.
static Finding differing(PathBuilder &builder, Steps path, std::string first,
                         std::string second) {
  Subject &subject = builder.subject;
  mlir::OwningOpRef<mlir::ModuleOp> left = subject.program.clone(),
                                    right = subject.program.clone();
  std::string prints = printsOf(subject.runner);
  for (size_t i = 0; i + 1 < path.size(); ++i) {
    std::string one = textAfter(subject, path[i], left);
    std::string two = textAfter(subject, path[i], right);
    if (one != two) {
      path.resize(i + 1);
      prints = printsOf(subject.runner);
      first = std::move(one);
      second = std::move(two);
    }
    // Both runs may fail here in the same way, although the first run did not.
    if (path.size() == i + 1 || !left || !right)
      break;
  }
  Finding finding{FindingKind::Nondeterminism,
                  path.back().pass,
                  "",
                  "the same passes give another module the second time: '" +
                      withoutAddresses(firstDifference(first, second)) + "'",
                  prints,
                  {}};
  finding.reason = FindingReason::OtherModule;
  finding.judgedBy = JudgedBy::Repetition;
  finding.culpritIndex = path.size() - 1;
  finding.expected = std::move(first);
  finding.actual = std::move(second);
  demonstrate(finding, Demonstration::Passes, printModule(subject.program), {},
              path);
  noteInputOf(builder, path, finding);
  return finding;
}

std::optional<Finding> scion::differsAgain(PathBuilder &builder,
                                           const Steps &passes,
                                           mlir::ModuleOp output) {
  mlir::OwningOpRef<mlir::ModuleOp> again = builder.subject.program.clone();
  for (size_t i = 0; i < passes.size(); ++i) {
    std::string said = textAfter(builder.subject, passes[i], again);
    if (!again)
      return differing(builder, {passes.begin(), passes.begin() + i + 1},
                       "the pass succeeds\n", std::move(said));
  }
  // Equal hashes are the quick answer, equal text is the right one.
  if (hashInContext(*again) == hashInContext(output))
    return std::nullopt;
  std::string first = printModule(output), second = printModule(*again);
  if (first == second)
    return std::nullopt;
  return differing(builder, passes, std::move(first), std::move(second));
}
