//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares the outcomes of two versions of MLIR for the same programs and
// pipelines.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_OUTCOMES_COMPARE_H
#define SCION_TOOLS_OUTCOMES_COMPARE_H

#include "tools/outcomes/Run.h"

#include <map>
#include <string>
#include <vector>

namespace scion::outcomes {

enum class Group : unsigned char {
  Regression,       // a wrong result, a crash or invalid IR that is new
  Refused,          // a pass fails that did not
  Mended,           // a wrong result, a crash or invalid IR that is gone
  Accepted,         // a pass fails no longer
  OtherwiseWrong,   // a wrong result is another wrong result
  LegalDifference,  // both results refine the program, and they differ
  UnreadableSyntax, // the program cannot be read
  UnknownOption,    // a pass or an option is not there
  Own,              // the interpreter has another result for the program itself
};

/// "regression".
const char *toString(Group group);

/// Whether a group fails the check.
bool isFailure(Group group);

struct Change {
  Group group;
  std::string pass;    // the culprit, as in a pipeline; "" of UnreadableSyntax
  std::string words;   // what the one says and what the other says
  std::string program; // its name
  size_t index = 0;    // of the program
  size_t at = 0;       // the culprit's place in the pipeline
  std::vector<std::string> passes; // of the pipeline, up to the culprit
  std::string known;               // the record, or ""
};

/// Returns none if nothing relevant has changed.
std::optional<Change> compare(const PipelineRun &before,
                              const PipelineRun &now);

struct Comparison {
  std::string before, now;                 // versions of MLIR
  uint64_t runs = 0, same = 0, judged = 0; // judged: the interpreter's verdicts
  std::vector<Change> changes;
};

std::string comparisonText(const Comparison &comparison);
std::string comparisonJson(const Comparison &comparison);
std::string comparisonJUnit(const Comparison &comparison);

} // namespace scion::outcomes

#endif // SCION_TOOLS_OUTCOMES_COMPARE_H
