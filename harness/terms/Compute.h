//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The value of a term whose operands have values.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_TERMS_COMPUTE_H
#define SCION_HARNESS_TERMS_COMPUTE_H

#include "harness/terms/Graph.h"

namespace scion::terms {

/// Of a node that is neither constant nor variable. Operands that it does not
/// have may be anything.
llvm::APInt compute(const Node &node, const llvm::APInt &a,
                    const llvm::APInt &b, const llvm::APInt &c);

/// The nodes that some terms are made of, operands first, none twice.
std::vector<Term> nodesOf(const Graph &graph, llvm::ArrayRef<Term> roots);

/// The values of variables, in the order of `variables`.
struct Assignment {
  llvm::ArrayRef<Term> variables;
  llvm::ArrayRef<llvm::APInt> values;
};

/// Variables without a value have that of the sample.
llvm::APInt evaluate(const Graph &graph, Term term, const Assignment &with);

} // namespace scion::terms

#endif // SCION_HARNESS_TERMS_COMPUTE_H
