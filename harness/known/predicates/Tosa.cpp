//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/All.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/DenseSet.h"

using namespace scion;

static void noteDepthwise(mlir::Operation *op, PredicateSet &holds) {
  auto conv = mlir::cast<mlir::tosa::DepthwiseConv2DOp>(op);
  if (mlir::isa<mlir::FloatType>(conv.getType().getElementType()))
    holds.insert("@tosa.depthwise-float");
}

/// MLIR takes a size with the value of the dynamic marker for an unknown one,
/// although the size to be inferred is -1.
static void noteReshape(mlir::Operation *op, PredicateSet &holds) {
  auto shape = mlir::cast<mlir::tosa::ReshapeOp>(op)
                   .getShape()
                   .getDefiningOp<mlir::tosa::ConstShapeOp>();
  if (!shape)
    return;
  for (const llvm::APInt &size : shape.getValues().getValues<llvm::APInt>())
    if (mlir::ShapedType::isDynamic(size.getSExtValue()))
      holds.insert("@tosa.reshape-unknown-size");
}

/// The lowering expands the result of the reduction to sizes that no operand
/// determines. Casts to dynamic sizes are looked through.
static void noteReduce(mlir::Operation *op, PredicateSet &holds) {
  auto type = [](mlir::Type type) {
    return mlir::dyn_cast<mlir::RankedTensorType>(type);
  };
  mlir::Value input = op->getOperand(0);
  for (auto cast = input.getDefiningOp<mlir::tensor::CastOp>();
       cast && mlir::tensor::canFoldIntoConsumerOp(cast);
       cast = input.getDefiningOp<mlir::tensor::CastOp>())
    input = cast.getSource();
  auto from = type(input.getType()), to = type(op->getResult(0).getType());
  if (from && to && to.getNumDynamicDims() > from.getNumDynamicDims())
    holds.insert("@tosa.reduces-to-unknown");
}

/// Whether the op is a constant of i1 elements that are not all equal.
static bool isConstantOfBits(mlir::Operation *op) {
  auto constant = mlir::dyn_cast<mlir::tosa::ConstOp>(op);
  return constant && constant.getValues().getElementType().isInteger(1) &&
         !constant.getValues().isSplat();
}

/// A transposition is moved through its producers to the constants, whose bits
/// are then transposed as if they were bytes.
static void noteFunction(mlir::Operation *function, PredicateSet &holds) {
  llvm::SmallVector<mlir::Value> open;
  function->walk(
      [&](mlir::tosa::TransposeOp op) { open.push_back(op.getInput1()); });
  llvm::DenseSet<mlir::Operation *> seen;
  while (!open.empty()) {
    mlir::Operation *op = open.pop_back_val().getDefiningOp();
    if (!op || !seen.insert(op).second ||
        op->getName().getDialectNamespace() != "tosa")
      continue;
    if (isConstantOfBits(op)) {
      holds.insert("@tosa.transposed-bits");
      return;
    }
    open.append(op->operand_begin(), op->operand_end());
  }
}

/// Notes a product with zero, which folds to zero even if the other factor is
/// infinite.
static void noteProduct(mlir::Operation *op, PredicateSet &holds) {
  for (mlir::Value factor : op->getOperands().take_front(2)) {
    mlir::DenseFPElementsAttr values;
    (void)mlir::matchPattern(factor, mlir::m_Constant(&values));
    if (values && values.isSplat() &&
        values.getSplatValue<llvm::APFloat>().isZero())
      holds.insert("@tosa.mul-by-zero");
  }
}

/// The one that is known is folded into a constant by the other one (M128).
static void noteRescale(mlir::Operation *op, PredicateSet &holds) {
  auto rescale = mlir::cast<mlir::tosa::RescaleOp>(op);
  auto isKnown = [](mlir::Value value) {
    return mlir::matchPattern(value, mlir::m_Constant());
  };
  if (isKnown(rescale.getMultiplier()) != isKnown(rescale.getShift()))
    holds.insert("@tosa.rescale-half-known");
}

/// If a position lies before the first element, the lowering uses its distance
/// from there with the wrong sign. It needs no distance for a dimension of one
/// element, nor for the nearest element.
static void noteResize(mlir::Operation *op, PredicateSet &holds) {
  auto resize = mlir::cast<mlir::tosa::ResizeOp>(op);
  auto input = mlir::dyn_cast<mlir::ShapedType>(resize.getInput().getType());
  auto offset = resize.getOffset().getDefiningOp<mlir::tosa::ConstShapeOp>();
  if (!input || !input.hasRank() || !offset ||
      resize.getMode() != mlir::tosa::ResizeMode::BILINEAR)
    return;
  // Height and width in NHWC.
  for (auto [size, begin] :
       llvm::zip(input.getShape().slice(1, 2),
                 offset.getValues().getValues<llvm::APInt>()))
    if (size != 1 && begin.isNegative())
      holds.insert("@tosa.resize-before-first");
}

std::vector<PredicateGroup> scion::tosaPredicates() {
  return {
      {{"tosa.resize"},
       {{"@tosa.resize-before-first",
         "a bilinear tosa.resize of more than one element with a constant "
         "negative offset"}},
       noteResize},
      {{"tosa.rescale"},
       {{"@tosa.rescale-half-known",
         "a tosa.rescale one of whose multiplier and shift is constant"}},
       noteRescale},
      {{"tosa.depthwise_conv2d"},
       {{"@tosa.depthwise-float", "a tosa.depthwise_conv2d of floats"}},
       noteDepthwise},
      {{"tosa.mul"},
       {{"@tosa.mul-by-zero",
         "a tosa.mul by a constant of floats that are all zero"}},
       noteProduct},
      {{"tosa.reshape"},
       {{"@tosa.reshape-unknown-size",
         "a tosa.reshape to a constant shape with the number -2^63 in it"}},
       noteReshape},
      {{"tosa.reduce_all", "tosa.reduce_any", "tosa.reduce_max",
        "tosa.reduce_min", "tosa.reduce_product", "tosa.reduce_sum"},
       {{"@tosa.reduces-to-unknown",
         "a reduction of TOSA whose result has more unknown sizes than what "
         "it reduces (before a tensor.cast)"}},
       noteReduce},
      {{"func.func"},
       {{"@tosa.transposed-bits",
         "a tosa.transpose of what may be made of a tosa.const of i1 whose "
         "elements are not all the same"}},
       noteFunction},
  };
}
