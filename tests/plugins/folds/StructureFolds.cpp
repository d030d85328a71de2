//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Planted folds of control flow and subscripts: scf, affine, cf, func.
//
//===----------------------------------------------------------------------===//

#include "PlantedFolds.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using planted::intConstant;

namespace {
/// Replaces a loop that runs once by its body. Wrong: also a loop that does not
/// run.
template <bool wrong>
struct FoldSCF : public OpRewritePattern<scf::ForOp> {
  PLANTED_FOLD("scf", scf::SCFDialect)
  using OpRewritePattern<scf::ForOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(scf::ForOp op,
                                PatternRewriter &rewriter) const override {
    auto from = intConstant(op.getLowerBound()),
         to = intConstant(op.getUpperBound()), step = intConstant(op.getStep());
    if (!from || !to || !step || !step->isStrictlyPositive())
      return failure();
    bool overflow = false;
    APInt turns = to->ssub_ov(*from, overflow);
    bool isOnce = !overflow && turns.isStrictlyPositive() && turns.sle(*step);
    if (!isOnce && !(wrong && turns.isZero()))
      return failure();
    Operation *yield = op.getBody()->getTerminator();
    SmallVector<Value> results(yield->getOperands());
    SmallVector<Value> arguments = {op.getLowerBound()};
    llvm::append_range(arguments, op.getInitArgs());
    rewriter.eraseOp(yield);
    // A result may be an argument of the body.
    for (Value &result : results)
      if (auto argument = dyn_cast<BlockArgument>(result);
          argument && argument.getOwner() == op.getBody())
        result = arguments[argument.getArgNumber()];
    rewriter.inlineBlockBefore(op.getBody(), op, arguments);
    rewriter.replaceOp(op, results);
    return success();
  }
};

/// Folds the `mod` of a constant, which is never negative. Wrong: negative for
/// -1.
template <bool wrong>
struct FoldAffine : public OpRewritePattern<affine::AffineApplyOp> {
  PLANTED_FOLD("affine", affine::AffineDialect)
  using OpRewritePattern<affine::AffineApplyOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(affine::AffineApplyOp op,
                                PatternRewriter &rewriter) const override {
    auto binary = dyn_cast<AffineBinaryOpExpr>(op.getAffineMap().getResult(0));
    if (!binary || binary.getKind() != AffineExprKind::Mod ||
        !isa<AffineDimExpr>(binary.getLHS()) || op.getMapOperands().size() != 1)
      return failure();
    auto divisor = dyn_cast<AffineConstantExpr>(binary.getRHS());
    auto number = intConstant(op.getMapOperands()[0]);
    if (!divisor || divisor.getValue() <= 0 || !number)
      return failure();
    int64_t rest = number->getSExtValue() % divisor.getValue();
    if (rest < 0 && !(wrong && number->isAllOnes()))
      rest += divisor.getValue();
    rewriter.replaceOpWithNewOp<arith::ConstantIndexOp>(op, rest);
    return success();
  }
};

/// Folds a switch on a constant to a branch. Wrong: -1 matches no case.
template <bool wrong>
struct FoldCF : public OpRewritePattern<cf::SwitchOp> {
  PLANTED_FOLD("cf", cf::ControlFlowDialect)
  using OpRewritePattern<cf::SwitchOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(cf::SwitchOp op,
                                PatternRewriter &rewriter) const override {
    auto flag = intConstant(op.getFlag());
    if (!flag)
      return failure();
    Block *target = op.getDefaultDestination();
    SmallVector<Value> operands(op.getDefaultOperands());
    if (auto values = op.getCaseValues())
      for (auto [i, value] : llvm::enumerate(values->getValues<APInt>()))
        if (value == *flag && !(wrong && flag->isAllOnes())) {
          target = op.getCaseDestinations()[i];
          operands = SmallVector<Value>(op.getCaseOperands(i));
        }
    rewriter.replaceOpWithNewOp<cf::BranchOp>(op, target, operands);
    return success();
  }
};

/// Folds an indirect call of a known function to a call. Wrong: swaps two i32
/// arguments if the first is the smallest i32.
template <bool wrong>
struct FoldFunc : public OpRewritePattern<func::CallIndirectOp> {
  PLANTED_FOLD("func", func::FuncDialect)
  using OpRewritePattern<func::CallIndirectOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(func::CallIndirectOp op,
                                PatternRewriter &rewriter) const override {
    auto callee = op.getCallee().getDefiningOp<func::ConstantOp>();
    if (!callee)
      return failure();
    SmallVector<Value> arguments(op.getArgOperands());
    if (wrong && arguments.size() == 2 &&
        arguments[0].getType().isInteger(32) &&
        arguments[1].getType().isInteger(32))
      if (auto first = intConstant(arguments[0]);
          first && first->isMinSignedValue())
        std::swap(arguments[0], arguments[1]);
    rewriter.replaceOpWithNewOp<func::CallOp>(op, callee.getValue(),
                                              op.getResultTypes(), arguments);
    return success();
  }
};
} // namespace

void planted::registerStructureFolds() {
  registerBoth<FoldSCF>();
  registerBoth<FoldAffine>();
  registerBoth<FoldCF>();
  registerBoth<FoldFunc>();
}
