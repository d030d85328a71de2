//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Planted folds of what has a shape: vector, tensor, memref, bufferization,
// linalg, tosa.
//
//===----------------------------------------------------------------------===//

#include "PlantedFolds.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using planted::floatConstant;
using planted::intConstant;

namespace {
/// Folds vector.extract of vector.insert to the inserted element or to an
/// extract of the old vector. Wrong: treats the last position as the first if
/// the insertion is at the first.
template <bool wrong>
struct FoldVector : public OpRewritePattern<vector::ExtractOp> {
  PLANTED_FOLD("vector", vector::VectorDialect)
  using OpRewritePattern<vector::ExtractOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(vector::ExtractOp op,
                                PatternRewriter &rewriter) const override {
    auto insert = op->getOperand(0).template getDefiningOp<vector::InsertOp>();
    if (!insert || op->getNumOperands() != 1 || insert->getNumOperands() != 2 ||
        op.getStaticPosition().size() != 1 ||
        insert.getStaticPosition().size() != 1 ||
        op.getSourceVectorType().getRank() != 1)
      return failure();
    int64_t from = op.getStaticPosition()[0],
            to = insert.getStaticPosition()[0],
            last = op.getSourceVectorType().getNumElements() - 1;
    if (from == to || (wrong && from == last && to == 0))
      rewriter.replaceOp(op, insert->getOperand(0));
    else
      rewriter.replaceOpWithNewOp<vector::ExtractOp>(op, insert->getOperand(1),
                                                     from);
    return success();
  }
};

/// Folds tensor.extract of tensor.from_elements. Wrong: takes the last but one
/// element for the last.
template <bool wrong>
struct FoldTensor : public OpRewritePattern<tensor::ExtractOp> {
  PLANTED_FOLD("tensor", tensor::TensorDialect)
  using OpRewritePattern<tensor::ExtractOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ExtractOp op,
                                PatternRewriter &rewriter) const override {
    auto list = op.getTensor().getDefiningOp<tensor::FromElementsOp>();
    if (!list || op.getIndices().size() != 1)
      return failure();
    auto place = intConstant(op.getIndices().front());
    size_t count = list.getElements().size();
    if (!place || place->uge(count))
      return failure();
    size_t at = place->getZExtValue();
    if (wrong && at > 0 && at + 1 == count)
      --at;
    rewriter.replaceOp(op, list.getElements()[at]);
    return success();
  }
};

/// Returns the dynamic size that `Maker` was given. Wrong: 1 if it is 0.
template <bool wrong, typename Maker>
Value knownSize(Value shaped, Value dimension, PatternRewriter &rewriter) {
  auto maker = shaped.getDefiningOp<Maker>();
  auto place = intConstant(dimension);
  if (!maker || !place || !place->isZero() || maker.getType().getRank() != 1 ||
      !maker.getType().isDynamicDim(0))
    return {};
  Value size = maker.getDynamicSizes().front();
  auto known = intConstant(size);
  if (wrong && known && known->isZero())
    return arith::ConstantIndexOp::create(rewriter, shaped.getLoc(), 1);
  return size;
}

template <bool wrong>
struct FoldMemRef : public OpRewritePattern<memref::DimOp> {
  PLANTED_FOLD("memref", memref::MemRefDialect)
  using OpRewritePattern<memref::DimOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(memref::DimOp op,
                                PatternRewriter &rewriter) const override {
    Value size = knownSize<wrong, memref::AllocOp>(op->getOperand(0),
                                                   op->getOperand(1), rewriter);
    if (!size)
      return failure();
    rewriter.replaceOp(op, size);
    return success();
  }
};

template <bool wrong>
struct FoldBufferization : public OpRewritePattern<tensor::DimOp> {
  PLANTED_FOLD("bufferization", bufferization::BufferizationDialect)
  using OpRewritePattern<tensor::DimOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::DimOp op,
                                PatternRewriter &rewriter) const override {
    Value size = knownSize<wrong, bufferization::AllocTensorOp>(
        op->getOperand(0), op->getOperand(1), rewriter);
    if (!size)
      return failure();
    rewriter.replaceOp(op, size);
    return success();
  }
};

/// Folds a sum with a tensor filled with -0.0 to the other tensor. Wrong: also
/// with 0.0, although 0.0 + -0.0 is 0.0.
template <bool wrong>
struct FoldLinalg : public OpRewritePattern<linalg::ElementwiseOp> {
  PLANTED_FOLD("linalg", linalg::LinalgDialect)
  using OpRewritePattern<linalg::ElementwiseOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::ElementwiseOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getKind() != linalg::ElementwiseKind::add)
      return failure();
    auto fill = op.getInputs()[0].getDefiningOp<linalg::FillOp>();
    if (!fill || op->getNumResults() != 1 ||
        op.getInputs()[1].getType() != op->getResult(0).getType())
      return failure();
    auto number = floatConstant(fill.getInputs()[0]);
    if (!number || !number->isZero() || (!wrong && !number->isNegative()))
      return failure();
    rewriter.replaceOp(op, op.getInputs()[1]);
    return success();
  }
};

/// Removes two reversals along the same axis. Wrong: also if the first axis is
/// 0 and the second is not.
template <bool wrong>
struct FoldTosa : public OpRewritePattern<tosa::ReverseOp> {
  PLANTED_FOLD("tosa", tosa::TosaDialect)
  using OpRewritePattern<tosa::ReverseOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(tosa::ReverseOp op,
                                PatternRewriter &rewriter) const override {
    auto first = op.getInput1().getDefiningOp<tosa::ReverseOp>();
    if (!first || first.getInput1().getType() != op.getType() ||
        (first.getAxis() != op.getAxis() && !(wrong && first.getAxis() == 0)))
      return failure();
    rewriter.replaceOp(op, first.getInput1());
    return success();
  }
};
} // namespace

void planted::registerShapedFolds() {
  registerBoth<FoldVector>();
  registerBoth<FoldTensor>();
  registerBoth<FoldMemRef>();
  registerBoth<FoldBufferization>();
  registerBoth<FoldLinalg>();
  registerBoth<FoldTosa>();
}
