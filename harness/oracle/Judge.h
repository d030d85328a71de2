//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The judgement of one program by the lowering oracle. Its parts:
//   LoweringEquivalence.cpp  the way through the paths, and what is compared
//   LoweringFindings.cpp     disagreements become findings: stable? who is
//                            guilty? what is told?
//   SecondReference.cpp      the reference path itself gives no result
//   TwinFindings.cpp         … or one that contradicts itself
//   MeaningFindings.cpp      what the program means, on each step of a path
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_JUDGE_H
#define SCION_HARNESS_ORACLE_JUDGE_H

#include "harness/exec/Executor.h"
#include "harness/input/ParsedInput.h"
#include "harness/lowering/LoweringPath.h"
#include "harness/oracle/Blame.h"
#include "harness/oracle/Comparison.h"
#include "harness/oracle/LoweringEquivalence.h"
#include "harness/oracle/LoweringStatistics.h"
#include "harness/oracle/Meaning.h"
#include "harness/oracle/Stability.h"
#include "harness/oracle/Twins.h"

#include <memory>
#include <set>
#include <string>
#include <vector>

namespace scion {

/// The byte that fresh memory is filled with in a second run.
inline constexpr uint8_t otherFill = 0x3C;

Outcome runModule(mlir::ModuleOp module, unsigned optLevel = 0,
                  const RunOptions &limits = {});
Outcome runFilledOtherwise(mlir::ModuleOp module);

/// Names the culprit, its modules, and what the interpreter says.
void tell(const Blame &blame, Finding &finding);

/// Completes the summary where no result differs.
void sayIfPoisonBranch(Finding &finding);

class Judge {
public:
  Judge(ParsedInput &input, const LoweringOptions &options,
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
  std::string program; // text of the module whose paths are compared
  LoweredPath reference;
  Outcome expected;
  ShownTwins twins;          // by structure
  uint64_t toldTwins = 0;    // base of those that the input states; 0: none
  std::set<uint64_t> seen;   // hashes of lowered modules
  std::set<unsigned> lifted; // records, on any path
  unsigned pathIndex = 0, blamed = 0, recognised = 0;
  std::unique_ptr<MeaningWatch> meaning; // none: no answer, or not asked
  bool isMeaningAsked = false, isReferenceWrong = false;
  bool hasFuel = false;       // see giveFuel
  bool isAskedFor = false;    // the path that is judged is a person's own
  bool isWellDefined = false; // the program was reconditioned
  bool hasReference = true;   // false: the reference path crashes

  // LoweringOptions::survivesCrashes.
  std::function<void(const Finding &)> tellOriginal; // in a copy only
  std::set<std::string> delivered;                   // keys of findings

  // The way of a program.
  void judge();
  bool prepare();
  Towards towards() const;
  PathOptions pathOptions() const;
  bool runReference(PathBuilder &builder);
  void judgePaths(PathBuilder &builder, PathBuilder *given);
  LoweredPath build(PathBuilder &builder, const ChoiceStream &drawn,
                    bool isWatched);
  void judgePath(PathBuilder &builder, LoweredPath &path, bool rebuild);
  void judgeDrawn(PathBuilder &builder, PathBuilder *given);
  bool crashesInCopy(PathBuilder &way, const std::function<void()> &work);
  void meetInChild(PathBuilder &builder, const ChoiceStream &drawn,
                   unsigned record);
  void judgeOptimized(PathBuilder &builder, LoweredPath &path,
                      const Outcome &unoptimized);

  // Ends, and what gives no comparison.
  void end(LoweringVerdict::Kind kind, std::string reason);
  void outOfScope(std::string reason);
  void uncompared(const std::string &reason);
  void endOfPaths();
  void noteKept();

  // Findings.
  bool isKnown(Finding &finding);
  void found(Finding finding); // unless it is known
  void report(Finding finding);
  void deliver(Finding finding);
  bool mayExplain() const;
  void foundInvalidIR(PathBuilder &builder, const LoweredPath &path);
  void foundCircle(PathBuilder &builder, const LoweredPath &path);
  void foundOtherModule(const LoweredPath &path);
  void foundDisagreement(PathBuilder &builder, const LoweredPath &path,
                         const Comparison &comparison);
  void foundOptimizerDifference(PathBuilder &builder, LoweredPath &path,
                                const std::string &difference,
                                const Outcome &unoptimized,
                                const Outcome &optimized);
  void noteInput(PathBuilder &builder, const std::vector<PathStep> &steps,
                 Finding &finding) const;
  ReplayRequest requestFor(const LoweredPath &path,
                           unsigned optLevel = 0) const;
  bool isEndless(const LoweredPath &path, Comparison &comparison);
  bool agreesWithFuel(const LoweredPath &path);
  bool isStable(const LoweredPath &path, const std::string &difference,
                unsigned optLevel, bool isDoubtful = false);
  bool blameReference(PathBuilder &builder);
  Blame explain(PathBuilder &builder, const LoweredPath &path,
                const Differs &differs, Finding &finding);
  void tellShared(const PathStep &guilty, const Blame &blame,
                  Finding &finding) const;

  // The reference path traps, or shows memory that was never written.
  struct OtherWay {
    std::string how;
    PathBuilder::Completion completion;
    std::vector<PathStep> copying; // unless empty: the way that copies
    LoweredPath path;
    Outcome outcome;
  };
  void judgeReferenceWithout(PathBuilder &builder, const std::string &problem);
  using IsRight = std::function<bool(const Outcome &)>;
  std::optional<OtherWay> findOtherWay(PathBuilder &builder);
  std::optional<OtherWay> copyingWay(PathBuilder &builder,
                                     const IsRight &isRight);
  std::optional<OtherWay> drawnWay(PathBuilder &builder,
                                   const IsRight &isRight);
  std::optional<OtherWay> isolatedWay(PathBuilder &builder,
                                      const IsRight &isRight);
  Blame explainReference(PathBuilder &builder, const OtherWay &way,
                         const Differs &isWrong, Finding &finding);
  void tellOtherWay(const OtherWay &way, Finding &finding);
  void foundReferenceWrong(PathBuilder &builder, OtherWay way,
                           const std::string &problem);
  void foundOwnDefect(const std::string &problem);

  // What the program means by the reference semantics.
  MeaningWatch *askMeaning();
  void judgeMeaning(PathBuilder &builder);
  void foundRefuted(PathBuilder &builder, const LoweredPath &path);
  void foundMismatch(PathBuilder &builder, const std::string &difference);
  bool foundByMeaning(PathBuilder &builder, const std::string &problem);

  // Two observations of one run that must be equal.
  void judgeTwins(PathBuilder &builder);
  void judgeTwinsOf(PathBuilder &builder, const ShownTwins &shown);
  void foundTwins(PathBuilder &builder, const ShownTwins &shown, uint64_t pair,
                  const TwinReading &reading);
};

} // namespace scion

#endif // SCION_HARNESS_ORACLE_JUDGE_H
