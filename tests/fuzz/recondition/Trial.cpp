//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/fuzz/recondition/Trial.h"

#include "base/Stage.h"
#include "harness/exec/Executor.h"
#include "harness/exec/Observe.h"
#include "harness/experiment/Blame.h"
#include "harness/experiment/Defined.h"
#include "harness/experiment/Execution.h"
#include "harness/experiment/Path.h"
#include "harness/experiment/Prepare.h"
#include "harness/experiment/Scope.h"
#include "harness/input/ParsedInput.h"
#include "harness/lowering/PassRules.h"
#include "harness/lowering/PrintModule.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/oracle/LoweringStep.h"
#include "harness/oracle/Recognise.h"
#include "harness/oracle/Report.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Recondition.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <chrono>
#include <set>

using namespace scion;
using Clock = std::chrono::steady_clock;

/// The alarms of programs that are executed; other names without '!' are
/// statistics.
static constexpr const char checkFails[] = "!run-time check";
static constexpr const char traps[] = "!trap";
static constexpr const char sanitizer[] = "!sanitizer report";
static constexpr const char fillShows[] = "!fresh memory shows";
static constexpr const char levelsDiffer[] = "!O0 and O2 differ";
static constexpr const char pathsDiffer[] = "!paths disagree";

static double microseconds(Clock::duration time) {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(time).count() /
         1000.0;
}

static std::set<std::string> opKinds(mlir::ModuleOp module, unsigned &count) {
  std::set<std::string> kinds;
  count = 0;
  module.walk([&](mlir::Operation *op) {
    if (op == module.getOperation())
      return;
    kinds.insert(op->getName().getStringRef().str());
    ++count;
  });
  return kinds;
}

/// The first words of a message: names and numbers of the program cut off.
static std::string classOf(std::string_view message) {
  std::string text(message.substr(0, message.find_first_of("'\"\n")));
  while (text.ends_with(' '))
    text.pop_back();
  return text;
}

namespace {
class Trial {
public:
  Trial(std::string_view text, uint64_t seed, const TrialOptions &options)
      : text(text), seed(seed), options(options) {}

  TrialRecord run();

private:
  std::string_view text;
  uint64_t seed;
  const TrialOptions &options;
  TrialRecord record;

  void reconditionAgain(ParsedInput &input);
  bool isRun = false; // the interpreter came to the end of the program

  bool prepare(mlir::ModuleOp module, uint64_t wrapperSeed, bool isObserved);
  bool observe(mlir::ModuleOp module);
  LoweredPath lowerAsReference(ParsedInput &input, mlir::ModuleOp module,
                               bool verified = false);
  void note(const std::string &what) { record[what] += 1; }
  void noteTrap(const Outcome &outcome, const std::string &where);
  bool checkReference(LoweredPath &path, Outcome &expected);
  void checkAtRunTime(ParsedInput &input, mlir::ModuleOp module,
                      const Outcome &expected);
  void checkPath(ParsedInput &input, mlir::ModuleOp module,
                 const LoweredPath &reference, const Outcome &expected);
};
} // namespace

/// Runs the module once for each fill of fresh memory. It is compiled only
/// once: with sanitizers, compiling takes half of a trial.
static std::vector<Outcome> runFills(mlir::ModuleOp module, unsigned optLevel,
                                     llvm::ArrayRef<uint8_t> fills) {
  StageScope stage("execute");
  CompileProblem problem;
  std::unique_ptr<CompiledModule> compiled =
      Executor::global().compile(module, optLevel, problem);
  std::vector<Outcome> outcomes;
  for (uint8_t fill : fills) {
    RunOptions options;
    options.fill = fill;
    outcomes.push_back(compiled
                           ? compiled->run(options)
                           : Outcome::notRun(problem.reason, problem.message));
    if (!outcomes.back().isComparable())
      break; // the other fills show no more
  }
  return outcomes;
}

/// Reconditions the program and, if `isObserved`, adds observations. Returns
/// false if it is out of scope.
bool Trial::prepare(mlir::ModuleOp module, uint64_t wrapperSeed,
                    bool isObserved) {
  normalizeProgram(module);
  ReconditionOptions how;
  how.guards = options.guards;
  ReconditionResult result = makeWellDefined(module, wrapperSeed, how);
  if (!result.inScope) {
    note("out of scope: " + result.reason);
    return false;
  }
  if (std::optional<std::string> why = whyOutOfScope(module)) {
    note("out of scope: " + *why);
    return false;
  }
  isRun = result.isRun;
  return !isObserved || observe(module);
}

/// Adds the observations, the same for all inputs of the wrapper.
bool Trial::observe(mlir::ModuleOp module) {
  ObserveOptions all;
  all.isWellDefined = true;
  ChoiceStream choices = ChoiceStream(seed).fork("observe");
  std::optional<std::string> why = observeDefined(module, choices, all, isRun);
  if (why)
    note("out of scope: " + *why);
  return !why;
}

LoweredPath Trial::lowerAsReference(ParsedInput &input, mlir::ModuleOp module,
                                    bool verified) {
  declareRuntime(module);
  PathOptions how;
  if (verified)
    how.given = {makeStep(StepKind::Given, "generate-runtime-verification", "",
                          /*onFunction=*/false)};
  PathBuilder builder(module, input.context, RuleTable::global(), how);
  builder.subject.isKnownInvalid = isKnownInvalidIR;
  return verified ? builder.buildGiven() : builder.buildReference();
}

void Trial::noteTrap(const Outcome &outcome, const std::string &where) {
  bool isSanitizer = outcome.trap >= TrapKind::HeapOverflow;
  note(std::string(isSanitizer ? sanitizer : traps) + ": " + where + ": " +
       trapName(outcome.trap));
}

/// The reference at both fills and both levels.
bool Trial::checkReference(LoweredPath &path, Outcome &expected) {
  static constexpr uint8_t fills[] = {0xA5, 0x3C};
  std::vector<Outcome> plain = runFills(*path.module, 0, fills);
  expected = plain.front();
  if (expected.kind == Outcome::Kind::NotRun) {
    note("out of scope: " + classOf(expected.message));
    return false;
  }
  if (expected.kind == Outcome::Kind::Poisoned) {
    note("poisoned: " + classOf(expected.message));
    return false;
  }
  note("executed");
  if (expected.kind == Outcome::Kind::Trapped) {
    noteTrap(expected, "reference");
    return false;
  }
  if (expected.trace.empty())
    note("shows nothing");
  auto agrees = [&](const Outcome &again, const char *alarm) {
    if (!again.isComparable())
      return true;
    note("comparisons");
    if (!firstDifference(expected, again))
      return true;
    if (again.kind == Outcome::Kind::Trapped)
      noteTrap(again, "O2");
    else
      note(alarm);
    return false;
  };
  for (const Outcome &again : llvm::drop_begin(plain))
    if (!agrees(again, fillShows))
      return false;
  for (const Outcome &again : runFills(*path.module, 2, fills))
    if (!agrees(again, levelsDiffer))
      return false;
  return true;
}

/// The reference path with MLIR's own run-time checks.
void Trial::checkAtRunTime(ParsedInput &input, mlir::ModuleOp module,
                           const Outcome &expected) {
  mlir::OwningOpRef<mlir::ModuleOp> checked(module.clone());
  LoweredPath path = lowerAsReference(input, *checked, /*verified=*/true);
  if (path.end != PathEnd::Lowered)
    return note("run-time checks not lowered: " + classOf(path.message));
  Outcome actual = runModule(*path.module);
  if (!actual.isComparable())
    return note("run-time checks poisoned");
  note("checked at run time");
  if (actual.kind == Outcome::Kind::Trapped) {
    // The checks print why before they abort.
    std::string why = "generate-runtime-verification";
    for (const Observation &one : actual.trace.observations())
      if (one.kind == Observation::Kind::Text)
        if (std::string_view said = actual.trace.text(one);
            said.find("verification failed") != said.npos) {
          size_t caret = said.find("^ ");
          said = said.substr(caret == said.npos ? 0 : caret + 2);
          why = said.substr(0, said.find('\n'));
        }
    if (actual.trap == TrapKind::Abort)
      return note(checkFails + (": MLIR: " + why));
    return noteTrap(actual, "with run-time checks");
  }
  if (!expected.isComparable())
    return; // out of fuel, say: a loop without effects may be dropped
  note("comparisons");
  if (firstDifference(expected, actual))
    note(std::string(pathsDiffer) + ": with run-time checks");
}

/// A path with optimisations.
void Trial::checkPath(ParsedInput &input, mlir::ModuleOp module,
                      const LoweredPath &reference, const Outcome &expected) {
  PathBuilder builder(module, input.context, RuleTable::global());
  builder.subject.isKnownInvalid = isKnownInvalidIR;
  auto explain = [&](Finding finding, const std::vector<PathStep> &steps,
                     bool runs) {
    if (!options.explain)
      return;
    if (runs)
      finding.replay = {runCommand(reference.steps), runCommand(steps)};
    else
      finding.replay = {optCommand(steps)};
    finding.files = replayFiles(printModule(module), steps);
    std::fputs(formatReport(finding).c_str(), stdout);
    std::fflush(stdout);
  };
  LoweredPath path = builder.build(ChoiceStream(seed).fork("path"));
  if (path.end == PathEnd::Wrong) {
    explain({FindingKind::InvalidIR,
             path.steps.back().pass,
             "",
             path.message,
             "",
             {}},
            path.steps, false);
    return note("path with invalid IR: " + path.steps.back().pass);
  }
  if (path.end != PathEnd::Lowered)
    return note("path not lowered");
  Outcome actual = runModule(*path.module);
  if (!actual.isComparable())
    return note("path poisoned");
  note("compared with another path");
  note("comparisons");
  std::optional<std::string> difference = firstDifference(expected, actual);
  if (!difference)
    return;
  auto differs = [&](LoweredPath &candidate) {
    for (unsigned level : {0u, 2u}) {
      Outcome outcome = runModule(*candidate.module, level);
      if (outcome.isComparable() && firstDifference(expected, outcome))
        return true;
    }
    return false;
  };
  Blame blame = findBlame(builder, path.steps, differs);
  Finding finding{
      FindingKind::Miscompile, "unknown", blame.pattern, "", "", {}};
  if (!blame.steps.empty())
    finding.culprit = blame.steps.back().pass;
  std::string what = finding.culprit;
  if (!finding.pattern.empty())
    what += ", " + finding.pattern;
  if (absorb(finding))
    return note("known bug: " + what);
  finding.summary = *difference;
  finding.input = blame.inputOfStep;
  explain(std::move(finding), blame.complete, true);
  note(std::string(pathsDiffer) + ": " + what);
}

/// A reconditioned program needs no rewrite.
void Trial::reconditionAgain(ParsedInput &input) {
  mlir::ModuleOp module = *input.module;
  if (!prepare(module, seed, /*isObserved=*/false))
    return;
  note("in scope");
  std::string once = printGeneric(module);
  auto reread = parseInput(once);
  if (!reread)
    return note("!not read again");
  normalizeProgram(*reread->module);
  ReconditionResult result = makeWellDefined(*reread->module, seed, {});
  if (!result.inScope)
    note("!out of scope the second time");
  else if (!result.rewrites.empty())
    note("!rewritten the second time: " + result.rewrites.front().hazard);
}

TrialRecord Trial::run() {
  auto parseStart = Clock::now();
  auto input = parseInput(text);
  double parseTime = microseconds(Clock::now() - parseStart);
  if (!input) {
    note("not valid");
    return record;
  }
  note("valid");
  if (options.again) {
    reconditionAgain(*input);
    return record;
  }
  mlir::ModuleOp module = *input->module;
  unsigned before = 0, after = 0;
  std::set<std::string> kinds = opKinds(module, before);
  auto isEntry = [](mlir::func::FuncOp main) {
    return main && main.isPublic() && !main.isExternal() &&
           main.getNumArguments() == 0 && main.getNumResults() == 0;
  };
  bool wrapped = !isEntry(module.lookupSymbol<mlir::func::FuncOp>("main"));

  auto start = Clock::now();
  if (!prepare(module, seed, /*isObserved=*/false))
    return record;
  double time = microseconds(Clock::now() - start);
  note("in scope");
  std::set<std::string> kept = opKinds(module, after);
  unsigned surviving = 0;
  for (const std::string &kind : kinds)
    surviving += kept.contains(kind);
  record["op kinds"] += kinds.size();
  record["op kinds surviving"] += surviving;
  unsigned wrapper = 0;
  if (wrapped)
    if (auto main = module.lookupSymbol<mlir::func::FuncOp>("main"))
      main.walk([&](mlir::Operation *) { ++wrapper; });

  if (!observe(module))
    return record;
  mlir::OwningOpRef<mlir::ModuleOp> program(module.clone());
  LoweredPath path = lowerAsReference(*input, module);
  if (path.end != PathEnd::Lowered) {
    note("not lowered: " + classOf(path.message));
    return record;
  }
  Outcome expected;
  bool fine = checkReference(path, expected);
  if (options.guards && !fine && giveFuel(module, expected)) {
    note("given fuel");
    program = module.clone();
    path = lowerAsReference(*input, module);
    if (path.end != PathEnd::Lowered) {
      note("not lowered: " + classOf(path.message));
      return record;
    }
    fine = checkReference(path, expected);
  }
  if (fine) {
    auto beforePath = Clock::now();
    checkPath(*input, module, path, expected);
    // The time of a differential test of two paths.
    double test = microseconds(beforePath - start) +
                  microseconds(Clock::now() - beforePath) + parseTime;
    record["~recondition us"] = time;
    record["~parse us"] = parseTime;
    record["~code growth"] = double(after) / std::max(before, 1u);
    record["~code growth without the wrapper"] =
        double(after - std::min(wrapper, after)) / std::max(before, 1u);
    if (text.size() >= 1536 && text.size() <= 2560) {
      record["~recondition us, 2 KB"] = time;
      record["~share of execution, 2 KB"] = time / test;
    }
  }
  checkAtRunTime(*input, *program, expected);
  return record;
}

TrialRecord scion::tryProgram(std::string_view text, uint64_t seed,
                              const TrialOptions &options) {
  return Trial(text, seed, options).run();
}
