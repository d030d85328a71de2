//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/LoweringEquivalence.h"

#include "harness/exec/Executor.h"
#include "harness/input/Cost.h"
#include "harness/input/ParsedInput.h"
#include "harness/input/Stage.h"
#include "harness/lowering/LoweringPath.h"
#include "harness/lowering/PassRules.h"
#include "harness/oracle/Blame.h"
#include "harness/oracle/KnownBugs.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/oracle/LoweringStatistics.h"
#include "harness/oracle/LoweringStep.h"
#include "harness/oracle/Report.h"

#include "llvm/ADT/StringExtras.h"

#include <algorithm>
#include <set>

using namespace scion;

/// MLIR numbers the symbols it makes (`@assert_msg_7`) with counters that live
/// as long as the process: the number says nothing about the module.
static std::string withoutSymbolNumbers(llvm::StringRef text) {
  std::string result;
  result.reserve(text.size());
  while (!text.empty()) {
    size_t at = text.find('@');
    result += text.take_front(at == text.npos ? at : at + 1);
    text = at == text.npos ? "" : text.drop_front(at + 1);
    llvm::StringRef name = text.take_while(
        [](char c) { return llvm::isAlnum(c) || c == '_' || c == '.'; });
    text = text.drop_front(name.size());
    llvm::StringRef stem = name.rtrim("0123456789");
    result += stem.ends_with("_") && stem.size() != name.size() ? stem : name;
  }
  return result;
}

/// A program may ask for many paths; it gets this many at most, which take
/// about half a second. (Who runs Scion may ask for more.)
static constexpr uint64_t maxPaths = 200;

/// One in this many paths is built a second time: is the compiler's output the
/// same? Rebuilding costs as much as building.
static constexpr unsigned rebuildShare = 16;

/// The byte that fresh memory is filled with in a second run.
static constexpr uint8_t otherFill = 0x3C;

namespace {
/// The judgement of one program.
class Judge {
public:
  Judge(ParsedInput &input, const LoweringOptions &options,
        LoweringVerdict &verdict)
      : input(input), options(options), verdict(verdict),
        statistics(loweringStatistics()), choices(input.seed),
        module(*input.module),
        rules(options.rules ? *options.rules : RuleTable::global()) {}

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
  std::set<uint64_t> seen; // hashes of lowered modules
  unsigned pathIndex = 0, blamed = 0;
  bool hasFuel = false;       // see giveFuel
  bool isWellDefined = false; // the program was reconditioned

  void end(LoweringVerdict::Kind kind, std::string reason) {
    verdict.kind = kind;
    verdict.reason = std::move(reason);
  }

  void outOfScope(std::string reason) {
    statistics.noteOutOfScope(reason);
    end(LoweringVerdict::Kind::OutOfScope, std::move(reason));
  }

  bool prepare();
  bool runReference(PathBuilder &builder);
  void judgePath(PathBuilder &builder, LoweredPath &path, bool rebuild);
  void judgeOptimized(PathBuilder &builder, LoweredPath &path,
                      const Outcome &unoptimized);
  void found(Finding finding); // unless it is known
  void report(Finding finding);
  void foundInvalidIR(const LoweredPath &path);
  std::vector<PathStep> blame(PathBuilder &builder, const LoweredPath &path,
                              std::vector<unsigned> levels, Finding &finding);
  void blameDifference(PathBuilder &builder, const LoweredPath &path,
                       const std::string &difference);
  bool blameReference(PathBuilder &builder);
};
} // namespace

static Outcome runModule(mlir::ModuleOp module, unsigned optLevel = 0,
                         uint8_t fill = RunOptions().fill) {
  StageScope stage(optLevel ? "codegen-O2" : "codegen-O0");
  ExecOptions options;
  options.optLevel = optLevel;
  options.fill = fill;
  return execute(module, options);
}

bool Judge::prepare() {
  StageScope stage("prepare");
  CostScope cost(Cost::Prepare);
  PrepareOptions prepare = options.prepare;
  if (input.directives.getNumber("recondition") == 0)
    prepare.recondition = false;
  isWellDefined = prepare.recondition;
  std::optional<std::string> why = prepareProgram(module, input.seed, prepare);
  if (why)
    outOfScope(*why);
  return !why;
}

bool Judge::runReference(PathBuilder &builder) {
  reference = builder.buildReference();
  ++statistics.paths;
  if (reference.end == PathEnd::InvalidIR) {
    foundInvalidIR(reference);
    return false;
  }
  if (reference.end != PathEnd::Lowered) {
    ++statistics.referenceNotLowered;
    ++statistics.notLowered;
    end(LoweringVerdict::Kind::NotLowered, reference.message);
    return false;
  }
  ++statistics.lowered;
  ++statistics.executed;
  std::string why;
  std::unique_ptr<CompiledModule> compiled;
  {
    StageScope stage("codegen-O0");
    compiled = Executor::global().compile(*reference.module, 0, why);
    expected = compiled ? compiled->run({}) : Outcome::notRun(std::move(why));
  }
  verdict.reference = expected.str();
  if (expected.kind == Outcome::Kind::NotRun) {
    outOfScope(expected.message);
    return false;
  }
  if (expected.kind == Outcome::Kind::Poisoned) {
    if (!hasFuel && isWellDefined && giveFuel(module, expected)) {
      hasFuel = true;
      return false;
    }
    ++statistics.poisoned;
    end(LoweringVerdict::Kind::Poisoned, expected.message);
    return false;
  }
  if (expected.kind == Outcome::Kind::Trapped) {
    // A well-defined program does not trap, so this one is not.
    ++statistics.trapped;
    end(LoweringVerdict::Kind::Poisoned,
        "the reference traps: " + expected.message);
    return false;
  }
  RunOptions filledOtherwise;
  filledOtherwise.fill = otherFill;
  Outcome again = compiled->run(filledOtherwise);
  compiled.reset();
  if (!again.isComparable() || firstDifference(expected, again)) {
    ++statistics.poisoned;
    end(LoweringVerdict::Kind::Poisoned, "reads memory it has not written");
    return false;
  }
  seen.insert(reference.hash);
  if (choices.fork("optimized").chance(1, options.optimizedShare))
    judgeOptimized(builder, reference, expected);
  return verdict.kind != LoweringVerdict::Kind::Found;
}

void Judge::found(Finding finding) {
  if (knownBugs().absorb(finding)) {
    ++statistics.known;
    return;
  }
  report(std::move(finding));
}

void Judge::report(Finding finding) {
  if (options.onFinding)
    return options.onFinding(finding, pathIndex);
  verdict.kind = LoweringVerdict::Kind::Found;
  verdict.finding = std::move(finding);
}

void Judge::foundInvalidIR(const LoweredPath &path) {
  Finding finding = invalidIRFinding(path.steps.back(), path.message);
  finding.replay = {optCommand(path.steps)};
  finding.files = replayFiles(program, path.steps);
  found(std::move(finding));
}

/// One module, two levels of LLVM's optimiser: a wrong flag (nsw, inbounds,
/// fast-math) that a pass put on, or LLVM itself. Never the last pass just for
/// being the last: the walk over the path says since which step the levels
/// differ. On the quiet path there is nothing to compare with.
void Judge::judgeOptimized(PathBuilder &builder, LoweredPath &path,
                           const Outcome &unoptimized) {
  ++statistics.executed;
  ++statistics.optimized;
  Outcome optimized = runModule(*path.module, 2);
  if (!optimized.isComparable())
    return;
  ++statistics.compared;
  ++verdict.comparisons;
  std::optional<std::string> difference =
      firstDifference(unoptimized, optimized);
  if (!difference)
    return;
  Finding finding{FindingKind::PoisonOrCodegen,
                  "codegen",
                  "",
                  "O0 and O2 of one module differ at " + *difference,
                  "",
                  {}};
  std::vector<PathStep> shown = path.steps;
  if (options.blame && &path != &reference)
    shown = blame(builder, path, {2}, finding);
  finding.details +=
      "at O0:\n" + unoptimized.str() + "at O2:\n" + optimized.str();
  finding.replay = {runCommand(shown), runCommand(shown, true)};
  finding.files = replayFiles(program, shown);
  found(std::move(finding));
}

void Judge::judgePath(PathBuilder &builder, LoweredPath &path, bool rebuild) {
  switch (path.end) {
  case PathEnd::Lowered:
    ++statistics.lowered;
    break;
  case PathEnd::NotLowered:
  case PathEnd::GivenFailed:
    ++statistics.notLowered;
    return;
  case PathEnd::Exhausted:
    ++statistics.exhausted;
    return;
  case PathEnd::InvalidIR:
    return foundInvalidIR(path);
  }
  uint64_t hash = path.hash;
  if (rebuild) {
    LoweredPath again = builder.replay(path.steps, /*finish=*/false);
    // Equal hashes are the quick answer, equal text is the right one.
    if (again.end != PathEnd::Lowered ||
        (again.hash != hash &&
         withoutSymbolNumbers(printModule(*again.module)) !=
             withoutSymbolNumbers(printModule(*path.module))))
      return found({FindingKind::Nondeterminism,
                    "unknown",
                    "",
                    "the same path gives another module the second time",
                    "first:\n" + printModule(*path.module) + "second:\n" +
                        printModule(*again.module),
                    {optCommand(path.steps)},
                    replayFiles(program, path.steps)});
  }
  if (!seen.insert(hash).second) {
    ++statistics.identical;
    return;
  }
  Outcome actual = runModule(*path.module);
  ++statistics.executed;
  if (!actual.isComparable())
    return;
  ++statistics.compared;
  ++verdict.comparisons;
  if (std::optional<std::string> difference =
          firstDifference(expected, actual)) {
    // Once more, with other contents of fresh memory: a path that shows them
    // has a wrong pass on it if the program was reconditioned. If it was not,
    // it may as well be a program that reads a tensor.empty, and nothing
    // follows.
    Outcome again = runModule(*path.module, 0, otherFill);
    if (!again.isComparable() || firstDifference(actual, again)) {
      ++statistics.uninitialized;
      if (isWellDefined)
        blameDifference(builder, path,
                        *difference + ", memory that was never written");
      return;
    }
    if (firstDifference(expected, again))
      blameDifference(builder, path, *difference);
    return;
  }
  if (choices.fork("optimized", hash ? seen.size() : 0)
          .chance(1, options.optimizedShare))
    judgeOptimized(builder, path, actual);
}

/// Tells the finding which step of the path is guilty, where the results at
/// one of the optimisation levels are to be as expected. Returns the steps that
/// show it.
std::vector<PathStep> Judge::blame(PathBuilder &builder,
                                   const LoweredPath &path,
                                   std::vector<unsigned> levels,
                                   Finding &finding) {
  auto differs = [&](LoweredPath &candidate) {
    for (unsigned level : levels) {
      Outcome outcome = runModule(*candidate.module, level);
      if (outcome.isComparable() && firstDifference(expected, outcome))
        return true;
    }
    return false;
  };
  // A step that crashes now would be blamed on the path: the bugs that paths
  // avoid are avoided by the quiet rest too, which draws nothing.
  Blame blame = findBlame(builder, path.steps, differs);
  if (blame.steps.empty())
    return path.steps;
  const PathStep &guilty = blame.steps.back();
  finding.culprit = guilty.pass;
  finding.pattern = blame.pattern;
  finding.details += "guilty step: " + guilty.pipeline + "\n";
  if (!blame.behind.empty())
    finding.details += "it shows behind " + blame.behind +
                       " only, and not with copy-before-write=1\n";
  if (blame.first + 1 < blame.steps.size()) {
    finding.details += "or one of the steps before it, which cannot be "
                       "completed to LLVM alone:\n";
    for (size_t i = blame.first; i + 1 < blame.steps.size(); ++i)
      finding.details += "  " + blame.steps[i].pipeline + "\n";
  }
  if (!blame.pattern.empty())
    finding.details += "guilty pattern: " + blame.pattern + " (attempt " +
                       std::to_string(blame.application) + ")\n";
  if (!blame.stable)
    finding.details += "the guilty step was another one the second time\n";
  bool shared = std::any_of(
      reference.steps.begin(), reference.steps.end(),
      [&](const PathStep &step) { return step.pass == guilty.pass; });
  const PassRule *rule = rules.find(guilty.pass);
  if (rule && rule->role == PassRole::Conversion && shared &&
      blame.behind.empty())
    finding.details += "no independent conversion: the reference path runs " +
                       guilty.pass +
                       " too, so either result may be the wrong one\n";
  if (finding.kind == FindingKind::PoisonOrCodegen)
    finding.details += "since that step, O0 and O2 differ: it makes poison (a "
                       "wrong flag, say), or meets a bug of LLVM\n";
  finding.details += "input of the guilty step:\n" + blame.inputOfStep + "\n";
  return blame.complete;
}

/// The path that differs is right where the quiet one is wrong. That one's only
/// decision is what to bufferize in place; if copying gives another result, it
/// was wrong (M30, M57 and M64 were found as bugs of other passes).
bool Judge::blameReference(PathBuilder &builder) {
  std::optional<std::vector<PathStep>> copying =
      builder.withCopies(reference.steps);
  if (!copying)
    return false;
  LoweredPath path = builder.replay(*copying, /*finish=*/true);
  if (path.end != PathEnd::Lowered)
    return false;
  Outcome copied = runModule(*path.module);
  Outcome again = runModule(*path.module, 0, otherFill);
  if (!copied.isComparable() || !again.isComparable() ||
      firstDifference(copied, again))
    return false;
  std::optional<std::string> difference = firstDifference(copied, expected);
  if (!difference)
    return false;
  auto inPlace = std::find_if(reference.steps.begin(), reference.steps.end(),
                              decidesInPlace);
  Finding finding{
      FindingKind::Miscompile, inPlace->pass, "", *difference, "", {}};
  finding.details = "guilty step: " + inPlace->pipeline +
                    "\nthe quiet path itself gives another result when it "
                    "copies before each write\n" +
                    "expected (with copy-before-write=1):\n" + copied.str() +
                    "got (quiet path):\n" + expected.str();
  finding.replay = {runCommand(path.steps), runCommand(reference.steps)};
  finding.files = replayFiles(program, path.steps);
  found(std::move(finding));
  return true;
}

void Judge::blameDifference(PathBuilder &builder, const LoweredPath &path,
                            const std::string &difference) {
  Finding finding{FindingKind::Miscompile, "unknown", "", difference, "", {}};
  std::vector<PathStep> shown = path.steps;
  // Behind findings, the same bug shows on many paths: three are explained.
  bool isExplained = options.blame && ++blamed <= 3;
  if (isExplained && blameReference(builder))
    return;
  if (isExplained)
    shown = blame(builder, path, {0, 2}, finding);
  if (knownBugs().absorb(finding)) {
    ++statistics.known;
    return;
  }
  LoweredPath last = builder.replay(shown, /*finish=*/true);
  finding.details += "expected (quiet path):\n" + expected.str() + "got:\n" +
                     runModule(*last.module).str();
  finding.replay = {runCommand(reference.steps), runCommand(shown)};
  // The quiet path has no schedules.
  finding.files = replayFiles(program, shown);
  report(std::move(finding));
}

void Judge::run() {
  ++statistics.inputs;
  if (!prepare())
    return;
  program = printModule(module);
  Executor::global().forgetOutcomes();
  PassRunner::of(input.context).patterns().disable(avoidedPatterns());

  PathOptions pathOptions;
  pathOptions.maxSteps = options.maxSteps;
  pathOptions.feedback = options.feedback;
  pathOptions.isKnownInvalid = isKnownInvalidIR;
  pathOptions.avoid = isAvoided;
  // The engine's crash file holds the input, not the prepared program.
  PathNote note(&program); // which changes where fuel is given
  auto makeBuilder = [&](const PathOptions &use) {
    auto builder =
        std::make_unique<PathBuilder>(module, input.context, rules, use);
    builder->beforeStep = [&](const std::vector<PathStep> &done,
                              const PathStep &next) {
      note.follow(done, next);
      if (options.progress)
        options.progress(program, note.path());
    };
    return builder;
  };
  std::unique_ptr<PathBuilder> builder = makeBuilder(pathOptions);
  bool isFine = runReference(*builder);
  if (!isFine && hasFuel) {
    program = printModule(module);
    builder = makeBuilder(pathOptions);
    isFine = runReference(*builder);
  }
  if (isFine) {
    verdict.kind = LoweringVerdict::Kind::Agree;
    uint64_t paths = options.paths;
    if (auto asked = input.directives.getNumber("paths"))
      paths = std::min(*asked, maxPaths);
    std::vector<PathStep> through = options.through;
    if (auto text = input.directives.get("through")) {
      std::string error;
      through = splitPipeline(*text, error);
    }
    for (uint64_t i = 1;
         i <= paths && verdict.kind != LoweringVerdict::Kind::Found; ++i) {
      ChoiceStream drawn = choices.fork("path", i);
      ++statistics.paths;
      pathIndex = unsigned(i);
      LoweredPath path;
      if (i == 1 && !through.empty()) {
        PathOptions given = pathOptions;
        given.given = through;
        std::unique_ptr<PathBuilder> first = makeBuilder(given);
        path = first->buildGiven();
        if (path.end == PathEnd::GivenFailed) {
          end(LoweringVerdict::Kind::OutOfScope,
              "the given pipeline cannot be run: " + path.message);
          break;
        }
      } else {
        path = builder->build(drawn);
      }
      judgePath(*builder, path, drawn.fork("rebuild").chance(1, rebuildShare));
    }
  }
  for (const auto &[pass, counts] : builder->statistics())
    statistics.passes[pass] += counts;
}

LoweringVerdict scion::checkLowering(ParsedInput &input,
                                     const LoweringOptions &options) {
  CostScope cost(Cost::Harness);
  LoweringVerdict verdict;
  Judge(input, options, verdict).run();
  return verdict;
}
