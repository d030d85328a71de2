//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The lowering oracle on one program: lowers it along paths, judges each pass,
// executes what they lower to, and compares. Its parts:
//   LoweringCheck.cpp     the loop over the paths
//   ReferencePath.cpp     the path that others are compared with
//   PathOutcome.cpp       executions
//   TargetPaths.cpp       paths to other targets than LLVM
//   SetbackFindings.cpp   findings from passes that failed the test
//   LoweringFindings.cpp  findings from executions that differ
//   PathStability.cpp     whether a path is the same in other processes
//   PathCopies.cpp        paths judged in copies of the process
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_LOWERINGCHECK_H
#define SCION_HARNESS_ORACLE_LOWERINGCHECK_H

#include "harness/experiment/Blame.h"
#include "harness/experiment/Execution.h"
#include "harness/experiment/Path.h"
#include "harness/experiment/Statistics.h"
#include "harness/input/ParsedInput.h"
#include "harness/oracle/LoweringEquivalence.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/oracle/Stability.h"
#include "harness/oracle/TargetExecutor.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <memory>
#include <set>
#include <string>
#include <vector>

namespace scion {

class LoweringCheck {
public:
  LoweringCheck(ParsedInput &input, const LoweringOptions &options,
                LoweringVerdict &verdict);

  void run();

private:
  ParsedInput &input;
  const LoweringOptions &options;
  LoweringVerdict &verdict;
  LoweringStatistics &statistics;
  ChoiceStream choices;
  mlir::ModuleOp module;
  const RuleTable &rules;
  std::string program; // text of the module that paths begin with
  std::unique_ptr<RefinementCheck> refinement; // null: no result
  std::unique_ptr<PathBuilder> builder;
  std::unique_ptr<PathBuilder> given; // of the path that a person asks for
  std::unique_ptr<PathNote> note;

  LoweredPath reference;

  /// The expected outcome: the result of the interpreter, or else of the first
  /// path that finishes. None: there is nothing to compare with yet.
  std::optional<Outcome> expected;
  std::vector<PathStep> expectedBy; // the path that gave it

  /// If the reference path lowers but gives no result: the reason, and its
  /// outcome.
  std::string problem;
  std::optional<Outcome> failed;

  std::set<uint64_t> seen;     // hashes of lowered modules
  std::set<uint64_t> compared; // those whose result was compared
  unsigned pathIndex = 0, explained = 0, recognised = 0;
  unsigned told = 0;                     // findings
  std::set<std::string> explainedPasses; // with wrong output, by effect
  bool hasFuel = false;                  // see giveFuel
  bool mayBeLong = false;                // the interpreter ran out of fuel
  bool isFast = false;                   // see Lane.h
  bool isAskedFor = false;    // the current path was given by the user
  bool isWellDefined = false; // the program was reconditioned

  // LoweringOptions::survivesCrashes.
  bool isCopy = false;             // findings are for the original to report
  std::set<std::string> delivered; // keys of findings

  // The loop.
  void judge();
  bool prepare();
  void interpret();
  std::unique_ptr<PathBuilder> makeBuilder(std::vector<PathStep> through = {});
  bool isFound() const { return verdict.kind == LoweringVerdict::Kind::Found; }
  bool judgeReference();
  bool judgeReferenceOutcome();
  void judgePaths();
  void judgeFan();
  LoweredPath buildEnabling(uint64_t seed,
                            llvm::function_ref<LoweredPath()> build);
  void judgeTargets(std::vector<PathStep> through);
  void judgeGiven();
  void judgeTarget(const std::string &target, unsigned index);
  bool executes(const std::string &target, unsigned index) const;
  void executeTarget(LoweredPath &path);
  std::string drawTarget(unsigned index);
  void judgePath();
  void judgeSetbacks(LoweredPath &path);
  void judgeEnd(LoweredPath &path, bool rebuild);
  void judgeOutcome(LoweredPath &path);
  bool isRightOptimized(LoweredPath &path);
  void noteCompared(const LoweredPath &path);
  void noteExecuted(const LoweredPath &path);
  void judgeOptimized(LoweredPath &path, const Outcome &unoptimized);

  // Ends, and paths that are inconclusive.
  void end(LoweringVerdict::Kind kind, std::string reason);
  void outOfScope(std::string reason);
  void uncompared(const std::string &reason);
  void endOfPaths();
  void noteSuppressed();

  // Findings.
  /// Whether the finding is on a path that the user gave or, with
  /// LoweringOptions::reportsAskedEverywhere, in a pass of that path.
  bool isAsked(const Finding &finding) const;
  bool isKnown(Finding &finding);
  void found(Finding finding); // unless it is known
  void report(Finding finding);
  void deliver(Finding finding);
  bool mayExplain() const;
  bool mayExplainRefuted(const Setback &setback);
  void foundInvalidIR(const Setback &setback);
  void foundCircle(const Setback &setback);
  void foundRefuted(const Setback &setback);
  void foundMismatch(const std::string &difference, const Outcome &actual);
  void foundTranslated(LoweredPath &path, const TargetRun &run,
                       const Difference &difference);
  void foundDisagreement(const LoweredPath &path, const Comparison &comparison);
  void foundOptimizerDifference(LoweredPath &path,
                                const std::string &difference,
                                const Outcome &unoptimized,
                                const Outcome &optimized);
  Blame explain(const LoweredPath &path, const Differs &differs,
                Finding &finding);
  void tellShared(const PathStep &culprit, Finding &finding) const;

  // The reference path fails.
  void foundReferenceFails(const LoweredPath &other, const Outcome &right);
  void endOfFailedReference();

  // Other processes.
  ReplayRequest requestFor(const LoweredPath &path,
                           unsigned optLevel = 0) const;
  bool isEndless(const LoweredPath &path, Comparison &comparison);
  bool agreesWithFuel(const LoweredPath &path);
  bool isStable(const LoweredPath &path, const std::string &difference,
                unsigned optLevel, bool isDoubtful = false);
  void foundUnstable(const LoweredPath &path, const Stability &stability,
                     const std::string &difference, unsigned optLevel);
  void tellUnstableRun(const LoweredPath &path, const Stability &stability,
                       const std::string &difference, Finding &finding);
  void tellUnstablePass(const LoweredPath &path, const Stability &stability,
                        const std::string &difference, Finding &finding);
  void foundOtherModule(const LoweredPath &path);

  // Copies of this process.
  void judgeInCopies(const std::function<void()> &work);
  bool crashesInCopy(const std::function<void()> &work);
  bool wouldCrash(const std::vector<PathStep> &done, const PathStep &next,
                  mlir::ModuleOp before, const OpKinds &kinds);
  void meetInChild(const ChoiceStream &drawn, unsigned record);
};

} // namespace scion

#endif // SCION_HARNESS_ORACLE_LOWERINGCHECK_H
