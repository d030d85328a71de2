//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The loop over the paths of one program.
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/LoweringCheck.h"

#include "base/FeatureMap.h"
#include "base/Lane.h"
#include "base/Stage.h"
#include "harness/experiment/Prepare.h"
#include "harness/experiment/Scope.h"
#include "harness/input/Cost.h"
#include "harness/known/Registry.h"
#include "harness/lowering/Hybrid.h"
#include "harness/lowering/PassRules.h"
#include "harness/lowering/PrintModule.h"
#include "harness/oracle/Ledger.h"
#include "harness/oracle/LoweringStep.h"
#include "harness/oracle/OwnSchedule.h"

using namespace scion;

/// Paths that an input may ask for; they take about half a second. (Options of
/// the process may ask for more.)
static constexpr uint64_t maxPaths = 200;

/// One in this many paths is built a second time, to see whether the output is
/// the same. Rebuilding costs as much as building.
static constexpr unsigned rebuildShare = 16;

LoweringCheck::LoweringCheck(ParsedInput &input, const LoweringOptions &options,
                             LoweringVerdict &verdict)
    : input(input), options(options), verdict(verdict),
      statistics(loweringStatistics()), choices(input.seed),
      module(*input.module),
      rules(options.rules ? *options.rules : RuleTable::global()) {}

//===----------------------------------------------------------------------===//
// Ends
//===----------------------------------------------------------------------===//

void LoweringCheck::end(LoweringVerdict::Kind kind, std::string reason) {
  verdict.kind = kind;
  verdict.reason = std::move(reason);
}

void LoweringCheck::outOfScope(std::string reason) {
  statistics.noteOutOfScope(reason);
  end(LoweringVerdict::Kind::OutOfScope, std::move(reason));
}

/// Counts an inconclusive path by its reason.
void LoweringCheck::uncompared(const std::string &reason) {
  statistics.noteUncompared(reason);
  ++verdict.uncompared[LoweringStatistics::classOf(reason)];
}

/// Replaces the verdict Agree if nothing was compared.
void LoweringCheck::endOfPaths() {
  if (verdict.kind != LoweringVerdict::Kind::Agree || verdict.comparisons)
    return;
  std::string reason;
  for (const auto &[why, count] : verdict.uncompared)
    reason += (reason.empty() ? "" : ", ") + std::to_string(count) +
              (count == 1 ? " path: " : " paths: ") + why;
  end(LoweringVerdict::Kind::NoComparison,
      reason.empty() ? "no path was asked for" : std::move(reason));
}

/// Adds the suppressed bugs to the verdict and to its finding.
void LoweringCheck::noteSuppressed() {
  Registry &registry = Registry::global();
  verdict.suppressed = registry.suppressed();
  if (verdict.finding)
    for (const Suppression &each : verdict.suppressed)
      verdict.finding->suppressed.push_back(each.id);
  registry.endProgram();
}

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

bool LoweringCheck::prepare() {
  StageScope stage("prepare");
  CostScope cost(Cost::Prepare);
  PrepareOptions prepare = options.prepare;
  if (input.directives.getNumber("recondition") == 0)
    prepare.recondition = false;
  isWellDefined = prepare.recondition;
  std::optional<std::string> why = prepareProgram(module, input.seed, prepare);
  if (why)
    outOfScope(*why);
  else if (options.to == "spirv")
    allowSpirvTypes(module);
  return !why;
}

void LoweringCheck::interpret() {
  refinement = nullptr;
  expected.reset();
  if (!options.meaningFuel)
    return;
  StageScope stage("interpret");
  CostScope cost(Cost::Interpret);
  semantics::Interpretation result = meaningOf(module, options.meaningFuel);
  if (result.kind != semantics::Ending::Kind::Finished) {
    // Some paths erase an endless loop without effects, so bound all loops.
    if (!hasFuel && isWellDefined && giveFuel(module, result.outcome)) {
      hasFuel = true;
      return;
    }
    mayBeLong = result.outcome.limit == Limit::Fuel;
    // A program that was not reconditioned may well be undefined.
    statistics.noteUninterpreted(result.str());
    return;
  }
  ++statistics.interpreted;
  expected = result.outcome;
  refinement =
      std::make_unique<RefinementCheck>(std::move(result), options.meaningFuel);
}

std::unique_ptr<PathBuilder>
LoweringCheck::makeBuilder(std::vector<PathStep> through) {
  PathOptions use;
  use.maxSteps = options.maxSteps;
  use.feedback = options.feedback;
  use.priority = options.priority;
  use.penalty = options.penalty;
  use.everyPath = options.everyPath;
  use.given = std::move(through);
  use.judging = Judging::TakeBack;
  std::string names = options.towards;
  if (auto own = input.directives.get("towards"))
    names += "," + std::string(*own);
  // An input may name a pass that this MLIR does not have; it is left out.
  std::string ignored;
  use.towards = Towards::parse(names, rules, ignored);
  (void)use.towards.addWeights(options.weights); // checked where it was read
  auto made = std::make_unique<PathBuilder>(module, input.context, rules, use);
  made->subject.refinement = refinement.get();
  made->subject.isKnownInvalid = isKnownInvalidIR;
  made->subject.beforeStep = [&](const std::vector<PathStep> &done,
                                 const PathStep &next, const OpKinds &kinds) {
    note->follow(done, next, kinds.kinds);
    if (options.progress)
      options.progress(program, note->path(), kinds.kinds);
  };
  if (options.onFinding && !options.survivesCrashes && Ledger::active())
    made->subject.wouldCrash = [&](const std::vector<PathStep> &done,
                                   const PathStep &next, mlir::ModuleOp before,
                                   const OpKinds &kinds) {
      return wouldCrash(done, next, before, kinds);
    };
  return made;
}

void LoweringCheck::run() {
  ++statistics.inputs;
  Registry::global().startProgram(input.directives.get("enable").value_or(""));
  judge();
  if (builder)
    for (const auto &[pass, counts] : builder->statistics())
      statistics.passes[pass] += counts;
  for (const PathBuilder *each : {builder.get(), given.get()})
    if (each)
      for (const auto &[hash, kinds] : each->subject.scanned)
        statistics.ops.note(kinds, hash == each->subject.hash);
  noteSuppressed();
}

void LoweringCheck::judge() {
  std::vector<PathStep> through = options.through;
  if (auto text = input.directives.get("through")) {
    std::string error;
    through = splitPipeline(*text, error);
  }
  takeOwnSchedule(module, through);
  if (!prepare())
    return;
  Executor::global().forgetOutcomes();
  // The note prints the prepared program: the engine's crash file only holds
  // the input.
  note = std::make_unique<PathNote>(&program);
  bool hadFuel, goesOn;
  do { // again if the program needs fuel
    hadFuel = hasFuel;
    program = printModule(module);
    interpret();
    if (hasFuel != hadFuel)
      continue;
    builder = makeBuilder();
    if (!options.to.empty() || hasOtherTarget(module))
      return judgeTargets(std::move(through));
    goesOn = true; // if it crashes
    isFast = refinement && through.empty() && isInFastLane(input.directives);
    if (isFast)
      break;
    judgeInCopies([&] { goesOn = judgeReference(); });
  } while (hasFuel != hadFuel);
  if (goesOn) {
    if (!through.empty())
      given = makeBuilder(std::move(through));
    judgePaths();
  }
}

//===----------------------------------------------------------------------===//
// Paths
//===----------------------------------------------------------------------===//

void LoweringCheck::judgePaths() {
  verdict.kind = LoweringVerdict::Kind::Agree;
  uint64_t paths = options.paths;
  if (auto asked = input.directives.getNumber("paths"))
    paths = std::min(*asked, maxPaths);
  if (isFast || (options.fan && refinement && !given)) {
    judgeInCopies([&] { judgeFan(); });
    judgeInCopies([&] { judgeTarget(drawTarget(0), 0); });
  }
  if (isFast)
    paths = 0;
  for (uint64_t i = 1;
       i <= paths && verdict.kind == LoweringVerdict::Kind::Agree; ++i) {
    ++statistics.paths;
    pathIndex = unsigned(i);
    isAskedFor = i == 1 && given;
    judgeInCopies([&] { judgePath(); });
    if (verdict.kind == LoweringVerdict::Kind::OutOfScope)
      return;
    if (options.isEnough && options.isEnough())
      break;
  }
  if (failed && !isFound())
    endOfFailedReference();
  endOfPaths();
}

/// Whether this is the first time that the campaign reads the program, which no
/// mutator has made.
static bool isReadFirst(const Directives &directives, uint64_t program) {
  if (isMutant(directives))
    return false;
  if (Ledger *ledger = Ledger::active())
    return ledger->noteRead(program);
  return isReadingCorpus();
}

/// Judges passes that are all applied to the same module: to the program, or to
/// a stage of its lowering.
void LoweringCheck::judgeFan() {
  uint64_t judged = statistics.interpretedSteps;
  uint64_t hash = stableHash(program);
  LoweredPath fan = buildEnabling(input.seed, [&] {
    return builder->buildFan(choices.fork("fan", hash),
                             isReadFirst(input.directives, hash));
  });
  judgeSetbacks(fan);
  verdict.comparisons += unsigned(statistics.interpretedSteps - judged);
}

/// Builds a path on which the registry may enable suppressed bugs.
LoweredPath
LoweringCheck::buildEnabling(uint64_t seed,
                             llvm::function_ref<LoweredPath()> build) {
  Registry &registry = Registry::global();
  registry.startPath(stableHash("lift", seed));
  LoweredPath path = build();
  registry.settlePath();
  return path;
}

/// Builds the path of this index and judges it.
void LoweringCheck::judgePath() {
  ChoiceStream drawn = choices.fork("path", pathIndex);
  PathBuilder &use = isAskedFor ? *given : *builder;
  use.subject.afterStep =
      offerOneAfter(drawn.fork("hybrid"), [](mlir::ModuleOp module) {
        return !whyOutOfScope(module);
      });
  LoweredPath path = buildEnabling(input.seed + pathIndex, [&] {
    return isAskedFor ? use.buildGiven() : use.build(drawn);
  });
  use.subject.afterStep = nullptr;
  judgeSetbacks(path);
  if (isFound())
    return;
  if (isAskedFor && path.end == PathEnd::GivenFailed)
    return end(LoweringVerdict::Kind::OutOfScope,
               "the given pipeline cannot be run: " + path.message);
  if (isAskedFor && options.examineThrough && path.end == PathEnd::Lowered &&
      !isStable(path, "", 0))
    return;
  judgeEnd(path, drawn.fork("rebuild").chance(1, rebuildShare));
  if (std::optional<unsigned> record = Registry::global().wantsChild();
      record && verdict.kind == LoweringVerdict::Kind::Agree)
    meetInChild(choices.fork("path", pathIndex), *record);
}

/// Reports the wrong passes, each of which was taken back.
void LoweringCheck::judgeSetbacks(LoweredPath &path) {
  for (const Setback &setback : path.setbacks) {
    Ledger *ledger = isCopy || !options.onFinding ? nullptr : Ledger::active();
    BucketKey rough = roughBucket(setback);
    std::optional<LedgerTime> time;
    unsigned toldBefore = told;
    if (ledger) {
      if (!ledger->mayExplain(rough, {}, setback.effect)) {
        uncompared("the share of a frequent finding is spent");
        continue;
      }
      time.emplace(rough);
    }
    switch (setback.status) {
    case StepStatus::InvalidIR:
      foundInvalidIR(setback);
      break;
    case StepStatus::EndlessPatterns:
      ++statistics.exhausted;
      foundCircle(setback);
      break;
    case StepStatus::Refuted:
      ++statistics.compared;
      ++verdict.comparisons;
      foundRefuted(setback);
      break;
    default:
      ++statistics.exhausted;
      uncompared("taken back: " + setback.message);
      break;
    }
    // Only a reported finding throttles its bucket; one that no replay confirms
    // is not reported.
    if (ledger && told != toldBefore)
      ledger->noteSaved(rough);
    if (isFound())
      return;
  }
}
