//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computes the value of a term from the values of its operands or variables.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_TERMS_COMPUTE_H
#define SCION_HARNESS_TERMS_COMPUTE_H

#include "harness/terms/Graph.h"

namespace scion::terms {

/// Computes a node that is neither a constant nor a variable. Values for
/// operands that the node does not have are ignored.
llvm::APInt compute(const Node &node, const llvm::APInt &a,
                    const llvm::APInt &b, const llvm::APInt &c);

/// All nodes of the given terms, each once, operands before their users.
std::vector<Term> nodesOf(const Graph &graph, llvm::ArrayRef<Term> roots);

/// The values of variables, in the order of `variables`.
struct Assignment {
  llvm::ArrayRef<Term> variables;
  llvm::ArrayRef<llvm::APInt> values;
};

/// Computes the value of a term. Variables that `with` does not list have their
/// sample value.
llvm::APInt evaluate(const Graph &graph, Term term, const Assignment &with);

} // namespace scion::terms

#endif // SCION_HARNESS_TERMS_COMPUTE_H
