//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/terms/Compute.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

using namespace scion::terms;
using llvm::APInt;

static APInt signedQuotient(const APInt &a, const APInt &b) {
  if (!b.isZero())
    return a.sdiv(b);
  return a.isNegative() ? APInt(a.getBitWidth(), 1)
                        : APInt::getAllOnes(a.getBitWidth());
}

APInt scion::terms::compute(const Node &node, const APInt &a, const APInt &b,
                            const APInt &c) {
  switch (node.kind) {
  case Kind::Constant:
  case Kind::Variable:
    break;
  case Kind::Add:
    return a + b;
  case Kind::Mul:
    return a * b;
  case Kind::UDiv:
    return b.isZero() ? APInt::getAllOnes(node.width) : a.udiv(b);
  case Kind::SDiv:
    return signedQuotient(a, b);
  case Kind::And:
    return a & b;
  case Kind::Or:
    return a | b;
  case Kind::Xor:
    return a ^ b;
  case Kind::Shl:
    return a.shl(b);
  case Kind::LShr:
    return a.lshr(b);
  case Kind::AShr:
    return a.ashr(b);
  case Kind::Equal:
    return APInt(1, a == b);
  case Kind::ULess:
    return APInt(1, a.ult(b));
  case Kind::SLess:
    return APInt(1, a.slt(b));
  case Kind::Choose:
    return a.isZero() ? c : b;
  case Kind::ZExt:
    return a.zext(node.width);
  case Kind::SExt:
    return a.sext(node.width);
  case Kind::Extract:
    return a.extractBits(node.width, node.low);
  case Kind::Concat:
    return a.concat(b);
  }
  return a;
}

std::vector<Term> scion::terms::nodesOf(const Graph &graph,
                                        llvm::ArrayRef<Term> roots) {
  std::vector<Term> order;
  llvm::DenseMap<Term, bool> isDone;
  llvm::SmallVector<Term> stack(llvm::reverse(roots));
  while (!stack.empty()) {
    Term term = stack.back();
    auto [place, isNew] = isDone.try_emplace(term, false);
    if (!isNew) {
      stack.pop_back();
      if (!std::exchange(place->second, true))
        order.push_back(term);
      continue;
    }
    const Node &node = graph.node(term);
    for (unsigned i = node.numOperands(); i-- > 0;)
      if (!isDone.contains(node.operand(i)))
        stack.push_back(node.operand(i));
  }
  return order;
}

APInt scion::terms::evaluate(const Graph &graph, Term term,
                             const Assignment &with) {
  llvm::DenseMap<Term, APInt> values;
  for (auto [variable, value] : llvm::zip_equal(with.variables, with.values))
    values.try_emplace(variable, value);
  APInt none(1, 0);
  for (Term one : nodesOf(graph, term)) {
    const Node &node = graph.node(one);
    if (node.kind == Kind::Constant || node.kind == Kind::Variable) {
      values.try_emplace(one, graph.sample(one));
      continue;
    }
    auto operand = [&](unsigned index) {
      return index < node.numOperands() ? values.lookup(node.operand(index))
                                        : none;
    };
    values[one] = compute(node, operand(0), operand(1), operand(2));
  }
  return values.lookup(term);
}
