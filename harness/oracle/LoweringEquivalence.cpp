//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One idea: one program, from its preparation to the verdict on its paths.
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/LoweringEquivalence.h"

#include "base/FeatureMap.h"
#include "base/Stage.h"
#include "harness/input/Cost.h"
#include "harness/input/Registration.h"
#include "harness/known/Registry.h"
#include "harness/lowering/OpKinds.h"
#include "harness/lowering/PassRules.h"
#include "harness/oracle/Hybrid.h"
#include "harness/oracle/Judge.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/oracle/LoweringStep.h"
#include "harness/oracle/OwnSchedule.h"
#include "harness/oracle/Scope.h"

#include "mlir/Pass/PassRegistry.h"

#include <algorithm>

using namespace scion;

/// A program may ask for many paths; it gets this many at most, which take
/// about half a second. (Who runs Scion may ask for more.)
static constexpr uint64_t maxPaths = 200;

/// One in this many paths is built a second time: is the compiler's output the
/// same? Rebuilding costs as much as building.
static constexpr unsigned rebuildShare = 16;

Outcome scion::runModule(mlir::ModuleOp module, unsigned optLevel,
                         const RunOptions &limits) {
  StageScope stage(optLevel ? "codegen-O2" : "codegen-O0");
  ExecOptions options;
  static_cast<RunOptions &>(options) = limits;
  options.optLevel = optLevel;
  return execute(module, options);
}

Outcome scion::runFilledOtherwise(mlir::ModuleOp module) {
  RunOptions options;
  options.fill = otherFill;
  return runModule(module, 0, options);
}

Judge::Judge(ParsedInput &input, const LoweringOptions &options,
             LoweringVerdict &verdict)
    : input(input), options(options), verdict(verdict),
      statistics(loweringStatistics()), choices(input.seed),
      module(*input.module),
      rules(options.rules ? *options.rules : RuleTable::global()) {}

//===----------------------------------------------------------------------===//
// Ends
//===----------------------------------------------------------------------===//

void Judge::end(LoweringVerdict::Kind kind, std::string reason) {
  verdict.kind = kind;
  verdict.reason = std::move(reason);
}

void Judge::outOfScope(std::string reason) {
  statistics.noteOutOfScope(reason);
  end(LoweringVerdict::Kind::OutOfScope, std::move(reason));
}

/// A path that gives no comparison is counted by reason, never just left.
void Judge::uncompared(const std::string &reason) {
  statistics.noteUncompared(reason);
  ++verdict.uncompared[LoweringStatistics::classOf(reason)];
}

/// Agreement needs something that was compared.
void Judge::endOfPaths() {
  if (verdict.kind != LoweringVerdict::Kind::Agree || verdict.comparisons ||
      verdict.twins)
    return;
  std::string reason;
  for (const auto &[why, count] : verdict.uncompared)
    reason += (reason.empty() ? "" : ", ") + std::to_string(count) +
              (count == 1 ? " path: " : " paths: ") + why;
  end(LoweringVerdict::Kind::NoComparison,
      reason.empty() ? "no path was asked for" : std::move(reason));
}

//===----------------------------------------------------------------------===//
// The way of a program
//===----------------------------------------------------------------------===//

bool Judge::prepare() {
  StageScope stage("prepare");
  CostScope cost(Cost::Prepare);
  PrepareOptions prepare = options.prepare;
  if (input.directives.getNumber("recondition") == 0)
    prepare.recondition = false;
  isWellDefined = prepare.recondition;
  std::optional<std::string> why =
      prepareProgram(module, input.seed, prepare, &twins);
  statistics.twinsLeft += twins.left;
  if (why)
    outOfScope(*why);
  return !why;
}

bool Judge::runReference(PathBuilder &builder) {
  reference = builder.buildReference();
  ++statistics.paths;
  switch (reference.end) {
  case PathEnd::Lowered:
    break;
  case PathEnd::InvalidIR:
    foundInvalidIR(builder, reference);
    return false;
  case PathEnd::Circling:
    foundCircle(builder, reference);
    [[fallthrough]];
  case PathEnd::NotLowered:
  case PathEnd::GivenFailed:
  case PathEnd::TooBig:
  case PathEnd::Stopped:
    ++statistics.referenceNotLowered;
    ++statistics.notLowered;
    if (verdict.kind != LoweringVerdict::Kind::Found)
      end(LoweringVerdict::Kind::NotLowered, reference.message);
    return false;
  }
  ++statistics.lowered;
  ++statistics.executed;
  CompileProblem problem;
  std::unique_ptr<CompiledModule> compiled;
  {
    StageScope stage("codegen-O0");
    compiled = Executor::global().compile(*reference.module, 0, problem);
    expected = compiled ? compiled->run({})
                        : Outcome::notRun(problem.reason, problem.message);
  }
  verdict.reference = expected.str();
  if (expected.kind == Outcome::Kind::NotRun) {
    // Is it the program, or a step of the reference path?
    if (problem.reason == NotRunReason::Untranslatable ||
        problem.reason == NotRunReason::InvalidLLVMIR)
      judgeReferenceWithout(builder, expected.message);
    if (verdict.kind != LoweringVerdict::Kind::Found)
      outOfScope(expected.message);
    return false;
  }
  if (expected.kind == Outcome::Kind::Poisoned) {
    if (!hasFuel && isWellDefined && giveFuel(module, expected)) {
      hasFuel = true;
      return false;
    }
    ++statistics.poisoned;
    end(LoweringVerdict::Kind::Poisoned,
        "the reference path runs out of " +
            std::string(toString(expected.limit)) + ": " + expected.message);
    return false;
  }
  std::string wrong;
  if (expected.kind == Outcome::Kind::Trapped) {
    ++statistics.trapped;
    wrong =
        "the reference path traps: " + std::string(trapName(expected.trap)) +
        " (" + expected.message + ")";
  } else {
    RunOptions filledOtherwise;
    filledOtherwise.fill = otherFill;
    Outcome again = compiled->run(filledOtherwise);
    if (!again.isComparable() || firstDifference(expected, again)) {
      ++statistics.poisoned;
      wrong = "the reference path reads memory it has not written";
    }
  }
  compiled.reset();
  if (!wrong.empty()) {
    if (isWellDefined)
      judgeReferenceWithout(builder, wrong);
    else
      (void)foundByMeaning(builder, wrong); // if that says it is defined
    if (verdict.kind != LoweringVerdict::Kind::Found)
      end(LoweringVerdict::Kind::Poisoned, wrong);
    return false;
  }
  seen.insert(reference.hash);
  judgeMeaning(builder);
  if (verdict.kind == LoweringVerdict::Kind::Found)
    return false;
  judgeTwins(builder);
  if (verdict.kind == LoweringVerdict::Kind::Found)
    return false;
  if (!isReferenceWrong &&
      choices.fork("optimized").chance(1, options.optimizedShare))
    judgeOptimized(builder, reference, expected);
  return verdict.kind != LoweringVerdict::Kind::Found;
}

/// One module, two levels of LLVM's optimiser: a wrong flag (nsw, inbounds,
/// fast-math) that a pass put on, or LLVM itself. Never the last pass just for
/// being the last: the walk over the path says since which step the levels
/// differ. On the reference path there is nothing to compare with.
void Judge::judgeOptimized(PathBuilder &builder, LoweredPath &path,
                           const Outcome &unoptimized) {
  ++statistics.executed;
  ++statistics.optimized;
  Outcome optimized = runModule(*path.module, 2);
  Comparison comparison = compareWithReference(unoptimized, optimized);
  if (comparison.what == Disagreement::Endless) {
    // A run without an end has no place among the O2 comparisons yet: how many
    // there are is counted (none in the surveys).
    uncompared("O2 runs out of " + std::string(toString(optimized.limit)));
    return;
  }
  if (!comparison.unknown.empty()) {
    uncompared("O2: " + comparison.unknown);
    return;
  }
  ++statistics.compared;
  ++verdict.comparisons;
  if (comparison.what != Disagreement::None)
    foundOptimizerDifference(builder, path, comparison.difference, unoptimized,
                             optimized);
}

void Judge::judgePath(PathBuilder &builder, LoweredPath &path, bool rebuild) {
  switch (path.end) {
  case PathEnd::Lowered:
    ++statistics.lowered;
    break;
  case PathEnd::NotLowered:
  case PathEnd::GivenFailed:
    ++statistics.notLowered;
    return uncompared("not lowered: " + path.message);
  case PathEnd::TooBig:
    ++statistics.exhausted;
    return uncompared("too big: " + path.message);
  case PathEnd::Circling:
    ++statistics.exhausted;
    return foundCircle(builder, path);
  case PathEnd::InvalidIR:
    return foundInvalidIR(builder, path);
  case PathEnd::Stopped:
    return foundRefuted(builder, path);
  }
  if (!hasReference)
    return uncompared("the reference path crashes");
  uint64_t hash = path.hash;
  if (rebuild) {
    LoweredPath again = builder.replay(path.steps, /*finish=*/false);
    // Equal hashes are the quick answer, equal text is the right one.
    if (again.end != PathEnd::Lowered ||
        (again.hash != hash &&
         comparableText(*again.module) != comparableText(*path.module)))
      return foundOtherModule(path);
  }
  if (!seen.insert(hash).second) {
    ++statistics.identical;
    return uncompared("the module of an earlier path");
  }
  Outcome actual = runModule(*path.module);
  ++statistics.executed;
  Comparison comparison = compareWithReference(expected, actual);
  if (!comparison.unknown.empty())
    return uncompared(comparison.unknown);
  if (comparison.what == Disagreement::Endless &&
      !isEndless(path, comparison) && !comparison.unknown.empty())
    return uncompared(comparison.unknown);
  ++statistics.compared;
  ++verdict.comparisons;
  if (comparison.what == Disagreement::Results && actual.isComparable()) {
    // Once more, with other contents of fresh memory: a path that shows them
    // has a wrong pass on it if the program was reconditioned. If it was not,
    // it may as well be a program that reads a tensor.empty, and nothing
    // follows.
    Outcome again = runFilledOtherwise(*path.module);
    if (!again.isComparable() || firstDifference(actual, again)) {
      ++statistics.uninitialized;
      if (!isWellDefined)
        return uncompared("memory that was never written, in a program that "
                          "was not reconditioned");
      comparison.difference += ", memory that was never written";
    }
  }
  if (comparison.what != Disagreement::None)
    return foundDisagreement(builder, path, comparison);
  if (actual.isComparable() && choices.fork("optimized", hash ? seen.size() : 0)
                                   .chance(1, options.optimizedShare))
    judgeOptimized(builder, path, actual);
}

Towards Judge::towards() const {
  std::string names = options.towards;
  if (auto own = input.directives.get("towards"))
    names += "," + std::string(*own);
  // What an input asks for and this MLIR does not have is left out.
  std::string ignored;
  return Towards::parse(names, rules, ignored);
}

PathOptions Judge::pathOptions() const {
  PathOptions use;
  use.maxSteps = options.maxSteps;
  use.feedback = options.feedback;
  use.everyPath = options.everyPath;
  use.towards = towards();
  use.isKnownInvalid = isKnownInvalidIR;
  return use;
}

/// Builds the path of this index and judges it.
void Judge::judgeDrawn(PathBuilder &builder, PathBuilder *given) {
  ChoiceStream drawn = choices.fork("path", pathIndex);
  Registry &registry = Registry::global();
  registry.startPath(stableHash("lift", input.seed + pathIndex));
  bool isWatched =
      isAskedFor || drawn.fork("meaning").chance(1, options.meaningShare);
  PathBuilder &way = isAskedFor ? *given : builder;
  way.behindStep =
      offerOneBehind(drawn.fork("hybrid"), [](mlir::ModuleOp module) {
        return !whyOutOfScope(module);
      });
  LoweredPath path = build(way, drawn, isWatched);
  way.behindStep = nullptr;
  registry.settlePath();
  lifted.insert(registry.lifted().begin(), registry.lifted().end());
  if (pathIndex == 1 && path.end == PathEnd::GivenFailed)
    return end(LoweringVerdict::Kind::OutOfScope,
               "the given pipeline cannot be run: " + path.message);
  if (isAskedFor && options.examineThrough && path.end == PathEnd::Lowered &&
      !isStable(path, "", 0))
    return;
  judgePath(builder, path, drawn.fork("rebuild").chance(1, rebuildShare));
  if (std::optional<unsigned> record = registry.wantsChild();
      record && verdict.kind == LoweringVerdict::Kind::Agree)
    meetInChild(builder, choices.fork("path", pathIndex), *record);
}

void Judge::judgePaths(PathBuilder &builder, PathBuilder *given) {
  verdict.kind = LoweringVerdict::Kind::Agree;
  uint64_t paths = options.paths;
  if (auto asked = input.directives.getNumber("paths"))
    paths = std::min(*asked, maxPaths);
  for (uint64_t i = 1;
       i <= paths && verdict.kind == LoweringVerdict::Kind::Agree; ++i) {
    ++statistics.paths;
    pathIndex = unsigned(i);
    isAskedFor = i == 1 && given;
    auto judge = [&] { judgeDrawn(builder, given); };
    if (!options.survivesCrashes ||
        !crashesInCopy(isAskedFor ? *given : builder, judge))
      judge();
    if (verdict.kind == LoweringVerdict::Kind::OutOfScope)
      return;
    if (options.isEnough && options.isEnough())
      break;
  }
  endOfPaths();
}

/// What known bugs kept the paths off is told with every verdict.
void Judge::noteKept() {
  Registry &registry = Registry::global();
  verdict.suppressed = registry.suppressed();
  for (unsigned record : registry.keptOffProgram())
    verdict.keptOff.push_back(registry.records()[record].id);
  if (verdict.finding)
    for (const Suppression &each : verdict.suppressed)
      verdict.finding->suppressed.push_back(each.id);
  for (unsigned record : lifted)
    verdict.lifted.push_back(registry.records()[record].id);
  registry.endProgram();
}

void Judge::run() {
  ++statistics.inputs;
  Registry::global().startProgram(input.directives.get("lift").value_or(""));
  judge();
  noteKept();
}

void Judge::judge() {
  std::vector<PathStep> through = options.through;
  if (auto text = input.directives.get("through")) {
    std::string error;
    through = splitPipeline(*text, error);
  }
  takeOwnSchedule(module, through);
  if (!prepare())
    return;
  program = printModule(module);
  Executor::global().forgetOutcomes();

  // The engine's crash file holds the input, not the prepared program.
  PathNote note(&program); // which changes where fuel is given
  auto makeBuilder = [&](const PathOptions &use) {
    auto builder =
        std::make_unique<PathBuilder>(module, input.context, rules, use);
    builder->beforeStep = [&](const std::vector<PathStep> &done,
                              const PathStep &next, const OpKinds &kinds) {
      note.follow(done, next);
      if (options.progress)
        options.progress(program, note.path(), kinds.kinds);
    };
    return builder;
  };
  std::unique_ptr<PathBuilder> builder = makeBuilder(pathOptions());
  if (options.survivesCrashes)
    hasReference =
        !crashesInCopy(*builder, [&] { (void)runReference(*builder); });
  bool isFine = !hasReference || runReference(*builder);
  if (!isFine && hasFuel) {
    program = printModule(module);
    meaning = nullptr;
    isMeaningAsked = false;
    builder = makeBuilder(pathOptions());
    isFine = runReference(*builder);
  }
  if (isFine) {
    std::unique_ptr<PathBuilder> given;
    if (!through.empty()) {
      PathOptions use = pathOptions();
      use.given = through;
      given = makeBuilder(use);
    }
    judgePaths(*builder, given.get());
  }
  for (const auto &[pass, counts] : builder->statistics())
    statistics.passes[pass] += counts;
}

std::string scion::setEveryPath(LoweringOptions &options,
                                std::string_view pipeline) {
  std::string error;
  options.everyPath = splitPipeline(pipeline, error);
  globalRegistry(); // and with it all passes
  for (const PathStep &step : options.everyPath)
    if (!mlir::PassInfo::lookup(step.pass))
      error = "every-path: there is no pass '" + step.pass + "'";
  return error;
}

std::string_view scion::toString(LoweringVerdict::Kind kind) {
  switch (kind) {
  case LoweringVerdict::Kind::OutOfScope:
    return "out-of-scope";
  case LoweringVerdict::Kind::NotLowered:
    return "not-lowered";
  case LoweringVerdict::Kind::Poisoned:
    return "poisoned";
  case LoweringVerdict::Kind::NoComparison:
    return "no-comparison";
  case LoweringVerdict::Kind::Agree:
    return "agree";
  case LoweringVerdict::Kind::Found:
    return "finding";
  }
  return "";
}

/// Adds what is missing, and the larger number of findings.
static void addSuppressed(std::vector<Suppression> &to,
                          const std::vector<Suppression> &from) {
  for (const Suppression &each : from) {
    auto same = std::find_if(to.begin(), to.end(), [&](const Suppression &one) {
      return one.id == each.id;
    });
    if (same == to.end()) {
      to.push_back(each);
      continue;
    }
    same->isKeptOff |= each.isKeptOff;
    same->findings = std::max(same->findings, each.findings);
  }
}

LoweringVerdict scion::checkLowering(ParsedInput &input,
                                     const LoweringOptions &options) {
  CostScope cost(Cost::Harness);
  LoweringVerdict verdict;
  // What a person asks for is judged with less observation too: a print of a
  // value may keep a pass from doing what is wrong.
  bool isAskedFor =
      !options.through.empty() || input.directives.get("through").has_value();
  mlir::OwningOpRef<mlir::ModuleOp> original;
  if (isAskedFor && options.prepare.observe && options.unobservedToo)
    original = input.module->clone();
  Judge(input, options, verdict).run();
  if (original && verdict.kind != LoweringVerdict::Kind::Found) {
    input.module = std::move(original);
    LoweringOptions less = options;
    less.prepare.observe = false;
    LoweringVerdict second;
    Judge(input, less, second).run();
    // What the first run suppressed is part of the answer, whichever is given.
    addSuppressed(verdict.suppressed, second.suppressed);
    addSuppressed(second.suppressed, verdict.suppressed);
    if (second.kind == LoweringVerdict::Kind::Found) {
      second.finding->details +=
          "it shows without Scion's observations only (--no-observe)\n";
      verdict = std::move(second);
    } else if (second.kind == LoweringVerdict::Kind::Agree) {
      if (verdict.kind == LoweringVerdict::Kind::NoComparison)
        verdict = std::move(second);
      else
        verdict.comparisons += second.comparisons;
    }
  }
  // How far it came, and why no further.
  noteFeature(FeatureKind::Outcome, toString(verdict.kind));
  noteFeature(FeatureKind::Outcome,
              LoweringStatistics::classOf(verdict.reason));
  for (const auto &[why, count] : verdict.uncompared)
    noteFeature(FeatureKind::Outcome, why);
  return verdict;
}
