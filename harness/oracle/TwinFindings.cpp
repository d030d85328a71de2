//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Twins that differ on the reference path become findings. Every path shares
// what went wrong there, so the walk over the reference path needs another way
// to LLVM behind each prefix, one on which the twins are equal: with each op
// alone in a function, or as SecondReference.cpp finds it. Where no way makes
// them equal, "reference" is the honest culprit.
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Judge.h"

#include "harness/known/Registry.h"
#include "harness/oracle/LoweringReplay.h"

using namespace scion;

/// Pairs of one program that are explained: each costs as much as a path's
/// disagreement.
static constexpr unsigned maxToldPairs = 3;

/// Whether both of a pair were shown, and were equal each time.
static bool agree(const Outcome &outcome, uint64_t base, uint64_t pair) {
  TwinReading reading = readTwin(outcome.trace, base, pair);
  return reading.times && !reading.differs();
}

void Judge::foundTwins(PathBuilder &builder, const ShownTwins &shown,
                       uint64_t pair, const TwinReading &reading) {
  Registry::Timed timed(Registry::global());
  Finding finding{FindingKind::Miscompile,
                  "reference",
                  "",
                  shown.describe(pair) + " differ: " + reading.difference,
                  "",
                  {}};
  finding.reason = FindingReason::OtherResult;
  finding.authority = Authority::Twin;
  uint64_t mark = shown.base + 4 * pair;
  finding.details = "two observations of one run that must be equal: those "
                    "after " +
                    std::to_string(mark) + " and after " +
                    std::to_string(mark + 1) + "\n";
  finding.expected = reading.first;
  finding.actual = reading.second;
  if (options.blame && !isStable(reference, reading.difference, 0))
    return;
  auto isRight = [&](const Outcome &outcome) {
    return agree(outcome, shown.base, pair);
  };
  // The way on which no folder sees two ops comes first: it is one path, and
  // right most of the time.
  std::optional<OtherWay> way;
  if (options.blame) {
    way = isolatedWay(builder, isRight);
    if (!way)
      way = copyingWay(builder, isRight);
    if (!way)
      way = drawnWay(builder, isRight);
  }
  if (way)
    explainReference(
        builder, *way,
        [&](LoweredPath &candidate) {
          Outcome outcome = runModule(*candidate.module);
          return readTwin(outcome.trace, shown.base, pair).differs();
        },
        finding);
  if (isKnown(finding))
    return;
  if (way) {
    finding.details += "equal on another way, which " + way->how + "\n";
    tellOtherWay(*way, finding);
  } else {
    if (options.blame)
      finding.details += "no other way to LLVM was found on which they are "
                         "equal, so the guilty step is not known\n";
    demonstrate(finding, Demonstration::Run, program, {}, reference.steps);
  }
  if (shown.base == toldTwins)
    finding.files.front().text.insert(
        0, "// scion: twins=" + std::to_string(toldTwins) + "\n");
  finding.program = finding.files.front().text;
  report(std::move(finding));
}

void Judge::judgeTwinsOf(PathBuilder &builder, const ShownTwins &shown) {
  if (!shown.base)
    return;
  unsigned told = 0;
  for (const auto &[pair, reading] : readTwins(expected.trace, shown.base)) {
    ++statistics.twins;
    ++verdict.twins;
    if (!reading.differs())
      continue;
    if (told++ == maxToldPairs) {
      uncompared("twins that differ behind others");
      return;
    }
    foundTwins(builder, shown, pair, reading);
    if (verdict.kind == LoweringVerdict::Kind::Found)
      return;
  }
}

void Judge::judgeTwins(PathBuilder &builder) {
  if (!options.prepare.twins)
    return;
  judgeTwinsOf(builder, twins);
  ShownTwins told;
  told.base = toldTwins = input.directives.getNumber("twins").value_or(0);
  if (verdict.kind != LoweringVerdict::Kind::Found)
    judgeTwinsOf(builder, told);
}
