//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// tosa-ops: static shapes only, since broadcasting depends on sizes;
// float-to-int casts of NaN, division and shifts on tensors, positions of
// gather, and slices that leave their tensor.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Ranges.h"
#include "harness/recondition/Values.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Dialect/Traits.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace scion;

static bool isStatic(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return !isa<TensorType>(type) || (tensor && tensor.hasStaticShape());
}

static void cut(Operation *op, unsigned operand, int64_t most, Guard &guard,
                const char *what) {
  Value value = op->getOperand(operand);
  std::optional<Interval> range = signedRange(value, guard.facts);
  if (range && range->min >= 0 && range->max <= most)
    return;
  if (guard.isDefined)
    return;
  Value bound = guard.intConstant(value.getType(), most + 1);
  guard.setOperand(
      op, operand,
      arith::RemUIOp::create(guard.builder, guard.loc(), value, bound), what);
}

/// No two writes to one position: the order of them is open.
static void guardScatter(tosa::ScatterOp op, Guard &guard) {
  auto values = cast<ShapedType>(op.getValuesIn().getType());
  Value indices = op.getIndices();
  int64_t rows = values.getDimSize(1);
  int64_t writes = cast<ShapedType>(indices.getType()).getDimSize(1);
  if (rows < 1)
    return guard.outOfScope(op, "a scatter into nothing");
  if (writes > 1) {
    auto areApart = [&](ArrayRef<APInt> all) {
      for (size_t i = 0; i < all.size(); ++i) {
        if (all[i].uge(rows))
          return false;
        for (size_t j = i / writes * writes; j < i; ++j)
          if (all[i] == all[j])
            return false;
      }
      return true;
    };
    // In range and apart as they are: cutting them could make them meet.
    bool apart = inAllCases(indices, guard.facts, [&](ArrayRef<Bits> bits) {
      return areApart(bits[0]);
    });
    if (!apart)
      guard.unknown(op, "two writes to one position");
    return;
  }
  cut(op, 1, rows - 1, guard, "positions below the size");
}

static std::optional<Interval> hullOfConstant(Value value) {
  DenseIntElementsAttr dense;
  if (!matchPattern(value, m_Constant(&dense)) || dense.empty() ||
      dense.getNumElements() > 4096)
    return std::nullopt;
  Interval all{INT64_MAX, INT64_MIN};
  for (const APInt &element : dense.getValues<APInt>()) {
    all.min = std::min<Interval::Number>(all.min, element.getSExtValue());
    all.max = std::max<Interval::Number>(all.max, element.getSExtValue());
  }
  return all;
}

/// TOSA: 2 <= shift <= 62, multiplier >= 0, |value| <= 2^(shift - 1).
static void judgeScale(Operation *op, std::optional<Interval> multiplier,
                       std::optional<Interval> shift,
                       std::optional<Interval> value, Guard &guard) {
  if (!multiplier || !shift || !value)
    return guard.unknown(op, "scales that are not known");
  if (multiplier->min < 0 || shift->min < 2 || shift->max > 62)
    return guard.unknown(op, "scales out of their range");
  Interval::Number most = (Interval::Number(1) << int(shift->min - 1)) - 1;
  if (value->min < -most || value->max > most)
    return guard.unknown(op, "values that are too large for their scale");
}

static void guardRescale(tosa::RescaleOp op, Guard &guard) {
  unsigned width = intWidth(op.getInput().getType());
  if (width == 0 || width > 32)
    return guard.outOfScope(op, "scales of an odd type");
  // TOSA has no unsigned numbers of 32 bits.
  if ((width == 32 && op.getInputUnsigned()) ||
      (intWidth(op.getType()) == 32 && op.getOutputUnsigned()))
    return guard.outOfScope(op, "scales of unsigned numbers of 32 bits");
  // The input, whatever it is, less a zero point of its type.
  Interval::Number most = Interval::Number(1) << width;
  judgeScale(op, hullOfConstant(op.getMultiplier()),
             hullOfConstant(op.getShift()), Interval{-most, most}, guard);
}

/// The numbers of a shape; none if they are not known.
static SmallVector<int64_t> numbersOf(Value shape) {
  auto constant = shape.getDefiningOp<tosa::ConstShapeOp>();
  if (!constant)
    return {};
  return llvm::to_vector(
      cast<DenseIntElementsAttr>(constant.getValues()).getValues<int64_t>());
}

/// Where a slice begins. Nothing if that or its sizes are not known; a slice
/// that begins outside of its tensor is not verified to have the sizes of its
/// result.
static std::optional<SmallVector<int64_t>> startsOf(tosa::SliceOp op) {
  ArrayRef<int64_t> results = cast<ShapedType>(op.getType()).getShape();
  SmallVector<int64_t> starts = numbersOf(op.getStart());
  if (starts.size() != results.size() || numbersOf(op.getSize()) != results)
    return std::nullopt;
  return starts;
}

static auto dimensionsOf(tosa::SliceOp op, SmallVector<int64_t> &starts) {
  return llvm::zip(cast<ShapedType>(op.getInput1().getType()).getShape(),
                   cast<ShapedType>(op.getType()).getShape(), starts);
}

/// A slice lies in its tensor.
static bool staysInside(tosa::SliceOp op) {
  std::optional<SmallVector<int64_t>> starts = startsOf(op);
  return starts && llvm::all_of(dimensionsOf(op, *starts), [](auto dimension) {
           auto [length, size, start] = dimension;
           return start >= 0 && size <= length && start <= length - size;
         });
}

static void guardSlice(tosa::SliceOp op, Guard &guard) {
  if (staysInside(op))
    return;
  std::optional<SmallVector<int64_t>> starts = startsOf(op);
  if (!starts)
    return guard.unknown(op, "a slice whose place is not known");
  for (auto [length, size, start] : dimensionsOf(op, *starts)) {
    if (size > length)
      return guard.outOfScope(op, "a slice that is larger than its tensor");
    start = int64_t(uint64_t(start) % uint64_t(length - size + 1));
  }
  guard.setOperand(op, 1,
                   tosa::ConstShapeOp::create(
                       guard.builder, guard.loc(), op.getStart().getType(),
                       guard.builder.getIndexTensorAttr(*starts)),
                   "a slice inside of its tensor");
}

/// 0 < scale <= 2^11, offset and border within 16 times of it.
static void guardResize(tosa::ResizeOp op, Guard &guard) {
  SmallVector<int64_t> scale = numbersOf(op.getScale());
  SmallVector<int64_t> offset = numbersOf(op.getOffset());
  SmallVector<int64_t> border = numbersOf(op.getBorder());
  if (scale.size() != 4 || offset.size() != 2 || border.size() != 2)
    return guard.unknown(op, "scales that are not known");
  auto from = cast<ShapedType>(op.getInput().getType());
  auto to = cast<ShapedType>(op.getType());
  for (int64_t number : scale)
    if (number < 1 || number > 2048)
      return guard.outOfScope(op, "scales out of their range");
  for (unsigned i : {0, 1}) {
    int64_t n = scale[2 * i], d = scale[2 * i + 1];
    if (d >= 16 * n || offset[i] < -n || offset[i] >= 16 * n ||
        border[i] < -16 * n || border[i] >= n)
      return guard.outOfScope(op, "scales out of their range");
    int64_t span = (from.getDimSize(1 + i) - 1) * n - offset[i] + border[i];
    if (span < 0 || span % d != 0 || span / d + 1 != to.getDimSize(1 + i))
      return guard.outOfScope(op, "a size that does not follow from the scale");
  }
}

/// The channels that a kernel goes over, and what a product sums over; the
/// verifier does not compare them.
static bool hasChannelsOfItsInput(Operation *op) {
  auto sizes = [&](unsigned operand) {
    return cast<ShapedType>(op->getOperand(operand).getType()).getShape();
  };
  if (isa<tosa::Conv2DOp, tosa::Conv3DOp, tosa::TransposeConv2DOp>(op))
    return sizes(0).back() == sizes(1).back();
  if (isa<tosa::DepthwiseConv2DOp>(op))
    return sizes(0).back() == sizes(1)[2];
  if (isa<tosa::MatMulOp>(op))
    return sizes(0)[0] == sizes(1)[0] && sizes(0)[2] == sizes(1)[1];
  return true;
}

/// One entry for each i8; for each 128 of i16, and the next one.
static bool hasAllEntries(tosa::TableOp op) {
  int64_t needed = intWidth(op.getInput1().getType()) == 8 ? 256 : 513;
  return cast<ShapedType>(op.getTable().getType()).getNumElements() >= needed;
}

static void guardTosa(Operation *op, Guard &guard) {
  if (!llvm::all_of(op->getOperandTypes(), isStatic) ||
      !llvm::all_of(op->getResultTypes(), isStatic))
    return guard.outOfScope(op, "dynamic shapes in tosa");
  if (!hasChannelsOfItsInput(op))
    return guard.outOfScope(op, "operands of sizes that do not fit");

  // The verifier does not look. Where it never runs it may be moved all the
  // same.
  if (isa<tosa::IdentityOp>(op) &&
      op->getOperand(0).getType() != op->getResult(0).getType())
    return guard.outOfScope(op, "an identity of another type");
  if (auto scatter = dyn_cast<tosa::ScatterOp>(op))
    return guardScatter(scatter, guard);
  if (auto rescale = dyn_cast<tosa::RescaleOp>(op))
    return guardRescale(rescale, guard);
  if (isa<tosa::ApplyScaleOp>(op))
    return judgeScale(op, signedRange(op->getOperand(1), guard.facts),
                      signedRange(op->getOperand(2), guard.facts),
                      signedRange(op->getOperand(0), guard.facts), guard);
  if (auto resize = dyn_cast<tosa::ResizeOp>(op))
    return guardResize(resize, guard);
  if (auto slice = dyn_cast<tosa::SliceOp>(op))
    return guardSlice(slice, guard);
  if (auto pad = dyn_cast<tosa::PadOp>(op)) {
    if (llvm::any_of(numbersOf(pad.getPadding()),
                     [](int64_t size) { return size < 0; }))
      guard.outOfScope(op, "padding of a negative size");
    return;
  }
  if (isa<tosa::IntDivOp>(op)) {
    Value divisor = op->getOperand(1);
    // Neither 0 nor -1: those become 1.
    auto isFine = [](const APInt &value) {
      return !value.isZero() && !value.isAllOnes();
    };
    if (guard.isDefined || inAllElements(divisor, guard.facts, isFine))
      return;
    Value one = guard.intConstant(divisor.getType(), 1);
    Value fine = arith::CmpIOp::create(guard.builder, guard.loc(),
                                       arith::CmpIPredicate::ugt,
                                       add(guard, divisor, one), one);
    guard.setOperand(
        op, 1,
        arith::SelectOp::create(guard.builder, guard.loc(), fine, divisor, one),
        "neither 0 nor -1 as a divisor");
    return;
  }
  if (isa<tosa::LogicalLeftShiftOp, tosa::LogicalRightShiftOp,
          tosa::ArithmeticRightShiftOp>(op) &&
      intWidth(op->getOperand(1).getType()) == 0)
    return guard.outOfScope(op, "a shift of floats, which has no lowering");
  if (isa<tosa::LogicalLeftShiftOp, tosa::LogicalRightShiftOp>(op)) {
    unsigned width = intWidth(op->getOperand(1).getType());
    return cut(op, 1, width - 1, guard, "shift amount below the width");
  }
  if (auto shift = dyn_cast<tosa::ArithmeticRightShiftOp>(op)) {
    unsigned width = intWidth(op->getOperand(1).getType());
    if (shift.getRound() && !guard.facts.observed)
      return guard.outOfScope(op, "rounding shifts by 0");
    return cut(op, 1, width - 1, guard, "shift amount below the width");
  }
  if (auto product = dyn_cast<tosa::MulOp>(op)) {
    DenseIntElementsAttr shift;
    if (isa<IntegerType>(getElementTypeOrSelf(product.getInput1().getType())) &&
        (!matchPattern(product.getShift(), m_Constant(&shift)) ||
         llvm::any_of(shift.getValues<APInt>(),
                      [](const APInt &value) { return !value.isZero(); })))
      return guard.unknown(op, "mul with a shift");
    // The verifier does not look.
    SmallVector<int64_t> shape;
    auto shapeOf = [](Value value) {
      return cast<ShapedType>(value.getType()).getShape();
    };
    if (!OpTrait::util::getBroadcastedShape(shapeOf(product.getInput1()),
                                            shapeOf(product.getInput2()),
                                            shape) ||
        shapeOf(product.getOutput()) != ArrayRef<int64_t>(shape))
      return guard.outOfScope(op, "a result of another size");
    return;
  }
  if (auto table = dyn_cast<tosa::TableOp>(op)) {
    if (!hasAllEntries(table))
      guard.outOfScope(op, "a table that is too small");
    return;
  }
  if (isa<tosa::GatherOp>(op)) {
    auto values = cast<ShapedType>(op->getOperand(0).getType());
    if (values.getDimSize(1) < 1)
      return guard.outOfScope(op, "a gather from nothing");
    return cut(op, 1, values.getDimSize(1) - 1, guard,
               "positions below the size");
  }
  if (isa<tosa::CastOp>(op)) {
    Value input = op->getOperand(0);
    Type to = getElementTypeOrSelf(op->getResult(0).getType());
    // The fold makes -1 of true, the lowering 1.
    if (isa<FloatType>(to) && intWidth(input.getType()) == 1)
      return guard.outOfScope(op, "i1 as a float, which is not specified");
    auto from = dyn_cast<FloatType>(getElementTypeOrSelf(input.getType()));
    if (!from || !isa<IntegerType>(to))
      return;
    // Casts saturate, but what they make of a NaN is not said.
    if (guard.isDefined ||
        inAllFloats(input, guard.facts,
                    [](const APFloat &x) { return !x.isNaN(); }))
      return;
    Value ordered = arith::CmpFOp::create(
        guard.builder, guard.loc(), arith::CmpFPredicate::ORD, input, input);
    Value zero = guard.floatConstant(
        input.getType(), APFloat::getZero(from.getFloatSemantics()));
    guard.setOperand(op, 0,
                     arith::SelectOp::create(guard.builder, guard.loc(),
                                             ordered, input, zero),
                     "0 instead of NaN");
  }
}

static const Hazard hazard{"tosa-ops", "What TOSA leaves open.", guardTosa,
                           /*always=*/true};
static RegisterHazard registration(hazard);
