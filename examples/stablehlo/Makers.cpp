//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How generated programs get ops of StableHLO and CHLO.
//
//===----------------------------------------------------------------------===//

#include "Makers.h"

#include "harness/generate/grow/Draft.h"
#include "harness/generate/grow/Makers.h"

#include "stablehlo/dialect/StablehloOps.h"

using namespace mlir;
using namespace scion;
using namespace scion::grow;
namespace shlo = mlir::stablehlo;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

static Type anyElement(Draft &d) {
  static constexpr unsigned widths[] = {1, 8, 16, 32, 64};
  if (d.choices.chance(2, 3))
    return d.builder.getIntegerType(widths[d.choices.below(5)]);
  return d.coin() ? d.builder.getF32Type() : Type(d.builder.getF64Type());
}

static RankedTensorType typeOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

static bool isStatic(RankedTensorType type) {
  return type.hasStaticShape() && !type.getEncoding() &&
         isa<IntegerType, FloatType>(type.getElementType());
}

/// A live tensor, or one of a new type.
static Value anyTensor(
    Draft &d, int64_t leastRank = 0,
    llvm::function_ref<bool(Type)> holds = [](Type) { return true; }) {
  if (!d.choices.chance(1, 6))
    if (Value value = d.pickOf<RankedTensorType>([&](RankedTensorType type) {
          return isStatic(type) && type.getRank() >= leastRank &&
                 type.getNumElements() <= 256 && holds(type.getElementType());
        }))
      return value;
  Type element = anyElement(d);
  for (unsigned tries = 0; !holds(element) && tries < 20; ++tries)
    element = anyElement(d);
  if (!holds(element))
    return {};
  auto rank = unsigned(std::max(leastRank, d.choices.between(0, 3)));
  return d.pick(RankedTensorType::get(d.anyShape(rank), element));
}

static bool isInteger(Type type) {
  return isa<IntegerType>(type) && !type.isInteger(1);
}
static bool isFloat(Type type) { return isa<FloatType>(type); }
static bool isNoBoolean(Type type) { return !type.isInteger(1); }

static NamedAttribute array(Draft &d, StringRef name,
                            ArrayRef<int64_t> values) {
  return d.named(name, d.builder.getDenseI64ArrayAttr(values));
}

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

static bool anyType(Type) { return true; }

template <const char *const *names, size_t count, bool (*holds)(Type)>
static bool makeBinary(Draft &d) {
  Value a = anyTensor(d, 0, holds);
  Value b = a ? d.pick(a.getType()) : a;
  return b && d.make(names[d.choices.below(count)], {a, b}, a.getType());
}

template <const char *const *names, size_t count, bool (*holds)(Type)>
static bool makeUnary(Draft &d) {
  Value a = anyTensor(d, 0, holds);
  return a && d.make(names[d.choices.below(count)], a, a.getType());
}

static constexpr const char *sums[] = {"stablehlo.add", "stablehlo.multiply",
                                       "stablehlo.maximum",
                                       "stablehlo.minimum"};
static constexpr const char *quotients[] = {
    "stablehlo.subtract", "stablehlo.divide", "stablehlo.remainder"};
static constexpr const char *logic[] = {"stablehlo.and", "stablehlo.or",
                                        "stablehlo.xor"};
static constexpr const char *shifts[] = {"stablehlo.shift_left",
                                         "stablehlo.shift_right_arithmetic",
                                         "stablehlo.shift_right_logical"};
static constexpr const char *ofAny[] = {"stablehlo.negate", "stablehlo.abs",
                                        "stablehlo.sign"};
static constexpr const char *ofInteger[] = {"stablehlo.not", "stablehlo.popcnt",
                                            "stablehlo.count_leading_zeros"};
static constexpr const char *ofFloat[] = {
    "stablehlo.floor", "stablehlo.ceil", "stablehlo.round_nearest_even",
    "stablehlo.round_nearest_afz", "stablehlo.sqrt"};

static bool isIntegerOrBoolean(Type type) { return isa<IntegerType>(type); }

static bool makeCompare(Draft &d) {
  Value a = anyTensor(d);
  Value b = a ? d.pick(a.getType()) : a;
  return b &&
         d.add<shlo::CompareOp>(
             a, b, shlo::ComparisonDirection(uint32_t(d.choices.below(6))));
}

static bool makeSelect(Draft &d) {
  Value a = anyTensor(d);
  Value b = a ? d.pick(a.getType()) : a;
  if (!b)
    return false;
  Type boolean = d.builder.getI1Type();
  Value which = d.pick(d.coin() ? typeOf(a).clone(boolean)
                                : RankedTensorType::get({}, boolean));
  return which && d.make("stablehlo.select", {which, a, b}, a.getType());
}

static bool makeClamp(Draft &d) {
  Value x = anyTensor(d, 0, isNoBoolean);
  if (!x)
    return false;
  Type bound = d.coin() ? x.getType()
                        : RankedTensorType::get({}, typeOf(x).getElementType());
  Value low = d.pick(bound), high = d.pick(bound);
  return low && high && d.make("stablehlo.clamp", {low, x, high}, x.getType());
}

static bool makeConvert(Draft &d) {
  Value x = anyTensor(d);
  return x && d.make("stablehlo.convert", x, typeOf(x).clone(anyElement(d)));
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

static bool makeBroadcast(Draft &d) {
  Value x = anyTensor(d);
  if (!x || typeOf(x).getRank() > 3)
    return false;
  SmallVector<int64_t> sizes, dims;
  for (int64_t size : typeOf(x).getShape()) {
    while (sizes.size() < 4 && d.choices.chance(1, 4))
      sizes.push_back(d.choices.between(1, 4));
    dims.push_back(int64_t(sizes.size()));
    sizes.push_back(size == 1 && d.coin() ? d.choices.between(1, 4) : size);
  }
  if (sizes.empty() || d.choices.chance(1, 4))
    sizes.push_back(d.choices.between(1, 4));
  return d.make("stablehlo.broadcast_in_dim", x, typeOf(x).clone(sizes),
                array(d, "broadcast_dimensions", dims));
}

static bool makeReshape(Draft &d) {
  Value x = anyTensor(d);
  if (!x)
    return false;
  SmallVector<int64_t> sizes(typeOf(x).getShape());
  switch (d.choices.below(3)) {
  case 0:
    sizes = {typeOf(x).getNumElements()};
    break;
  case 1:
    sizes.insert(sizes.begin() + int64_t(d.choices.below(sizes.size() + 1)), 1);
    break;
  default:
    if (sizes.size() < 2)
      return false;
    std::swap(sizes.front(), sizes.back());
  }
  return d.make("stablehlo.reshape", x, typeOf(x).clone(sizes));
}

static bool makeTranspose(Draft &d) {
  Value x = anyTensor(d, 2);
  if (!x)
    return false;
  SmallVector<int64_t> order, sizes;
  for (int64_t i = 0; i < typeOf(x).getRank(); ++i)
    order.insert(order.begin() + int64_t(d.choices.below(order.size() + 1)), i);
  for (int64_t dim : order)
    sizes.push_back(typeOf(x).getDimSize(dim));
  return d.make("stablehlo.transpose", x, typeOf(x).clone(sizes),
                array(d, "permutation", order));
}

static bool makeReverse(Draft &d) {
  Value x = anyTensor(d, 1);
  SmallVector<int64_t> dims;
  for (int64_t i = 0; x && i < typeOf(x).getRank(); ++i)
    if (d.coin())
      dims.push_back(i);
  return x && d.make("stablehlo.reverse", x, x.getType(),
                     array(d, "dimensions", dims));
}

static bool makeSlice(Draft &d) {
  Value x = anyTensor(d, 1);
  if (!x)
    return false;
  SmallVector<int64_t> starts, limits, strides, sizes;
  for (int64_t size : typeOf(x).getShape()) {
    starts.push_back(d.choices.between(0, std::max<int64_t>(size - 1, 0)));
    limits.push_back(d.choices.between(starts.back(), size));
    strides.push_back(d.choices.chance(1, 3) ? 2 : 1);
    sizes.push_back((limits.back() - starts.back() + strides.back() - 1) /
                    strides.back());
  }
  return d.make("stablehlo.slice", x, typeOf(x).clone(sizes),
                {array(d, "start_indices", starts),
                 array(d, "limit_indices", limits),
                 array(d, "strides", strides)});
}

static bool makePad(Draft &d) {
  Value x = anyTensor(d, 1);
  Value with =
      x ? d.pick(RankedTensorType::get({}, typeOf(x).getElementType())) : x;
  if (!with)
    return false;
  SmallVector<int64_t> low, high, interior, sizes;
  for (int64_t size : typeOf(x).getShape()) {
    low.push_back(d.choices.between(-1, 2));
    high.push_back(d.choices.between(-1, 2));
    interior.push_back(d.choices.chance(1, 3) ? 1 : 0);
    sizes.push_back(low.back() + high.back() + size +
                    std::max<int64_t>(size - 1, 0) * interior.back());
    if (sizes.back() < 0)
      return false;
  }
  return d.make("stablehlo.pad", {x, with}, typeOf(x).clone(sizes),
                {array(d, "edge_padding_low", low),
                 array(d, "edge_padding_high", high),
                 array(d, "interior_padding", interior)});
}

static bool makeConcatenate(Draft &d) {
  Value x = anyTensor(d, 1);
  if (!x)
    return false;
  auto dim = size_t(d.choices.below(uint64_t(typeOf(x).getRank())));
  Value y = d.pickOf<RankedTensorType>([&](RankedTensorType type) {
    if (!isStatic(type) || type.getRank() != typeOf(x).getRank() ||
        type.getElementType() != typeOf(x).getElementType())
      return false;
    SmallVector<int64_t> sizes(type.getShape());
    sizes[dim] = typeOf(x).getDimSize(unsigned(dim));
    return ArrayRef(sizes) == typeOf(x).getShape();
  });
  y = y ? y : x;
  SmallVector<int64_t> sizes(typeOf(x).getShape());
  sizes[dim] += typeOf(y).getDimSize(unsigned(dim));
  return d.make(
      "stablehlo.concatenate", {x, y}, typeOf(x).clone(sizes),
      d.named("dimension", d.builder.getI64IntegerAttr(int64_t(dim))));
}

static bool makeIota(Draft &d) {
  auto rank = unsigned(d.choices.between(1, 3));
  auto dim = int64_t(d.choices.below(rank));
  Type element = anyElement(d);
  return isNoBoolean(element) &&
         d.make("stablehlo.iota", {},
                RankedTensorType::get(d.anyShape(rank), element),
                d.named("iota_dimension", d.builder.getI64IntegerAttr(dim)));
}

static bool makeDynamicSlice(Draft &d) {
  Value x = anyTensor(d, 1);
  if (!x)
    return false;
  auto start = RankedTensorType::get({}, d.builder.getI32Type());
  SmallVector<Value> operands = {x};
  SmallVector<int64_t> sizes;
  for (int64_t size : typeOf(x).getShape()) {
    sizes.push_back(d.choices.between(std::min<int64_t>(size, 1), size));
    operands.push_back(d.pick(start));
  }
  if (d.coin())
    return d.make("stablehlo.dynamic_slice", operands, typeOf(x).clone(sizes),
                  array(d, "slice_sizes", sizes));
  Value update = d.pick(typeOf(x).clone(sizes));
  operands.insert(operands.begin() + 1, update);
  return update &&
         d.make("stablehlo.dynamic_update_slice", operands, x.getType());
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

static bool makeReduce(Draft &d) {
  Value x = anyTensor(d, 1, isIntegerOrBoolean);
  if (!x)
    return false;
  RankedTensorType type = typeOf(x);
  auto scalar = RankedTensorType::get({}, type.getElementType());
  unsigned width = type.getElementTypeBitWidth();
  static constexpr const char *bodies[] = {"stablehlo.add", "stablehlo.maximum",
                                           "stablehlo.minimum", "stablehlo.and",
                                           "stablehlo.or"};
  auto which = size_t(d.choices.below(5));
  bool isBoolean = width == 1;
  APInt neutral[] = {APInt(width, 0),
                     isBoolean ? APInt(1, 0) : APInt::getSignedMinValue(width),
                     isBoolean ? APInt(1, 1) : APInt::getSignedMaxValue(width),
                     APInt::getAllOnes(width), APInt(width, 0)};
  Value init = d.constant(
      cast<TypedAttr>(DenseElementsAttr::get(scalar, neutral[which])));
  SmallVector<int64_t> dims, sizes;
  for (int64_t i = 0; i < type.getRank(); ++i) {
    if (d.coin())
      dims.push_back(i);
    else
      sizes.push_back(type.getDimSize(unsigned(i)));
  }
  OperationState state(d.loc, "stablehlo.reduce");
  state.addOperands({x, init});
  state.addTypes(type.clone(sizes));
  state.addAttribute("dimensions", d.builder.getDenseI64ArrayAttr(dims));
  Block &body = state.addRegion()->emplaceBlock();
  body.addArguments({scalar, scalar}, {d.loc, d.loc});
  {
    OpBuilder::InsertionGuard guard(d.builder);
    d.builder.setInsertionPointToEnd(&body);
    OperationState combine(d.loc, bodies[which]);
    combine.addOperands(body.getArguments());
    combine.addTypes(scalar);
    shlo::ReturnOp::create(d.builder, d.loc,
                           d.builder.create(combine)->getResults());
  }
  return d.commit(d.builder.create(state));
}

static bool makeDot(Draft &d) {
  Value x = anyTensor(d, 2, isInteger);
  if (!x || typeOf(x).getRank() != 2)
    return false;
  Type element = typeOf(x).getElementType();
  Value y = d.pickOf<RankedTensorType>([&](RankedTensorType type) {
    return isStatic(type) && type.getRank() == 2 &&
           type.getElementType() == element &&
           type.getDimSize(0) == typeOf(x).getDimSize(1);
  });
  if (!y)
    y = d.pick(RankedTensorType::get(
        {typeOf(x).getDimSize(1), d.choices.between(1, 4)}, element));
  return y &&
         d.add<shlo::DotGeneralOp>(
             RankedTensorType::get(
                 {typeOf(x).getDimSize(0), typeOf(y).getDimSize(1)}, element),
             x, y,
             shlo::DotDimensionNumbersAttr::get(d.builder.getContext(), {}, {},
                                                {1}, {0}),
             ArrayAttr(), shlo::DotAlgorithmAttr());
}

static bool makeIf(Draft &d) {
  Value like = anyTensor(d);
  Value which =
      like ? d.pick(RankedTensorType::get({}, d.builder.getI1Type())) : like;
  const semantics::Datum *known = which ? d.known(which) : nullptr;
  if (!known)
    return false;
  bool isTrue = !known->numbers()[0].bits().isZero();
  OperationState state(d.loc, "stablehlo.if");
  state.addOperands(which);
  state.addTypes(like.getType());
  state.addRegion();
  state.addRegion();
  Operation *op = d.builder.create(state);
  for (unsigned i = 0; i < 2; ++i) {
    Draft::Enter enter = [](semantics::Evaluation &) {};
    d.fill(op->getRegion(i).emplaceBlock(),
           isTrue == (i == 0) ? enter : nullptr, [&] {
             shlo::ReturnOp::create(d.builder, d.loc, d.pick(like.getType()));
           });
  }
  return d.commit(op);
}

//===----------------------------------------------------------------------===//
// CHLO
//===----------------------------------------------------------------------===//

static bool makeBroadcasting(Draft &d) {
  static constexpr const char *names[] = {
      "chlo.broadcast_add", "chlo.broadcast_subtract",
      "chlo.broadcast_multiply", "chlo.broadcast_maximum",
      "chlo.broadcast_minimum"};
  Value x = anyTensor(d, 1, isNoBoolean);
  if (!x)
    return false;
  SmallVector<int64_t> sizes(
      typeOf(x).getShape().drop_front(size_t(d.choices.below(2))));
  for (int64_t &size : sizes)
    if (d.choices.chance(1, 3))
      size = 1;
  Value y = d.pick(typeOf(x).clone(sizes));
  return y && d.make(names[d.choices.below(5)], {x, y}, x.getType());
}

void scion::stablehlo::addMakers(Makers &to) {
  to.add("stablehlo.add", makeBinary<sums, 4, anyType>, 4);
  to.add("stablehlo.subtract", makeBinary<quotients, 3, isNoBoolean>, 2);
  to.add("stablehlo.and", makeBinary<logic, 3, isIntegerOrBoolean>, 2);
  to.add("stablehlo.shift_left", makeBinary<shifts, 3, isInteger>);
  to.add("stablehlo.negate", makeUnary<ofAny, 3, isNoBoolean>, 2);
  to.add("stablehlo.not", makeUnary<ofInteger, 3, isInteger>);
  to.add("stablehlo.floor", makeUnary<ofFloat, 5, isFloat>);
  to.add("stablehlo.compare", makeCompare, 2);
  to.add("stablehlo.select", makeSelect, 2);
  to.add("stablehlo.clamp", makeClamp);
  to.add("stablehlo.convert", makeConvert, 2);
  to.add("stablehlo.broadcast_in_dim", makeBroadcast, 3);
  to.add("stablehlo.reshape", makeReshape, 3);
  to.add("stablehlo.transpose", makeTranspose, 2);
  to.add("stablehlo.reverse", makeReverse);
  to.add("stablehlo.slice", makeSlice, 2);
  to.add("stablehlo.pad", makePad, 2);
  to.add("stablehlo.concatenate", makeConcatenate, 2);
  to.add("stablehlo.iota", makeIota, 2);
  to.add("stablehlo.dynamic_slice", makeDynamicSlice, 2);
  to.add("stablehlo.reduce", makeReduce, 2);
  to.add("stablehlo.dot_general", makeDot);
  to.addNest("stablehlo.if", makeIf);
  to.add("chlo.broadcast_add", makeBroadcasting);
}
