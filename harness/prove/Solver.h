//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Asks Z3 whether a condition holds for some input. Each question has its own
// context, so that its answer and resources do not depend on the process or on
// earlier questions, and answers can be reused.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_PROVE_SOLVER_H
#define SCION_HARNESS_PROVE_SOLVER_H

#include "harness/prove/Enumerate.h"

namespace scion::prove {

struct SolverAnswer {
  enum Kind : uint8_t { Never, Sometimes, Unknown } kind = Unknown;
  Model model;            // of Sometimes
  uint64_t resources = 0; // as Z3 counts them
  std::string why;        // of Unknown
};

/// `limit` is Z3's "rlimit".
SolverAnswer solve(const terms::Graph &graph, terms::Term condition,
                   unsigned limit);

} // namespace scion::prove

#endif // SCION_HARNESS_PROVE_SOLVER_H
