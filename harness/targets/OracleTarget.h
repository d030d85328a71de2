//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of a fuzz target that is the same for all oracles.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_TARGETS_ORACLETARGET_H
#define SCION_HARNESS_TARGETS_ORACLETARGET_H

#include "base/Lane.h"
#include "harness/engine/Target.h"
#include "harness/generate/grow/GeneratedMutants.h"
#include "harness/input/ContextPool.h"
#include "harness/oracle/Oracle.h"

#include <cstdio>

namespace scion {

/// Registers all dialects and passes, then lets the oracle read its options.
/// Returns an error message, or "".
std::string initializeOracle(const Oracle &oracle);

/// Parses one input, counts its features, runs the oracle on the module and
/// reports a finding.
Verdict judgeText(const Oracle &oracle, std::string_view text);

template <const Oracle &oracle>
Target targetOf(const char *name) {
  Target target = {
      .name = name,
      .summary = oracle.summary,
      .initialize = [] { return initializeOracle(oracle); },
      .run = [](std::string_view text) { return judgeText(oracle, text); },
      .checkMutant = oracle.checkMutant,
      .printStatistics = nullptr,
      .brokenPrograms = [] { return ContextPool::global().leakedModules(); },
      .mostBroken = ContextPool::leakBound,
      .fastOf = oracle.hasFastLane ? fastLaneShare : 0,
      .generate = oracle.readsInvalid ? grow::anyProgramWithin
                                      : grow::definedProgramWithin,
      .generateOneIn = grow::generatedOneIn,
      .options = oracle.options,
  };
  if (oracle.statistics)
    target.printStatistics = [] {
      std::fputs(oracle.statistics().c_str(), stderr);
    };
  return target;
}

} // namespace scion

/// Defines the fuzz target mlir_NAME_fuzzer; its file needs nothing else.
#define SCION_ORACLE_TARGET(name)                                              \
  namespace scion {                                                            \
  extern const Oracle name##Oracle;                                            \
  const Target fuzzTarget = targetOf<name##Oracle>("mlir_" #name "_fuzzer");   \
  }

#endif // SCION_HARNESS_TARGETS_ORACLETARGET_H
