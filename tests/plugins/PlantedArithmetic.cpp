//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Planted bugs in integer and floating-point arithmetic: signedness, the
// smallest integer, i1, NaN, and the sign of a factor.
//
//===----------------------------------------------------------------------===//

#include "Planted.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/CommonFolders.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using arith::CmpFPredicate;
using arith::CmpIPredicate;

static void arithOnly(DialectRegistry &registry) {
  registry.insert<arith::ArithDialect>();
}

static CmpIPredicate toUnsigned(CmpIPredicate predicate) {
  switch (predicate) {
  case CmpIPredicate::slt:
    return CmpIPredicate::ult;
  case CmpIPredicate::sle:
    return CmpIPredicate::ule;
  case CmpIPredicate::sgt:
    return CmpIPredicate::ugt;
  case CmpIPredicate::sge:
    return CmpIPredicate::uge;
  default:
    return predicate;
  }
}

namespace {
/// Replaces extended operands by the narrow operands of arith.extui. Wrong:
/// keeps signed comparisons and extensions signed, although the narrow value
/// may be negative and the extended one never is.
template <bool wrong>
struct NarrowUnsigned : public RewritePattern {
  PLANTED_NAME("narrow-unsigned")
  static void dependentDialects(DialectRegistry &r) { arithOnly(r); }
  explicit NarrowUnsigned(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), 1, context) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (op->getNumOperands() == 0)
      return failure();
    auto left = op->getOperand(0).getDefiningOp<arith::ExtUIOp>();
    if (!left)
      return failure();
    if (auto compare = dyn_cast<arith::CmpIOp>(op)) {
      auto right = compare.getRhs().getDefiningOp<arith::ExtUIOp>();
      if (!right || right.getIn().getType() != left.getIn().getType())
        return failure();
      CmpIPredicate predicate = compare.getPredicate();
      rewriter.replaceOpWithNewOp<arith::CmpIOp>(
          op, wrong ? predicate : toUnsigned(predicate), left.getIn(),
          right.getIn());
      return success();
    }
    if (isa<arith::ExtSIOp>(op)) {
      Type type = op->getResult(0).getType();
      if (wrong)
        rewriter.replaceOpWithNewOp<arith::ExtSIOp>(op, type, left.getIn());
      else
        rewriter.replaceOpWithNewOp<arith::ExtUIOp>(op, type, left.getIn());
      return success();
    }
    return failure();
  }
};

/// x < c becomes x <= c - 1, x >= c becomes x > c - 1, and likewise upwards.
/// Wrong: also where the constant is the smallest or largest there is.
template <bool wrong>
struct StrictCompare : public OpRewritePattern<arith::CmpIOp> {
  PLANTED_NAME("strict-compare")
  static void dependentDialects(DialectRegistry &r) { arithOnly(r); }
  using OpRewritePattern<arith::CmpIOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::CmpIOp op,
                                PatternRewriter &rewriter) const override {
    APInt bound;
    if (!op.getRhs().getType().isIntOrIndex() ||
        !matchPattern(op.getRhs(), m_ConstantInt(&bound)))
      return failure();
    using P = CmpIPredicate;
    static constexpr struct {
      P predicate, other;
      bool isSigned, isDown;
    } table[] = {
        {P::slt, P::sle, true, true},   {P::sge, P::sgt, true, true},
        {P::sgt, P::sge, true, false},  {P::sle, P::slt, true, false},
        {P::ult, P::ule, false, true},  {P::uge, P::ugt, false, true},
        {P::ugt, P::uge, false, false}, {P::ule, P::ult, false, false},
    };
    for (auto &entry : table) {
      if (entry.predicate != op.getPredicate())
        continue;
      bool wraps = entry.isSigned ? entry.isDown ? bound.isMinSignedValue()
                                                 : bound.isMaxSignedValue()
                   : entry.isDown ? bound.isMinValue()
                                  : bound.isMaxValue();
      if (!wrong && wraps)
        return failure();
      Value constant = arith::ConstantOp::create(
          rewriter, op.getLoc(),
          rewriter.getIntegerAttr(op.getRhs().getType(),
                                  entry.isDown ? bound - 1 : bound + 1));
      rewriter.replaceOpWithNewOp<arith::CmpIOp>(op, entry.other, op.getLhs(),
                                                 constant);
      return success();
    }
    return failure();
  }
};

/// Rewrites comparisons of i1 as logic ops. Wrong: treats true as 1 in signed
/// comparisons, where it is -1.
template <bool wrong>
struct CompareBits : public OpRewritePattern<arith::CmpIOp> {
  PLANTED_NAME("compare-bits")
  static void dependentDialects(DialectRegistry &r) { arithOnly(r); }
  using OpRewritePattern<arith::CmpIOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::CmpIOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.getLhs().getType().isInteger(1))
      return failure();
    CmpIPredicate predicate = op.getPredicate();
    Location loc = op.getLoc();
    Value left = op.getLhs(), right = op.getRhs();
    Value one =
        arith::ConstantOp::create(rewriter, loc, rewriter.getBoolAttr(true));
    if (predicate == CmpIPredicate::eq || predicate == CmpIPredicate::ne) {
      Value differ = arith::XOrIOp::create(rewriter, loc, left, right);
      if (predicate == CmpIPredicate::eq)
        differ = arith::XOrIOp::create(rewriter, loc, differ, one);
      rewriter.replaceOp(op, differ);
      return success();
    }
    bool isSigned = toUnsigned(predicate) != predicate;
    predicate = toUnsigned(predicate);
    if (predicate == CmpIPredicate::ugt || predicate == CmpIPredicate::uge)
      std::swap(left, right);
    if (!wrong && isSigned)
      std::swap(left, right);
    // left < right as unsigned bits, or its weak form.
    Value inverted = arith::XOrIOp::create(rewriter, loc, left, one);
    if (predicate == CmpIPredicate::ult || predicate == CmpIPredicate::ugt)
      rewriter.replaceOpWithNewOp<arith::AndIOp>(op, inverted, right);
    else
      rewriter.replaceOpWithNewOp<arith::OrIOp>(op, inverted, right);
    return success();
  }
};
} // namespace

namespace {
/// Rewrites max(a, b) as -min(-a, -b). Wrong: uses minnumf, which ignores NaN,
/// instead of minimumf, which propagates it.
template <bool wrong>
struct MirrorMax : public OpRewritePattern<arith::MaximumFOp> {
  PLANTED_NAME("mirror-max")
  static void dependentDialects(DialectRegistry &r) { arithOnly(r); }
  using OpRewritePattern<arith::MaximumFOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::MaximumFOp op,
                                PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Value left = arith::NegFOp::create(rewriter, loc, op.getLhs());
    Value right = arith::NegFOp::create(rewriter, loc, op.getRhs());
    Value smaller;
    if (wrong)
      smaller = arith::MinNumFOp::create(rewriter, loc, left, right);
    else
      smaller = arith::MinimumFOp::create(rewriter, loc, left, right);
    rewriter.replaceOpWithNewOp<arith::NegFOp>(op, smaller);
    return success();
  }
};

/// Rewrites a comparison as the negation of the inverse one. Wrong: keeps the
/// inverse predicate ordered, although the inverse of `olt` is `uge`, not
/// `oge`.
template <bool wrong>
struct InvertCompare : public OpRewritePattern<arith::CmpFOp> {
  PLANTED_NAME("invert-compare")
  static void dependentDialects(DialectRegistry &r) { arithOnly(r); }
  using OpRewritePattern<arith::CmpFOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::CmpFOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.getType().isInteger(1))
      return failure();
    using P = CmpFPredicate;
    static constexpr struct {
      P predicate, opposite, ordered;
    } table[] = {{P::OLT, P::UGE, P::OGE},
                 {P::OLE, P::UGT, P::OGT},
                 {P::OGT, P::ULE, P::OLE},
                 {P::OGE, P::ULT, P::OLT}};
    for (auto &entry : table) {
      if (entry.predicate != op.getPredicate())
        continue;
      Value opposite = arith::CmpFOp::create(
          rewriter, op.getLoc(), wrong ? entry.ordered : entry.opposite,
          op.getLhs(), op.getRhs());
      Value one = arith::ConstantOp::create(rewriter, op.getLoc(),
                                            rewriter.getBoolAttr(true));
      rewriter.replaceOpWithNewOp<arith::XOrIOp>(op, opposite, one);
      return success();
    }
    return failure();
  }
};
} // namespace

namespace {
/// Rewrites a product with a power of two as a shift. Wrong: ignores the sign
/// of the factor, so that -4 counts as 4.
template <bool wrong>
struct ShiftFactor : public OpRewritePattern<arith::MulIOp> {
  PLANTED_NAME("shift-factor")
  static void dependentDialects(DialectRegistry &r) { arithOnly(r); }
  using OpRewritePattern<arith::MulIOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::MulIOp op,
                                PatternRewriter &rewriter) const override {
    Type type = op.getType();
    APInt factor;
    if (!type.isIntOrIndex() ||
        !matchPattern(op.getRhs(), m_ConstantInt(&factor)))
      return failure();
    if (wrong)
      factor = factor.abs();
    if (!factor.isPowerOf2())
      return failure();
    Value amount = arith::ConstantOp::create(
        rewriter, op.getLoc(),
        rewriter.getIntegerAttr(type, factor.logBase2()));
    rewriter.replaceOpWithNewOp<arith::ShLIOp>(op, op.getLhs(), amount);
    return success();
  }
};
} // namespace

void planted::registerArithmetic() {
  registerBoth<NarrowUnsigned>();
  registerBoth<StrictCompare>();
  registerBoth<CompareBits>();
  registerBoth<MirrorMax>();
  registerBoth<InvertCompare>();
  registerBoth<ShiftFactor>();
}
