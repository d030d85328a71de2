//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/FindingReplay.h"

#include "harness/input/ParsedInput.h"
#include "harness/oracle/Bucket.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/oracle/Oracle.h"
#include "harness/oracle/OwnSchedule.h"
#include "harness/oracle/Recognise.h"
#include "harness/reduce/Edit.h"
#include "harness/reduce/Probe.h"
#include "harness/reduce/Trial.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"

using namespace scion;

std::optional<TestCase> scion::testCaseOf(const Finding &finding,
                                          std::string &why) {
  TestCase result;
  result.program = finding.program;
  for (const ReplayFile &file : finding.files)
    if (result.program.empty() && file.name == "program.mlir")
      result.program = file.text;
  if (finding.kind == FindingKind::OwnDefect) {
    why = "findings of the kind " + std::string(toString(finding.kind)) +
          " cannot be reduced: use --test";
    return std::nullopt;
  }
  if (finding.bad.empty()) {
    const Oracle *oracle = oracleNamed(finding.oracle);
    if (oracle && !oracle->hasSubcommand) {
      result.oracle = oracle->name;
      return result;
    }
    why = "the finding has no pipeline that shows it";
    return std::nullopt;
  }
  result.good = finding.good;
  result.bad = finding.bad;
  result.badLevel = finding.badLevel;
  for (PathStep &step : result.bad)
    step.isAsked = true;
  return result;
}

bool scion::showsDetail(const Finding &finding, const TestResult &shown) {
  BucketKey bucket = bucketOf(finding);
  llvm::StringRef detail = bucket.detail, ending = shown.shown.ending;
  if (detail.empty())
    return true;
  switch (finding.kind) {
  case FindingKind::Crash:
    return ending.ends_with(detail);
  case FindingKind::InvalidIR:
    // Both end with the message of the verifier.
    return detail.ends_with(ending.split(": ").second);
  default:
    return finding.pattern.empty() || shown.shown.pattern.empty() ||
           finding.pattern == shown.shown.pattern;
  }
}

/// Runs the test case, and rejects a crash in another culprit: after a pass
/// corrupts the heap, any stage may crash.
static TestResult examineCulprit(const TestCase &subject, const Goal &wanted,
                                 const ShrinkOptions &options) {
  TestResult tested = examine(subject, wanted, /*isFirst=*/true, options);
  if (tested.why.empty() && wanted.kind == FindingKind::Crash &&
      !wanted.culprit.empty() && wanted.culprit != "unknown" &&
      tested.shown.culprit != wanted.culprit)
    tested.why = "another culprit: " + tested.shown.culprit;
  return tested;
}

/// Runs the test case. Cuts the wrong pipeline after the culprit if the
/// reference path then shows the finding, too.
static TestResult establish(TestCase &subject, const Finding &finding,
                            const ShrinkOptions &options) {
  Goal wanted;
  wanted.kind = finding.kind;
  wanted.culprit = finding.culprit;
  for (size_t count = 1; count < subject.bad.size(); ++count) {
    if (subject.bad[count - 1].pass != finding.culprit)
      continue;
    TestCase shorter = subject;
    shorter.bad.resize(count);
    TestResult tested = examineCulprit(shorter, wanted, options);
    if (!tested.why.empty() || !showsDetail(finding, tested))
      continue;
    subject = shorter;
    return tested;
  }
  TestResult tested = examineCulprit(subject, wanted, options);
  if ((tested.why.empty() && showsDetail(finding, tested)) ||
      subject.bad.empty())
    return tested;
  if (!tested.why.empty() && isJudgedByInterpreter(wanted) &&
      !subject.byInterpreter && subject.badLevel == 0) {
    // Undefined behaviour may show only with optimisation.
    TestCase optimised = subject;
    optimised.badLevel = 2;
    TestResult other = examine(optimised, wanted, /*isFirst=*/true, options);
    if (other.why.empty()) {
      subject = optimised;
      return other;
    }
  }
  // Try again with known bugs suppressed. Stock tools do not suppress them; the
  // report says so if they do not show the finding.
  TestCase suppressed = subject;
  for (PathStep &step : suppressed.bad)
    step.isAsked = false;
  TestResult other = examineCulprit(suppressed, wanted, options);
  bool isBetter =
      other.why.empty() && (!tested.why.empty() || showsDetail(finding, other));
  if (!isBetter)
    return tested;
  subject = suppressed;
  return other;
}

/// Moves a schedule from the program into its step, as the oracles do.
static void giveOwnSchedule(TestCase &subject, const ShrinkOptions &options) {
  if (llvm::none_of(subject.bad, [](const PathStep &step) {
        return step.pass == "transform-interpreter" && step.schedule.empty();
      }))
    return;
  Trials trials;
  trials.seconds = options.seconds;
  trials.work = [&](size_t) -> Answer {
    std::optional<ParsedInput> input = parseInput(subject.program);
    if (!input)
      return std::nullopt;
    std::vector<PathStep> steps = subject.bad;
    takeOwnSchedule(*input->module, steps);
    std::string text = genericText(*input->module);
    for (const PathStep &step : steps)
      text += '\0' + step.pipeline + '\0' + step.schedule;
    return text;
  };
  trials.died = [](size_t, const Death &, const std::string &) -> Answer {
    return std::nullopt;
  };
  std::optional<FirstAnswer> answer = firstAnswer(trials, 0, 1);
  llvm::SmallVector<llvm::StringRef> fields;
  std::string told = answer ? answer->text : "";
  llvm::StringRef(told).split(fields, '\0');
  if (fields.size() != 1 + 2 * subject.bad.size())
    return;
  subject.program = fields[0].str();
  for (size_t i = 0; i < subject.bad.size(); ++i) {
    subject.bad[i].pipeline = fields[1 + 2 * i].str();
    subject.bad[i].schedule = fields[2 + 2 * i].str();
  }
}

std::optional<Replayed> scion::replayFinding(const Finding &finding,
                                             TestCase subject,
                                             const ShrinkOptions &options,
                                             std::string &why) {
  giveOwnSchedule(subject, options);
  Replayed start{finding, std::move(subject), {}};
  Replayed meant = start;
  start.shown = establish(start.subject, start.finding, options);
  if (start.shown.why.empty())
    return start;
  why = start.shown.why;
  if (meant.finding.kind == FindingKind::Miscompile) {
    // The expected result may be the interpreter's, not that of the reference
    // path.
    meant.finding.kind = FindingKind::ReferenceMismatch;
    meant.shown = establish(meant.subject, meant.finding, options);
    if (meant.shown.why.empty())
      return meant;
  }
  if (meant.finding.kind == FindingKind::ReferenceMismatch &&
      !meant.subject.bad.empty() && finding.judgedBy == JudgedBy::Interpreter) {
    // The printed values may be equal: let the interpreter judge the output.
    meant.subject.byInterpreter = true;
    meant.shown = establish(meant.subject, meant.finding, options);
    if (meant.shown.why.empty())
      return meant;
    meant.subject.byInterpreter = false;
  }
  if (meant.finding.kind == FindingKind::Nondeterminism &&
      !meant.subject.bad.empty()) {
    // If the program prints an address, each process prints another one, but
    // the reference path may print a fixed value.
    meant.subject.good.clear();
    if (endWithCulprit(meant.subject, options)) {
      meant.finding.kind = FindingKind::Miscompile;
      meant.finding.culprit = culpritPass(meant.subject.bad);
      meant.shown = establish(meant.subject, meant.finding, options);
      if (meant.shown.why.empty())
        return meant;
    }
  }
  return std::nullopt;
}

std::optional<Replayed> scion::replayFinding(const Finding &finding,
                                             const ShrinkOptions &options,
                                             std::string &why) {
  std::optional<TestCase> subject = testCaseOf(finding, why);
  if (!subject)
    return std::nullopt;
  return replayFinding(finding, std::move(*subject), options, why);
}

void scion::recogniseReplayed(Replayed &replayed,
                              const ShrinkOptions &options) {
  Finding &finding = replayed.finding;
  const std::vector<PathStep> &steps = replayed.subject.bad;
  if (steps.empty())
    return;
  if (finding.input.empty() || finding.inputKinds.empty()) {
    std::string kinds;
    std::string input = programBehind(
        replayed.subject, {steps.begin(), steps.end() - 1}, options, &kinds);
    if (finding.input.empty())
      finding.input = std::move(input);
    llvm::SmallVector<llvm::StringRef> names;
    llvm::StringRef(kinds).split(names, '\n', -1, /*KeepEmpty=*/false);
    noteInput(finding, steps.back(),
              std::vector<std::string>(names.begin(), names.end()));
  }
  absorb(finding, /*isAsked=*/true); // only for the id
}
