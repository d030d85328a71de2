//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes a lowered module, and compares the outcome with the expected one.
// Every way in which a run can end is a disagreement, agreement, or
// inconclusive for a reason that is counted.
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

/// Whether the outcome of the module depends on fresh memory: it is run again,
/// with other contents of that.
bool readsFreshMemory(mlir::ModuleOp module, const Outcome &outcome,
                      unsigned optLevel = 0);

/// Both, and the module is compiled once.
struct TwoRuns {
  Outcome outcome;
  bool readsFreshMemory = false;
};
TwoRuns runTwice(mlir::ModuleOp module);

enum class Disagreement : uint8_t {
  None,      // the same, or inconclusive: see Comparison::unknown
  Results,   // other observations, or a trap
  Endless,   // ran into a limit that the reference is far from
  InvalidIR, // no LLVM IR, or none that LLVM's verifier takes
};

struct Comparison {
  Disagreement what = Disagreement::None;
  std::string difference; // one line
  std::string unknown;    // why it is inconclusive, or ""

  bool agrees() const { return what == Disagreement::None && unknown.empty(); }
};

/// `expected` finished. Endless is a suspicion: whether a larger limit would be
/// enough is for the caller to find out.
Comparison compareWithReference(const Outcome &expected, const Outcome &actual);

/// Whether the run of a candidate shows the same kind of disagreement.
bool shows(Disagreement what, const Outcome &expected, const Outcome &actual);

/// Room for a run that ran into `limit` where the reference finished: 1,000
/// times what that took. At most 10^9 units of fuel (some 3 s without
/// sanitizers) and 2 GiB; at least 10^8 and 1 GiB, for a program that costs the
/// reference a unit may cost another path a loop over 65,535 lanes an op.
RunOptions moreRoom(const Outcome &expected);

/// Limits under which blame looks for the step that made a path endless: ten
/// times what the reference took, or the usual ones.
RunOptions roomForBlame(const Outcome &expected);

} // namespace scion

#endif // SCION_HARNESS_EXPERIMENT_EXECUTION_H
