//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Planted bugs in how elements are addressed: the rounding of affine divisions,
// and the far end of a vector.
//
//===----------------------------------------------------------------------===//

#include "Planted.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace {
/// Expands affine.apply to arithmetic, whose division rounds towards zero where
/// affine maps round down. Wrong: assumes that the dividend is not negative.
template <bool wrong>
struct PlainApply : public OpRewritePattern<affine::AffineApplyOp> {
  PLANTED_NAME("plain-apply")
  static void dependentDialects(DialectRegistry &registry) {
    registry.insert<arith::ArithDialect>();
  }
  using OpRewritePattern<affine::AffineApplyOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(affine::AffineApplyOp op,
                                PatternRewriter &rewriter) const override {
    AffineExpr expression = op.getAffineMap().getResult(0);
    // Do not rewrite divisors that are not constant.
    if (!expression.isPureAffine())
      return failure();
    // Affine ops take no sums of anything for their indices.
    for (Operation *user : op->getUsers())
      if (user->getName().getDialectNamespace() == "affine")
        return failure();
    Expander expander{rewriter, op.getLoc(), op.getMapOperands(),
                      op.getAffineMap().getNumDims()};
    rewriter.replaceOp(op, expander.expand(expression));
    return success();
  }

  struct Expander {
    PatternRewriter &rewriter;
    Location loc;
    ValueRange operands;
    unsigned dims;

    Value constant(int64_t value) {
      return arith::ConstantIndexOp::create(rewriter, loc, value);
    }
    template <typename Op>
    Value make(Value left, Value right) {
      return Op::create(rewriter, loc, left, right);
    }

    Value floorDiv(Value value, int64_t divisor) {
      Value by = constant(divisor);
      Value quotient = make<arith::DivSIOp>(value, by);
      if (wrong)
        return quotient;
      Value next = make<arith::AddIOp>(value, constant(1));
      Value below =
          make<arith::SubIOp>(make<arith::DivSIOp>(next, by), constant(1));
      Value isNegative = arith::CmpIOp::create(
          rewriter, loc, arith::CmpIPredicate::slt, value, constant(0));
      return arith::SelectOp::create(rewriter, loc, isNegative, below,
                                     quotient);
    }

    Value expand(AffineExpr expression) {
      if (auto number = dyn_cast<AffineConstantExpr>(expression))
        return constant(number.getValue());
      if (auto dim = dyn_cast<AffineDimExpr>(expression))
        return operands[dim.getPosition()];
      if (auto symbol = dyn_cast<AffineSymbolExpr>(expression))
        return operands[dims + symbol.getPosition()];
      auto binary = cast<AffineBinaryOpExpr>(expression);
      Value left = expand(binary.getLHS());
      if (binary.getKind() == AffineExprKind::Add)
        return make<arith::AddIOp>(left, expand(binary.getRHS()));
      int64_t right = cast<AffineConstantExpr>(binary.getRHS()).getValue();
      switch (binary.getKind()) {
      case AffineExprKind::Mul:
        return make<arith::MulIOp>(left, constant(right));
      case AffineExprKind::CeilDiv:
        return floorDiv(make<arith::AddIOp>(left, constant(right - 1)), right);
      case AffineExprKind::FloorDiv:
        return floorDiv(left, right);
      default: { // Mod
        Value down =
            make<arith::MulIOp>(floorDiv(left, right), constant(right));
        return make<arith::SubIOp>(left, down);
      }
      }
    }
  };
};

/// Marks a vector.transfer_read that stays inside its memref as in_bounds.
/// Wrong: compares only the sizes, not where the vector begins.
template <bool wrong>
struct InferInBounds : public OpRewritePattern<vector::TransferReadOp> {
  PLANTED_NAME("infer-in-bounds")
  static void dependentDialects(DialectRegistry &registry) {
    registry.insert<vector::VectorDialect>();
  }
  using OpRewritePattern<vector::TransferReadOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(vector::TransferReadOp read,
                                PatternRewriter &rewriter) const override {
    auto source = cast<ShapedType>(read.getShapedType());
    if (!read.getPermutationMap().isMinorIdentity() || !source.hasRank())
      return failure();
    SmallVector<bool> inBounds = read.getInBoundsValues();
    unsigned rank = read.getVectorType().getRank();
    unsigned leading = source.getRank() - rank;
    bool changed = false;
    for (unsigned i = 0; i < rank; ++i) {
      auto begin = getConstantIntValue(read.getIndices()[leading + i]);
      int64_t size = source.getDimSize(leading + i);
      int64_t length = read.getVectorType().getDimSize(i);
      if (inBounds[i] || !begin || *begin < 0 || ShapedType::isDynamic(size) ||
          (wrong ? 0 : *begin) + length > size)
        continue;
      inBounds[i] = changed = true;
    }
    if (!changed)
      return failure();
    rewriter.modifyOpInPlace(read, [&] {
      read.setInBoundsAttr(rewriter.getBoolArrayAttr(inBounds));
    });
    return success();
  }
};
} // namespace

void planted::registerAccesses() {
  registerBoth<PlainApply>();
  registerBoth<InferInBounds>();
}
