//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The statistics of `scion survey` over all programs.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_SURVEYSUMS_H
#define SCION_TOOLS_SURVEYSUMS_H

#include "harness/experiment/Statistics.h"
#include "harness/known/Registry.h"
#include "harness/lowering/PathCoverage.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace scion {

struct SurveySums {
  uint64_t programs = 0, invalid = 0, crashed = 0;
  std::set<std::string> late; // files
  std::map<std::string, uint64_t> verdicts, reasons;
  std::map<std::string, uint64_t> uncompared; // paths, by reason
  uint64_t paths = 0, lowered = 0, notLowered = 0, bounded = 0, identical = 0,
           executed = 0, optimized = 0, compared = 0, known = 0, unwritten = 0,
           moreRoom = 0, unstable = 0, unconfirmed = 0;
  /// For each program, the share of its paths that end in distinct modules, and
  /// the share that fails to lower to LLVM (if not 0), with its name.
  std::vector<std::pair<double, std::string>> distinct, unlowered;
  PassStatistics passes;
  PathCoverage ops;
  std::map<std::string, RecordCounts> knownBugs; // by id
  std::vector<std::string> findings;

  /// Adds the output of the process that judged `file`. Each line is one fact,
  /// and its first word names the fact.
  void add(const std::string &file, const std::string &lines);

  /// A line per pass that had an effect: effects, and those with a verdict.
  std::string verdictsByPass() const;

  /// The suppressions of known bugs.
  void printKnown() const;

  /// Lists the passes of the pool that had fewer than `effects` effects.
  void print(unsigned maxSteps, unsigned effects) const;
};

} // namespace scion

#endif // SCION_TOOLS_SURVEYSUMS_H
