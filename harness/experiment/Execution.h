//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes a lowered module, and compares the outcome with the expected one.
// Each run is an agreement, a disagreement, or inconclusive for a reason that
// is counted.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_EXPERIMENT_EXECUTION_H
#define SCION_HARNESS_EXPERIMENT_EXECUTION_H

#include "harness/exec/Executor.h"

#include <string>

namespace scion {

/// Runs `main` of a module of the LLVM dialect.
Outcome runModule(mlir::ModuleOp module, unsigned optLevel = 0,
                  const RunOptions &limits = {});

/// Whether the outcome of the module depends on the contents of fresh memory:
/// runs it again with other contents.
bool readsFreshMemory(mlir::ModuleOp module, const Outcome &outcome,
                      unsigned optLevel = 0);

/// The results of runModule() and readsFreshMemory(); the module is compiled
/// once.
struct TwoRuns {
  Outcome outcome;
  bool readsFreshMemory = false;
};
TwoRuns runTwice(mlir::ModuleOp module);

enum class Disagreement : uint8_t {
  None,      // the same, or inconclusive: see Comparison::unknown
  Results,   // other observations, or a trap
  Endless,   // ran into a limit that the reference did not reach
  InvalidIR, // no LLVM IR, or LLVM's verifier rejects it
};

struct Comparison {
  Disagreement what = Disagreement::None;
  std::string difference; // one line
  std::string unknown;    // why it is inconclusive, or ""

  bool agrees() const { return what == Disagreement::None && unknown.empty(); }
};

/// `expected` must have finished. Endless is only a suspicion: the caller must
/// try a larger limit.
Comparison compareWithReference(const Outcome &expected, const Outcome &actual);

/// Whether the run of a candidate shows the same kind of disagreement.
bool shows(Disagreement what, const Outcome &expected, const Outcome &actual);

/// Limits for running a path again that ran into a limit where the reference
/// finished: 1,000 times the fuel and memory of the reference. At most 10^9
/// units of fuel (some 3 s without sanitizers) and 2 GiB; at least 10^8 units
/// and 1 GiB, because an op that costs the reference one unit may be a loop
/// over 65,535 lanes on another path.
RunOptions moreRoom(const Outcome &expected);

/// Limits for the search for the pass that made a path endless: ten times the
/// fuel of the reference, but at least the default.
RunOptions roomForBlame(const Outcome &expected);

} // namespace scion

#endif // SCION_HARNESS_EXPERIMENT_EXECUTION_H
