//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// quant: a quantized number is its stored integer. The documentation leaves all
// rounding open, so a cast has a result only if each way of rounding gives the
// same one. MLIR folds a cast and its inverse away even if the number was
// rounded or clamped in between; casts back from a type to which a cast was not
// exact are therefore not supported.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Places.h"

#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace scion::semantics;

using llvm::APFloat;

namespace {
/// How one element is quantized.
struct Parameters {
  double scale = 1;
  int64_t zeroPoint = 0;
};
} // namespace

/// The parameters of the element at `position`; none if the type is another.
static std::optional<Parameters> parametersAt(quant::QuantizedType type,
                                              ArrayRef<int64_t> position) {
  if (auto layer = dyn_cast<quant::UniformQuantizedType>(type))
    return Parameters{layer.getScale(), layer.getZeroPoint()};
  if (auto axis = dyn_cast<quant::UniformQuantizedPerAxisType>(type)) {
    auto dimension = size_t(axis.getQuantizedDimension());
    if (dimension >= position.size() ||
        position[dimension] >= int64_t(axis.getScales().size()))
      return std::nullopt;
    auto channel = size_t(position[dimension]);
    return Parameters{axis.getScales()[channel], axis.getZeroPoints()[channel]};
  }
  auto block = dyn_cast<quant::UniformQuantizedSubChannelType>(type);
  if (!block)
    return std::nullopt;
  ArrayRef<int64_t> shape = block.getScales().getType().getShape();
  if (shape.size() != position.size())
    return std::nullopt;
  SmallVector<int64_t> at(position.size(), 0);
  for (auto [dimension, size] :
       llvm::zip_equal(block.getQuantizedDimensions(), block.getBlockSizes())) {
    if (dimension < 0 || size_t(dimension) >= at.size() || size <= 0)
      return std::nullopt;
    at[size_t(dimension)] = position[size_t(dimension)] / size;
  }
  int64_t index = 0;
  for (auto [number, size] : llvm::zip_equal(at, shape)) {
    if (number >= size)
      return std::nullopt;
    index = index * size + number;
  }
  auto scales = block.getScales().getValues<APFloat>();
  auto zeroPoints = block.getZeroPoints().getValues<APInt>();
  return Parameters{scales[size_t(index)].convertToDouble(),
                    zeroPoints[size_t(index)].getSExtValue()};
}

/// The scale in the expressed type; none if it is rounded.
static std::optional<APFloat> scaleIn(const Parameters &parameters,
                                      const llvm::fltSemantics &semantics) {
  APFloat scale(parameters.scale);
  bool losesInfo = false;
  scale.convert(semantics, APFloat::rmNearestTiesToEven, &losesInfo);
  return losesInfo ? std::nullopt : std::optional(scale);
}

/// An integer as a float; none if it is rounded.
static std::optional<APFloat> exactly(const APInt &number, bool isSigned,
                                      const llvm::fltSemantics &semantics) {
  APFloat made(semantics);
  if (made.convertFromAPInt(number, isSigned, APFloat::rmNearestTiesToEven) !=
      APFloat::opOK)
    return std::nullopt;
  return made;
}

static std::optional<APFloat> zeroPointIn(const Parameters &parameters,
                                          const llvm::fltSemantics &semantics) {
  return exactly(APInt(64, uint64_t(parameters.zeroPoint)), /*isSigned=*/true,
                 semantics);
}

/// Returns none if the result depends on how it is rounded.
static std::optional<Element> dequantize(const Element &number, FloatType to,
                                         quant::QuantizedType type,
                                         const Parameters &parameters,
                                         Evaluation &in) {
  if (in.inexact.contains(type))
    return std::nullopt;
  const llvm::fltSemantics &semantics = to.getFloatSemantics();
  std::optional<APFloat> scale = scaleIn(parameters, semantics),
                         zeroPoint = zeroPointIn(parameters, semantics),
                         value =
                             exactly(number.bits(), type.isSigned(), semantics);
  if (!scale || !zeroPoint || !value ||
      value->subtract(*zeroPoint, APFloat::rmNearestTiesToEven) !=
          APFloat::opOK ||
      value->multiply(*scale, APFloat::rmNearestTiesToEven) != APFloat::opOK)
    return std::nullopt;
  return Element(*value);
}

/// Returns none if the result depends on how it is rounded.
static std::optional<Element> quantize(const Element &number, FloatType from,
                                       quant::QuantizedType type,
                                       const Parameters &parameters,
                                       Evaluation &in) {
  const llvm::fltSemantics &semantics = from.getFloatSemantics();
  std::optional<APFloat> scale = scaleIn(parameters, semantics),
                         zeroPoint = zeroPointIn(parameters, semantics);
  APFloat value = asFloat(number, from);
  if (!scale || !zeroPoint || !value.isFinite()) {
    in.inexact.insert(type);
    return std::nullopt;
  }
  unsigned width = type.getStorageTypeIntegralWidth();
  auto bound = [&](APFloat::roundingMode mode) -> std::optional<APInt> {
    APFloat rounded = value;
    (void)rounded.divide(*scale, mode);
    (void)rounded.add(*zeroPoint, mode);
    llvm::APSInt integer(width, /*isUnsigned=*/!type.isSigned());
    bool isExact = false;
    if (rounded.convertToInteger(integer, mode, &isExact) ==
        APFloat::opInvalidOp)
      return std::nullopt;
    APInt least(width, uint64_t(type.getStorageTypeMin()), type.isSigned(),
                /*implicitTrunc=*/true),
        most(width, uint64_t(type.getStorageTypeMax()), type.isSigned(),
             /*implicitTrunc=*/true);
    APInt bits = integer;
    if (type.isSigned())
      return llvm::APIntOps::smin(llvm::APIntOps::smax(bits, least), most);
    return llvm::APIntOps::umin(llvm::APIntOps::umax(bits, least), most);
  };
  std::optional<APInt> low = bound(APFloat::rmTowardNegative),
                       high = bound(APFloat::rmTowardPositive);
  if (!low || !high || *low != *high) {
    in.inexact.insert(type);
    return std::nullopt;
  }
  std::optional<Element> back =
      dequantize(Element(*low), from, type, parameters, in);
  if (!back || *back != number)
    in.inexact.insert(type);
  return Element(*low);
}

/// Casts each element; `cast` returns none if the result is not specified.
template <typename Op, typename Cast>
static Flow castEach(Op op, FloatType floatType, Cast cast, Evaluation &in) {
  quant::QuantizedType type = op.getQuantizedType();
  Value input = op.getInput();
  const Datum &from = in.get(input);
  if (!from.isElement() && !from.isElements()) {
    in.set(op.getResult(), badOf(op.getType(), from.state()));
    return Flow::Next;
  }
  SmallVector<int64_t> shape;
  if (from.isElements())
    shape.assign(from.elements().shape.begin(), from.elements().shape.end());
  if (auto axis = dyn_cast<quant::UniformQuantizedPerAxisType>(type)) {
    auto dimension = size_t(axis.getQuantizedDimension());
    if (dimension < shape.size() &&
        shape[dimension] != int64_t(axis.getScales().size()))
      return in.undefined("a size other than the number of scales");
  }
  if (!in.chargeEach(shape))
    return Flow::Stop;
  unsigned width = widthOf(getElementTypeOrSelf(op.getType()));
  std::vector<Element> made;
  bool isFine = forEachPosition(shape, [&](ArrayRef<int64_t> position) {
    const Element &one = from.numbers()[made.size()];
    std::optional<Parameters> parameters = parametersAt(type, position);
    if (!parameters)
      return false;
    std::optional<Element> result =
        one.isDefined() ? cast(one, floatType, type, *parameters, in)
                        : Element::bad(width, one.state());
    made.push_back(result ? *result : in.unspecified(width));
    return true;
  });
  if (!isFine)
    return in.unsupported("a quantized type of this kind");
  if (from.isElement()) {
    in.set(op.getResult(), Datum(made.front()));
    return Flow::Next;
  }
  Elements all;
  all.shape.assign(shape.begin(), shape.end());
  all.list = std::move(made);
  in.set(op.getResult(), std::move(all));
  return Flow::Next;
}

namespace scion::semantics {
void registerQuant(Meanings &to) {
  to.add<quant::QuantizeCastOp>([](quant::QuantizeCastOp op, Evaluation &in) {
    return castEach(op, op.getFloatType(), quantize, in);
  });
  to.add<quant::DequantizeCastOp>(
      [](quant::DequantizeCastOp op, Evaluation &in) {
        return castEach(op, op.getFloatType(), dequantize, in);
      });
  to.add<quant::StorageCastOp>([](quant::StorageCastOp op, Evaluation &in) {
    quant::QuantizedType type = op.getQuantizedType();
    for (const Element &one : in.get(op.getInput()).numbers()) {
      int64_t stored =
          type.isSigned() ? one.asSigned() : int64_t(one.asUnsigned());
      if (one.isDefined() && (stored < type.getStorageTypeMin() ||
                              stored > type.getStorageTypeMax()))
        return in.unsupported("an integer that the quantized type excludes");
    }
    in.set(op.getResult(), in.get(op.getInput()));
    return Flow::Next;
  });
}
} // namespace scion::semantics
