//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The report of a reduced case, for the maintainers of MLIR: what they need to
// see, run and test it, from real runs of stock tools. It says nothing of us.
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
  /// Cannot: it has not the pass, an option or the syntax.
  enum Answer { Shows, Right, Cannot };

  std::string version; // "22.1.8"
  std::string says;    // "shows it"
  Answer answer = Cannot;
};

struct ReportOptions {
  std::vector<std::string> otherTools; // folders
  std::string source;                  // a checkout of llvm-project, or ""
  std::string person;                  // who files the report, or ""
  std::string explanation;             // sentences of a person, or ""

  /// The results on record of versions that are not at hand.
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

/// Lets everybody run a script that was written.
void makeExecutable(const std::string &script);

struct ReportOutcome {
  bool isWritten = false;
  std::string problem; // what does not show with stock tools, or went wrong
};

/// Writes reduced.mlir, report.md, replay.sh, test.mlir and, where that is one
/// function only, integration.mlir.
ReportOutcome writeReport(const ReportFacts &facts,
                          const ReportOptions &options,
                          const ShrinkOptions &how, const std::string &folder);

/// Whether mlir-opt crashes, too, or mlir-opt and mlir-runner print other
/// values through the two pipelines, and the right ones through the one; of
/// other kinds no tool is run. A program that reads memory it does not own may
/// print anything, and something else in Scion's run than in theirs.
bool showsWithStockTools(const TestCase &subject, const Goal &goal,
                         const ShrinkOptions &how);

//===----------------------------------------------------------------------===//
// Its parts
//===----------------------------------------------------------------------===//

/// The input of the texts.
struct ReportParts {
  Goal goal;
  std::string prefix;            // of the MLIR whose tools show it
  std::string program;           // reduced.mlir
  std::string programWithValues; // ValueComments.h
  std::string schedules;         // schedules.mlir, or ""
  std::string guilty;            // pipeline of the bad way's own steps
  std::string goodAll, badAll;   // complete pipelines, or ""
  unsigned badLevel = 0;
  bool isGoodAtBadLevel = false;     // goodAll prints the right values there
  std::string expected, got, source; // values; what expects them
  bool gotVaries = false;            // from run to run: an address, say
  bool byInterpreter = false;        // TestCase::byInterpreter
  std::string difference;            // by the judge
  std::string input, output;         // of the culprit, as mlir-opt prints
  std::string message;               // of mlir-opt, for other kinds
  std::string wrongLine;             // in `output`, or ""
  bool isWrongLineKnown = false;     // else it is the first new one
  PassCheck check;                   // of test.mlir
  std::vector<VersionAnswer> versions;
  std::vector<std::string> plugins; // "--load-pass-plugin=My.so"
  std::string problem;          // why the MLIR in use does not; empty: it does
  std::vector<std::string> ops; // that the program is about
  std::string link;             // to Compiler Explorer, or ""
  std::string place;            // of the culprit in MLIR's source, or ""
  std::string guard;            // a sentence, or ""
  std::string person;           // ReportOptions::person
  std::string explanation;      // ReportOptions::explanation
};

std::string reportTitle(const ReportParts &parts);
std::string reportText(const ReportParts &parts);
std::string replayScript(const ReportParts &parts);

/// test.mlir.
std::string lightTest(const ReportParts &parts);

/// integration.mlir, which has the values that test.mlir leaves out; "" where
/// it does not.
std::string integrationTest(const ReportParts &parts);

/// The first line of `after` that is not in `before`, but for names of values;
/// else the first that is given values of other ops; else a new constant. "" if
/// there is none.
std::string firstNewLine(const std::string &before, const std::string &after);

/// Which lines of `after` are shown: all, where they are at most `most`; else
/// those that are not in `before` and those that they refer to, around the
/// wrong one.
std::vector<size_t> linesToShow(const std::vector<std::string> &before,
                                const std::vector<std::string> &after,
                                const std::string &wrongLine, size_t most);

/// The names of the ops that a bug is likely about, most telling first: no
/// constants, no functions, no prints.
std::vector<std::string> tellingOps(const std::string &program);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_REDUCEREPORT_H
