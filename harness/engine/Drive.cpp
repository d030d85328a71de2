//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/engine/Drive.h"

#include "base/ChoiceStream.h"
#include "base/FeatureMap.h"
#include "base/Lane.h"
#include "harness/engine/Campaign.h"
#include "harness/engine/Mutation.h"
#include "harness/engine/Options.h"
#include "harness/engine/Settle.h"
#include "harness/engine/Tally.h"
#include "harness/input/FreshProcess.h"
#include "harness/known/KnownOptions.h"
#include "harness/known/Registry.h"
#include "harness/lowering/HybridPool.h"
#include "harness/oracle/Report.h"

#include <bit>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <unordered_set>

#include <fcntl.h>
#include <unistd.h>

using namespace scion;

static struct {
  bool verbose = false;
  bool statistics = true;
  bool check = true;
  uint64_t generate = 0; // one mutant in so many is a program from nothing
  uint64_t fast = 0;     // mutants in the fast lane for each in the full one
  uint64_t hybrid = 16;  // or one from the middle of a lowering
  uint64_t broken = 0;   // programs that passes broke, until the process ends
  std::string donors;
  MutationMix mix;
  MutationOptions mutation;
  std::optional<Tally> tally; // tally=FILE
  uint64_t inputs = 0, interesting = 0;
  MutationLadder *mutations = nullptr; // made by the first use
  std::unordered_set<uint64_t> readInFastLane;
} state;

/// Which counts of which places any input has reached so far, in libFuzzer's
/// buckets: 1, 2, 3, 4-7, 8-15, 16-31, 32-127, 128+.
static bool reachedNewFeatures() {
  static std::vector<uint8_t> reached(featureCounters().size());
  bool isNew = false;
  for (uint32_t place : touchedFeatures()) {
    uint8_t count = featureCounters()[place];
    unsigned bucket = count <= 3    ? count - 1
                      : count < 8   ? 3
                      : count < 16  ? 4
                      : count < 32  ? 5
                      : count < 128 ? 6
                                    : 7;
    isNew |= !(reached[place] >> bucket & 1);
    reached[place] |= 1u << bucket;
  }
  return isNew;
}

static void printStatistics() {
  if (!state.statistics || state.inputs == 0)
    return;
  std::fprintf(stderr,
               "scion: %s: %" PRIu64 " inputs, %" PRIu64 " interesting\n",
               fuzzTarget.name, state.inputs, state.interesting);
  if (uint64_t passedBy = inputsPassedBy())
    std::fprintf(stderr,
                 "scion: %" PRIu64 " inputs passed by: they ended a process "
                 "before\n",
                 passedBy);
  if (fuzzTarget.printStatistics)
    fuzzTarget.printStatistics();
  if (state.mutations)
    std::fprintf(stderr, "%s",
                 state.mutations->engine().statisticsText().c_str());
  std::fputs(HybridPool::global().statisticsText().c_str(), stderr);
  std::fprintf(stderr, "%s", Registry::global().statistics().c_str());
}

/// known=MODE, without=ID,…, records=FILE, known-state=FILE.
static void setKnownBugs(Options &options) {
  std::vector<std::string> problems;
  KnownOptions known;
  known.mode = options.get("known").value_or("meet");
  known.without = options.get("without").value_or("");
  known.records = options.get("records").value_or("");
  known.state = options.get("known-state").value_or("");
  for (const std::string &problem : known.apply(Registry::global()))
    problems.push_back(problem);
  for (const std::string &problem : problems)
    std::fprintf(stderr, "%s\n", problem.c_str());
  if (!problems.empty())
    std::exit(3);
}

void scion::initializeTarget(int argc, char **argv) {
  Options &options = targetOptions();
  options = Options::read(argc, argv, std::getenv("SCION_OPTIONS"));
  if (options.getNumber("help", 0)) {
    printOptions();
    std::exit(0);
  }
  state.verbose = options.getNumber("verbose", 0);
  state.statistics = options.getNumber("stats", 1);
  options.getNumber("repeat", 1); // of the standalone engine
  state.check = options.getNumber("check", 1);
  if (fuzzTarget.generateOneIn)
    state.generate = fuzzTarget.generateOneIn();
  state.generate = options.getNumber("generate", state.generate);
  state.hybrid = options.getNumber("hybrid", state.hybrid);
  state.fast = options.getNumber("fast", fuzzTarget.fastOf);
  state.broken = options.getNumber("broken", fuzzTarget.mostBroken);
  std::optional<std::string_view> hybrids = options.get("hybrid-folder");
  if (hybrids && !isFreshJob())
    HybridPool::global().turnOn(std::string(*hybrids));
  if (const char *folder = std::getenv("SCION_DONORS"))
    state.donors = folder;
  if (std::optional<std::string_view> folder = options.get("donors"))
    state.donors = *folder;
  setKnownBugs(options);
  // A process that runs an input a second time writes neither the tally nor the
  // list of findings. But the process that settles a crash lists the finding.
  std::optional<std::string_view> tally = options.get("tally");
  if (tally && !isFreshJob()) {
    state.tally = Tally::open(std::string(*tally), Registry::global());
    if (!state.tally) {
      std::fprintf(stderr, "%s: cannot keep a tally there\n",
                   std::string(*tally).c_str());
      std::exit(3);
    }
  }
  std::optional<std::string_view> path = options.get("findings");
  if (path && (!isFreshJob() || isFreshJob(settleJob.name))) {
    int file = open(std::string(*path).c_str(),
                    O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (file < 0) {
      std::fprintf(stderr, "%s: cannot list findings there\n",
                   std::string(*path).c_str());
      std::exit(3);
    }
    logFindingsTo(file);
  }
  std::string_view mix = options.get("mutators").value_or("structured");
  if (std::optional<MutationMix> known = mutationMix(mix)) {
    state.mix = std::move(*known);
  } else {
    std::fprintf(stderr, "mutators: %s\n", explainMutationMix(mix).c_str());
    std::exit(3);
  }
  state.mutation.graft = graftOptions(options);
  for (const char *name :
       {"trail", "keep-trail", "timeout", "guidance", "edges"})
    (void)options.get(name); // Campaign.cpp and LibFuzzer.cpp ask for them
  if (fuzzTarget.initialize)
    if (std::string problem = fuzzTarget.initialize(); !problem.empty()) {
      std::fputs(problem.c_str(), stderr);
      std::exit(3);
    }
  std::vector<std::string> problems = options.problems();
  for (const std::string &problem : problems)
    std::fprintf(stderr, "%s: %s\n", fuzzTarget.name, problem.c_str());
  if (!problems.empty()) {
    std::fprintf(stderr, "Give options as --scion-name=value or in "
                         "SCION_OPTIONS=\"name=value …\"; help=1 lists them "
                         "(docs/Options.md).\n");
    std::exit(3);
  }
  std::atexit(printStatistics);
}

void scion::initializeEngine(int argc, char **argv, CampaignSettings settings) {
  initializeTarget(argc, argv);
  runFreshJobIfAsked(argc, argv);
  prepareCampaign(std::move(settings));
}

void scion::beginReadingCorpus() { setReadingCorpus(state.fast != 0); }

bool scion::isTimeToEnd() {
  if (!fuzzTarget.brokenPrograms || fuzzTarget.brokenPrograms() < state.broken)
    return false;
  std::fprintf(stderr, "scion: this process ends, so that its memory stays "
                       "bounded: it keeps what passes broke\n");
  printStatistics();
  state.statistics = false;
  endCampaign();
  return true;
}

Verdict scion::runInput(std::string_view input) {
  // Not at initialisation: libFuzzer installs its handlers later, and Scion's
  // handlers call those that they replace.
  static bool attributed = (installCrashAttribution(), true);
  (void)attributed;

  resetFeatures();
  if (isSetAside(input))
    return Verdict::Rejected;
  InputScope scope(TrailPhase::Running, input);
  if (isReadingCorpus())
    state.readInFastLane.insert(stableHash(input));
  if (state.tally)
    state.tally->begin();
  Verdict verdict = fuzzTarget.run(input);
  if (state.mutations && reachedNewFeatures())
    state.mutations->noteUseful(input);
  ++state.inputs;
  state.interesting += verdict == Verdict::Interesting;
  if (state.tally)
    state.tally->end(verdict == Verdict::Interesting);
  if (state.verbose)
    std::fprintf(stderr, "scion: %016" PRIx64 " %s\n", stableHash(input),
                 verdict == Verdict::Interesting ? "interesting" : "rejected");
  // Statistics of fewer than 1024 inputs say too little.
  if (state.inputs >= 1024 && std::has_single_bit(state.inputs))
    printStatistics();
  return verdict;
}

MutationLadder &scion::targetMutations() {
  if (state.mutations)
    return *state.mutations;
  MutantCheck check;
  if (state.check && fuzzTarget.checkMutant)
    check = [](std::string &mutant) {
      std::string text = mutant;
      InputScope scope(TrailPhase::Checking, text);
      return !isSetAside(text) && fuzzTarget.checkMutant(mutant);
    };
  state.mutations =
      new MutationLadder(std::move(check), state.mutation, state.mix);
  if (fuzzTarget.generate && state.mix.style == MutationStyle::Structured)
    state.mutations->generateWith(fuzzTarget.generate, state.generate);
  if (fuzzTarget.fastOf)
    state.mutations->drawLanes(state.fast);
  setReadingCorpus(false);
  state.mutations->oweFullLane(std::move(state.readInFastLane));
  if (state.hybrid && state.mix.style == MutationStyle::Structured) {
    // Turned on only here: a replay of files makes no mutants.
    if (!HybridPool::global().isOn())
      HybridPool::global().turnOn();
    state.mutations->takeHybrids(state.hybrid);
  }
  if (!state.donors.empty() &&
      state.mutations->engine().addDonors(state.donors) == 0) {
    std::fprintf(stderr,
                 "%s: no generic MLIR (*.mlir) in the donor folder '%s'; make "
                 "some with `scion harvest`\n",
                 fuzzTarget.name, state.donors.c_str());
    std::exit(3);
  }
  return *state.mutations;
}
