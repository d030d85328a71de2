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
  options.optimizedShare = asked.getNumber("o2-share", options.optimizedShare);
  if (asked.getNumber("go-on", 0))
    options.onFinding = [](auto &finding, auto) { reportAndLearn(finding); };
  std::string_view how = asked.getText("steer");
  steering = how == "rare"     ? Steering::Rare
             : how == "random" ? Steering::Random
                               : Steering::Off;
  if (!how.empty() && how != "off" && steering == Steering::Off)
    return "steer is off, random or rare";
  steerOneIn =
      unsigned(std::max<uint64_t>(1, asked.getNumber("steer-one-in", 8)));
  options.towards = asked.getText("towards");
  std::string problem;
  Towards::parse(options.towards, RuleTable::global(), problem);
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
  // Guards and observations made the program.
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
            "before the paths"},
    {"observe-less", "one program in N (8; 0: none) prints only what it prints "
                     "itself, if anything, and as many a few values at its "
                     "end: observations hide bugs from passes"},
    {"feedback", "0: ignore which conversions failed before"},
    {"go-on", "1: report a finding and continue; see above"},
    {"steer", "`rare`: one mutant in 8 prefers a pass that applies to it and "
              "had few effects so far; `random`: any that applies; `off`, the "
              "default ([measured](measurements/Steering.md))"},
    {"steer-one-in", "one mutant in N is steered"},
    {"towards", "passes, moves of schedules or dialects that random steps of "
                "paths prefer; also a directive"},
    {"every-path", "passes that run first on each path, the reference "
                   "included"}};

// A difference of two paths is shown by stock tools alone: it comes before what
// only the interpreter reports. A program without guards first.
static constexpr const char *shows[] = {
    "run --meaning=0", "run --no-recondition --no-observe --meaning=300000",
    "run --meaning=300000"};

// The target observes one program in eight less.
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
