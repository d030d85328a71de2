//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/engine/Settle.h"

#include "base/ChoiceStream.h"
#include "harness/engine/Keep.h"
#include "harness/engine/SetAside.h"
#include "harness/engine/Target.h"
#include "harness/engine/Watchdog.h"
#include "harness/oracle/Finding.h"
#include "harness/oracle/Recognise.h"
#include "harness/oracle/Report.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/SHA1.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <sys/resource.h>
#include <unistd.h>

using namespace scion;

/// The limit for an input in a fresh process, if the campaign has none.
static constexpr unsigned defaultSeconds = 60;

/// The factor on that limit while the heap is checked.
static constexpr unsigned heapCheckFactor = 4;

/// The exit code of a fresh process that took too much memory (libFuzzer's
/// own).
static constexpr int outOfMemory = 71;

//===----------------------------------------------------------------------===//
// In the fresh process
//===----------------------------------------------------------------------===//

// The job's file: "<seconds> <megabytes>\n", then "<phase> <size>\n<text>" for
// each input, the first to run first.

static uint64_t takeNumber(std::string_view &text, char end) {
  size_t at = std::min(text.find(end), text.size());
  uint64_t value =
      std::strtoull(std::string(text.substr(0, at)).c_str(), nullptr, 10);
  text.remove_prefix(std::min(at + 1, text.size()));
  return value;
}

static void runEntry(TrailPhase phase, std::string text) {
  watchedWorkBegins();
  if (phase != TrailPhase::Checking)
    (void)fuzzTarget.run(text);
  else if (fuzzTarget.checkMutant)
    (void)fuzzTarget.checkMutant(text);
  watchedWorkEnds();
}

static int runEntries(const char *file) {
  std::string content = contentOf(file);
  std::string_view rest = content;
  unsigned seconds = unsigned(takeNumber(rest, ' '));
  long megabytes = long(takeNumber(rest, '\n'));
  logFindingsTo(-1); // the settling process reports the finding
  reportFindingsWhole();
  // The crashed process has reported the findings after which it continued.
  setFindingKeeper([](const Finding &) {});
  installCrashAttribution();
  startWatchdog(seconds, [] {
    reportHang();
    abortAsReported();
  });
  std::vector<TrailEntry> entries;
  while (!rest.empty()) {
    auto phase = TrailPhase(takeNumber(rest, ' '));
    size_t size = takeNumber(rest, '\n');
    entries.push_back({phase, std::string(rest.substr(0, size))});
    rest.remove_prefix(std::min(size, rest.size()));
  }
  for (const TrailEntry &entry : entries)
    runEntry(entry.phase, entry.text);
  // Run the last input again: memory that it corrupted may crash only the next
  // run.
  if (!entries.empty())
    runEntry(entries.back().phase, entries.back().text);
  rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  if (megabytes && usage.ru_maxrss / 1024 > megabytes) {
    Finding finding{FindingKind::Crash, fuzzTarget.name, "", "", "", {}};
    finding.summary =
        "out of memory: " + std::to_string(usage.ru_maxrss / 1024) + " MB";
    reportAndGoOn(finding);
    return outOfMemory;
  }
  return 0;
}

static const FreshJob entriesJob("run-entries", runEntries);

//===----------------------------------------------------------------------===//
// Blame
//===----------------------------------------------------------------------===//

namespace {
class Settling {
public:
  explicit Settling(Trail &trail) : trail(trail), places(trail.places()) {}

  Settlement run();

private:
  Trail &trail;
  TrailPlaces places;

  FreshResult runAlone(const TrailEntry &entry) { return runRow({entry}); }
  FreshResult runRow(const std::vector<TrailEntry> &row,
                     bool checkHeap = false);
  std::optional<FreshResult> heapBrokenBy(const TrailEntry &entry);
  void blame(const TrailEntry &entry, const FreshResult &shown);
};
} // namespace

FreshResult Settling::runRow(const std::vector<TrailEntry> &row,
                             bool checkHeap) {
  unsigned seconds = places.seconds ? places.seconds : defaultSeconds;
  if (checkHeap)
    seconds *= heapCheckFactor;
  std::string content =
      std::to_string(seconds) + " " + std::to_string(places.megabytes) + "\n";
  for (const TrailEntry &entry : row)
    content += std::to_string(unsigned(entry.phase)) + " " +
               std::to_string(entry.text.size()) + "\n" + entry.text;
  JobFile file(content);
  FreshOptions options;
  // The watchdog limits each input; the rest of the time is for starting the
  // process.
  options.seconds = (seconds + seconds / 2) * unsigned(row.size() + 1) + 30;
  options.checkHeap = checkHeap;
  return runFresh(entriesJob, file.path(), options);
}

/// Whether a limit ended the process.
static bool wasEnded(const FreshResult &result) {
  return result.timedOut || result.exitCode == outOfMemory ||
         result.signal == SIGKILL;
}

/// Runs the input with a check of the heap after each stage. None if the check
/// finds no damage, or no culprit.
std::optional<FreshResult> Settling::heapBrokenBy(const TrailEntry &entry) {
  FreshResult result = runRow({entry}, /*checkHeap=*/true);
  if (!result.started || result.isFine() ||
      (!wasEnded(result) && crashedOutsideOfStages(result.text)))
    return std::nullopt;
  std::optional<Finding> finding = findingOfReport(result.text);
  if (finding && finding->kind == FindingKind::Crash)
    return result;
  return std::nullopt;
}

static void save(const std::string &path, const std::string &text) {
  std::error_code error;
  if (std::filesystem::exists(path, error))
    return;
  std::FILE *file = std::fopen(path.c_str(), "wb");
  if (!file || std::fwrite(text.data(), 1, text.size(), file) != text.size())
    std::fprintf(stderr, "scion: cannot save %s\n", path.c_str());
  if (file)
    std::fclose(file);
}

void Settling::blame(const TrailEntry &entry, const FreshResult &shown) {
  std::optional<Finding> finding = findingOfReport(shown.text);
  const char *kind = finding && finding->kind == FindingKind::Hang ? "timeout-"
                     : shown.exitCode == outOfMemory               ? "oom-"
                                                                   : "crash-";
  std::string path =
      places.artifactPrefix + ArtifactName(kind, entry.text).text;
  std::string folder = std::filesystem::path(trail.path()).parent_path();
  if (std::unique_ptr<SetAside> aside = SetAside::open(folder))
    aside->add(stableHash(entry.text));
  std::fprintf(stderr, "\n%s", shown.text.c_str());
  if (!finding) {
    finding = Finding{FindingKind::Crash, "unknown", "", "", "", {}};
    finding->summary = "the process ends with " + shown.ending();
    std::fprintf(stderr, "\n%s", reportForMachines(*finding).c_str());
  }
  absorb(*finding, /*isAsked=*/true); // only for the id
  noteCrash(folder, *finding);
  saveWithFinding(path, entry.text, std::move(*finding));
  std::fprintf(stderr, "scion: saved as %s, and set aside\n", path.c_str());
}

Settlement Settling::run() {
  std::vector<TrailEntry> entries = trail.entries();
  if (entries.empty())
    return Settlement::NotConfirmed;
  for (const TrailEntry &entry : entries) {
    FreshResult result = runAlone(entry);
    if (!result.started)
      return Settlement::None;
    if (result.isFine())
      continue;
    std::optional<FreshResult> earlier;
    if (!wasEnded(result) && mayHaveCorruptHeap(result.text, result.signal))
      earlier = heapBrokenBy(entry);
    blame(entry, earlier ? *earlier : result);
    return &entry == &entries.front() ? Settlement::CurrentIsGuilty
                                      : Settlement::OtherIsGuilty;
  }
  // Run all inputs in a row, the oldest first. Then drop the oldest one as long
  // as the row still ends the process: the first input of the shortest such row
  // is the culprit.
  std::vector<TrailEntry> row(entries.rbegin(), entries.rend());
  std::optional<FreshResult> shown;
  std::optional<TrailEntry> culprit;
  while (row.size() > 1) {
    FreshResult result = runRow(row);
    if (result.isFine())
      break;
    shown = std::move(result);
    culprit = row.front();
    row.erase(row.begin());
  }
  // If the crash shows only in a row, or not again, an input may have corrupted
  // the heap: run each one alone with a check of the heap.
  for (const TrailEntry &entry : entries)
    if (std::optional<FreshResult> broken = heapBrokenBy(entry)) {
      blame(entry, *broken);
      return &entry == &entries.front() ? Settlement::CurrentIsGuilty
                                        : Settlement::OtherIsGuilty;
    }
  if (culprit) {
    blame(*culprit, *shown);
    return Settlement::OtherIsGuilty;
  }
  // Add an unfinished input that does not crash to the corpus: the engine does
  // not have it yet.
  const TrailEntry &last = entries.front();
  if (last.phase != TrailPhase::Finished && !places.corpus.empty())
    save(places.corpus + "/" + (ArtifactName("", last.text).text), last.text);
  return Settlement::NotConfirmed;
}

static int settleWaiting(const char *path) {
  std::unique_ptr<Trail> trail = Trail::look(path);
  if (!trail)
    return 3;
  trail->settle(Settling(*trail).run());
  return 0;
}

const FreshJob scion::settleJob("settle", settleWaiting);

void scion::settleOrphans(const std::string &folder) {
  for (const std::string &path : trailsIn(folder)) {
    std::unique_ptr<Trail> trail = Trail::take(path);
    if (!trail)
      continue;
    // Other trails were settled when their processes crashed.
    if (trail->settlement() == Settlement::None) {
      std::fprintf(
          stderr, "scion: an earlier process crashed; looking for the input\n");
      if (Settling(*trail).run() == Settlement::NotConfirmed)
        std::fprintf(stderr, "scion: its last inputs are fine: it was ended "
                             "from outside, or by what came long before\n");
    }
    trail->remove();
  }
}

ArtifactName::ArtifactName(const char *kind, std::string_view input) {
  llvm::ArrayRef<uint8_t> bytes(reinterpret_cast<const uint8_t *>(input.data()),
                                input.size());
  std::array<uint8_t, 20> digest = llvm::SHA1::hash(bytes);
  char *to = text;
  for (; *kind; ++kind)
    *to++ = *kind;
  for (uint8_t byte : digest) {
    *to++ = "0123456789abcdef"[byte >> 4];
    *to++ = "0123456789abcdef"[byte & 15];
  }
  *to = '\0';
}
