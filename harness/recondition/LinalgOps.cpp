//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// linalg-ops: sizes of operands against the iteration space, overlapping
// buffers, output maps and reductions whose order shows, and what hidden bodies
// can do.
//
//===----------------------------------------------------------------------===//

#include "harness/known/Registry.h"
#include "harness/recondition/AffineRanges.h"
#include "harness/recondition/Conditions.h"
#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Indices.h"
#include "harness/recondition/Ranges.h"
#include "harness/recondition/Resize.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace scion;

/// The extreme values of an expression over the iteration space.
static std::optional<Interval>
overLoops(AffineExpr expr, ArrayRef<std::optional<int64_t>> loops) {
  return rangeOfExpr(
      expr, loops.size(), [&](unsigned loop) -> std::optional<Interval> {
        if (!loops[loop])
          return std::nullopt;
        return Interval{0, std::max<int64_t>(*loops[loop] - 1, 0)};
      });
}

static bool isShaped(OpOperand &operand) {
  auto type = dyn_cast<ShapedType>(operand.get().getType());
  return type && type.hasRank() && !isa<VectorType>(type);
}

namespace {
/// A dimension of an operand, and what the operand's map says of it.
struct MappedDim {
  OpOperand *operand;
  int64_t dim;
  AffineExpr expr;
};
} // namespace

/// All dimensions of shaped operands whose index is computed, not just the
/// variable of a loop.
static SmallVector<MappedDim> computedDims(linalg::LinalgOp op) {
  SmallVector<MappedDim> dims;
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  for (OpOperand &operand : op->getOpOperands())
    if (isShaped(operand))
      for (auto [dim, expr] :
           llvm::enumerate(maps[operand.getOperandNumber()].getResults()))
        if (!isa<AffineDimExpr>(expr))
          dims.push_back({&operand, int64_t(dim), expr});
  return dims;
}

/// Tensors whose dynamic sizes may be others than those of the loops get those:
/// the sizes of the first operand that states them, static ones first.
static void resizeOperands(linalg::LinalgOp op, Guard &guard) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  SmallVector<std::pair<Value, int64_t>> loops(op.getNumLoops());
  auto visit = [&](function_ref<void(OpOperand &, int64_t, unsigned)> each) {
    for (OpOperand &operand : op->getOpOperands())
      if (isShaped(operand))
        for (auto [dim, expr] :
             llvm::enumerate(maps[operand.getOperandNumber()].getResults()))
          if (auto loop = dyn_cast<AffineDimExpr>(expr))
            each(operand, int64_t(dim), loop.getPosition());
  };
  for (bool isStatic : {true, false})
    visit([&](OpOperand &operand, int64_t dim, unsigned loop) {
      auto type = cast<ShapedType>(operand.get().getType());
      if (!loops[loop].first && type.isDynamicDim(dim) != isStatic)
        loops[loop] = {operand.get(), dim};
    });
  llvm::MapVector<OpOperand *, SmallVector<OpFoldResult>> wrong;
  visit([&](OpOperand &operand, int64_t dim, unsigned loop) {
    auto type = dyn_cast<RankedTensorType>(operand.get().getType());
    auto [from, fromDim] = loops[loop];
    if (!type || !type.isDynamicDim(dim) ||
        guard.facts.sizeOf(operand.get(), dim) ==
            guard.facts.sizeOf(from, fromDim))
      return;
    SmallVector<OpFoldResult> &sizes = wrong[&operand];
    sizes.resize(type.getRank());
    sizes[dim] = guard.sizeOf(from, fromDim);
  });
  for (auto &[operand, sizes] : wrong)
    if (Value exact = resized(op, operand->get(), sizes, guard))
      guard.setOperand(op, operand->getOperandNumber(), exact,
                       "a tensor as large as the loops");
}

static bool checkShapes(linalg::LinalgOp op, Guard &guard) {
  unsigned numLoops = op.getNumLoops();
  SmallVector<std::optional<Size>> loops(numLoops);
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  auto sizeAt = [&](OpOperand &operand, int64_t dim) {
    return guard.facts.sizeOf(operand.get(), dim);
  };
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isShaped(operand))
      continue;
    AffineMap map = maps[operand.getOperandNumber()];
    if (map.getNumSymbols() != 0) {
      guard.outOfScope(op, "symbols in an indexing map");
      return false;
    }
    for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
      auto loop = dyn_cast<AffineDimExpr>(expr);
      if (!loop)
        continue;
      Size size = sizeAt(operand, dim);
      std::optional<Size> &known = loops[loop.getPosition()];
      if (!known)
        known = size;
      else if (!(*known == size)) {
        guard.unknown(op, "dynamic sizes that may differ");
        if (guard.isOutOfScope())
          return false;
      }
    }
  }
  SmallVector<std::optional<int64_t>> constants(numLoops);
  for (auto [loop, constant] : llvm::zip(loops, constants))
    if (loop && loop->isConstant())
      constant = loop->constant;
  for (auto [operand, dim, expr] : computedDims(op)) {
    Size size = sizeAt(*operand, dim);
    std::optional<Interval> range = overLoops(expr, constants);
    if (!size.isConstant() || !range || range->min < 0 ||
        range->max >= size.constant) {
      guard.unknown(op, "an indexing map that may leave its operand");
      if (guard.isOutOfScope())
        return false;
    }
  }
  return true;
}

/// Buffers: an input that shares bytes with an output is copied first.
static void separate(linalg::LinalgOp op, Guard &guard) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  bool allParallel = op.getNumParallelLoops() == op.getNumLoops();
  for (OpOperand &init : op.getDpsInitsMutable()) {
    if (!isa<MemRefType>(init.get().getType()))
      continue;
    for (OpOperand &operand : op->getOpOperands()) {
      if (&operand == &init || !isa<MemRefType>(operand.get().getType()))
        continue;
      if (guard.facts.disjoint(operand.get(), init.get()))
        continue;
      // In place, element by element.
      if (operand.get() == init.get() && allParallel &&
          maps[operand.getOperandNumber()] == maps[init.getOperandNumber()] &&
          op.isDpsInput(&operand))
        continue;
      if (op.isDpsInit(&operand)) {
        guard.outOfScope(op, "outputs that may overlap");
        return;
      }
      auto type = cast<MemRefType>(operand.get().getType());
      SmallVector<Value> sizes;
      for (int64_t dim = 0; dim < type.getRank(); ++dim)
        if (type.isDynamicDim(dim))
          sizes.push_back(guard.sizeOf(operand.get(), dim));
      Value copy = memref::AllocOp::create(
          guard.builder, guard.loc(),
          MemRefType::get(type.getShape(), type.getElementType()), sizes);
      memref::CopyOp::create(guard.builder, guard.loc(), operand.get(), copy);
      guard.setOperand(op, operand.getOperandNumber(), copy,
                       "an input that may overlap an output copied first");
    }
  }
}

/// value = f(out, x) with an associative and commutative f, x not from out.
static bool isReduction(Value yielded, BlockArgument out) {
  if (!llvm::hasSingleElement(out.getUses()))
    return false;
  Operation *combiner = yielded.getDefiningOp();
  // min and max may be spelled otherwise; those stay out.
  if (!isa_and_nonnull<arith::AddIOp, arith::MulIOp, arith::AndIOp,
                       arith::OrIOp, arith::XOrIOp, arith::MaxSIOp,
                       arith::MaxUIOp, arith::MinSIOp, arith::MinUIOp,
                       arith::AddFOp, arith::MulFOp, arith::MaximumFOp,
                       arith::MinimumFOp>(combiner))
    return false;
  return (combiner->getOperand(0) == out) != (combiner->getOperand(1) == out);
}

/// Whether the body is the one that the op's name and attributes stand for.
/// Nobody prints it: a report, and whoever lowers by name, would have that one.
static bool hasUsualBody(linalg::LinalgOp op) {
  auto build = op.getRegionBuilder();
  if (!build)
    return true;
  Location loc = op.getLoc();
  Region usual;
  Block &block = usual.emplaceBlock();
  for (Type type : op.getBlock()->getArgumentTypes())
    block.addArgument(type, loc);
  ScopedDiagnosticHandler quiet(op.getContext(),
                                [](Diagnostic &) { return success(); });
  ImplicitLocOpBuilder builder(loc, op.getContext());
  builder.setInsertionPointToStart(&block);
  build(builder, block, op->getAttrs(), [&] { return emitError(loc); });
  return OperationEquivalence::isRegionEquivalentTo(
      &op->getRegion(0), &usual, OperationEquivalence::IgnoreLocations);
}

static void guardLinalg(Operation *operation, Guard &guard) {
  auto op = cast<linalg::LinalgOp>(operation);
  if (!op.hasPureTensorSemantics() && !op.hasPureBufferSemantics())
    return guard.outOfScope(op, "tensors and buffers mixed");
  if (!guard.assumesDefined)
    resizeOperands(op, guard);
  if (!checkShapes(op, guard))
    return;
  // One-shot bufferization takes the result for wholly overwritten.
  if (isa<linalg::MapOp>(operation) && op.hasPureTensorSemantics() &&
      !op.getBlock()->getArguments().back().use_empty() &&
      Registry::global().replaces("recondition-linalg-init"))
    return guard.outOfScope(op, "a map that reads its init");

  bool isOpen =
      isa<linalg::GenericOp, linalg::MapOp, linalg::ReduceOp>(operation);
  Block *body = op.getBlock();
  for (Operation &inner : *body) {
    if (isa<linalg::YieldOp>(inner))
      continue;
    if (!isMemoryEffectFree(&inner))
      return guard.outOfScope(op, "a body that touches memory");
    if (isOpen)
      continue;
    auto fast = dyn_cast<arith::ArithFastMathInterface>(inner);
    auto wraps = dyn_cast<arith::ArithIntegerOverflowFlagsInterface>(inner);
    if ((fast && fast.getFastMathFlagsAttr() &&
         fast.getFastMathFlagsAttr().getValue() !=
             arith::FastMathFlags::none) ||
        (wraps && wraps.getOverflowAttr() &&
         wraps.getOverflowAttr().getValue() !=
             arith::IntegerOverflowFlags::none))
      return guard.outOfScope(op, "flags in a hidden body");
    // A hidden body cannot be edited: printing drops the edit.
    if (isa<arith::DivSIOp, arith::DivUIOp, arith::FPToSIOp, arith::FPToUIOp>(
            inner))
      return guard.outOfScope(op, "a hidden " +
                                      inner.getName().getStringRef().str());
  }

  auto iterators = op.getIteratorTypesArray();
  bool reduces = op.getNumReductionLoops() != 0;
  for (OpOperand &init : op.getDpsInitsMutable()) {
    AffineMap map = op.getMatchingIndexingMap(&init);
    if (!map.isProjectedPermutation())
      return guard.outOfScope(op, "an output map that is no permutation");
    for (unsigned loop = 0; loop < iterators.size(); ++loop)
      if (iterators[loop] == utils::IteratorType::parallel &&
          !map.isFunctionOfDim(loop))
        return guard.outOfScope(op, "parallel iterations write one element");
    if (!isOpen || !reduces)
      continue;
    Value yielded = body->getTerminator()->getOperand(init.getOperandNumber() -
                                                      op.getNumDpsInputs());
    BlockArgument out = op.getMatchingBlockArgument(&init);
    bool dropsLoops = map.getNumResults() < iterators.size();
    if (dropsLoops && !isReduction(yielded, out))
      return guard.outOfScope(op, "a reduction whose order shows");
  }
  // After the special refusals, which say more.
  if (!isOpen && !hasUsualBody(op))
    return guard.outOfScope(op, "a hidden body of its own");
  if (op.hasPureBufferSemantics())
    separate(op, guard);
}

/// The sizes of all operands follow from those of the loops.
static Value conditionOfLinalg(Operation *operation, Guard &guard) {
  using P = arith::CmpIPredicate;
  auto op = cast<linalg::LinalgOp>(operation);
  SmallVector<Value> loops(op.getNumLoops());
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  Value all;
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isShaped(operand))
      continue;
    for (auto [dim, expr] :
         llvm::enumerate(maps[operand.getOperandNumber()].getResults())) {
      auto loop = dyn_cast<AffineDimExpr>(expr);
      if (!loop)
        continue;
      Value size = actualSize(guard, operand.get(), dim);
      Value &known = loops[loop.getPosition()];
      if (!known)
        known = size;
      else
        all = both(guard, all, compare(guard, P::eq, known, size));
    }
  }
  if (llvm::any_of(loops, [](Value loop) { return !loop; }))
    return all;
  Value empty;
  SmallVector<Value> last;
  for (Value loop : loops) {
    empty = either(guard, empty, compare(guard, P::eq, loop, 0));
    Value most = arith::MaxUIOp::create(guard.builder, guard.loc(), loop,
                                        guard.index(1));
    last.push_back(subtract(guard, most, guard.index(1)));
  }
  for (auto [operand, dim, expr] : computedDims(op)) {
    // Monotonous in all loops but for mod, whose end is not the largest.
    Value position = inArithmetic(guard, expr, last);
    if (!position)
      continue;
    Value fits = compare(guard, P::ult, position,
                         actualSize(guard, operand->get(), dim));
    all = both(guard, all, either(guard, empty, fits));
  }
  return all;
}

static const Hazard hazard{
    "linalg-ops", "Shapes, overlaps, output maps and reductions of linalg ops.",
    guardLinalg, conditionOfLinalg};
static RegisterHazard registration(hazard);
