//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Planted folds of numbers: arith, index, math, complex, ub.
//
//===----------------------------------------------------------------------===//

#include "PlantedFolds.h"

#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/UB/IR/UBOps.h"

using namespace mlir;
using planted::floatConstant;
using planted::intConstant;

namespace {
/// Folds (x >> n) << n, with an unsigned shift, to a mask of the high bits.
/// Wrong: the mask is 0 if it should have one bit.
template <bool wrong>
struct FoldArith : public OpRewritePattern<arith::ShLIOp> {
  PLANTED_FOLD("arith")
  using OpRewritePattern<arith::ShLIOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::ShLIOp op,
                                PatternRewriter &rewriter) const override {
    auto right = op.getLhs().getDefiningOp<arith::ShRUIOp>();
    auto places = intConstant(op.getRhs());
    if (!right || !places || right.getRhs() != op.getRhs() ||
        places->uge(places->getBitWidth()))
      return failure();
    unsigned width = places->getBitWidth(), kept = places->getZExtValue();
    APInt mask = APInt::getHighBitsSet(width, width - kept);
    if (wrong && kept + 1 == width)
      mask = APInt::getZero(width);
    Value constant = arith::ConstantOp::create(
        rewriter, op.getLoc(), rewriter.getIntegerAttr(op.getType(), mask));
    rewriter.replaceOpWithNewOp<arith::AndIOp>(op, right.getLhs(), constant);
    return success();
  }
};

/// Drops the signed maximum of 0 and an unsigned minimum with a constant that
/// is not negative, since the minimum is not negative. Wrong: also with -1.
template <bool wrong>
struct FoldIndex : public OpRewritePattern<index::MaxSOp> {
  PLANTED_FOLD("index", index::IndexDialect)
  using OpRewritePattern<index::MaxSOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(index::MaxSOp op,
                                PatternRewriter &rewriter) const override {
    auto smaller = op.getLhs().getDefiningOp<index::MinUOp>();
    auto zero = intConstant(op.getRhs());
    auto bound = smaller ? intConstant(smaller.getRhs()) : std::nullopt;
    if (!zero || !zero->isZero() || !bound ||
        (bound->isNegative() && !(wrong && bound->isAllOnes())))
      return failure();
    rewriter.replaceOp(op, smaller);
    return success();
  }
};

/// Folds copysign of an absolute value and a constant to the value or its
/// negation. Wrong: treats -0.0 as positive.
template <bool wrong>
struct FoldMath : public OpRewritePattern<math::CopySignOp> {
  PLANTED_FOLD("math", math::MathDialect)
  using OpRewritePattern<math::CopySignOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(math::CopySignOp op,
                                PatternRewriter &rewriter) const override {
    auto absolute = op.getLhs().getDefiningOp<math::AbsFOp>();
    auto sign = floatConstant(op.getRhs());
    if (!absolute || !sign)
      return failure();
    if (sign->isNegative() && !(wrong && sign->isZero()))
      rewriter.replaceOpWithNewOp<arith::NegFOp>(op, absolute);
    else
      rewriter.replaceOp(op, absolute);
    return success();
  }
};

/// Folds the imaginary part of the conjugate of a constant. Wrong: does not
/// negate 0.0.
template <bool wrong>
struct FoldComplex : public OpRewritePattern<complex::ImOp> {
  PLANTED_FOLD("complex", complex::ComplexDialect)
  using OpRewritePattern<complex::ImOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(complex::ImOp op,
                                PatternRewriter &rewriter) const override {
    auto conjugate = op.getComplex().getDefiningOp<complex::ConjOp>();
    auto number =
        conjugate
            ? conjugate.getComplex().template getDefiningOp<complex::CreateOp>()
            : complex::CreateOp();
    auto part = number ? floatConstant(number.getImaginary()) : std::nullopt;
    if (!part)
      return failure();
    if (!(wrong && part->isPosZero()))
      part->changeSign();
    rewriter.replaceOpWithNewOp<arith::ConstantOp>(
        op, rewriter.getFloatAttr(op.getType(), *part));
    return success();
  }
};

/// Folds a select between poison and a value to the value. Wrong: to 0 if the
/// condition is known to be false.
template <bool wrong>
struct FoldUB : public OpRewritePattern<arith::SelectOp> {
  PLANTED_FOLD("ub", ub::UBDialect)
  using OpRewritePattern<arith::SelectOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::SelectOp op,
                                PatternRewriter &rewriter) const override {
    auto condition = intConstant(op.getCondition());
    if (!op.getTrueValue().getDefiningOp<ub::PoisonOp>() || !condition ||
        !op.getType().isIntOrIndex())
      return failure();
    if (wrong && condition->isZero())
      rewriter.replaceOpWithNewOp<arith::ConstantOp>(
          op, rewriter.getZeroAttr(op.getType()));
    else
      rewriter.replaceOp(op, op.getFalseValue());
    return success();
  }
};
} // namespace

void planted::registerScalarFolds() {
  registerBoth<FoldArith>();
  registerBoth<FoldIndex>();
  registerBoth<FoldMath>();
  registerBoth<FoldComplex>();
  registerBoth<FoldUB>();
}
