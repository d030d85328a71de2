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
#include "harness/recondition/Conditions.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Indices.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IntegerSet.h"

using namespace mlir;
using namespace scion;

/// Map operands are clamped to this much: sums and products of a few of them
/// and of a map's coefficients stay far from 2^63.
static constexpr int64_t limit = int64_t(1) << 24;

/// Clamps a value with unknown range where it is defined, at the top level of
/// its function, so that the clamped value is a legal symbol.
static bool clampOperand(Operation *op, unsigned index, Guard &guard) {
  Value value = op->getOperand(index);
  std::optional<Interval> range = signedRange(value, guard.facts);
  if (!range ||
      (range->min >= -(int64_t(1) << 40) && range->max <= (int64_t(1) << 40)))
    return range.has_value();
  Block *block = value.getParentBlock();
  if (!isa<func::FuncOp>(block->getParentOp()) || !block->isEntryBlock())
    return false;
  OpBuilder::InsertionGuard keep(guard.builder);
  if (Operation *definition = value.getDefiningOp())
    guard.builder.setInsertionPointAfter(definition);
  else
    guard.builder.setInsertionPointToStart(block);
  Value low = arith::MaxSIOp::create(guard.builder, guard.loc(), value,
                                     guard.index(-limit));
  Value clamped = arith::MinSIOp::create(guard.builder, guard.loc(), low,
                                         guard.index(limit));
  guard.note(op, "map operand clamped");
  // All affine ops see one value, so that relations between them stay.
  value.replaceUsesWithIf(clamped, [&](OpOperand &use) {
    return use.getOwner()->getDialect() == op->getDialect();
  });
  return true;
}

static void checkMap(Operation *op, AffineMap map, unsigned firstOperand,
                     Guard &guard) {
  for (unsigned i = 0; i < map.getNumInputs(); ++i)
    if (!clampOperand(op, firstOperand + i, guard))
      return guard.outOfScope(op, "a map operand that may be huge");
  ValueRange operands =
      ValueRange(op->getOperands()).slice(firstOperand, map.getNumInputs());
  for (AffineExpr expr : map.getResults())
    if (!rangeOfExpr(expr, map.getNumDims(), operands, guard.facts))
      return guard.outOfScope(op, "map arithmetic that may overflow");
}

/// An access of `lengths` elements along the last dimensions.
static void guardAccess(Operation *op, unsigned accessed, AffineMap map,
                        ArrayRef<int64_t> lengths, Guard &guard) {
  unsigned first = accessed + 1;
  checkMap(op, map, first, guard);
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
    return checkMap(op, apply.getAffineMap(), 0, guard);
  if (auto apply = dyn_cast<affine::AffineMinOp>(op))
    return checkMap(op, apply.getAffineMap(), 0, guard);
  if (auto apply = dyn_cast<affine::AffineMaxOp>(op))
    return checkMap(op, apply.getAffineMap(), 0, guard);
  if (auto loop = dyn_cast<affine::AffineForOp>(op)) {
    checkMap(op, loop.getLowerBoundMap(), 0, guard);
    if (!guard.isOutOfScope())
      checkMap(op, loop.getUpperBoundMap(),
               loop.getLowerBoundMap().getNumInputs(), guard);
    return;
  }
  if (auto loop = dyn_cast<affine::AffineParallelOp>(op)) {
    checkMap(op, loop.getLowerBoundsMap(), 0, guard);
    if (!guard.isOutOfScope())
      checkMap(op, loop.getUpperBoundsMap(),
               loop.getLowerBoundsMap().getNumInputs(), guard);
    return;
  }
  if (auto branch = dyn_cast<affine::AffineIfOp>(op)) {
    IntegerSet set = branch.getIntegerSet();
    for (unsigned i = 0; i < set.getNumInputs(); ++i)
      if (!clampOperand(op, i, guard))
        return guard.outOfScope(op, "a set operand that may be huge");
    for (AffineExpr expr : set.getConstraints())
      if (!rangeOfExpr(expr, set.getNumDims(), op->getOperands(), guard.facts))
        return guard.outOfScope(op, "set arithmetic that may overflow");
    return;
  }
  // delinearize_index, linearize_index: bases must be positive constants, the
  // indices in bounds where `disjoint` says so.
  if (auto delinearize = dyn_cast<affine::AffineDelinearizeIndexOp>(op)) {
    if (!delinearize.getDynamicBasis().empty())
      guard.unknown(op, "a dynamic basis");
    if (!clampOperand(op, 0, guard))
      return guard.outOfScope(op, "an index that may be huge");
    return;
  }
  if (auto linearize = dyn_cast<affine::AffineLinearizeIndexOp>(op)) {
    if (!linearize.getDynamicBasis().empty())
      guard.unknown(op, "a dynamic basis");
    if (linearize.getDisjoint() && guard.assumesDefined) {
      guard.unknown(op, "indices that may not be disjoint");
    } else if (linearize.getDisjoint()) {
      linearize.setDisjoint(false);
      guard.note(op, "dropped the disjoint claim");
    }
    for (unsigned i = 0; i < linearize.getMultiIndex().size(); ++i)
      if (!clampOperand(op, i, guard))
        return guard.outOfScope(op, "an index that may be huge");
  }
}

/// Operands that arithmetic is done with are far from overflow.
static Value operandsAreSmall(AffineMap map, ValueRange operands,
                              Guard &guard) {
  Value all;
  for (unsigned i = 0; i < map.getNumInputs(); ++i) {
    bool isUsed = llvm::any_of(map.getResults(), [&](AffineExpr expr) {
      if (!isa<AffineBinaryOpExpr>(expr))
        return false;
      return i < map.getNumDims()
                 ? expr.isFunctionOfDim(i)
                 : expr.isFunctionOfSymbol(i - map.getNumDims());
    });
    if (!isUsed)
      continue;
    int64_t bound = int64_t(1) << 40;
    using P = arith::CmpIPredicate;
    all = both(guard, all, compare(guard, P::sge, operands[i], -bound));
    all = both(guard, all, compare(guard, P::sle, operands[i], bound));
  }
  return all;
}

static Value conditionOfAffine(Operation *op, Guard &guard) {
  auto access = [&](Value memref, AffineMap map, ValueRange operands,
                    ArrayRef<int64_t> lengths) {
    Value small = operandsAreSmall(map, operands, guard);
    SmallVector<Value> positions;
    for (AffineExpr expr : map.getResults()) {
      // Plain values stay so: an apply of them would say nothing.
      if (auto dim = dyn_cast<AffineDimExpr>(expr))
        positions.push_back(operands[dim.getPosition()]);
      else if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
        positions.push_back(operands[map.getNumDims() + symbol.getPosition()]);
      else
        positions.push_back(affine::AffineApplyOp::create(
            guard.builder, guard.loc(),
            AffineMap::get(map.getNumDims(), map.getNumSymbols(), expr),
            operands));
    }
    return both(guard, small,
                indicesInBounds(positions, memref, lengths, guard));
  };
  if (auto load = dyn_cast<affine::AffineLoadOp>(op))
    return access(load.getMemref(), load.getAffineMap(), load.getMapOperands(),
                  {});
  if (auto store = dyn_cast<affine::AffineStoreOp>(op))
    return access(store.getMemref(), store.getAffineMap(),
                  store.getMapOperands(), {});
  if (auto load = dyn_cast<affine::AffineVectorLoadOp>(op))
    return access(load.getMemref(), load.getAffineMap(), load.getMapOperands(),
                  load.getVectorType().getShape());
  if (auto store = dyn_cast<affine::AffineVectorStoreOp>(op))
    return access(store.getMemref(), store.getAffineMap(),
                  store.getMapOperands(), store.getVectorType().getShape());
  if (auto prefetch = dyn_cast<affine::AffinePrefetchOp>(op))
    return access(prefetch.getMemref(), prefetch.getAffineMap(),
                  prefetch.getMapOperands(), {});
  if (auto apply = dyn_cast<affine::AffineApplyOp>(op))
    return operandsAreSmall(apply.getAffineMap(), op->getOperands(), guard);
  if (auto apply = dyn_cast<affine::AffineMinOp>(op))
    return operandsAreSmall(apply.getAffineMap(), op->getOperands(), guard);
  if (auto apply = dyn_cast<affine::AffineMaxOp>(op))
    return operandsAreSmall(apply.getAffineMap(), op->getOperands(), guard);
  if (auto loop = dyn_cast<affine::AffineForOp>(op))
    return both(guard,
                operandsAreSmall(loop.getLowerBoundMap(),
                                 loop.getLowerBoundOperands(), guard),
                operandsAreSmall(loop.getUpperBoundMap(),
                                 loop.getUpperBoundOperands(), guard));
  if (auto loop = dyn_cast<affine::AffineParallelOp>(op))
    return both(guard,
                operandsAreSmall(loop.getLowerBoundsMap(),
                                 loop.getLowerBoundsOperands(), guard),
                operandsAreSmall(loop.getUpperBoundsMap(),
                                 loop.getUpperBoundsOperands(), guard));
  if (auto branch = dyn_cast<affine::AffineIfOp>(op)) {
    IntegerSet set = branch.getIntegerSet();
    return operandsAreSmall(
        AffineMap::get(set.getNumDims(), set.getNumSymbols(),
                       set.getConstraints(), op->getContext()),
        op->getOperands(), guard);
  }
  Value all;
  if (auto delinearize = dyn_cast<affine::AffineDelinearizeIndexOp>(op))
    for (Value size : delinearize.getDynamicBasis())
      all =
          both(guard, all, compare(guard, arith::CmpIPredicate::sgt, size, 0));
  if (auto linearize = dyn_cast<affine::AffineLinearizeIndexOp>(op))
    if (linearize.getDisjoint()) {
      // The first size of the basis may be left out.
      SmallVector<OpFoldResult> basis = linearize.getMixedBasis();
      OperandRange indices = linearize.getMultiIndex();
      size_t offset = indices.size() - basis.size();
      for (auto [size, index] : llvm::zip(basis, indices.drop_front(offset)))
        all = both(guard, all,
                   compare(guard, arith::CmpIPredicate::ult, index,
                           asValue(guard, size)));
    }
  return all;
}

static const Hazard hazard{
    "affine-access",
    "Overflow in affine maps, and accesses through them out of bounds.",
    guardAffine, conditionOfAffine};
static RegisterHazard registration(hazard);
