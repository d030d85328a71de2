//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Planted passes on sparse_tensor, quant and ml_program.
// `planted-sparse-<name>` is the wrong one and `-right` its correct twin
// (Planted.h); tests/planted/sparse has a program for each.
//
//===----------------------------------------------------------------------===//

#include "../Planted.h"

#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/Dialect/SparseTensor/IR/SparseTensor.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

using namespace mlir;

namespace {
/// Drops the right region of a set operation if it computes what the identity
/// does. Wrong: makes the left region the identity instead.
template <bool wrong>
struct RightIdentity : public OpRewritePattern<sparse_tensor::BinaryOp> {
  PLANTED_REWRITE("sparse-right-identity", sparse_tensor::SparseTensorDialect)
  using OpRewritePattern<sparse_tensor::BinaryOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(sparse_tensor::BinaryOp op,
                                PatternRewriter &rewriter) const override {
    Region &right = op.getRightRegion();
    if (right.empty() || op.getLeftIdentity() || !op.getLeftRegion().empty())
      return failure();
    Block &block = right.front();
    if (&block.front() != block.getTerminator() ||
        block.getTerminator()->getOperand(0) != block.getArgument(0) ||
        op.getX().getType() != op.getOutput().getType())
      return failure();
    rewriter.eraseBlock(&block);
    rewriter.modifyOpInPlace(op, [&] {
      if (wrong)
        op.setLeftIdentity(true);
      else
        op.setRightIdentity(true);
    });
    return success();
  }
};

/// The size of a level is that of the dimension of the same number. Wrong: also
/// where the levels are permuted.
template <bool wrong>
struct LevelIsDimension : public OpRewritePattern<sparse_tensor::LvlOp> {
  PLANTED_REWRITE("sparse-level-is-dimension",
                  sparse_tensor::SparseTensorDialect, arith::ArithDialect)
  using OpRewritePattern<sparse_tensor::LvlOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(sparse_tensor::LvlOp op,
                                PatternRewriter &rewriter) const override {
    auto type = cast<RankedTensorType>(op.getSource().getType());
    auto encoding = sparse_tensor::getSparseTensorEncoding(type);
    std::optional<uint64_t> level = op.getConstantLvlIndex();
    if (!level || !type.hasStaticShape() ||
        !(wrong ? encoding.isPermutation() : encoding.isIdentity()))
      return failure();
    rewriter.replaceOpWithNewOp<arith::ConstantIndexOp>(
        op, type.getDimSize(unsigned(*level)));
    return success();
  }
};

/// Casts the storage of a constant quantized number. Wrong: ignores the zero
/// point, which it takes for 0.
template <bool wrong>
struct DropZeroPoint : public OpRewritePattern<quant::QuantizeCastOp> {
  PLANTED_REWRITE("sparse-drop-zero-point", quant::QuantDialect,
                  arith::ArithDialect)
  using OpRewritePattern<quant::QuantizeCastOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(quant::QuantizeCastOp op,
                                PatternRewriter &rewriter) const override {
    auto type = dyn_cast<quant::UniformQuantizedType>(op.getType());
    auto constant = op.getInput().getDefiningOp<arith::ConstantOp>();
    auto number = constant ? dyn_cast<FloatAttr>(constant.getValue()) : nullptr;
    if (!type || !number || type.getScale() != 1.0 ||
        type.hasStorageTypeBounds() || !type.isSigned() ||
        !number.getValue().isInteger())
      return failure();
    double stored =
        number.getValueAsDouble() + double(wrong ? 0 : type.getZeroPoint());
    if (stored < double(type.getStorageTypeMin()) ||
        stored > double(type.getStorageTypeMax()))
      return failure();
    Value integer =
        arith::ConstantIntOp::create(rewriter, op.getLoc(), int64_t(stored),
                                     type.getStorageTypeIntegralWidth());
    rewriter.replaceOpWithNewOp<quant::StorageCastOp>(op, type, integer);
    return success();
  }
};

/// Replaces a load of a global by what was stored before. Wrong: also if a
/// function is called in between.
template <bool wrong>
struct ForwardStore : public OpRewritePattern<ml_program::GlobalLoadOp> {
  PLANTED_REWRITE("sparse-forward-store", ml_program::MLProgramDialect)
  using OpRewritePattern<ml_program::GlobalLoadOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(ml_program::GlobalLoadOp op,
                                PatternRewriter &rewriter) const override {
    for (Operation *before = op->getPrevNode(); before;
         before = before->getPrevNode()) {
      auto store = dyn_cast<ml_program::GlobalStoreOp>(before);
      if (store && store.getGlobal() == op.getGlobal()) {
        if (store.getValue().getType() != op.getType())
          return failure();
        rewriter.replaceOp(op, store.getValue());
        return success();
      }
      if (!store && !isMemoryEffectFree(before) &&
          !isa<ml_program::GlobalLoadOp>(before) &&
          !(wrong && isa<CallOpInterface>(before)))
        return failure();
    }
    return failure();
  }
};
} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "ScionPlantedSparse", "1", [] {
            planted::registerBoth<RightIdentity>();
            planted::registerBoth<LevelIsDimension>();
            planted::registerBoth<DropZeroPoint>();
            planted::registerBoth<ForwardStore>();
          }};
}
