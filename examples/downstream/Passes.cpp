//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ledger-combine: an optimisation. Its pattern is wrong on purpose: shares are
// rounded down, so two of them are not the share of a sum.
//
// ledger-to-scf: the lowering. Both types become i64.
//
//===----------------------------------------------------------------------===//

#include "Ledger.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Func/Transforms/FuncConversions.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/Patterns.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Transforms/DialectConversion.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace ledger;

//===----------------------------------------------------------------------===//
// ledger-combine
//===----------------------------------------------------------------------===//

namespace {
struct AddOfShares : OpRewritePattern<AddOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AddOp op,
                                PatternRewriter &rewriter) const override {
    auto left = op.getLeft().getDefiningOp<ShareOp>();
    auto right = op.getRight().getDefiningOp<ShareOp>();
    if (!left || !right || left.getParts() != right.getParts())
      return failure();
    Value sum = AddOp::create(rewriter, op.getLoc(), op.getType(),
                              left.getAmount(), right.getAmount());
    rewriter.replaceOpWithNewOp<ShareOp>(op, op.getType(), sum,
                                         left.getParts());
    return success();
  }
};

struct Combine : PassWrapper<Combine, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Combine)
  StringRef getArgument() const override { return "ledger-combine"; }
  StringRef getDescription() const override { return "Combine ledger ops"; }
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<AddOfShares>(&getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// ledger-to-scf
//===----------------------------------------------------------------------===//

namespace {
/// ledger.from and ledger.value: the number itself.
template <typename Op>
struct LowerCast : OpConversionPattern<Op> {
  using OpConversionPattern<Op>::OpConversionPattern;
  LogicalResult
  matchAndRewrite(Op op, typename Op::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOp(op, adaptor.getOperands());
    return success();
  }
};

template <typename Op, typename To>
struct LowerBinary : OpConversionPattern<Op> {
  using OpConversionPattern<Op>::OpConversionPattern;
  LogicalResult
  matchAndRewrite(Op op, typename Op::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<To>(op, adaptor.getOperands()[0],
                                    adaptor.getOperands()[1]);
    return success();
  }
};

struct LowerRepeat : OpConversionPattern<RepeatOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(RepeatOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    auto constant = [&](int64_t value) -> Value {
      return arith::ConstantOp::create(rewriter, loc,
                                       rewriter.getI64IntegerAttr(value));
    };
    auto loop =
        scf::ForOp::create(rewriter, loc, constant(0), adaptor.getTimes(),
                           constant(1), adaptor.getStart());
    Block *block = loop.getBody();
    if (!block->empty())
      rewriter.eraseOp(block->getTerminator());
    rewriter.mergeBlocks(&op.getBody().front(), block,
                         loop.getRegionIterArg(0));
    rewriter.replaceOp(op, loop.getResults());
    return success();
  }
};

struct LowerYield : OpConversionPattern<YieldOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(YieldOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<scf::YieldOp>(op, adaptor.getAmount());
    return success();
  }
};

/// Converts the type of a func.constant, since the function's type has changed.
struct LowerAddress : OpConversionPattern<func::ConstantOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(func::ConstantOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<func::ConstantOp>(
        op, getTypeConverter()->convertType(op.getType()), op.getValueAttr());
    return success();
  }
};

struct LowerCallIndirect : OpConversionPattern<func::CallIndirectOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(func::CallIndirectOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<func::CallIndirectOp>(
        op, adaptor.getCallee(), adaptor.getCalleeOperands());
    return success();
  }
};

struct ToSCF : PassWrapper<ToSCF, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ToSCF)
  StringRef getArgument() const override { return "ledger-to-scf"; }
  StringRef getDescription() const override { return "Lower ledger ops"; }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<arith::ArithDialect, scf::SCFDialect>();
  }
  void runOnOperation() override {
    MLIRContext *context = &getContext();
    TypeConverter types;
    types.addConversion([](Type type) { return type; });
    types.addConversion([](AmountType type) -> Type {
      return IntegerType::get(type.getContext(), 64);
    });
    types.addConversion([](PartsType type) -> Type {
      return IntegerType::get(type.getContext(), 64);
    });
    types.addConversion([&types](FunctionType type) -> Type {
      SmallVector<Type> inputs, results;
      if (failed(types.convertTypes(type.getInputs(), inputs)) ||
          failed(types.convertTypes(type.getResults(), results)))
        return {};
      return FunctionType::get(type.getContext(), inputs, results);
    });
    auto cast = [](OpBuilder &builder, Type type, ValueRange inputs,
                   Location loc) -> Value {
      return UnrealizedConversionCastOp::create(builder, loc, type, inputs)
          .getResult(0);
    };
    types.addSourceMaterialization(cast);
    types.addTargetMaterialization(cast);

    ConversionTarget target(*context);
    target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
    target.addIllegalDialect<LedgerDialect>();
    target.addLegalOp<UnrealizedConversionCastOp>();
    target.addDynamicallyLegalOp<func::FuncOp>([&](func::FuncOp op) {
      return types.isSignatureLegal(op.getFunctionType()) &&
             types.isLegal(&op.getBody());
    });
    target.addDynamicallyLegalOp<func::CallIndirectOp, func::CallOp,
                                 func::ConstantOp, func::ReturnOp>(
        [&](Operation *op) { return types.isLegal(op); });
    RewritePatternSet patterns(context);
    patterns.add<LowerCast<FromOp>, LowerCast<ValueOp>,
                 LowerBinary<AddOp, arith::AddIOp>,
                 LowerBinary<ShareOp, arith::FloorDivSIOp>, LowerAddress,
                 LowerCallIndirect, LowerRepeat, LowerYield>(types, context);
    populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp>(patterns,
                                                                   types);
    populateCallOpTypeConversionPattern(patterns, types);
    populateReturnOpTypeConversionPattern(patterns, types);
    scf::populateSCFStructuralTypeConversionsAndLegality(types, patterns,
                                                         target);
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace

void ledger::registerPasses() {
  PassRegistration<Combine>();
  PassRegistration<ToSCF>();
}
