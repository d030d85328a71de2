//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/experiment/Blame.h"

#include "harness/experiment/Path.h"
#include "harness/lowering/OpKinds.h"
#include "harness/lowering/PrintModule.h"

using namespace scion;

using Steps = std::vector<PathStep>;

namespace {
/// A predicate on a replayed path, and whether the path must lower to LLVM for
/// it.
struct Probe {
  const Differs &differs;
  bool finish;

  bool shows(LoweredPath &path) const {
    return (finish ? path.end == PathEnd::Lowered : bool(path.module)) &&
           differs(path);
  }
};
} // namespace

static Steps prefix(const Steps &steps, size_t count) {
  return Steps(steps.begin(), steps.begin() + count);
}

namespace {
/// The first pass that may be the culprit and the last one.
struct Interval {
  size_t first, last;
  bool operator==(const Interval &) const = default;
};
} // namespace

/// Walks the prefixes of the path, each completed by the reference path.
static Interval walk(PathBuilder &builder, const Steps &steps,
                     const Differs &differs) {
  size_t first = 0;
  for (size_t count = 1; count < steps.size(); ++count) {
    LoweredPath path = builder.replay(prefix(steps, count), /*finish=*/true);
    if (path.end != PathEnd::Lowered)
      continue; // cannot be completed: the culprit may be later
    if (differs(path))
      return {first, count - 1};
    first = count;
  }
  return {first, steps.size() - 1};
}

Steps scion::dropUnneeded(Steps steps,
                          const std::function<bool(const Steps &)> &shows) {
  for (size_t i = steps.size() - 1; i-- > 0;) {
    Steps fewer = steps;
    fewer.erase(fewer.begin() + i);
    if (shows(fewer))
      steps = std::move(fewer);
  }
  return steps;
}

/// Whether the pass is a conversion without rollback, which ends the process if
/// the limit on pattern attempts stops it halfway.
static bool mustRunWhole(const PathStep &step) {
  return llvm::StringRef(step.pipeline).contains("allow-pattern-rollback=0");
}

std::optional<Attempt>
scion::findGuiltyAttempt(PathBuilder &builder, const Steps &steps, bool finish,
                         const std::function<bool(LoweredPath &)> &isWrong) {
  if (steps.empty() || mustRunWhole(steps.back()))
    return std::nullopt;
  std::string last;
  auto shows = [&](uint64_t limit) {
    PathBuilder::Limited limited = builder.replayLimited(steps, limit, finish);
    last = limited.lastPattern;
    return isWrong(limited.path);
  };
  uint64_t high = builder.replayLimited(steps, ~0ull, false).attempts;
  uint64_t low = 0;
  if (high == 0 || shows(0) || !shows(high))
    return std::nullopt;
  while (low + 1 < high) {
    uint64_t middle = low + (high - low) / 2;
    (shows(middle) ? high : low) = middle;
  }
  // Check both limits once more, to be sure that this attempt is the culprit.
  if (shows(low) || !shows(high))
    return std::nullopt;
  return Attempt{high, last};
}

/// Finds the pattern attempt in the last pass that causes the difference.
static void nameAttempt(PathBuilder &builder, const Probe &probe,
                        Blame &blame) {
  if (std::optional<Attempt> attempt = findGuiltyAttempt(
          builder, blame.steps, probe.finish,
          [&](LoweredPath &path) { return probe.shows(path); })) {
    blame.pattern = attempt->pattern;
    blame.application = attempt->number;
  }
}

/// The modules before and after the culprit.
static void noteModules(PathBuilder &builder, Blame &blame) {
  LoweredPath before = builder.replay(
      prefix(blame.steps, blame.steps.size() - 1), /*finish=*/false);
  if (before.module) {
    blame.inputOfStep = printModule(*before.module);
    blame.inputKinds = scanKinds(*before.module).kinds;
  }
  LoweredPath after = builder.replay(blame.steps, /*finish=*/false);
  if (after.module)
    blame.outputOfStep = printModule(*after.module);
}

Blame scion::findBlame(PathBuilder &builder, const Steps &steps,
                       const Differs &differs) {
  Probe probe{differs, /*finish=*/true};
  auto showsBehind = [&](const Steps &candidate) {
    LoweredPath path = builder.replay(candidate, /*finish=*/true);
    return probe.shows(path);
  };
  Blame blame;
  blame.steps = steps;
  if (steps.empty())
    return blame;
  Interval interval = walk(builder, steps, differs);
  blame.stable = walk(builder, steps, differs) == interval;
  blame.first = interval.first;
  blame.steps = prefix(steps, interval.last + 1);

  bool referenceEnd = showsBehind(blame.steps);
  if (interval.first == interval.last && referenceEnd) {
    blame.steps = dropUnneeded(blame.steps, showsBehind);
    blame.first = blame.steps.size() - 1;
    nameAttempt(builder, probe, blame);
  }
  blame.complete = builder.replay(blame.steps, /*finish=*/referenceEnd).steps;
  noteModules(builder, blame);
  return blame;
}

/// The passes up to the first one whose output does not refine its input; empty
/// if there is none.
static Steps upToRefuted(PathBuilder &builder, const Steps &steps,
                         std::optional<Refutation> &refutation) {
  LoweredPath path =
      builder.replay(steps, /*finish=*/false, Judging::Interpret);
  if (path.end != PathEnd::Wrong || !path.setbacks.back().refutation)
    return {};
  refutation = std::move(path.setbacks.back().refutation);
  return path.steps;
}

Blame scion::blameRefuted(PathBuilder &builder, const Steps &steps) {
  Blame blame;
  if (!builder.subject.refinement)
    return blame;
  blame.steps = upToRefuted(builder, steps, blame.refutation);
  if (blame.steps.empty())
    return blame;
  const PathStep culprit = blame.steps.back();
  std::optional<Refutation> ignored;
  auto showsBehind = [&](const Steps &candidate) {
    Steps refuted = upToRefuted(builder, candidate, ignored);
    return !refuted.empty() && refuted.back() == culprit;
  };
  blame.stable = showsBehind(blame.steps);
  blame.steps = dropUnneeded(blame.steps, showsBehind);
  blame.first = blame.steps.size() - 1;
  Differs differs = [&](LoweredPath &path) {
    return builder.subject.refinement->check(*path.module, path.hash)
        .has_value();
  };
  nameAttempt(builder, {differs, /*finish=*/false}, blame);
  LoweredPath complete = builder.replay(blame.steps, /*finish=*/true);
  blame.complete =
      complete.end == PathEnd::Lowered ? complete.steps : blame.steps;
  noteModules(builder, blame);
  return blame;
}
