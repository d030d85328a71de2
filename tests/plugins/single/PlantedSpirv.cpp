//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Planted passes on spirv. `planted-spirv-<name>` is the wrong one and `-right`
// its correct twin (Planted.h); tests/planted/spirv has a program for each.
//
//===----------------------------------------------------------------------===//

#include "../Planted.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVDialect.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

using namespace mlir;

static bool isAtLeastOne(Value value) {
  APInt number;
  return matchPattern(value, m_ConstantInt(&number)) &&
         number.isStrictlyPositive();
}

namespace {
/// Replaces a modulus by a remainder if the dividend was zero-extended. Wrong:
/// for any dividend.
template <bool wrong>
struct ModuloToRemainder : public OpRewritePattern<spirv::SModOp> {
  PLANTED_REWRITE("spirv-modulo-to-remainder", spirv::SPIRVDialect)
  using OpRewritePattern<spirv::SModOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(spirv::SModOp op,
                                PatternRewriter &rewriter) const override {
    auto extended = op.getOperand1().getDefiningOp<spirv::UConvertOp>();
    bool isExtended =
        extended && extended.getOperand().getType().getIntOrFloatBitWidth() <
                        op.getType().getIntOrFloatBitWidth();
    if (!isAtLeastOne(op.getOperand2()) || (!wrong && !isExtended))
      return failure();
    rewriter.replaceOpWithNewOp<spirv::SRemOp>(op, op.getOperand1(),
                                               op.getOperand2());
    return success();
  }
};

/// Forwards the value of a store to a load. Wrong: also if there are stores
/// through other pointers between them.
template <bool wrong>
struct ForwardStore : public OpRewritePattern<spirv::LoadOp> {
  PLANTED_REWRITE("spirv-forward-store", spirv::SPIRVDialect)
  using OpRewritePattern<spirv::LoadOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(spirv::LoadOp op,
                                PatternRewriter &rewriter) const override {
    for (Operation *before = op->getPrevNode(); before;
         before = before->getPrevNode()) {
      auto store = dyn_cast<spirv::StoreOp>(before);
      if (store && store.getPtr() == op.getPtr()) {
        rewriter.replaceOp(op, store.getValue());
        return success();
      }
      if (!isMemoryEffectFree(before) && !isa<spirv::LoadOp>(before) &&
          !(wrong && store))
        return failure();
    }
    return failure();
  }
};

/// Drops the lower bound of a clamp if it is the least number. Wrong: also if
/// it is any negative number.
template <bool wrong>
struct DropLowerBound : public OpRewritePattern<spirv::GLSClampOp> {
  PLANTED_REWRITE("spirv-drop-lower-bound", spirv::SPIRVDialect)
  using OpRewritePattern<spirv::GLSClampOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(spirv::GLSClampOp op,
                                PatternRewriter &rewriter) const override {
    APInt bound;
    if (!matchPattern(op.getY(), m_ConstantInt(&bound)) ||
        !(wrong ? bound.isNegative() : bound.isMinSignedValue()))
      return failure();
    rewriter.replaceOpWithNewOp<spirv::GLSMinOp>(op, op.getX(), op.getZ());
    return success();
  }
};

/// Extracts what was inserted at the same place. Wrong: compares only the last
/// index.
template <bool wrong>
struct ExtractInserted : public OpRewritePattern<spirv::CompositeExtractOp> {
  PLANTED_REWRITE("spirv-extract-inserted", spirv::SPIRVDialect)
  using OpRewritePattern<spirv::CompositeExtractOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(spirv::CompositeExtractOp op,
                                PatternRewriter &rewriter) const override {
    auto inserted = op.getComposite().getDefiningOp<spirv::CompositeInsertOp>();
    if (!inserted || inserted.getObject().getType() != op.getType())
      return failure();
    ArrayRef<Attribute> from = op.getIndices().getValue();
    ArrayRef<Attribute> to = inserted.getIndices().getValue();
    if (wrong ? from.back() != to.back() : from != to)
      return failure();
    rewriter.replaceOp(op, inserted.getObject());
    return success();
  }
};
} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "ScionPlantedSpirv", "1", [] {
            planted::registerBoth<ModuloToRemainder>();
            planted::registerBoth<ForwardStore>();
            planted::registerBoth<DropLowerBound>();
            planted::registerBoth<ExtractInserted>();
          }};
}
