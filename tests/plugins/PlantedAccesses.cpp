//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Planted bugs in how elements are addressed: the order of a map's results, and
// the far end of a vector.
//
//===----------------------------------------------------------------------===//

#include "Planted.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace {
/// affine.load becomes memref.load where each result of its map is an operand
/// as it is. Wrong: takes the operands in the order they come in.
template <bool wrong>
struct PlainAccess : public OpRewritePattern<affine::AffineLoadOp> {
  PLANTED_NAME("plain-access")
  static void dependentDialects(DialectRegistry &registry) {
    registry.insert<memref::MemRefDialect>();
  }
  using OpRewritePattern<affine::AffineLoadOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(affine::AffineLoadOp load,
                                PatternRewriter &rewriter) const override {
    AffineMap map = load.getAffineMap();
    if (map.getNumResults() != map.getNumInputs())
      return failure();
    SmallVector<Value> indices;
    for (auto [i, result] : llvm::enumerate(map.getResults())) {
      unsigned position;
      if (auto dim = dyn_cast<AffineDimExpr>(result))
        position = dim.getPosition();
      else if (auto symbol = dyn_cast<AffineSymbolExpr>(result))
        position = map.getNumDims() + symbol.getPosition();
      else
        return failure();
      indices.push_back(load.getMapOperands()[wrong ? i : position]);
    }
    rewriter.replaceOpWithNewOp<memref::LoadOp>(load, load.getMemRef(),
                                                indices);
    return success();
  }
};

/// A vector.transfer_read that stays inside its memref says so. Wrong: compares
/// the sizes, and forgets where the vector begins.
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
  registerBoth<PlainAccess>();
  registerBoth<InferInBounds>();
}
