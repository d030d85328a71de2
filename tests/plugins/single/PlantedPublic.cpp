//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Planted bugs in rewrites as public functions of MLIR have them, for vectors,
// slices and views: `planted-public-<name>` is the wrong one and
// `planted-public-<name>-right` its correct twin; see Planted.h.
//
//===----------------------------------------------------------------------===//

#include "../Planted.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

using namespace mlir;

static Value laneOf(OpBuilder &builder, Location loc, Value vector,
                    int64_t lane) {
  return vector::ExtractOp::create(builder, loc, vector, lane);
}

static Value plus(OpBuilder &builder, Location loc, Value index, Value offset) {
  return arith::AddIOp::create(builder, loc, index, offset);
}

/// The number of lanes of a vector of one dimension that goes over a memref of
/// one dimension; none of another.
template <typename Op>
static std::optional<int64_t> lanesOver(Op op, VectorType type) {
  auto memref = dyn_cast<MemRefType>(op.getBase().getType());
  if (!memref || memref.getRank() != 1 || type.getRank() != 1)
    return std::nullopt;
  return type.getNumElements();
}

/// `mask ? load : other`, in branches.
static Value loadIf(OpBuilder &builder, Location loc, Value mask, Value memref,
                    Value index, Value other) {
  return scf::IfOp::create(
             builder, loc, mask,
             [&](OpBuilder &inner, Location loc) {
               Value loaded = memref::LoadOp::create(inner, loc, memref, index);
               scf::YieldOp::create(inner, loc, loaded);
             },
             [&](OpBuilder &inner, Location loc) {
               scf::YieldOp::create(inner, loc, other);
             })
      .getResult(0);
}

/// Replaces a load of a vector by its lanes, each what `laneOfResult` makes of
/// the number of the lane and of the lanes before it.
template <typename Op>
static LogicalResult
replaceByLanes(Op op, PatternRewriter &rewriter,
               function_ref<Value(int64_t, ArrayRef<Value>)> laneOfResult) {
  std::optional<int64_t> lanes = lanesOver(op, op.getVectorType());
  if (!lanes)
    return failure();
  SmallVector<Value> loaded;
  for (int64_t i = 0; i < *lanes; ++i)
    loaded.push_back(laneOfResult(i, loaded));
  rewriter.replaceOpWithNewOp<vector::FromElementsOp>(op, op.getVectorType(),
                                                      loaded);
  return success();
}

namespace {
/// vector.gather as conditional loads. Wrong: a lane that is masked off takes
/// the first lane of the vector to pass through.
template <bool wrong>
struct GatherLoads : public OpRewritePattern<vector::GatherOp> {
  PLANTED_REWRITE("public-gather", memref::MemRefDialect, scf::SCFDialect,
                  vector::VectorDialect)
  using OpRewritePattern<vector::GatherOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(vector::GatherOp op,
                                PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    return replaceByLanes(op, rewriter, [&](int64_t i, ArrayRef<Value>) {
      Value index = laneOf(rewriter, loc, op.getIndices(), i);
      if (!index.getType().isIndex())
        index = arith::IndexCastOp::create(rewriter, loc,
                                           rewriter.getIndexType(), index);
      return loadIf(rewriter, loc, laneOf(rewriter, loc, op.getMask(), i),
                    op.getBase(),
                    plus(rewriter, loc, op.getOffsets()[0], index),
                    laneOf(rewriter, loc, op.getPassThru(), wrong ? 0 : i));
    });
  }
};

/// vector.maskedload as conditional loads. Wrong: a lane that is masked off is
/// the lane of the mask that is on, loaded.
template <bool wrong>
struct MaskedLoads : public OpRewritePattern<vector::MaskedLoadOp> {
  PLANTED_REWRITE("public-masked-load", memref::MemRefDialect, scf::SCFDialect,
                  vector::VectorDialect)
  using OpRewritePattern<vector::MaskedLoadOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(vector::MaskedLoadOp op,
                                PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    return replaceByLanes(op, rewriter, [&](int64_t i, ArrayRef<Value> before) {
      Value lane = arith::ConstantIndexOp::create(rewriter, loc, i);
      Value other = wrong && i ? before.back()
                               : laneOf(rewriter, loc, op.getPassThru(), i);
      return loadIf(rewriter, loc, laneOf(rewriter, loc, op.getMask(), i),
                    op.getBase(), plus(rewriter, loc, op.getIndices()[0], lane),
                    other);
    });
  }
};

/// vector.maskedstore as conditional stores. Wrong: the last lane is stored
/// where the one before it is.
template <bool wrong>
struct MaskedStores : public OpRewritePattern<vector::MaskedStoreOp> {
  PLANTED_REWRITE("public-masked-store", memref::MemRefDialect, scf::SCFDialect,
                  vector::VectorDialect)
  using OpRewritePattern<vector::MaskedStoreOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(vector::MaskedStoreOp op,
                                PatternRewriter &rewriter) const override {
    std::optional<int64_t> lanes = lanesOver(op, op.getVectorType());
    if (!lanes || *lanes < 2)
      return failure();
    Location loc = op.getLoc();
    for (int64_t i = 0; i < *lanes; ++i) {
      Value lane = arith::ConstantIndexOp::create(rewriter, loc, i);
      int64_t asked = wrong && i + 1 == *lanes ? i - 1 : i;
      scf::IfOp::create(
          rewriter, loc, laneOf(rewriter, loc, op.getMask(), asked),
          [&](OpBuilder &inner, Location loc) {
            memref::StoreOp::create(
                inner, loc, laneOf(inner, loc, op.getValueToStore(), i),
                op.getBase(), plus(inner, loc, op.getIndices()[0], lane));
            scf::YieldOp::create(inner, loc);
          });
    }
    rewriter.eraseOp(op);
    return success();
  }
};

/// A slice of what was inserted is what was inserted. Wrong: compares the sizes
/// only.
template <bool wrong>
struct FoldSliceOfInsert : public OpRewritePattern<tensor::ExtractSliceOp> {
  PLANTED_REWRITE("public-slice-of-insert", tensor::TensorDialect)
  using OpRewritePattern<tensor::ExtractSliceOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ExtractSliceOp op,
                                PatternRewriter &rewriter) const override {
    auto insert = op.getSource().getDefiningOp<tensor::InsertSliceOp>();
    if (!insert || insert.getSourceType() != op.getType() ||
        !isEqualConstantIntOrValueArray(insert.getMixedSizes(),
                                        op.getMixedSizes()) ||
        !isEqualConstantIntOrValueArray(insert.getMixedStrides(),
                                        op.getMixedStrides()) ||
        (!wrong && !isEqualConstantIntOrValueArray(insert.getMixedOffsets(),
                                                   op.getMixedOffsets())))
      return failure();
    rewriter.replaceOp(op, insert.getSource());
    return success();
  }
};

/// A view of a view in one. Wrong: forgets that an offset counts by the outer
/// stride.
template <bool wrong>
struct ComposeViews : public OpRewritePattern<memref::SubViewOp> {
  PLANTED_REWRITE("public-compose-subview", memref::MemRefDialect)
  using OpRewritePattern<memref::SubViewOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(memref::SubViewOp op,
                                PatternRewriter &rewriter) const override {
    auto outer = op.getSource().getDefiningOp<memref::SubViewOp>();
    // One dimension, of which only the inner offset is computed.
    if (!outer || op.getSourceType().getRank() != 1 ||
        op.getOffsets().size() != 1 || !op.getStrides().empty() ||
        !outer.getOffsets().empty() || !outer.getStrides().empty())
      return failure();
    Location loc = op.getLoc();
    int64_t step = outer.getStaticStride(0);
    auto constant = [&](int64_t value) -> Value {
      return arith::ConstantIndexOp::create(rewriter, loc, value);
    };
    Value offset = arith::MulIOp::create(rewriter, loc, op.getOffsets()[0],
                                         constant(wrong ? 1 : step));
    SmallVector<OpFoldResult> offsets = {
        plus(rewriter, loc, offset, constant(outer.getStaticOffset(0)))};
    SmallVector<OpFoldResult> strides = {
        rewriter.getIndexAttr(step * op.getStaticStride(0))};
    Value view =
        memref::SubViewOp::create(rewriter, op.getLoc(), outer.getSource(),
                                  offsets, op.getMixedSizes(), strides);
    rewriter.replaceOpWithNewOp<memref::CastOp>(op, op.getType(), view);
    return success();
  }
};

/// vector.shuffle lane by lane. Wrong: counts the lanes of the second vector
/// from its own length.
template <bool wrong>
struct ShuffleLanes : public OpRewritePattern<vector::ShuffleOp> {
  PLANTED_REWRITE("public-shuffle", vector::VectorDialect)
  using OpRewritePattern<vector::ShuffleOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(vector::ShuffleOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getV1VectorType().getRank() != 1 ||
        llvm::is_contained(op.getMask(), -1))
      return failure();
    int64_t first = op.getV1VectorType().getNumElements();
    int64_t second = op.getV2VectorType().getNumElements();
    SmallVector<Value> lanes;
    for (int64_t lane : op.getMask()) {
      bool isFirst = lane < first;
      int64_t place = isFirst ? lane : lane - first;
      if (wrong && !isFirst)
        place = (lane - second + 2 * second) % second;
      lanes.push_back(laneOf(rewriter, op.getLoc(),
                             isFirst ? op.getV1() : op.getV2(), place));
    }
    rewriter.replaceOpWithNewOp<vector::FromElementsOp>(op, op.getType(),
                                                        lanes);
    return success();
  }
};

/// A sum of prefixes, lane by lane. Wrong: an exclusive one is made inclusive.
template <bool wrong>
struct ScanLanes : public OpRewritePattern<vector::ScanOp> {
  PLANTED_REWRITE("public-scan", vector::VectorDialect)
  using OpRewritePattern<vector::ScanOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(vector::ScanOp op,
                                PatternRewriter &rewriter) const override {
    VectorType type = op.getSourceType();
    if (type.getRank() != 1 || op.getKind() != vector::CombiningKind::ADD ||
        !type.getElementType().isInteger())
      return failure();
    Location loc = op.getLoc();
    Value sum = vector::ExtractOp::create(rewriter, loc, op.getInitialValue(),
                                          ArrayRef<int64_t>());
    SmallVector<Value> lanes;
    for (int64_t i = 0; i < type.getNumElements(); ++i) {
      Value lane = laneOf(rewriter, loc, op.getSource(), i);
      // An inclusive sum begins with the first lane, not the initial value.
      if (op.getInclusive() || wrong) {
        sum = i ? plus(rewriter, loc, sum, lane) : lane;
        lanes.push_back(sum);
      } else {
        lanes.push_back(sum);
        if (i + 1 < type.getNumElements())
          sum = plus(rewriter, loc, sum, lane);
      }
    }
    Value all = vector::FromElementsOp::create(rewriter, loc, type, lanes);
    Value end = vector::BroadcastOp::create(
        rewriter, loc, op.getInitialValue().getType(), lanes.back());
    rewriter.replaceOp(op, {all, end});
    return success();
  }
};

/// A reduction that begins with a value, as one without and an op. Wrong: takes
/// the unsigned minimum for the signed one.
template <bool wrong>
struct SplitAccumulator : public OpRewritePattern<vector::ReductionOp> {
  PLANTED_REWRITE("public-reduction", vector::VectorDialect)
  using OpRewritePattern<vector::ReductionOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(vector::ReductionOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.getAcc() || op.getKind() != vector::CombiningKind::MINUI)
      return failure();
    Value alone = vector::ReductionOp::create(rewriter, op.getLoc(),
                                              op.getKind(), op.getVector());
    if (wrong)
      rewriter.replaceOpWithNewOp<arith::MinSIOp>(op, alone, op.getAcc());
    else
      rewriter.replaceOpWithNewOp<arith::MinUIOp>(op, alone, op.getAcc());
    return success();
  }
};

/// vector.extract_strided_slice of one dimension as a shuffle. Wrong: begins at
/// the multiple of the size below the offset.
template <bool wrong>
struct SliceByShuffle : public OpRewritePattern<vector::ExtractStridedSliceOp> {
  PLANTED_REWRITE("public-strided-slice", vector::VectorDialect)
  using OpRewritePattern<vector::ExtractStridedSliceOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(vector::ExtractStridedSliceOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getSourceVectorType().getRank() != 1)
      return failure();
    int64_t size = op.getType().getNumElements();
    int64_t offset = cast<IntegerAttr>(op.getOffsets()[0]).getInt();
    if (wrong)
      offset -= offset % size;
    SmallVector<int64_t> mask;
    for (int64_t i = 0; i < size; ++i)
      mask.push_back(offset + i);
    rewriter.replaceOpWithNewOp<vector::ShuffleOp>(op, op.getSource(),
                                                   op.getSource(), mask);
    return success();
  }
};

/// A transposition as a shuffle of the lanes. Wrong: counts by the rows of the
/// result.
template <bool wrong>
struct TransposeByShuffle : public OpRewritePattern<vector::TransposeOp> {
  PLANTED_REWRITE("public-transpose", vector::VectorDialect)
  using OpRewritePattern<vector::TransposeOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(vector::TransposeOp op,
                                PatternRewriter &rewriter) const override {
    VectorType type = op.getSourceVectorType();
    if (type.getRank() != 2 || op.getPermutation()[0] != 1)
      return failure();
    int64_t rows = type.getDimSize(0), columns = type.getDimSize(1);
    int64_t pitch = wrong ? rows : columns;
    Location loc = op.getLoc();
    auto flat = VectorType::get({rows * columns}, type.getElementType());
    Value lanes =
        vector::ShapeCastOp::create(rewriter, loc, flat, op.getVector());
    SmallVector<int64_t> mask;
    for (int64_t column = 0; column < columns; ++column)
      for (int64_t row = 0; row < rows; ++row)
        mask.push_back((row * pitch + column) % (rows * columns));
    Value moved = vector::ShuffleOp::create(rewriter, loc, lanes, lanes, mask);
    rewriter.replaceOpWithNewOp<vector::ShapeCastOp>(op, op.getType(), moved);
    return success();
  }
};

/// An op on two transposed vectors as the transposition of the op. Wrong: does
/// not compare how they are transposed.
template <bool wrong>
struct SinkTransposes : public OpRewritePattern<arith::SubIOp> {
  PLANTED_REWRITE("public-sink-transpose", vector::VectorDialect)
  using OpRewritePattern<arith::SubIOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::SubIOp op,
                                PatternRewriter &rewriter) const override {
    auto left = op.getLhs().getDefiningOp<vector::TransposeOp>();
    auto right = op.getRhs().getDefiningOp<vector::TransposeOp>();
    if (!left || !right ||
        left.getVector().getType() != right.getVector().getType() ||
        (!wrong && left.getPermutation() != right.getPermutation()))
      return failure();
    Value difference = arith::SubIOp::create(
        rewriter, op.getLoc(), left.getVector(), right.getVector());
    rewriter.replaceOpWithNewOp<vector::TransposeOp>(op, difference,
                                                     left.getPermutation());
    return success();
  }
};

/// A sum of 64 bits by halves. Wrong: the carry is that of signed halves.
template <bool wrong>
struct AddByHalves : public OpRewritePattern<arith::AddIOp> {
  PLANTED_REWRITE("public-wide-add")
  using OpRewritePattern<arith::AddIOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::AddIOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.getType().isInteger(64))
      return failure();
    Location loc = op.getLoc();
    Type half = rewriter.getI32Type(), whole = op.getType();
    auto constant = [&](int64_t value) -> Value {
      return arith::ConstantIntOp::create(rewriter, loc, value, 64);
    };
    auto low = [&](Value value) -> Value {
      return arith::TruncIOp::create(rewriter, loc, half, value);
    };
    auto high = [&](Value value) {
      return low(arith::ShRUIOp::create(rewriter, loc, value, constant(32)));
    };
    Value sum = plus(rewriter, loc, low(op.getLhs()), low(op.getRhs()));
    Value carry = arith::CmpIOp::create(rewriter, loc,
                                        wrong ? arith::CmpIPredicate::slt
                                              : arith::CmpIPredicate::ult,
                                        sum, low(op.getLhs()));
    Value upper = plus(rewriter, loc, high(op.getLhs()), high(op.getRhs()));
    upper = plus(rewriter, loc, upper,
                 arith::ExtUIOp::create(rewriter, loc, half, carry));
    Value moved = arith::ShLIOp::create(
        rewriter, loc, arith::ExtUIOp::create(rewriter, loc, whole, upper),
        constant(32));
    rewriter.replaceOpWithNewOp<arith::OrIOp>(
        op, moved, arith::ExtUIOp::create(rewriter, loc, whole, sum));
    return success();
  }
};
} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK mlir::PassPluginLibraryInfo
mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "ScionPlantedPublic", "1", [] {
            planted::registerBoth<GatherLoads>();
            planted::registerBoth<MaskedLoads>();
            planted::registerBoth<MaskedStores>();
            planted::registerBoth<FoldSliceOfInsert>();
            planted::registerBoth<ComposeViews>();
            planted::registerBoth<ShuffleLanes>();
            planted::registerBoth<ScanLanes>();
            planted::registerBoth<SplitAccumulator>();
            planted::registerBoth<SliceByShuffle>();
            planted::registerBoth<TransposeByShuffle>();
            planted::registerBoth<SinkTransposes>();
            planted::registerBoth<AddByHalves>();
          }};
}
