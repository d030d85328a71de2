//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The report of a reduced case, for the maintainers of MLIR: all they need to
// see, run and test the bug, from real runs of stock tools, without Scion.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_REDUCE_REDUCEREPORT_H
#define SCION_HARNESS_REDUCE_REDUCEREPORT_H

#include "harness/reduce/LightTest.h"
#include "harness/reduce/TestCase.h"

#include <string>
#include <vector>

namespace scion {

struct ShrinkOptions;

/// The result of one version of MLIR.
struct VersionAnswer {
  /// Cannot: it does not have the pass, an option or the syntax.
  enum Answer { Shows, Right, Cannot };

  std::string version; // "22.1.8"
  std::string says;    // "shows it"
  Answer answer = Cannot;
  bool isOnRecord = false; // not run here
};

struct ReportOptions {
  std::vector<std::string> otherTools; // folders
  std::string source;                  // a checkout of llvm-project, or ""
  std::string person;                  // who files the report, or ""
  std::string explanation;             // sentences of a person, or ""
  std::string searched;                // the day when no duplicate was found

  /// The recorded results of versions that are not installed.
  std::vector<VersionAnswer> onRecord;
};

struct ReportFacts {
  Finding finding;  // the first one
  TestCase subject; // reduced
  Goal goal;
  unsigned opsBefore = 0, opsAfter = 0;
  uint64_t tries = 0;
  std::string guard = {}; // Guard.h, or ""
};

/// Makes a script executable for everybody.
void makeExecutable(const std::string &script);

struct ReportOutcome {
  bool isWritten = false;
  std::string problem; // why stock tools do not show it, or an error
};

/// Writes reduced.mlir, report.md, replay.sh, test.mlir, with schedules
/// schedules.mlir and, if test.mlir has one function only, integration.mlir.
ReportOutcome writeReport(const ReportFacts &facts,
                          const ReportOptions &options,
                          const ShrinkOptions &how, const std::string &folder);

/// Whether mlir-opt crashes, too, or mlir-runner prints different values after
/// the two pipelines. False for other kinds, for which no tool is run. A
/// program that reads memory it does not own may print other values there than
/// in Scion.
bool showsWithStockTools(const TestCase &subject, const Goal &goal,
                         const ShrinkOptions &how);

//===----------------------------------------------------------------------===//
// Its parts
//===----------------------------------------------------------------------===//

/// The input of the texts.
struct ReportParts {
  Goal goal;
  std::string prefix;            // of the MLIR in use
  std::string program;           // reduced.mlir
  std::string programWithValues; // ValueComments.h
  std::string schedules;         // schedules.mlir, or ""
  std::string guilty;            // pipeline of the bad pipeline's own passes
  bool isOnePass = true;         // besides one that reads schedules
  std::string goodAll, badAll;   // complete pipelines, or ""
  std::string testAll;           // the bad one, of tests
  unsigned goodLevel = 0, badLevel = 0;
  std::string expected, got, source; // values; the source of `expected`
  bool gotVaries = false;            // from run to run: an address, say
  bool byInterpreter = false;        // TestCase::byInterpreter
  std::string difference;            // by the judge
  std::string input, output;         // of the culprit, as mlir-opt prints
  std::string message;               // of mlir-opt, for other kinds
  std::string wrongLine;             // in `output`, or ""
  bool isWrongLineKnown = false;     // if not, it is the first new line
  PassCheck check;                   // of test.mlir
  std::vector<VersionAnswer> versions;
  std::vector<std::string> plugins; // "--load-pass-plugin=My.so"
  std::string problem;          // why the MLIR in use does not show it, or ""
  std::vector<std::string> ops; // that the program is about
  std::string link;             // to Compiler Explorer, or ""
  std::string place;            // of the culprit in MLIR's source, or ""
  std::string guard;            // a sentence, or ""
  std::string person;           // ReportOptions::person
  std::string explanation;      // ReportOptions::explanation
  std::string searched;         // ReportOptions::searched
};

std::string reportTitle(const ReportParts &parts);
std::string reportText(const ReportParts &parts);
std::string replayScript(const ReportParts &parts);

/// test.mlir.
std::string lightTest(const ReportParts &parts);

/// integration.mlir, which checks the values if test.mlir does not; "" if
/// test.mlir checks them.
std::string integrationTest(const ReportParts &parts);

/// The first line of `after` that is not in `before`, ignoring names of values;
/// or else the first with operands of other ops; or else a new constant. "" if
/// there is none.
std::string firstNewLine(const std::string &before, const std::string &after);

/// The lines of `after` to show: all, if they are at most `most`; or else those
/// near the wrong line that are not in `before`, with their function and maps.
/// A gap between them counts as a line.
std::vector<size_t> linesToShow(const std::vector<std::string> &before,
                                const std::vector<std::string> &after,
                                const std::string &wrongLine, size_t most);

/// The names of the ops that are likely to be related to a bug, the most
/// specific first, without constants, functions and prints.
std::vector<std::string> tellingOps(const std::string &program);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_REDUCEREPORT_H
