//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/reduce/TestCaseFinding.h"

#include "llvm/ADT/StringRef.h"

using namespace scion;

Finding scion::findingOfCase(const Finding &found, const TestCase &subject,
                             const Goal &goal) {
  Finding finding{goal.kind, goal.culprit, goal.pattern, found.summary, "", {}};
  finding.reason = found.reason;
  finding.judgedBy = found.judgedBy;
  finding.shownBy = found.shownBy;
  finding.program = subject.program;
  finding.good = subject.good;
  finding.bad = subject.bad;
  finding.badLevel = subject.badLevel;
  finding.known = goal.known;
  finding.oracle = subject.oracle.empty() ? found.oracle : subject.oracle;
  if (!subject.bad.empty()) {
    finding.culpritIndex = subject.bad.size() - 1;
    finding.step = subject.bad.back().pipeline;
  }
  if (!found.frame.empty())
    finding.frame = llvm::StringRef(goal.ending).split(" in ").second.str();
  if (subject.byInterpreter)
    finding.shownBy = Demonstration::Interpreter;
  if (finding.shownBy == Demonstration::Commands && !finding.bad.empty())
    finding.shownBy = Demonstration::Passes; // the pipelines are to be written
  return finding;
}
