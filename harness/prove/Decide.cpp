//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/prove/Decide.h"

using namespace scion::prove;
using namespace scion::terms;

static Decision fromEnumeration(Enumeration &&tried) {
  if (tried.model)
    return {SolverAnswer::Sometimes, std::move(*tried.model), "all inputs", ""};
  return {SolverAnswer::Never, {}, "all inputs", ""};
}

Decision scion::prove::decide(const Graph &graph, Term condition,
                              const DecideLimits &limits) {
  if (graph.isConstant(condition))
    return {graph.isFalse(condition) ? SolverAnswer::Never
                                     : SolverAnswer::Sometimes,
            {},
            "same terms",
            ""};
  if (std::optional<Model> model = searchBoundaries(graph, condition))
    return {SolverAnswer::Sometimes, std::move(*model), "boundary values", ""};
  Enumeration tried = enumerate(graph, condition, limits.bitsBefore);
  if (tried.isDone)
    return fromEnumeration(std::move(tried));
  SolverAnswer answer;
  if (limits.solver)
    answer = solve(graph, condition, limits.solver);
  else
    answer.why = "the solver's resource limit";
  if (answer.kind == SolverAnswer::Unknown) {
    tried = enumerate(graph, condition, limits.bitsAfter);
    if (tried.isDone)
      return fromEnumeration(std::move(tried));
  }
  return {answer.kind, std::move(answer.model), "solver",
          std::move(answer.why)};
}
