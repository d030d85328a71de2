//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the oracles say about one step of a path: that it left invalid IR, and
// which steps and patterns known bugs tell us to stay away from.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_LOWERINGSTEP_H
#define SCION_HARNESS_ORACLE_LOWERINGSTEP_H

#include "harness/oracle/Finding.h"

namespace scion {

struct PathStep;

/// The finding that `step` succeeded and left IR that the verifier refuses
/// with `message`; without story and replay.
Finding invalidIRFinding(const PathStep &step, const std::string &message);

/// Whether that is a known bug (and counts it).
bool isKnownInvalidIR(const PathStep &step, const std::string &message);

/// Whether paths must not walk into `step`: a known bug names the pass, with
/// options or without, or all of the step (`func.func(…)`), and nothing
/// narrower (neither pattern nor message).
bool isAvoided(const PathStep &step);

/// Patterns that known bugs name; they are switched off while paths are built.
std::vector<std::string> avoidedPatterns();

} // namespace scion

#endif // SCION_HARNESS_ORACLE_LOWERINGSTEP_H
