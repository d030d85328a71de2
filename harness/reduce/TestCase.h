//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is reduced: a program, two ways to LLVM, and what is to stay as it was.
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

  /// The way that is wrong, and, for results that differ, the one that is
  /// right. Each is completed by the reference path where that is needed.
  std::vector<PathStep> good, bad;

  /// The level of LLVM's optimiser behind the bad way: 0 or 2.
  unsigned badLevel = 0;

  /// The oracle that is asked again, where no pipeline shows the finding.
  std::string oracle = {};

  /// Results that differ: whether the interpreter judges the output of the
  /// culprit, which is not executed. Of output that is undefined where the
  /// program is not, an execution may print what is right.
  bool byInterpreter = false;
};

/// Conditions of ops become assertions, at run time.
inline constexpr char runtimeChecks[] = "generate-runtime-verification";

/// The pass that a bad way ends with. Runtime checks show what the step before
/// them did.
inline const std::string &guiltyPass(const std::vector<PathStep> &bad) {
  bool isShown = bad.size() > 1 && bad.back().pass == runtimeChecks;
  return bad[bad.size() - (isShown ? 2 : 1)].pass;
}

/// What a smaller case has to show, too.
struct Goal {
  FindingKind kind = FindingKind::Miscompile;
  std::string culprit;
  std::string pattern; // empty: cannot be told
  std::string known;   // the record's id; empty: none

  /// How the bad way ends, without what moves with the program: "finished",
  /// "trap null access", "unwritten memory", "invalid IR: …", the words of a
  /// crash; of TestCase::byInterpreter "refuted" or "refuted: undefined".
  std::string ending;

  /// Of results that differ: what the culprit does to the module
  /// (PassEffect.h). A smaller case may show less of it.
  std::vector<std::string> effect = {};

  /// Whether the interpreter confirms that the program is well-defined.
  bool isInterpreted = false;

  bool operator==(const Goal &) const = default;
};

/// One answer about a case.
struct TestResult {
  Goal shown;                // valid if `why` is empty
  std::string why;           // why nothing is shown
  std::string expected, got; // what the two ways print, as runner libraries do
  std::string difference;    // one line

  bool fits(const Goal &goal) const { return why.empty() && shown == goal; }
};

/// The text of an answer, for a parent process; and back.
std::string writeTestResult(const TestResult &tested);
TestResult readTestResult(std::string_view text);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_TESTCASE_H
