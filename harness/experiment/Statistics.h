//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Counts of the lowering oracle in this process, for the statistics lines.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_EXPERIMENT_STATISTICS_H
#define SCION_HARNESS_EXPERIMENT_STATISTICS_H

#include "harness/experiment/Experiment.h"
#include "harness/lowering/PathCoverage.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace scion {

struct LoweringStatistics {
  uint64_t inputs = 0, outOfScope = 0, referenceNotLowered = 0, poisoned = 0,
           trapped = 0, rewritten = 0, // by reconditioning
      unguarded = 0;                   // defined without guards
  uint64_t paths = 0, lowered = 0, notLowered = 0, exhausted = 0, identical = 0,
           executed = 0, compared = 0, optimized = 0, known = 0,
           uninitialized = 0, // paths that show unwritten memory
      withMoreRoom = 0,       // run again, with higher limits
      unstable = 0,           // another result in other processes
      unconfirmed = 0,        // … in this process only
      interpreted = 0,        // programs with a result of the interpreter
      interpretedSteps = 0,   // … after a pass
      ownDefects = 0;         // of reconditioning
  PassStatistics passes;
  PathCoverage ops;

  /// How often inputs were out of scope, by reason.
  std::map<std::string, uint64_t> reasons;
  void noteOutOfScope(std::string_view reason);

  /// How often comparisons of paths were inconclusive, by reason.
  std::map<std::string, uint64_t> uncompared;
  void noteUncompared(std::string_view reason);

  /// How often interpretations were inconclusive, by their end.
  std::map<std::string, uint64_t> uninterpreted;
  void noteUninterpreted(std::string_view ending);

  /// A reason without the names and numbers of one program.
  static std::string classOf(std::string_view reason);

  /// Counts, which are the same in every run, and then a line with times.
  std::string str(bool withPasses) const;
};

LoweringStatistics &loweringStatistics();

} // namespace scion

#endif // SCION_HARNESS_EXPERIMENT_STATISTICS_H
