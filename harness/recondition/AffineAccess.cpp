//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// affine-access: arithmetic of affine maps must not overflow (lowerings emit
// nsw), and accesses through maps stay in bounds: `(expr) mod size` where that
// is not clear, which is still affine.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/AffineRanges.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Indices.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IntegerSet.h"

#include <algorithm>

using namespace mlir;
using namespace scion;

using Number = Interval::Number;

/// What operands are clamped to: sums and products of a few such numbers and
/// coefficients stay far from 2^63. Loops must come to an end, too.
static constexpr Number limit = Number(1) << 24, limitOfLoops = 512;

/// The value, made to lie within `to`; a legal dimension or symbol if it was.
static Value clamp(Value value, Interval to, Guard &guard) {
  OpBuilder &builder = guard.builder;
  OpBuilder::InsertionGuard keep(builder);
  Block *block = value.getParentBlock();
  if (isa<func::FuncOp>(block->getParentOp()) && block->isEntryBlock()) {
    builder.setInsertionPointAfterValue(value);
  } else if (affine::isValidDim(value)) {
    // An induction variable, or a result of affine.apply.
    auto least = int64_t(std::max(to.min, Number(0)));
    AffineExpr cut =
        builder.getAffineDimExpr(0) % (int64_t(to.max) - least + 1) + least;
    return affine::AffineApplyOp::create(builder, guard.loc(),
                                         AffineMap::get(1, 0, cut), value);
  }
  Value low = arith::MaxSIOp::create(builder, guard.loc(), value,
                                     guard.index(int64_t(to.min)));
  return arith::MinSIOp::create(builder, guard.loc(), low,
                                guard.index(int64_t(to.max)));
}

static Interval clampInterval(Interval range, Interval to) {
  return {std::clamp(range.min, to.min, to.max),
          std::clamp(range.max, to.min, to.max)};
}

/// Clamps operands from `first` on, one if that is enough, until `isDefined`
/// holds of their ranges.
static void
clampOperands(Operation *op, unsigned first, unsigned count, Guard &guard,
              llvm::function_ref<bool(ArrayRef<Interval>)> isDefined) {
  SmallVector<Interval> ranges;
  for (Value operand : op->getOperands().slice(first, count))
    ranges.push_back(*signedRange(operand, guard.facts));
  if (isDefined(ranges))
    return;
  Number most = isa<affine::AffineForOp, affine::AffineParallelOp>(op)
                    ? limitOfLoops
                    : limit;
  // Divisors must be positive, and some coefficients are large.
  for (Interval to : {Interval{-most, most}, Interval{1, most}, Interval{0, 1}})
    // Each alone, then all.
    for (unsigned chosen = 0; chosen <= count; ++chosen) {
      SmallVector<Interval> clamped(ranges);
      for (unsigned i = 0; i < count; ++i)
        if (chosen == i || chosen == count)
          clamped[i] = clampInterval(ranges[i], to);
      if (!isDefined(clamped))
        continue;
      for (unsigned i = 0; i < count; ++i) {
        if (ranges[i].isWithin(clamped[i]))
          continue;
        Value value = clamp(op->getOperand(first + i), to, guard);
        guard.setOperand(op, first + i, value, "operand clamped");
      }
      return;
    }
  guard.outOfScope(op, "map arithmetic that may overflow");
}

static void guardExprs(Operation *op, ArrayRef<AffineExpr> exprs,
                       unsigned numDims, unsigned first, unsigned count,
                       Guard &guard) {
  clampOperands(op, first, count, guard, [&](ArrayRef<Interval> ranges) {
    return llvm::all_of(exprs, [&](AffineExpr expr) {
      return !isa<AffineBinaryOpExpr>(expr) ||
             rangeOfExpr(expr, numDims, [&](unsigned position) {
               return std::optional(ranges[position]);
             });
    });
  });
}

static void guardMap(Operation *op, AffineMap map, unsigned first,
                     Guard &guard) {
  guardExprs(op, map.getResults(), map.getNumDims(), first, map.getNumInputs(),
             guard);
}

/// An access of `lengths` elements along the last dimensions.
static void guardAccess(Operation *op, unsigned accessed, AffineMap map,
                        ArrayRef<int64_t> lengths, Guard &guard) {
  unsigned first = accessed + 1;
  guardMap(op, map, first, guard);
  if (guard.isOutOfScope())
    return;
  Value shaped = op->getOperand(accessed);
  SmallVector<AffineExpr> results(map.getResults());
  bool changed = false;
  for (auto [dim, expr] : llvm::enumerate(results)) {
    size_t fromEnd = results.size() - dim;
    int64_t length =
        fromEnd <= lengths.size() ? lengths[lengths.size() - fromEnd] : 1;
    ValueRange operands =
        ValueRange(op->getOperands()).slice(first, map.getNumInputs());
    if (isa<AffineDimExpr, AffineSymbolExpr>(expr)) {
      unsigned position =
          isa<AffineDimExpr>(expr)
              ? cast<AffineDimExpr>(expr).getPosition()
              : map.getNumDims() + cast<AffineSymbolExpr>(expr).getPosition();
      if (isInBounds(operands[position], shaped, dim, length, guard.facts))
        continue;
    }
    Size size = guard.facts.sizeOf(shaped, dim);
    if (!size.isConstant() || size.constant < length) {
      guard.unknown(op, "an access to a dimension that may be too small");
      if (guard.isOutOfScope())
        return;
      continue;
    }
    std::optional<Interval> range =
        rangeOfExpr(expr, map.getNumDims(), operands, guard.facts);
    if (range && range->min >= 0 && range->max + length <= size.constant)
      continue;
    expr = expr % (size.constant - length + 1);
    changed = true;
  }
  if (!changed)
    return;
  op->setAttr("map", AffineMapAttr::get(
                         AffineMap::get(map.getNumDims(), map.getNumSymbols(),
                                        results, op->getContext())));
  guard.note(op, "access cut to the dimensions");
}

/// Whether all sizes are positive and their product fits.
static bool isBasis(ArrayRef<int64_t> statics, ArrayRef<Interval> dynamics) {
  Number product = 1;
  for (int64_t size : statics) {
    Interval range{size, size};
    if (ShapedType::isDynamic(size)) {
      range = dynamics.front();
      dynamics = dynamics.drop_front();
    }
    if (range.min < 1)
      return false;
    product *= range.max;
    if (product > INT64_MAX)
      return false;
  }
  return true;
}

/// Whether the sums of linearize_index fit.
static bool fitsLinear(ArrayRef<int64_t> statics, bool hasBound,
                       ArrayRef<Interval> indices,
                       ArrayRef<Interval> dynamics) {
  SmallVector<Interval> basis;
  for (int64_t size : statics)
    if (ShapedType::isDynamic(size)) {
      basis.push_back(dynamics.front());
      dynamics = dynamics.drop_front();
    } else {
      basis.push_back({size, size});
    }
  Interval sum = indices[0], fits{INT64_MIN, INT64_MAX};
  for (unsigned i = 1; i < indices.size(); ++i) {
    Interval by = basis[hasBound ? i : i - 1];
    Number all[] = {sum.min * by.min, sum.min * by.max, sum.max * by.min,
                    sum.max * by.max};
    sum = {*std::min_element(all, all + 4) + indices[i].min,
           *std::max_element(all, all + 4) + indices[i].max};
    if (!sum.isWithin(fits))
      return false;
  }
  return true;
}

static void guardAffine(Operation *op, Guard &guard) {
  if (auto load = dyn_cast<affine::AffineLoadOp>(op))
    return guardAccess(op, 0, load.getAffineMap(), {}, guard);
  if (auto store = dyn_cast<affine::AffineStoreOp>(op))
    return guardAccess(op, 1, store.getAffineMap(), {}, guard);
  if (auto load = dyn_cast<affine::AffineVectorLoadOp>(op))
    return guardAccess(op, 0, load.getAffineMap(),
                       load.getVectorType().getShape(), guard);
  if (auto store = dyn_cast<affine::AffineVectorStoreOp>(op))
    return guardAccess(op, 1, store.getAffineMap(),
                       store.getVectorType().getShape(), guard);
  if (auto prefetch = dyn_cast<affine::AffinePrefetchOp>(op))
    return guardAccess(op, 0, prefetch.getAffineMap(), {}, guard);
  if (auto apply = dyn_cast<affine::AffineApplyOp>(op))
    return guardMap(op, apply.getAffineMap(), 0, guard);
  if (auto apply = dyn_cast<affine::AffineMinOp>(op))
    return guardMap(op, apply.getAffineMap(), 0, guard);
  if (auto apply = dyn_cast<affine::AffineMaxOp>(op))
    return guardMap(op, apply.getAffineMap(), 0, guard);
  if (auto loop = dyn_cast<affine::AffineForOp>(op)) {
    guardMap(op, loop.getLowerBoundMap(), 0, guard);
    if (!guard.isOutOfScope())
      guardMap(op, loop.getUpperBoundMap(),
               loop.getLowerBoundMap().getNumInputs(), guard);
    return;
  }
  if (auto loop = dyn_cast<affine::AffineParallelOp>(op)) {
    guardMap(op, loop.getLowerBoundsMap(), 0, guard);
    if (!guard.isOutOfScope())
      guardMap(op, loop.getUpperBoundsMap(),
               loop.getLowerBoundsMap().getNumInputs(), guard);
    return;
  }
  if (auto branch = dyn_cast<affine::AffineIfOp>(op)) {
    IntegerSet set = branch.getIntegerSet();
    return guardExprs(op, set.getConstraints(), set.getNumDims(), 0,
                      set.getNumInputs(), guard);
  }
  if (auto delinearize = dyn_cast<affine::AffineDelinearizeIndexOp>(op)) {
    ArrayRef<int64_t> basis = delinearize.getStaticBasis();
    return clampOperands(
        op, 1, delinearize.getDynamicBasis().size(), guard,
        [&](ArrayRef<Interval> ranges) { return isBasis(basis, ranges); });
  }
  if (auto linearize = dyn_cast<affine::AffineLinearizeIndexOp>(op)) {
    if (linearize.getDisjoint()) {
      linearize.setDisjoint(false);
      guard.note(op, "dropped the disjoint claim");
    }
    unsigned count = linearize.getMultiIndex().size();
    SmallVector<int64_t> basis(linearize.getStaticBasis());
    // The first size of the basis may be left out, and bounds nothing.
    bool hasBound = basis.size() == count;
    clampOperands(op, 0, op->getNumOperands(), guard,
                  [&](ArrayRef<Interval> ranges) {
                    return fitsLinear(basis, hasBound, ranges.take_front(count),
                                      ranges.drop_front(count));
                  });
  }
}

static const Hazard hazard{
    "affine-access",
    "Overflow in affine maps, and accesses through them out of bounds.",
    guardAffine};
static RegisterHazard registration(hazard);
