//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// affine-access: arithmetic of affine maps must not overflow (lowerings emit
// nsw), and accesses through maps must stay in bounds: `expr` becomes `expr mod
// size`, which is still affine.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Hazard.h"
#include "harness/recondition/Indices.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IntegerSet.h"

using namespace mlir;
using namespace scion;

/// The range that operands are clamped to: sums and products of a few such
/// numbers and coefficients stay far from 2^63. Loops need smaller bounds to
/// finish.
static constexpr int64_t limit = int64_t(1) << 24, limitOfLoops = 512,
                         limitOfBases = int64_t(1) << 12;

/// Returns the value clamped to [least, most]. A legal dimension or symbol
/// remains one.
static Value clamp(Value value, int64_t least, int64_t most, Guard &guard) {
  OpBuilder &builder = guard.builder;
  OpBuilder::InsertionGuard keep(builder);
  Block *block = value.getParentBlock();
  if (isa<func::FuncOp>(block->getParentOp()) && block->isEntryBlock()) {
    builder.setInsertionPointAfterValue(value);
  } else if (affine::isValidDim(value)) {
    // An induction variable, or a result of affine.apply.
    least = std::max<int64_t>(least, 0);
    AffineExpr cut = builder.getAffineDimExpr(0) % (most - least + 1) + least;
    return affine::AffineApplyOp::create(builder, guard.loc(),
                                         AffineMap::get(1, 0, cut), value);
  }
  Value low =
      arith::MaxSIOp::create(builder, guard.loc(), value, guard.index(least));
  return arith::MinSIOp::create(builder, guard.loc(), low, guard.index(most));
}

static void clampOperand(Operation *op, unsigned operand, int64_t least,
                         int64_t most, Guard &guard) {
  Value value = op->getOperand(operand);
  Interval range = *signedRange(value, guard.facts);
  if (!range.isWithin({least, most}))
    guard.setOperand(op, operand, clamp(value, least, most, guard),
                     "operand clamped");
}

/// The largest magnitude of an expression of clamped operands. None if it may
/// overflow, or divide by a number that is not a positive constant.
static std::optional<Interval::Number> magnitudeOf(AffineExpr expr) {
  constexpr Interval::Number most = Interval::Number(1) << 62;
  if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
    Interval::Number value = constant.getValue();
    return value < 0 ? -value : value;
  }
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return limit;
  std::optional<Interval::Number> lhs = magnitudeOf(binary.getLHS()),
                                  rhs = magnitudeOf(binary.getRHS());
  if (!lhs || !rhs)
    return std::nullopt;
  if (expr.getKind() == AffineExprKind::Add)
    lhs = *lhs + *rhs;
  else if (expr.getKind() == AffineExprKind::Mul)
    lhs = *lhs * *rhs;
  else if (auto by = dyn_cast<AffineConstantExpr>(binary.getRHS());
           !by || by.getValue() < 1)
    return std::nullopt;
  return *lhs < most ? lhs : std::nullopt;
}

/// Clamps `count` operands from `first` on. The next run shows whether the op
/// is still undefined.
static void guardExprs(Operation *op, ArrayRef<AffineExpr> exprs,
                       unsigned first, unsigned count, Guard &guard) {
  if (llvm::none_of(exprs, llvm::IsaPred<AffineBinaryOpExpr>))
    return;
  if (!llvm::all_of(exprs, magnitudeOf))
    guard.unknown(op, "map arithmetic that may overflow");
  bool isLoop = isa<affine::AffineForOp, affine::AffineParallelOp>(op);
  int64_t most = isLoop ? limitOfLoops : limit;
  for (unsigned i = first; i < first + count; ++i)
    clampOperand(op, i, -most, most, guard);
}

static void guardMap(Operation *op, AffineMap map, unsigned first,
                     Guard &guard) {
  guardExprs(op, map.getResults(), first, map.getNumInputs(), guard);
}

/// Whether the last dimension of an access lies below `end`, by the ranges of
/// its operands.
static bool isBelow(AffineExpr expr, AffineMap map, ValueRange operands,
                    int64_t end, Facts &facts) {
  SmallVector<std::optional<int64_t>> least, most;
  for (Value operand : operands) {
    Interval range = *signedRange(operand, facts);
    if (!range.isWithin({-limit, limit}))
      return false;
    least.emplace_back(int64_t(range.min));
    most.emplace_back(int64_t(range.max));
  }
  if (!magnitudeOf(expr))
    return false;
  auto bound = [&](bool isUpper) {
    return getBoundForAffineExpr(expr, map.getNumDims(), map.getNumSymbols(),
                                 least, most, isUpper);
  };
  std::optional<int64_t> low = bound(false), high = bound(true);
  return low && high && *low >= 0 && *high < end;
}

/// Guards an access to `lengths` elements along the last dimensions.
static void guardAccess(Operation *op, unsigned accessed, AffineMap map,
                        ArrayRef<int64_t> lengths, Guard &guard) {
  unsigned first = accessed + 1;
  guardMap(op, map, first, guard);
  Value shaped = op->getOperand(accessed);
  ValueRange operands =
      ValueRange(op->getOperands()).slice(first, map.getNumInputs());
  SmallVector<AffineExpr> results(map.getResults());
  bool changed = false;
  for (auto [dim, expr] : llvm::enumerate(results)) {
    size_t fromEnd = results.size() - dim;
    int64_t length =
        fromEnd <= lengths.size() ? lengths[lengths.size() - fromEnd] : 1;
    std::optional<int64_t> size = guard.facts.sizeOf(shaped, dim);
    if (!size || *size < length) {
      guard.unknown(op, "an access to a dimension that may be too small");
      continue;
    }
    int64_t positions = *size - length + 1;
    if (isBelow(expr, map, operands, positions, guard.facts))
      continue;
    expr = expr % positions;
    changed = true;
  }
  if (guard.isOutOfScope() || !changed)
    return;
  op->setAttr("map", AffineMapAttr::get(
                         AffineMap::get(map.getNumDims(), map.getNumSymbols(),
                                        results, op->getContext())));
  guard.note(op, "access cut to the dimensions");
}

/// The product of three clamped numbers is far from overflow, whatever the
/// static ones are.
static void guardBasis(Operation *op, ArrayRef<int64_t> statics, unsigned first,
                       Guard &guard) {
  if (statics.size() > 3 || llvm::any_of(statics, [](int64_t size) {
        return size > limitOfBases ||
               (size < 0 && !ShapedType::isDynamic(size));
      }))
    guard.unknown(op, "a basis that may overflow");
  for (unsigned i = first; i < op->getNumOperands(); ++i)
    clampOperand(op, i, 1, limitOfBases, guard);
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
    AffineMap lower = loop.getLowerBoundMap();
    guardMap(op, lower, 0, guard);
    return guardMap(op, loop.getUpperBoundMap(), lower.getNumInputs(), guard);
  }
  if (auto loop = dyn_cast<affine::AffineParallelOp>(op)) {
    AffineMap lower = loop.getLowerBoundsMap();
    guardMap(op, lower, 0, guard);
    return guardMap(op, loop.getUpperBoundsMap(), lower.getNumInputs(), guard);
  }
  if (auto branch = dyn_cast<affine::AffineIfOp>(op)) {
    IntegerSet set = branch.getIntegerSet();
    return guardExprs(op, set.getConstraints(), 0, set.getNumInputs(), guard);
  }
  if (auto delinearize = dyn_cast<affine::AffineDelinearizeIndexOp>(op))
    return guardBasis(op, delinearize.getStaticBasis(), 1, guard);
  if (auto linearize = dyn_cast<affine::AffineLinearizeIndexOp>(op)) {
    if (linearize.getDisjoint()) {
      linearize.setDisjoint(false);
      guard.note(op, "dropped the disjoint claim");
    }
    unsigned count = linearize.getMultiIndex().size();
    guardBasis(op, linearize.getStaticBasis(), count, guard);
    for (unsigned i = 0; i < count; ++i)
      clampOperand(op, i, -limit, limit, guard);
  }
}

static const Hazard hazard{
    "affine-access",
    "Overflow in affine maps, and accesses through them out of bounds.",
    guardAffine};
static RegisterHazard registration(hazard);
