//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The two lanes of the lowering target. In the full one a program is lowered to
// LLVM along several paths, executed and compared. In the fast one passes are
// applied to it beside each other and judged by the interpreter; nothing is
// lowered to LLVM. The directive `lane=fast` of an input selects it. The
// mutator's side writes it, so that an input replays alone.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_BASE_LANE_H
#define SCION_BASE_LANE_H

#include "base/Directives.h"

#include <string>

namespace scion {

/// Mutants in the fast lane for each one in the full lane, which takes six
/// times as long: the full lane gets two fifths of the time.
inline constexpr uint64_t fastLaneShare = 8;

/// Whether an input selects the fast lane.
bool isInFastLane(const Directives &directives);

/// While an engine reads its corpus, all programs are in the fast lane: what
/// that finds, the full lane finds, too. A program of 206 takes 12 ms so, and
/// 80 in the full lane; a campaign reads its corpus in every process.
void readsCorpus(bool isReading);

/// Whether the text draws the full lane: once for each `fastOf` in the fast
/// one.
bool drawsFullLane(std::string_view program, uint64_t fastOf);

/// `program` in a lane: in the fast one `fastOf` times for each time in the
/// full one. The choice depends on the text alone.
std::string inDrawnLane(std::string_view program, uint64_t fastOf);

} // namespace scion

#endif // SCION_BASE_LANE_H
