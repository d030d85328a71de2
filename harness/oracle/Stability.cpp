//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Stability.h"

#include <algorithm>
#include <iterator>

using namespace scion;

/// The heaps of the fresh processes. Without address randomisation two
/// processes differ by the noise alone.
static constexpr FreshOptions heaps[] = {
    {120, true, 0},    {120, true, 1000}, {120, false, 0},    {120, true, 1},
    {120, false, 300}, {120, true, 5000}, {120, false, 9000}, {120, true, 100},
};

/// The number of fresh processes (with the heaps above) as long as nothing
/// differs. A pass that makes one of two choices by an address looks stable in
/// this process's three walks and in these with probability 1/32.
static constexpr unsigned fewProcesses = 3;
static constexpr unsigned walksHere = 3;

/// The first step after which the records have different modules, or that only
/// one of them has; none if all modules are equal.
static std::optional<size_t> firstDifferentStep(const ReplayRecord &a,
                                                const ReplayRecord &b) {
  size_t common = std::min(a.modules.size(), b.modules.size());
  for (size_t i = 0; i < common; ++i)
    if (a.modules[i] != b.modules[i])
      return i;
  // One record has a step that fails in the other.
  if (a.modules.size() != b.modules.size())
    return common;
  return std::nullopt;
}

std::string Stability::rate() const {
  return "in " + std::to_string(differing) + " of " +
         std::to_string(processes) + " fresh processes";
}

Stability scion::examineStability(mlir::ModuleOp program, ContextLease &lease,
                                  const ReplayRequest &request,
                                  const std::string &expected,
                                  bool isDoubtful) {
  Stability result;
  std::vector<ReplayRecord> here, fresh;
  for (unsigned i = 0; i < walksHere; ++i)
    here.push_back(replayHere(program, lease, request));
  bool isStable = !isDoubtful;
  for (const ReplayRecord &record : here)
    isStable &= record == here.front();
  for (unsigned i = 0; i < std::size(heaps); ++i) {
    if (i >= fewProcesses && isStable)
      break;
    FreshReplay replay = replayFresh(request, heaps[i]);
    if (!replay.process.started)
      continue;
    ++result.processes;
    if (!replay.answered) {
      if (result.died++ == 0) {
        result.diedIn = replay.diedIn;
        result.ending = replay.process.ending();
        result.lastWords = replay.process.text;
      }
      isStable = false;
      continue;
    }
    result.differing += replay.record.outcome != expected;
    isStable &= replay.record == here.front();
    fresh.push_back(std::move(replay.record));
  }
  if (isStable || (isDoubtful && !result.died &&
                   std::ranges::all_of(fresh, [&](const ReplayRecord &record) {
                     return record == here.front();
                   })))
    return result;
  if (result.died) {
    result.kind = Stability::Kind::Died;
    return result;
  }
  // Do the fresh ones agree among themselves?
  std::vector<ReplayRecord> all = fresh;
  bool freshAgree = std::ranges::all_of(
      fresh, [&](const ReplayRecord &one) { return one == fresh.front(); });
  bool hereAgree = std::ranges::all_of(
      here, [&](const ReplayRecord &one) { return one == here.front(); });
  all.insert(all.end(), here.begin(), here.end());
  std::optional<size_t> step;
  for (const ReplayRecord &record : all)
    if (auto at = firstDifferentStep(all.front(), record))
      step = std::min(*at, step.value_or(*at));
  if (step)
    result.step = *step;
  if (freshAgree && hereAgree && !fresh.empty())
    result.kind = Stability::Kind::Elsewhere;
  else
    result.kind = step ? Stability::Kind::Step : Stability::Kind::Run;
  return result;
}
