//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Planted passes on dialects that no path executes: emitc, gpu, nvvm, rocdl,
// async, omp and shape. `planted-target-<name>` is the wrong one and `-right`
// its correct twin (Planted.h); tests/planted/targets has a program for each.
//
//===----------------------------------------------------------------------===//

#include "../Planted.h"

#include "mlir/Dialect/Async/IR/Async.h"
#include "mlir/Dialect/EmitC/IR/EmitC.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "mlir/Dialect/OpenMP/OpenMPDialect.h"
#include "mlir/Dialect/Shape/IR/Shape.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

using namespace mlir;

namespace {
/// Joins two casts. Wrong: also if the type in between is narrower than both
/// others.
template <bool wrong>
struct JoinCasts : public OpRewritePattern<emitc::CastOp> {
  PLANTED_REWRITE("target-join-casts", emitc::EmitCDialect)
  using OpRewritePattern<emitc::CastOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(emitc::CastOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getSource().getDefiningOp<emitc::CastOp>();
    if (!inner)
      return failure();
    auto from = dyn_cast<IntegerType>(inner.getSource().getType());
    auto middle = dyn_cast<IntegerType>(inner.getType());
    if (!from || !middle || from.isUnsigned() != middle.isUnsigned() ||
        (!wrong && middle.getWidth() < from.getWidth()))
      return failure();
    rewriter.replaceOpWithNewOp<emitc::CastOp>(op, op.getType(),
                                               inner.getSource());
    return success();
  }
};

/// Compares without casts to unsigned types of the same width, if the predicate
/// is an equality. Wrong: for all predicates.
template <bool wrong>
struct CompareSigned : public OpRewritePattern<emitc::CmpOp> {
  PLANTED_REWRITE("target-compare-signed", emitc::EmitCDialect)
  using OpRewritePattern<emitc::CmpOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(emitc::CmpOp op,
                                PatternRewriter &rewriter) const override {
    auto left = op.getLhs().getDefiningOp<emitc::CastOp>();
    auto right = op.getRhs().getDefiningOp<emitc::CastOp>();
    auto isPlain = [](emitc::CastOp cast) {
      return cast && cast.getSource().getType().isSignlessInteger() &&
             cast.getType().isUnsignedInteger(
                 cast.getSource().getType().getIntOrFloatBitWidth());
    };
    bool isEquality = op.getPredicate() == emitc::CmpPredicate::eq ||
                      op.getPredicate() == emitc::CmpPredicate::ne;
    if (!isPlain(left) || !isPlain(right) ||
        left.getSource().getType() != right.getSource().getType() ||
        (!wrong && !isEquality))
      return failure();
    rewriter.replaceOpWithNewOp<emitc::CmpOp>(
        op, op.getType(), op.getPredicate(), left.getSource(),
        right.getSource());
    return success();
  }
};

/// Reuses an earlier load of the same variable. Wrong: also after an assignment
/// to it.
template <bool wrong>
struct ShareVariable : public OpRewritePattern<emitc::LoadOp> {
  PLANTED_REWRITE("target-share-variable", emitc::EmitCDialect)
  using OpRewritePattern<emitc::LoadOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(emitc::LoadOp op,
                                PatternRewriter &rewriter) const override {
    for (Operation *before = op->getPrevNode(); before;
         before = before->getPrevNode()) {
      auto load = dyn_cast<emitc::LoadOp>(before);
      if (load && load.getOperand() == op.getOperand()) {
        rewriter.replaceOp(op, load.getResult());
        return success();
      }
      bool isHarmless = isa<emitc::LoadOp, emitc::AddOp>(before) ||
                        isMemoryEffectFree(before) ||
                        (wrong && isa<emitc::AssignOp>(before));
      if (!isHarmless)
        return failure();
    }
    return failure();
  }
};

/// Removes the second of two adjacent barriers. Wrong: also if there are loads
/// between them.
template <bool wrong>
struct DropBarrier : public OpRewritePattern<gpu::BarrierOp> {
  PLANTED_REWRITE("target-drop-barrier", gpu::GPUDialect)
  using OpRewritePattern<gpu::BarrierOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(gpu::BarrierOp op,
                                PatternRewriter &rewriter) const override {
    for (Operation *before = op->getPrevNode(); before;
         before = before->getPrevNode()) {
      if (isa<gpu::BarrierOp>(before)) {
        rewriter.eraseOp(op);
        return success();
      }
      if (!isMemoryEffectFree(before) &&
          !(wrong && hasSingleEffect<MemoryEffects::Read>(before)))
        return failure();
    }
    return failure();
  }
};

/// Removes reductions over blocks of one thread. Wrong: also over blocks of one
/// thread in the first dimension only.
template <bool wrong>
struct DropReduction : public OpRewritePattern<gpu::AllReduceOp> {
  PLANTED_REWRITE("target-drop-reduction", gpu::GPUDialect)
  using OpRewritePattern<gpu::AllReduceOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(gpu::AllReduceOp op,
                                PatternRewriter &rewriter) const override {
    auto launch = op->getParentOfType<gpu::LaunchOp>();
    if (!launch)
      return failure();
    gpu::KernelDim3 size = launch.getBlockSizeOperandValues();
    auto isOne = [](Value value) {
      auto constant = value.getDefiningOp<arith::ConstantIndexOp>();
      return constant && constant.value() == 1;
    };
    if (!isOne(size.x) || (!wrong && (!isOne(size.y) || !isOne(size.z))))
      return failure();
    rewriter.replaceOp(op, op.getValue());
    return success();
  }
};

/// Joins two exchanges of lanes whose numbers differ in some bits. Wrong: takes
/// the sum of both numbers of bits, not those that one of them has.
template <bool wrong>
struct JoinShuffles : public OpRewritePattern<NVVM::ShflOp> {
  PLANTED_REWRITE("target-join-shuffles", NVVM::NVVMDialect)
  using OpRewritePattern<NVVM::ShflOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(NVVM::ShflOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getVal().getDefiningOp<NVVM::ShflOp>();
    APInt first, second;
    if (!inner || op.getKind() != NVVM::ShflKind::bfly ||
        inner.getKind() != NVVM::ShflKind::bfly ||
        op.getThreadMask() != inner.getThreadMask() ||
        op.getMaskAndClamp() != inner.getMaskAndClamp() ||
        !matchPattern(inner.getOffset(), m_ConstantInt(&first)) ||
        !matchPattern(op.getOffset(), m_ConstantInt(&second)))
      return failure();
    Value both = arith::ConstantOp::create(
        rewriter, op.getLoc(),
        rewriter.getIntegerAttr(op.getOffset().getType(),
                                wrong ? first + second : first ^ second));
    rewriter.modifyOpInPlace(op, [&] {
      op.getValMutable().assign(inner.getVal());
      op.getOffsetMutable().assign(both);
    });
    return success();
  }
};

/// Reads the first lane of a constant from the own lane. Wrong: of any number
/// that is no lane's own.
template <bool wrong>
struct OwnLane : public OpRewritePattern<ROCDL::ReadfirstlaneOp> {
  PLANTED_REWRITE("target-own-lane", ROCDL::ROCDLDialect)
  using OpRewritePattern<ROCDL::ReadfirstlaneOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(ROCDL::ReadfirstlaneOp op,
                                PatternRewriter &rewriter) const override {
    Value read = op->getOperand(0);
    bool isSame = wrong ? !read.getDefiningOp<ROCDL::ThreadIdXOp>()
                        : matchPattern(read, m_Constant());
    if (!isSame)
      return failure();
    rewriter.replaceOp(op, read);
    return success();
  }
};

/// Removes the wait for a task that does nothing. Wrong: also for any task
/// without results.
template <bool wrong>
struct DropAwait : public OpRewritePattern<async::AwaitOp> {
  PLANTED_REWRITE("target-drop-await", async::AsyncDialect)
  using OpRewritePattern<async::AwaitOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(async::AwaitOp op,
                                PatternRewriter &rewriter) const override {
    auto task = op.getOperand().getDefiningOp<async::ExecuteOp>();
    if (!task || op.getOperand() != task.getToken() ||
        !task.getBodyResults().empty() ||
        (!wrong && !llvm::hasSingleElement(task.getBodyRegion().front())))
      return failure();
    rewriter.eraseOp(op);
    return success();
  }
};

/// Marks a loop before a barrier as nowait. Wrong: also a loop before any op
/// but another loop.
template <bool wrong>
struct DropWait : public OpRewritePattern<omp::WsloopOp> {
  PLANTED_REWRITE("target-drop-wait", omp::OpenMPDialect)
  using OpRewritePattern<omp::WsloopOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(omp::WsloopOp op,
                                PatternRewriter &rewriter) const override {
    Operation *next = op->getNextNode();
    if (op.getNowait() || op.getNumReductionVars() || !next ||
        (wrong ? isa<omp::WsloopOp>(next) : !isa<omp::BarrierOp>(next)))
      return failure();
    rewriter.modifyOpInPlace(op, [&] { op.setNowait(true); });
    return success();
  }
};

/// Folds the broadcast of a shape with itself. Wrong: also with another shape
/// of the same rank.
template <bool wrong>
struct KeepShape : public OpRewritePattern<shape::BroadcastOp> {
  PLANTED_REWRITE("target-keep-shape", shape::ShapeDialect)
  using OpRewritePattern<shape::BroadcastOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(shape::BroadcastOp op,
                                PatternRewriter &rewriter) const override {
    ValueRange shapes = op.getShapes();
    if (shapes.size() != 2 || shapes[0].getType() != op.getType() ||
        (wrong ? shapes[0].getType() != shapes[1].getType()
               : shapes[0] != shapes[1]))
      return failure();
    rewriter.replaceOp(op, shapes[0]);
    return success();
  }
};
} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "ScionPlantedTargets", "1", [] {
            planted::registerBoth<JoinCasts>();
            planted::registerBoth<CompareSigned>();
            planted::registerBoth<ShareVariable>();
            planted::registerBoth<DropBarrier>();
            planted::registerBoth<DropReduction>();
            planted::registerBoth<JoinShuffles>();
            planted::registerBoth<OwnLane>();
            planted::registerBoth<DropAwait>();
            planted::registerBoth<DropWait>();
            planted::registerBoth<KeepShape>();
          }};
}
