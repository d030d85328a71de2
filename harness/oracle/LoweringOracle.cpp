//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/experiment/Prepare.h"
#include "harness/experiment/Statistics.h"
#include "harness/input/ParsedInput.h"
#include "harness/lowering/PassRules.h"
#include "harness/lowering/Towards.h"
#include "harness/oracle/LoweringEquivalence.h"
#include "harness/oracle/Oracle.h"
#include "harness/oracle/Recognise.h"
#include "harness/oracle/Steer.h"

#include "llvm/Support/MemoryBuffer.h"

#include <algorithm>
#include <cstdio>

using namespace scion;

static LoweringOptions options;

/// How mutants are steered, and one in how many.
static Steering steering = Steering::Off;
static unsigned steerOneIn = 8;

static std::string configure(OracleOptions &asked) {
  std::fputs(RuleTable::global().unreviewedSummary().c_str(), stderr);
  options.fan = asked.getNumber("fan", 1) != 0;
  options.prepare.recondition = asked.getNumber("recondition", 1);
  options.prepare.guardAll = asked.getNumber("guard-all", 0) != 0;
  options.prepare.lessShare = asked.getNumber("observe-less", 8);
  options.meaningFuel = asked.getNumber("meaning", options.meaningFuel);
  options.paths = asked.getNumber("paths", options.paths);
  options.maxSteps = asked.getNumber("max-steps", options.maxSteps);
  options.feedback = asked.getNumber("feedback", 1);
  options.priority = asked.getNumber("priority", options.priority);
  options.penalty = asked.getNumber("penalty", options.penalty);
  options.optimizedShare = asked.getNumber("o2-share", options.optimizedShare);
  if (asked.getNumber("go-on", 0))
    options.onFinding = [](auto &finding, auto) { reportAndLearn(finding); };
  std::string_view how = asked.getText("steer");
  steering = how == "rare"     ? Steering::Rare
             : how == "random" ? Steering::Random
             : how == "rules"  ? Steering::Rules
                               : Steering::Off;
  if (!how.empty() && how != "off" && steering == Steering::Off)
    return "steer is off, random, rare or rules";
  if (std::string ops(asked.getText("ops"));
      !ops.empty() && !loweringStatistics().ops.keepIn(ops))
    return ops + ": cannot keep the ops of paths there";
  steerOneIn =
      unsigned(std::max<uint64_t>(1, asked.getNumber("steer-one-in", 8)));
  options.towards = asked.getText("towards");
  std::string problem;
  Towards towards =
      Towards::parse(options.towards, RuleTable::global(), problem);
  if (std::string file(asked.getText("weights")); !file.empty()) {
    auto text = llvm::MemoryBuffer::getFile(file);
    if (!text)
      return file + ": " + text.getError().message();
    options.weights = (*text)->getBuffer().str();
    if (std::string wrong = towards.addWeights(options.weights); !wrong.empty())
      return file + ": " + wrong;
  }
  if (steering == Steering::Rules)
    startRuleRounds(options.towards, steerOneIn);
  return problem.empty() ? setEveryPath(options, asked.getText("every-path"))
                         : problem;
}

static bool checkMutant(std::string &program) {
  if (!reconditionMutant(program))
    return false;
  steer(program, steering, steerOneIn);
  return true;
}

static OracleVerdict check(ParsedInput &input) {
  LoweringVerdict verdict = checkLowering(input, options);
  return {std::move(verdict.finding),
          verdict.kind == LoweringVerdict::Kind::Agree};
}

static OracleVerdict replay(ParsedInput &input, const Finding &finding) {
  LoweringOptions again = options;
  again.onFinding = nullptr;
  // The finding's program already has its guards and observations.
  again.prepare.recondition = again.prepare.observe = false;
  again.through = finding.bad;
  again.paths = 1;
  again.examineThrough = true;
  return {checkLowering(input, again).finding};
}

static constexpr OptionHelp optionList[] = {
    {"paths", "paths for each program, beside the reference"},
    {"max-steps", "rounds of a path"},
    {"o2-share", "one path in this many runs at O2"},
    {"meaning", "interpret programs of at most so many executed ops, and check "
                "the output of each pass ([Semantics.md](Semantics.md)); 0: "
                "none"},
    {"recondition", "0: programs are taken unchanged; an input says so for "
                    "itself with the directive of that name"},
    {"guard-all", "1: guard every op that has a hazard, for comparison"},
    {"fan", "0: no passes beside each other, and no path to another target, "
            "before the paths. By default, twelve passes are applied to each "
            "of two modules; all that apply, if the program has no directive "
            "`lane`, which each mutant has"},
    {"observe-less", "one program in N (8; 0: none) prints only what it prints "
                     "itself, if anything, and as many a few values at its "
                     "end: observations hide bugs from passes"},
    {"feedback", "0: ignore which conversions failed before"},
    {"priority", "what an op kind starts with (1000); the kinds of the highest "
                 "priority are converted first "
                 "([measured](measurements/Survey.md))"},
    {"penalty", "what a failed conversion takes from the priority of its op "
                "kind (1)"},
    {"go-on", "1: report a finding and continue; see above"},
    {"steer",
     "`rare`: one mutant in 8 prefers a pass that applies to it and "
     "had few effects so far; `random`: any that applies; `rules`: it "
     "is made from a program with ops of a rule, of each that `towards` "
     "means or of all in turn, fifty mutants long, and prefers the "
     "rule's pass (libFuzzer only); `off`, the default "
     "([measured](measurements/Steering.md))"},
    {"steer-one-in", "one mutant in N is steered"},
    {"ops",
     "a file that processes share: the ops that programs hold, and those "
     "along their paths; `scion report` and `ci/fuzz` count them"},
    {"towards", "passes, moves of schedules or dialects that random steps of "
                "paths prefer; also a directive"},
    {"weights",
     "a file of lines `PASS WEIGHT`: how many times as likely random "
     "steps draw a pass; `benchmarks/bug-proneness --weights` writes those of "
     "bug-proneness ([measured](measurements/Steering.md))"},
    {"every-path", "passes that run first on each path, the reference "
                   "included"}};

// Compare two paths before asking the interpreter, because stock tools alone
// show a difference of paths. With the interpreter, try the program without
// guards first.
static constexpr const char *shows[] = {
    "run --meaning=0", "run --no-recondition --no-observe --meaning=300000",
    "run --meaning=300000"};

// The fuzz target adds fewer observations to one program in eight.
static constexpr const char *asTarget[] = {
    "run --paths=3 --meaning=300000", "run --paths=3 --no-observe --meaning=0"};

static constexpr const char *through[] = {
    "run --no-recondition --no-observe --paths=1 --through=% "
    "--meaning=0",
    "run --no-observe --paths=1 --through=% --meaning=0",
    "run --paths=1 --through=% --meaning=0",
    "run --no-recondition --no-observe --paths=1 --through=% "
    "--meaning=300000",
    "run --no-observe --paths=1 --through=% --meaning=300000",
    "run --paths=1 --through=% --meaning=300000"};

namespace scion {
extern constinit const Oracle loweringOracle = {
    .name = "lowering",
    .summary = "lowers programs along many paths, runs and compares them",
    .options = optionList,
    .configure = configure,
    .check = check,
    .replay = replay,
    .statistics = [] { return loweringStatistics().str(false); },
    .checkMutant = checkMutant,
    .hasFastLane = true,
    .hasSubcommand = true,
    .shows = shows,
    .showsAsTarget = asTarget,
    .showsThrough = through,
};
} // namespace scion
