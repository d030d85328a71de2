//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Maps.h"

using namespace mlir;
using namespace scion::semantics;

std::optional<Element> scion::semantics::evaluate(AffineExpr expression,
                                                  ArrayRef<int64_t> dimensions,
                                                  ArrayRef<int64_t> symbols,
                                                  Evaluation &in) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expression))
    return Element::word(constant.getValue());
  if (auto dimension = dyn_cast<AffineDimExpr>(expression))
    return Element::word(dimensions[dimension.getPosition()]);
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expression))
    return Element::word(symbols[symbol.getPosition()]);
  auto binary = cast<AffineBinaryOpExpr>(expression);
  std::optional<Element> left =
      evaluate(binary.getLHS(), dimensions, symbols, in);
  if (!left)
    return std::nullopt;
  std::optional<Element> right =
      evaluate(binary.getRHS(), dimensions, symbols, in);
  if (!right)
    return std::nullopt;
  AffineExprKind kind = expression.getKind();
  bool divides = kind != AffineExprKind::Add && kind != AffineExprKind::Mul;
  if (divides && (!right->isDefined() || !right->bits().isStrictlyPositive())) {
    (void)in.undefined("an affine divisor that is not positive");
    return std::nullopt;
  }
  if (!left->isDefined() || !right->isDefined())
    return Element::poison(64);
  bool overflows = false;
  APInt value = affineStep(kind, left->bits(), right->bits(), overflows);
  return overflows ? Element::poison(64) : Element(value);
}

bool scion::semantics::evaluate(AffineMap map, ArrayRef<int64_t> dimensions,
                                ArrayRef<int64_t> symbols, Evaluation &in,
                                SmallVectorImpl<int64_t> &to) {
  for (AffineExpr expression : map.getResults()) {
    std::optional<Element> value =
        evaluate(expression, dimensions, symbols, in);
    if (!value)
      return false;
    if (!value->isDefined())
      return (void)in.undefined("an affine map overflows"), false;
    to.push_back(value->asSigned());
  }
  return true;
}

bool scion::semantics::evaluate(AffineMap map, ArrayRef<int64_t> operands,
                                Evaluation &in, SmallVectorImpl<int64_t> &to) {
  // The verifier lets some maps with too many operands pass.
  if (operands.size() != map.getNumInputs())
    return (void)in.unsupported("a map with another number of operands"), false;
  return evaluate(map, operands.take_front(map.getNumDims()),
                  operands.drop_front(map.getNumDims()), in, to);
}

std::optional<bool> scion::semantics::contains(IntegerSet set,
                                               ArrayRef<int64_t> operands,
                                               Evaluation &in) {
  if (operands.size() != set.getNumInputs()) {
    (void)in.unsupported("a set with another number of operands");
    return std::nullopt;
  }
  bool isIn = true;
  for (unsigned i = 0; i < set.getNumConstraints(); ++i) {
    std::optional<Element> value =
        evaluate(set.getConstraint(i), operands.take_front(set.getNumDims()),
                 operands.drop_front(set.getNumDims()), in);
    if (!value)
      return std::nullopt;
    if (!value->isDefined()) {
      (void)in.undefined("an affine condition overflows");
      return std::nullopt;
    }
    isIn &= set.isEq(i) ? value->bits().isZero() : !value->bits().isNegative();
  }
  return isIn;
}
