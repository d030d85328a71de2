//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The two lanes of the lowering target. In the full lane, a program is lowered
// to LLVM along several paths and executed, and the results are compared. In
// the fast lane, each of several passes is applied to the program by itself,
// and the interpreter judges each output; nothing is lowered to LLVM. The
// directive `lane=fast` of an input selects the fast lane. MutationLadder
// writes it, or `lane=full`, into each mutant, so that the mutant replays
// alone. A program without the directive is one that somebody wrote: all passes
// that apply are tried on it, instead of some (fanWidth).
//
//===----------------------------------------------------------------------===//

#ifndef SCION_BASE_LANE_H
#define SCION_BASE_LANE_H

#include "base/Directives.h"

#include <string>

namespace scion {

/// Number of mutants in the fast lane for each mutant in the full lane. The
/// full lane takes seven times as long per mutant, and thus a quarter of the
/// time. All fifteen planted passes were named within 41 s (the median of ten
/// seeds; at most 96 s) with 20, and within 63 s with 8, where one seed missed
/// a pass in 120 s (docs/measurements/Lanes.md).
inline constexpr uint64_t fastLaneShare = 20;

/// Whether an input selects the fast lane.
bool isInFastLane(const Directives &directives);

/// Whether a mutator has selected the lane of the input.
bool isMutant(const Directives &directives);

/// While an engine reads its corpus, which a campaign does in every process,
/// all programs are in the fast lane. The full lane also finds the bugs that
/// the fast lane finds, but takes 80 ms for a program instead of 12 (206
/// programs).
void setReadingCorpus(bool isReading);
bool isReadingCorpus();

/// Whether the text draws the full lane: one of `fastOf` + 1 texts does.
bool drawsFullLane(std::string_view program, uint64_t fastOf);

/// `program` with the directive for the lane that it draws (drawsFullLane). The
/// choice depends on the text alone.
std::string inDrawnLane(std::string_view program, uint64_t fastOf);

} // namespace scion

#endif // SCION_BASE_LANE_H
