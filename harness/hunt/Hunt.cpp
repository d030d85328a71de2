//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/hunt/Hunt.h"

#include "harness/hunt/MutantRun.h"
#include "harness/input/ParsedInput.h"
#include "harness/known/Registry.h"
#include "harness/oracle/Bucket.h"
#include "harness/oracle/LoweringEquivalence.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/oracle/Recognise.h"
#include "harness/reduce/Trial.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <cerrno>
#include <chrono>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

using namespace scion;
using namespace scion::hunt;

/// Tries between two checks of the clock and updates of the pool. At 20 to 100
/// ms for a try, these take about a second.
static constexpr uint64_t roundSize = 16;

/// Maximum size of the pool. Each program in it was the first to show some
/// pattern.
static constexpr size_t maxPool = 256;

/// After this many findings a pattern is suppressed, to leave time for the
/// other bugs of a test: a finding takes as long as 50 tries that find nothing.
/// Findings without a pattern are not limited.
static constexpr uint64_t oftenEnough = 8;

/// Maximum number of missed optimisations that are kept.
static constexpr size_t maxMissed = 64;

size_t hunt::addPipeline(Plan &plan, const std::vector<PathStep> &steps) {
  std::string text = pipelineText(steps);
  for (size_t i = 0; i < plan.pipelines.size(); ++i)
    if (pipelineText(plan.pipelines[i]) == text)
      return i;
  plan.pipelines.push_back(steps);
  for (const PathStep &step : steps)
    plan.passes.insert(step.pass);
  return plan.pipelines.size() - 1;
}

namespace {
/// A file in which copies of the process leave lines for it.
class Lines {
public:
  Lines() : descriptor(memfd_create("hunt", MFD_CLOEXEC)) {
    // Each copy appends, whatever others have written.
    std::string name = "/proc/self/fd/" + std::to_string(descriptor);
    appending = open(name.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
  }
  ~Lines() {
    close(appending);
    close(descriptor);
  }

  void add(std::string line) {
    line += '\n';
    for (size_t at = 0; at < line.size();) {
      ssize_t put = write(appending, line.data() + at, line.size() - at);
      if (put < 0 && errno == EINTR)
        continue;
      if (put <= 0)
        return;
      at += size_t(put);
    }
  }

  std::vector<std::string> take() {
    std::string content;
    char buffer[1 << 16];
    ssize_t got;
    for (off_t at = 0; (got = pread(descriptor, buffer, sizeof buffer, at)) > 0;
         at += got)
      content.append(buffer, size_t(got));
    if (ftruncate(descriptor, 0)) {
      // If this fails, lines are read again; their numbers identify them.
    }
    std::vector<std::string> lines;
    for (size_t start = 0; start < content.size();) {
      size_t end = content.find('\n', start);
      if (end == content.npos)
        break;
      lines.push_back(content.substr(start, end - start));
      start = end + 1;
    }
    return lines;
  }

private:
  int descriptor, appending;
};

class Hunter {
public:
  Hunter(const Plan &plan, const HuntOptions &options)
      : plan(plan), options(options), trier(plan, options) {
    sums.recipes.resize(recipes().size());
  }

  Sums run();

private:
  const Plan &plan;
  const HuntOptions &options;
  MutantRunner trier;
  Sums sums;
  Lines lines;
  std::set<size_t> executable, firing;
  std::set<std::string> leftOut;                       // patterns
  std::vector<std::pair<size_t, bool>> preferred;      // from the next round on
  std::vector<std::pair<size_t, std::string>> waiting; // for the pool
  std::chrono::steady_clock::time_point start;

  bool isOver(uint64_t execution) const;
  Trials trials();
  Answer diedOf(const Death &death, const std::string &note);
  void count(MutantResult result);
  void noteFinding(MutantResult result);
  void leaveOut();
  bool wasConfirmed(const MutantResult &found) const;
  void goThrough(uint64_t from, uint64_t to);
  void warmUp();
};
} // namespace

/// Creates contexts, pass managers and the executor before the first fork, so
/// that all copies share them.
void Hunter::warmUp() {
  std::optional<ParsedInput> input =
      parseInput("func.func @main() {\n"
                 "  %x = arith.constant 1 : i32\n"
                 "  %y = arith.addi %x, %x : i32\n"
                 "  vector.print %y : i32\n"
                 "  return\n"
                 "}\n");
  LoweringOptions lowering;
  lowering.paths = 0;
  if (input)
    checkLowering(*input, lowering);
}

bool Hunter::isOver(uint64_t execution) const {
  if (isInterrupted() ||
      (options.executions && execution >= options.executions))
    return true;
  if (options.untilFirst && !sums.failures.empty())
    return true;
  return options.seconds && std::chrono::steady_clock::now() - start >=
                                std::chrono::seconds(options.seconds);
}

/// Turns the crash or hang of a copy into a finding. None if the copy left no
/// note of the passes that it was about to run.
Answer Hunter::diedOf(const Death &death, const std::string &note) {
  std::optional<MutantResult> left = readResult(note);
  if (!left || !left->finding || left->steps.empty())
    return std::nullopt;
  Finding &finding = *left->finding;
  finding.kind = death.isHang ? FindingKind::Hang : FindingKind::Crash;
  finding.culprit = death.stage;
  finding.summary = death.isHang ? "it does not end" : death.words;
  finding.reason = death.isHang          ? FindingReason::TimeOut
                   : death.frame.empty() ? FindingReason::None
                                         : FindingReason::Signal;
  finding.frame = death.frame;
  demonstrate(finding, Demonstration::Passes, left->program, {}, left->steps);
  if (death.stage != left->steps.back().pass) {
    finding.step.clear();
    finding.inputKinds.clear();
  }
  absorb(finding, /*isAsked=*/true); // sets the id of the known bug
  left->isProgram = true;
  return writeResult(*left);
}

Trials Hunter::trials() {
  Trials trials;
  trials.jobs = options.jobs;
  trials.seconds = options.secondsOfTry;
  trials.work = [this](size_t execution) -> Answer {
    MutantResult result = trier.run(execution);
    if (result.finding)
      return writeResult(result);
    bool isNew = result.missed.size() ||
                 llvm::any_of(result.applied, [&](const std::string &pattern) {
                   return !sums.fired.count(pattern);
                 });
    if (!isNew)
      result.program.clear();
    lines.add(writeResult(result));
    return std::nullopt;
  };
  trials.died = [this](size_t, const Death &death, const std::string &note) {
    return diedOf(death, note);
  };
  return trials;
}

void Hunter::noteFinding(MutantResult result) {
  Failure failure;
  failure.finding = std::move(*result.finding);
  failure.recipe = result.recipe;
  failure.pipeline = result.pipeline;
  failure.program = std::move(result.program);
  failure.steps = std::move(result.steps);
  failure.seed = plan.seeds[result.seed].name;
  failure.mutators = std::move(result.mutators);
  failure.execution = result.execution;
  bool isOwn = plan.passes.count(failure.finding.culprit);
  std::vector<Failure> &list = isOwn ? sums.failures : sums.others;
  BucketKey key = bucketOf(failure.finding);
  for (Failure &before : list)
    if (bucketOf(before.finding) == key) {
      ++before.times;
      if (failure.recipe != before.recipe)
        before.alsoBy.insert(failure.recipe);
      return;
    }
  list.push_back(std::move(failure));
  if (isOwn && options.onFailure)
    options.onFailure(sums.failures.back());
}

/// Suppresses patterns with enough findings. Called only between two rounds, so
/// that tries do not depend on timing.
void Hunter::leaveOut() {
  for (Failure &failure : sums.failures) {
    const std::string &pattern = failure.finding.pattern;
    if (failure.times < oftenEnough || pattern.empty())
      continue;
    failure.isLeftOut = true;
    if (leftOut.insert(pattern).second)
      Registry::global().suppressPattern(pattern);
  }
}

void Hunter::count(MutantResult result) {
  RecipeSum &sum = sums.recipes[result.recipe];
  ++sums.executions;
  if (!result.isProgram) {
    ++sums.invalid;
    return;
  }
  ++sum.tries;
  sum.fired += result.fired;
  sum.again += result.again;
  sum.compared += result.compared > 0;
  if (!result.why.empty())
    ++sum.uncompared[result.why];
  if (result.execution < trier.plainTries() && !result.why.empty())
    ++sums.refused[result.why];
  if (result.fired) {
    firing.insert(result.seed);
    if (result.execution < trier.plainTries())
      preferred.emplace_back(result.seed, result.compared > 0);
  }
  if (result.compared)
    executable.insert(result.seed);
  bool isNew = false;
  for (std::string &pattern : result.applied)
    isNew |= sums.fired[pattern]++ == 0;
  sums.tried.insert(result.tried.begin(), result.tried.end());
  for (Refutation &refutation : result.proofs.refutations)
    refutation.seed = plan.seeds[result.seed].name;
  sums.proofs.add(result.proofs);
  if (isNew && !result.mutators.empty() && !result.program.empty() &&
      trier.poolSize() + waiting.size() < maxPool)
    waiting.emplace_back(result.seed, result.program);
  if (!result.missed.empty()) {
    ++sum.missed;
    const std::vector<PathStep> &steps = plan.pipelines[result.pipeline];
    bool isThere = llvm::any_of(sums.missed, [&](const Missed &missed) {
      return missed.recipe == result.recipe && missed.what == result.missed;
    });
    if (!isThere && sums.missed.size() < maxMissed)
      sums.missed.push_back({result.recipe, steps.empty() ? "" : steps[0].pass,
                             plan.seeds[result.seed].name, result.missed,
                             result.program});
  }
  if (result.finding)
    noteFinding(std::move(result));
}

/// Whether a finding of the same bucket was confirmed before. Confirming takes
/// seconds, and if a test shows a bug, so does every second try.
bool Hunter::wasConfirmed(const MutantResult &found) const {
  auto isSame = [&](const Failure &before) {
    return bucketOf(before.finding) == bucketOf(*found.finding);
  };
  return found.finding && (llvm::any_of(sums.failures, isSame) ||
                           llvm::any_of(sums.others, isSame));
}

void Hunter::goThrough(uint64_t from, uint64_t to) {
  Trials all = trials();
  while (from < to && !isInterrupted()) {
    std::optional<FirstAnswer> answer = firstAnswer(all, from, to);
    uint64_t end = answer ? answer->candidate : to;
    // Ignore results of later tries, which other copies had begun: these tries
    // are repeated.
    std::map<uint64_t, MutantResult> results;
    for (const std::string &line : lines.take())
      if (std::optional<MutantResult> result = readResult(line);
          result && result->execution >= from && result->execution < end)
        results.insert_or_assign(result->execution, std::move(*result));
    for (auto &[execution, result] : results)
      count(std::move(result));
    from = end + 1;
    if (!answer)
      break;
    std::optional<MutantResult> found = readResult(answer->text);
    if (!found)
      continue;
    if (wasConfirmed(*found)) {
      count(std::move(*found));
      continue;
    }
    // Packaged MLIR has no assertions, so an earlier try in the same copy may
    // have caused the finding. A copy that runs only this try must find it
    // again.
    std::optional<FirstAnswer> again =
        firstAnswer(all, answer->candidate, answer->candidate + 1);
    lines.take();
    std::optional<MutantResult> second;
    if (again)
      second = readResult(again->text);
    if (second && second->finding &&
        bucketOf(*second->finding) == bucketOf(*found->finding)) {
      count(std::move(*found));
    } else if (!isInterrupted()) {
      ++sums.unconfirmed;
      found->finding.reset();
      count(std::move(*found));
    }
    if (options.untilFirst && !sums.failures.empty())
      return;
  }
}

Sums Hunter::run() {
  start = std::chrono::steady_clock::now();
  warmUp();
  for (uint64_t at = 0; !isOver(at); at += roundSize) {
    uint64_t end = at + roundSize;
    if (options.executions)
      end = std::min(end, options.executions);
    goThrough(at, end);
    for (auto &[seed, text] : waiting)
      trier.addToPool(seed, std::move(text));
    waiting.clear();
    for (auto [seed, isExecuted] : preferred)
      trier.preferSeed(seed, isExecuted);
    preferred.clear();
    leaveOut();
    if (options.progress)
      options.progress(sums);
  }
  Registry::global().suppressNoPattern();
  sums.isInterrupted = isInterrupted();
  sums.executableSeeds = executable.size();
  sums.firingSeeds = firing.size();
  sums.pool = trier.poolSize();
  return std::move(sums);
}

Sums hunt::runHunt(const Plan &plan, const HuntOptions &options) {
  return Hunter(plan, options).run();
}
