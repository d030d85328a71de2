//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/AffineRanges.h"
#include "harness/recondition/Ranges.h"

#include <algorithm>

using namespace mlir;
using namespace scion;

using Number = Interval::Number;

Number scion::floorDiv(Number a, Number b) {
  Number quotient = a / b;
  return quotient * b > a ? quotient - 1 : quotient;
}

std::optional<Interval> scion::rangeOfExpr(
    AffineExpr expr, unsigned numDims,
    llvm::function_ref<std::optional<Interval>(unsigned)> operand) {
  // Far from overflowing 64 bits, and so from Number's.
  auto checked = [](Interval range) -> std::optional<Interval> {
    Number limit = Number(1) << 62;
    if (range.min < -limit || range.max > limit)
      return std::nullopt;
    return range;
  };
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return checked({constant.getValue(), constant.getValue()});
  if (isa<AffineDimExpr, AffineSymbolExpr>(expr)) {
    std::optional<Interval> range =
        operand(isa<AffineDimExpr>(expr)
                    ? cast<AffineDimExpr>(expr).getPosition()
                    : numDims + cast<AffineSymbolExpr>(expr).getPosition());
    return range ? checked(*range) : std::nullopt;
  }
  auto binary = cast<AffineBinaryOpExpr>(expr);
  auto l = rangeOfExpr(binary.getLHS(), numDims, operand);
  auto r = rangeOfExpr(binary.getRHS(), numDims, operand);
  if (!l || !r)
    return std::nullopt;
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return checked({l->min + r->min, l->max + r->max});
  case AffineExprKind::Mul: {
    Number all[] = {l->min * r->min, l->min * r->max, l->max * r->min,
                    l->max * r->max};
    return checked(
        {*std::min_element(all, all + 4), *std::max_element(all, all + 4)});
  }
  case AffineExprKind::Mod:
    if (r->min <= 0)
      return std::nullopt;
    if (l->min >= 0 && l->max < r->min)
      return l;
    return Interval{0, r->max - 1};
  case AffineExprKind::FloorDiv:
    if (r->min <= 0)
      return std::nullopt;
    return Interval{
        std::min(floorDiv(l->min, r->min), floorDiv(l->min, r->max)),
        std::max(floorDiv(l->max, r->min), floorDiv(l->max, r->max))};
  case AffineExprKind::CeilDiv:
    if (r->min <= 0)
      return std::nullopt;
    return Interval{
        std::min(-floorDiv(-l->min, r->min), -floorDiv(-l->min, r->max)),
        std::max(-floorDiv(-l->max, r->min), -floorDiv(-l->max, r->max))};
  default:
    return std::nullopt;
  }
}

std::optional<Interval> scion::rangeOfExpr(AffineExpr expr, unsigned numDims,
                                           ValueRange operands, Facts &facts) {
  return rangeOfExpr(expr, numDims, [&](unsigned position) {
    return signedRange(operands[position], facts);
  });
}
