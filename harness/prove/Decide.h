//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whether a condition holds for some input: a cheap method first, the solver
// last.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_PROVE_DECIDE_H
#define SCION_HARNESS_PROVE_DECIDE_H

#include "harness/prove/Solver.h"

namespace scion::prove {

struct DecideLimits {
  /// The resource limit of Z3 for one condition; 0: do not call Z3.
  unsigned solver = 1'000'000;
  /// Conditions of at most `bitsBefore` bits are enumerated before the solver
  /// is called; of at most `bitsAfter` bits, after it gave up.
  unsigned bitsBefore = 12, bitsAfter = 20;
};

struct Decision {
  SolverAnswer::Kind kind = SolverAnswer::Unknown;
  Model model;     // of Sometimes
  const char *how; // "boundary values", "all inputs", "solver"
  std::string why; // of Unknown
};

Decision decide(const terms::Graph &graph, terms::Term condition,
                const DecideLimits &limits);

} // namespace scion::prove

#endif // SCION_HARNESS_PROVE_DECIDE_H
