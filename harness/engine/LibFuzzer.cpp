//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// libFuzzer's entry points, for every target.
//
//===----------------------------------------------------------------------===//

#include "base/FeatureMap.h"
#include "base/Uncounted.h"
#include "harness/engine/Campaign.h"
#include "harness/engine/CompilerCounters.h"
#include "harness/engine/Drive.h"
#include "harness/engine/Mutation.h"
#include "harness/engine/Options.h"
#include "harness/input/FreshProcess.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <unistd.h>

using namespace scion;

extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maxSize);

/// Seeds its choices itself.
static size_t mutateBytesAsLibFuzzer(uint8_t *data, size_t size, size_t maxSize,
                                     uint64_t) {
  return LLVMFuzzerMutate(data, size, maxSize);
}

/// Flags that libFuzzer gets before the user's own, which win. A context keeps
/// the types and attributes of its programs, so nearly every input allocates
/// more than it frees; libFuzzer takes that for a possible leak and runs the
/// input again, its first thousand inputs so twice (267 runs for 144 seeds).
static const char *const defaultFlags[] = {"-detect_leaks=0"};

/// Further flags if the compiler has coverage: to compute the energy of inputs,
/// libFuzzer counts how often it sees each feature. With 1.4 million counters
/// this takes a sixth of its time (17.5 % in 220 runs).
static const char *const flagsWithCoverage[] = {"-entropic=0"};

/// The value of `-name=` on the command line; the last one wins, as in
/// libFuzzer.
static std::string flag(int argc, char **argv, const std::string &name,
                        std::string fallback) {
  std::string prefix = "-" + name + "=";
  for (int i = 1; i < argc; ++i)
    if (std::string_view(argv[i]).starts_with(prefix))
      fallback = argv[i] + prefix.size();
  return fallback;
}

/// The campaign by libFuzzer's flags.
static CampaignSettings campaignSettings(int argc, char **argv) {
  auto number = [&](const char *name, const char *fallback) {
    return std::atoi(flag(argc, argv, name, fallback).c_str());
  };
  CampaignSettings settings;
  // As in libFuzzer: files without a folder are replayed.
  bool hasFile = false, hasFolder = false;
  for (int i = 1; i < argc; ++i) {
    if (argv[i][0] == '-')
      continue;
    bool isFolder = std::filesystem::is_directory(argv[i]);
    if (isFolder && !hasFolder)
      settings.places.corpus = argv[i];
    (isFolder ? hasFolder : hasFile) = true;
  }
  settings.isOn = hasFolder || !hasFile;
  settings.places.artifactPrefix = flag(argc, argv, "artifact_prefix", "");
  settings.places.seconds = unsigned(number("timeout", "1200"));
  settings.places.megabytes = unsigned(number("rss_limit_mb", "2048"));
  settings.settledExit = number("error_exitcode", "77");
  settings.handlerAllocates = true;
  settings.lateExit = number("timeout_exitcode", "70");
  settings.isOn &= number("merge", "0") == 0;
  return settings;
}

/// Whether -merge=1 has started this process. It starts one after another until
/// one exits with 0, which means that all programs were read.
static bool isMerging = false;
static bool isUsedUp = false; // this process is to end

/// libFuzzer calls this with 0 after the signal below. The merge parent takes 0
/// for the end of the corpus and would drop the rest, so another code makes it
/// start the next process.
extern "C" void _Exit(int code) noexcept {
  constexpr int startAnother = 1;
  _exit(code == 0 && isMerging && isUsedUp ? startAnother : code);
}

/// The features of an input that libFuzzer sees (the option guidance=, for
/// comparisons): those of the FeatureMap, and the coverage counters of an
/// instrumented compiler.
static bool showsOwnFeatures = true, showsCompilerCounters = true;

static bool hasMutated = false;

/// edges=FILE
static std::optional<EdgeLog> edges;

static void openEdgeLog() {
  std::optional<std::string_view> asked = targetOptions().get("edges");
  if (!asked || isFreshJob())
    return;
  std::string file(*asked);
  size_t counters = compilerCounters().size();
  edges = counters ? EdgeLog::open(file, counters) : std::nullopt;
  if (edges)
    return;
  std::fprintf(stderr, "%s: %s\n", file.c_str(),
               counters ? "cannot log edges there, or it is of another program"
                        : "this MLIR has no coverage "
                          "(ci/instrumented-mlir libfuzzer)");
  std::exit(3);
}

static void chooseGuidance() {
  std::string_view what = targetOptions().get("guidance").value_or("all");
  showsOwnFeatures = what == "all" || what == "own";
  showsCompilerCounters = what == "all" || what == "compiler";
  if (showsOwnFeatures || showsCompilerCounters || what == "none")
    return;
  std::fprintf(stderr, "guidance: all, own, compiler or none, not '%s'\n",
               std::string(what).c_str());
  std::exit(3);
}

static void hideGuidance() {
  std::span<uint8_t> own = featureCounters();
  if (!showsOwnFeatures)
    std::ranges::fill(own, 0);
  // libFuzzer drops seeds without features, so give each seed one of its own.
  static size_t seeds = 0;
  if (!showsOwnFeatures && !showsCompilerCounters && !hasMutated)
    own[seeds++ % own.size()] = 1;
  if (!showsCompilerCounters)
    std::ranges::fill(compilerCounters(), 0);
}

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv) {
  // Our flags stay in argv: a -fork child is started with the same ones, and
  // libFuzzer ignores what starts with two dashes.
  CampaignSettings settings = campaignSettings(*argc, *argv);
  bool mutates = settings.isOn && flag(*argc, *argv, "runs", "-1") != "0";
  initializeEngine(*argc, *argv, std::move(settings));
  if (mutates)
    beginReadingCorpus();
  Uncounted::countersAre(compilerCounters);
  chooseGuidance();
  openEdgeLog();
  isMerging = flag(*argc, *argv, "merge_inner", "0") != "0";
  static std::vector<char *> flags(*argv, *argv + *argc);
  auto give = [](const char *flag) {
    flags.insert(flags.begin() + 1, const_cast<char *>(flag));
  };
  std::ranges::for_each(defaultFlags, give);
  if (!compilerCounters().empty())
    std::ranges::for_each(flagsWithCoverage, give);
  flags.push_back(nullptr);
  *argc = int(flags.size()) - 1;
  *argv = flags.data();
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  std::string_view input(reinterpret_cast<const char *>(data), size);
  Verdict verdict = runInput(input);
  if (edges)
    edges->note(compilerCounters(), input);
  hideGuidance();
  // libFuzzer takes exit() here for a crash. After this signal it finishes the
  // input and ends, and its parent, if there is one, starts another process.
  if (isTimeToEnd()) {
    isUsedUp = true;
    raise(SIGUSR1);
  }
  return verdict == Verdict::Rejected ? -1 : 0;
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size,
                                          size_t maxSize, unsigned seed) {
  hasMutated = true;
  return targetMutations().mutate(data, size, maxSize, seed,
                                  mutateBytesAsLibFuzzer);
}

extern "C" size_t LLVMFuzzerCustomCrossOver(const uint8_t *recipient,
                                            size_t recipientSize,
                                            const uint8_t *donor,
                                            size_t donorSize, uint8_t *out,
                                            size_t maxSize, unsigned seed) {
  hasMutated = true;
  size_t size = recipientSize < maxSize ? recipientSize : maxSize;
  std::memcpy(out, recipient, size);
  return targetMutations().mutate(
      out, size, maxSize, seed, mutateBytesAsLibFuzzer,
      {reinterpret_cast<const char *>(donor), donorSize});
}
