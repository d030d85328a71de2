//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Planted conversions: each replaces an op by simpler ones, wrongly in one
// case. `planted-convert-<dialect>` is the wrong one and
// `planted-convert-<dialect>-right` the correct variant; see Planted.h. With
// --every-path all paths agree on the wrong result, so only the reference
// interpreter shows it.
//
//===----------------------------------------------------------------------===//

#include "../Planted.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

using namespace mlir;

namespace {
/// Expands a signed minimum to a comparison and a select. Wrong: the comparison
/// is unsigned.
template <bool wrong>
struct ConvertArith : public OpRewritePattern<arith::MinSIOp> {
  PLANTED_REWRITE("convert-arith")
  using OpRewritePattern<arith::MinSIOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::MinSIOp op,
                                PatternRewriter &rewriter) const override {
    auto predicate =
        wrong ? arith::CmpIPredicate::ult : arith::CmpIPredicate::slt;
    Value less = arith::CmpIOp::create(rewriter, op.getLoc(), predicate,
                                       op.getLhs(), op.getRhs());
    rewriter.replaceOpWithNewOp<arith::SelectOp>(op, less, op.getLhs(),
                                                 op.getRhs());
    return success();
  }
};

/// Expands a reduction to additions of the lanes. Wrong: drops the accumulator.
template <bool wrong>
struct ConvertVector : public OpRewritePattern<vector::ReductionOp> {
  PLANTED_REWRITE("convert-vector", vector::VectorDialect)
  using OpRewritePattern<vector::ReductionOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(vector::ReductionOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getKind() != vector::CombiningKind::ADD ||
        !op.getType().isInteger() || op.getSourceVectorType().isScalable())
      return failure();
    Location loc = op.getLoc();
    Value sum = wrong ? Value() : op.getAcc();
    for (int64_t i = 0; i < op.getSourceVectorType().getNumElements(); ++i) {
      Value lane = vector::ExtractOp::create(rewriter, loc, op.getVector(), i);
      sum = sum ? arith::AddIOp::create(rewriter, loc, sum, lane).getResult()
                : lane;
    }
    rewriter.replaceOp(op, sum);
    return success();
  }
};

/// A copy of a row is a loop. Wrong: the last element is not copied.
template <bool wrong>
struct ConvertMemref : public OpRewritePattern<memref::CopyOp> {
  PLANTED_REWRITE("convert-memref", memref::MemRefDialect, scf::SCFDialect)
  using OpRewritePattern<memref::CopyOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(memref::CopyOp op,
                                PatternRewriter &rewriter) const override {
    auto type = dyn_cast<MemRefType>(op.getSource().getType());
    if (!type || !isa<MemRefType>(op.getTarget().getType()) ||
        type.getRank() != 1 || !type.hasStaticShape())
      return failure();
    Location loc = op.getLoc();
    auto index = [&](int64_t value) {
      return arith::ConstantIndexOp::create(rewriter, loc, value);
    };
    Value none = index(0), one = index(1),
          end = index(type.getDimSize(0) - int64_t(wrong));
    auto loop = scf::ForOp::create(rewriter, loc, none, end, one);
    rewriter.setInsertionPointToStart(loop.getBody());
    Value moved = memref::LoadOp::create(rewriter, loc, op.getSource(),
                                         loop.getInductionVar());
    memref::StoreOp::create(rewriter, loc, moved, op.getTarget(),
                            loop.getInductionVar());
    rewriter.eraseOp(op);
    return success();
  }
};

/// A floor division by a constant rounds down. Wrong: towards zero.
template <bool wrong>
struct ConvertAffine : public OpRewritePattern<affine::AffineApplyOp> {
  PLANTED_REWRITE("convert-affine")
  using OpRewritePattern<affine::AffineApplyOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(affine::AffineApplyOp op,
                                PatternRewriter &rewriter) const override {
    auto division =
        dyn_cast<AffineBinaryOpExpr>(op.getAffineMap().getResult(0));
    if (!division || division.getKind() != AffineExprKind::FloorDiv ||
        !isa<AffineDimExpr>(division.getLHS()))
      return failure();
    auto divisor = dyn_cast<AffineConstantExpr>(division.getRHS());
    if (!divisor)
      return failure();
    Location loc = op.getLoc();
    Value left = op.getMapOperands()[cast<AffineDimExpr>(division.getLHS())
                                         .getPosition()];
    Value right =
        arith::ConstantIndexOp::create(rewriter, loc, divisor.getValue());
    if (wrong)
      rewriter.replaceOpWithNewOp<arith::DivSIOp>(op, left, right);
    else
      rewriter.replaceOpWithNewOp<arith::FloorDivSIOp>(op, left, right);
    return success();
  }
};

/// An absolute value is the greater one of a number and its opposite. Wrong:
/// the smaller one.
template <bool wrong>
struct ConvertTosa : public OpRewritePattern<tosa::AbsOp> {
  PLANTED_REWRITE("convert-tosa", tosa::TosaDialect)
  using OpRewritePattern<tosa::AbsOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(tosa::AbsOp op,
                                PatternRewriter &rewriter) const override {
    auto type = dyn_cast<RankedTensorType>(op.getType());
    if (!type || !type.hasStaticShape() || !type.getElementType().isInteger(32))
      return failure();
    Location loc = op.getLoc();
    Value zero = tosa::ConstOp::create(
        rewriter, loc, type, DenseElementsAttr::get(type, int32_t(0)));
    Value opposite =
        tosa::SubOp::create(rewriter, loc, type, zero, op.getInput1());
    if (wrong)
      rewriter.replaceOpWithNewOp<tosa::MinimumOp>(op, type, op.getInput1(),
                                                   opposite);
    else
      rewriter.replaceOpWithNewOp<tosa::MaximumOp>(op, type, op.getInput1(),
                                                   opposite);
    return success();
  }
};
} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "ScionPlantedConversions", "1", [] {
            planted::registerBoth<ConvertArith>();
            planted::registerBoth<ConvertVector>();
            planted::registerBoth<ConvertMemref>();
            planted::registerBoth<ConvertAffine>();
            planted::registerBoth<ConvertTosa>();
          }};
}
