//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Planted passes with latent bugs: their output has undefined behaviour, but
// prints the right result until a later pass exploits it.
// `planted-latent-<name>` is the wrong one and `planted-latent-<name>-right`
// its correct twin; see Planted.h. Comparing paths finds none of them, or
// blames the later pass.
//
//===----------------------------------------------------------------------===//

#include "../Planted.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

using namespace mlir;

/// Whether the one index is a constant inside of the memref.
static bool isInside(Value memref, ValueRange indices) {
  auto type = cast<MemRefType>(memref.getType());
  if (indices.size() != 1 || type.isDynamicDim(0))
    return false;
  std::optional<int64_t> index = getConstantIntValue(indices[0]);
  return index && *index >= 0 && *index < type.getDimSize(0);
}

namespace {
/// Moves the load of one branch out of an scf.if, which becomes a select.
/// Wrong: also if only the condition keeps the access in bounds.
template <bool wrong>
struct SpeculateLoad : public OpRewritePattern<scf::IfOp> {
  PLANTED_REWRITE("latent-load", memref::MemRefDialect)
  using OpRewritePattern<scf::IfOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(scf::IfOp op,
                                PatternRewriter &rewriter) const override {

    if (op.getNumResults() != 1 || !op.elseBlock() ||
        !llvm::hasNItems(*op.thenBlock(), 2) ||
        !llvm::hasSingleElement(*op.elseBlock()))
      return failure();
    auto load = dyn_cast<memref::LoadOp>(op.thenBlock()->front());
    if (!load || op.thenYield().getOperand(0) != load.getResult())
      return failure();
    if (!wrong && !isInside(load.getMemRef(), load.getIndices()))
      return failure();
    rewriter.moveOpBefore(load, op);
    rewriter.replaceOpWithNewOp<arith::SelectOp>(
        op, op.getCondition(), load.getResult(), op.elseYield().getOperand(0));
    return success();
  }
};

/// Makes a conditional store unconditional: it writes back the old value if the
/// condition is false. Wrong: also if only the condition keeps the access in
/// bounds.
template <bool wrong>
struct SpeculateStore : public OpRewritePattern<scf::IfOp> {
  PLANTED_REWRITE("latent-store", memref::MemRefDialect)
  using OpRewritePattern<scf::IfOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(scf::IfOp op,
                                PatternRewriter &rewriter) const override {
    if (op.elseBlock() || !llvm::hasNItems(*op.thenBlock(), 2))
      return failure();
    auto store = dyn_cast<memref::StoreOp>(op.thenBlock()->front());
    if (!store || (!wrong && !isInside(store.getMemRef(), store.getIndices())))
      return failure();
    Location loc = op.getLoc();
    Value before = memref::LoadOp::create(rewriter, loc, store.getMemRef(),
                                          store.getIndices());
    Value value = arith::SelectOp::create(rewriter, loc, op.getCondition(),
                                          store.getValueToStore(), before);
    memref::StoreOp::create(rewriter, loc, value, store.getMemRef(),
                            store.getIndices());
    rewriter.eraseOp(op);
    return success();
  }
};

/// Marks products of numbers that are sign-extended from at most half their
/// width as nsw. Wrong: marks all products.
template <bool wrong>
struct PromiseNoWrap : public OpRewritePattern<arith::MulIOp> {
  PLANTED_REWRITE("latent-no-wrap")
  using OpRewritePattern<arith::MulIOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::MulIOp op,
                                PatternRewriter &rewriter) const override {
    auto isHalf = [&](Value operand) {
      auto wide = operand.getDefiningOp<arith::ExtSIOp>();
      return wide &&
             getElementTypeOrSelf(wide.getIn()).getIntOrFloatBitWidth() * 2 <=
                 getElementTypeOrSelf(operand).getIntOrFloatBitWidth();
    };
    if (op.getOverflowFlags() != arith::IntegerOverflowFlags::none ||
        (!wrong && !(isHalf(op.getLhs()) && isHalf(op.getRhs()))))
      return failure();
    rewriter.modifyOpInPlace(
        op, [&] { op.setOverflowFlags(arith::IntegerOverflowFlags::nsw); });
    return success();
  }
};

/// Gives a vector.load at the first element of a buffer the alignment of the
/// buffer. Wrong: also at other elements.
template <bool wrong>
struct PromiseAlignment : public OpRewritePattern<vector::LoadOp> {
  PLANTED_REWRITE("latent-align", vector::VectorDialect)
  using OpRewritePattern<vector::LoadOp>::OpRewritePattern;

  static constexpr unsigned bufferAlignment = 64;

  LogicalResult matchAndRewrite(vector::LoadOp op,
                                PatternRewriter &rewriter) const override {
    auto buffer = op.getBase().getDefiningOp<memref::AllocOp>();
    if (op.getAlignment() || !buffer ||
        buffer.getAlignment().value_or(0) < bufferAlignment ||
        (!wrong && !llvm::all_of(op.getIndices(), [](Value index) {
          return getConstantIntValue(index) == 0;
        })))
      return failure();
    rewriter.modifyOpInPlace(op, [&] { op.setAlignment(bufferAlignment); });
    return success();
  }
};

/// Makes a loop parallel if each iteration writes only its own element. Wrong:
/// also if iterations read the elements of others.
template <bool wrong>
struct MakeParallel : public OpRewritePattern<scf::ForOp> {
  PLANTED_REWRITE("latent-parallel", scf::SCFDialect)
  using OpRewritePattern<scf::ForOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(scf::ForOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getNumResults() != 0 || !op.getInductionVar().getType().isIndex())
      return failure();
    for (Operation &inner : *op.getBody()) {
      auto store = dyn_cast<memref::StoreOp>(inner);
      bool isOwn = store && store.getIndices().size() == 1 &&
                   store.getIndices()[0] == op.getInductionVar();
      bool isRead = isa<memref::LoadOp>(inner);
      if (!(isOwn || (wrong && isRead) || isMemoryEffectFree(&inner)))
        return failure();
    }
    auto loop = scf::ParallelOp::create(
        rewriter, op.getLoc(), ValueRange{op.getLowerBound()},
        ValueRange{op.getUpperBound()}, ValueRange{op.getStep()});
    rewriter.eraseOp(op.getBody()->getTerminator());
    rewriter.inlineBlockBefore(op.getBody(), loop.getBody()->getTerminator(),
                               loop.getInductionVars());
    rewriter.eraseOp(op);
    return success();
  }
};
} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "ScionPlantedLatent", "1", [] {
            planted::registerBoth<SpeculateLoad>();
            planted::registerBoth<SpeculateStore>();
            planted::registerBoth<PromiseNoWrap>();
            planted::registerBoth<PromiseAlignment>();
            planted::registerBoth<MakeParallel>();
          }};
}
