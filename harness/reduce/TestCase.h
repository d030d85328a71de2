//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The input of a reduction: a program, two pipelines to LLVM, and the result to
// keep.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_REDUCE_TESTCASE_H
#define SCION_HARNESS_REDUCE_TESTCASE_H

#include "harness/lowering/PathStep.h"
#include "harness/oracle/Finding.h"

#include <string>
#include <vector>

namespace scion {

struct TestCase {
  std::string program; // text

  /// The right pipeline, for results that differ, and the wrong one. Each is
  /// completed by the reference path if necessary.
  std::vector<PathStep> good, bad;

  /// The level of LLVM's optimiser after the wrong pipeline: 0 or 2.
  unsigned badLevel = 0;

  /// The oracle that judges the program if no pipeline shows the finding, or
  /// "".
  std::string oracle = {};

  /// Whether, for results that differ, the interpreter judges the output of the
  /// culprit, which is not executed: an execution of undefined output may print
  /// the right values.
  bool byInterpreter = false;
};

/// The pass that turns conditions of ops into assertions at run time.
inline constexpr char runtimeChecks[] = "generate-runtime-verification";

/// The pass that a wrong pipeline ends with. Runtime checks show the effect of
/// the pass before them.
inline const std::string &culpritPass(const std::vector<PathStep> &bad) {
  bool isShown = bad.size() > 1 && bad.back().pass == runtimeChecks;
  return bad[bad.size() - (isShown ? 2 : 1)].pass;
}

/// The result that a smaller test case must keep.
struct Goal {
  FindingKind kind = FindingKind::Miscompile;
  std::string culprit;
  std::string pattern; // empty: not known
  std::string known;   // the record's id; empty: none

  /// How the wrong pipeline ends, normalized: "finished", "trap null access",
  /// "unwritten memory", "invalid IR: …", the message of a crash; for
  /// TestCase::byInterpreter "refuted", "refuted: undefined" or "refuted:
  /// poison-branch".
  std::string ending;

  /// For results that differ: the effect of the culprit on the module
  /// (PassEffect.h). In a smaller case it may be a part of this.
  std::vector<std::string> effect = {};

  /// Whether the interpreter confirms that the program is well-defined.
  bool isInterpreted = false;

  bool operator==(const Goal &) const = default;
};

/// The result of running a test case.
struct TestResult {
  Goal shown;                // valid if `why` is empty
  std::string why;           // why nothing is shown
  std::string expected, got; // output of both pipelines, as by runner libraries
  std::string difference;    // one line

  bool fits(const Goal &goal) const { return why.empty() && shown == goal; }
};

/// Writes a result as text, for a parent process, and reads it.
std::string writeTestResult(const TestResult &tested);
TestResult readTestResult(std::string_view text);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_TESTCASE_H
