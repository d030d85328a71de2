//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// linalg-ops: sizes of operands against the iteration space, overlapping
// buffers, output maps and reductions whose order shows, and hidden bodies.
//
//===----------------------------------------------------------------------===//

#include "harness/known/Registry.h"
#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Indices.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace scion;

/// Without a run: whether the verifier has compared all sizes with the loops.
static bool areSizesVerified(linalg::LinalgOp op) {
  auto isStatic = [](Type type) {
    auto shaped = dyn_cast<ShapedType>(type);
    return !shaped || shaped.hasStaticShape();
  };
  // For an expression, the verifier only computes the first and the last index.
  auto isMonotone = [](AffineExpr expr) {
    bool isSum = true;
    expr.walk([&](AffineExpr part) {
      isSum &= part.getKind() <= AffineExprKind::Mul ||
               !isa<AffineBinaryOpExpr>(part);
    });
    return isSum;
  };
  return llvm::all_of(op->getOperandTypes(), isStatic) &&
         llvm::all_of(op.getIndexingMapsArray(), [&](AffineMap map) {
           return llvm::all_of(map.getResults(), isMonotone);
         });
}

/// Copies buffer inputs that may share bytes with an output.
static void separate(linalg::LinalgOp op, Guard &guard) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  bool allParallel = op.getNumParallelLoops() == op.getNumLoops();
  for (OpOperand &init : op.getDpsInitsMutable()) {
    if (!isa<MemRefType>(init.get().getType()))
      continue;
    for (OpOperand &operand : op->getOpOperands()) {
      if (&operand == &init || !isa<MemRefType>(operand.get().getType()))
        continue;
      if (isOwnCopy(operand.get()) ||
          guard.facts.disjoint(operand.get(), init.get()))
        continue;
      // An update in place, element by element, is fine.
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
  // min and max may be written differently; such forms are not recognised.
  if (!isa_and_nonnull<arith::AddIOp, arith::MulIOp, arith::AndIOp,
                       arith::OrIOp, arith::XOrIOp, arith::MaxSIOp,
                       arith::MaxUIOp, arith::MinSIOp, arith::MinUIOp,
                       arith::AddFOp, arith::MulFOp, arith::MaximumFOp,
                       arith::MinimumFOp>(combiner))
    return false;
  return (combiner->getOperand(0) == out) != (combiner->getOperand(1) == out);
}

/// Whether the body is the one that the op's name and attributes define. The
/// body is not printed, so a report, and a lowering by name, would use that
/// one.
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
  if (llvm::any_of(op.getIndexingMapsArray(),
                   [](AffineMap map) { return map.getNumSymbols() != 0; }))
    return guard.outOfScope(op, "symbols in an indexing map");
  if (!areSizesVerified(op))
    guard.unknown(op, "sizes that may differ from those of the loops");
  if (guard.isOutOfScope())
    return;
  // One-shot bufferization assumes that the op overwrites its whole result.
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
  // Checked after the special cases, whose reasons are more precise.
  if (!isOpen && !hasUsualBody(op))
    return guard.outOfScope(op, "a hidden body of its own");
  if (op.hasPureBufferSemantics())
    separate(op, guard);
}

static const Hazard hazard{
    "linalg-ops", "Shapes, overlaps, output maps and reductions of linalg ops.",
    guardLinalg, /*always=*/true};
static RegisterHazard registration(hazard);
