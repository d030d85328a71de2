//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// arith, on scalars, vectors and tensors.
//
//===----------------------------------------------------------------------===//

#include "harness/generate/grow/Draft.h"
#include "harness/generate/grow/Makers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

#include <array>

using namespace mlir;
using namespace scion;
using namespace scion::grow;
using semantics::Datum;
using semantics::Element;

/// `element`, in the shape of `type`.
static Type likeShape(Type type, Type element) {
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped ? Type(shaped.clone(element)) : element;
}

/// A second operand for which `holds` of each element: a live one, else a
/// constant of the small number `otherwise`.
static Value pickWhere(Draft &d, Type type, int64_t otherwise,
                       llvm::function_ref<bool(const APInt &)> holds) {
  Value live = d.pickIf([&](Value value) {
    const Datum *datum = value.getType() == type ? d.known(value) : nullptr;
    return datum && (datum->isElement() || datum->isElements()) &&
           llvm::all_of(datum->numbers(), [&](const Element &one) {
             return one.isDefined() && holds(one.bits());
           });
  });
  if (live && !d.choices.chance(1, 4))
    return live;
  Type element = getElementTypeOrSelf(type);
  auto number = d.builder.getIntegerAttr(element, otherwise);
  if (auto shaped = dyn_cast<ShapedType>(type))
    return d.constant(DenseElementsAttr::get(shaped, Attribute(number)));
  return d.constant(cast<TypedAttr>(Attribute(number)));
}

static arith::IntegerOverflowFlags anyFlags(Draft &d) {
  return static_cast<arith::IntegerOverflowFlags>(d.choices.below(4));
}

template <typename Op>
static bool integers(Draft &d) {
  Type type = d.scalarOrShaped(d.anyInteger());
  Value a = d.pick(type), b = d.pick(type);
  return a && b && d.add<Op>(a, b);
}

/// Sometimes adds overflow flags, if the result is defined with them.
template <typename Op>
static bool flagged(Draft &d) {
  Type type = d.scalarOrShaped(d.anyInteger());
  Value a = d.pick(type), b = d.pick(type);
  if (!a || !b)
    return false;
  if (d.choices.chance(1, 3) && d.add<Op>(a, b, anyFlags(d)))
    return true;
  return d.add<Op>(a, b);
}

template <typename Op>
static bool divide(Draft &d) {
  Type type = d.scalarOrShaped(d.anyInteger());
  Value a = d.pick(type);
  Value b = pickWhere(d, type, d.choices.between(2, 7), [](const APInt &bits) {
    return !bits.isZero() && !bits.isAllOnes();
  });
  // In less than 4 bits, a constant from 2 to 7 may be 0 or -1.
  if (!a || !b || semantics::widthOf(getElementTypeOrSelf(type)) < 4)
    return false;
  return d.add<Op>(a, b);
}

template <typename Op>
static bool shift(Draft &d) {
  Type type = d.scalarOrShaped(d.anyInteger());
  unsigned width = semantics::widthOf(getElementTypeOrSelf(type));
  Value a = d.pick(type);
  Value b = pickWhere(d, type, d.choices.between(0, width - 1),
                      [&](const APInt &bits) { return bits.ult(width); });
  return a && b && d.add<Op>(a, b);
}

template <typename Op>
static bool floats(Draft &d) {
  Type type = d.scalarOrShaped(d.anyFloat());
  Value a = d.pick(type), b = d.pick(type);
  return a && b && d.make(Op::getOperationName(), {a, b}, type);
}

static bool negate(Draft &d) {
  Type type = d.scalarOrShaped(d.anyFloat());
  return d.make("arith.negf", d.pick(type), type);
}

template <typename Op>
static bool extended(Draft &d) {
  Type type = d.scalarOrShaped(d.anyInteger());
  Type second = std::is_same_v<Op, arith::AddUIExtendedOp>
                    ? likeShape(type, d.builder.getI1Type())
                    : type;
  Value a = d.pick(type), b = d.pick(type);
  return a && b && d.make(Op::getOperationName(), {a, b}, {type, second});
}

static bool compareIntegers(Draft &d) {
  Type type = d.scalarOrShaped(d.anyInteger());
  Value a = d.pick(type), b = d.pick(type);
  return a && b &&
         d.add<arith::CmpIOp>(
             static_cast<arith::CmpIPredicate>(d.choices.below(10)), a, b);
}

static bool compareFloats(Draft &d) {
  Type type = d.scalarOrShaped(d.anyFloat());
  Value a = d.pick(type), b = d.pick(type);
  return a && b &&
         d.add<arith::CmpFOp>(
             static_cast<arith::CmpFPredicate>(d.choices.below(16)), a, b);
}

static bool select(Draft &d) {
  Type type = d.scalarOrShaped(d.anyNumber());
  Type one = d.builder.getI1Type();
  Value condition = d.pick(d.coin() ? one : likeShape(type, one));
  Value a = d.pick(type), b = d.pick(type);
  return condition && a && b && d.add<arith::SelectOp>(condition, a, b);
}

/// A cast between elements of these types; refused where it goes the wrong way.
template <typename Op>
static bool castNumbers(Draft &d) {
  constexpr bool fromFloat =
      llvm::is_one_of<Op, arith::ExtFOp, arith::TruncFOp, arith::FPToSIOp,
                      arith::FPToUIOp>::value;
  constexpr bool toFloat =
      llvm::is_one_of<Op, arith::ExtFOp, arith::TruncFOp, arith::SIToFPOp,
                      arith::UIToFPOp>::value;
  Type index = d.builder.getIndexType();
  Type from = fromFloat ? d.anyFloat() : d.anyInteger();
  Type to = toFloat ? d.anyFloat() : d.anyInteger();
  if constexpr (llvm::is_one_of<Op, arith::IndexCastOp,
                                arith::IndexCastUIOp>::value)
    (d.coin() ? from : to) = index;
  if (from.isIndex() != to.isIndex() &&
      !llvm::is_one_of<Op, arith::IndexCastOp, arith::IndexCastUIOp>::value)
    return false;
  unsigned a = semantics::widthOf(from), b = semantics::widthOf(to);
  if constexpr (llvm::is_one_of<Op, arith::ExtFOp, arith::ExtSIOp,
                                arith::ExtUIOp>::value)
    if (a > b)
      std::swap(from, to);
  if constexpr (llvm::is_one_of<Op, arith::TruncFOp, arith::TruncIOp>::value)
    if (a < b)
      std::swap(from, to);
  if (from == to)
    return false;
  Type type = d.scalarOrShaped(from);
  Value value = d.pick(type);
  return value && d.make(Op::getOperationName(), value, likeShape(type, to));
}

static bool bitcast(Draft &d) {
  Type from = d.anyNumber(), to = d.anyNumber();
  if (from == to || from.isIndex() || to.isIndex() ||
      from.getIntOrFloatBitWidth() != to.getIntOrFloatBitWidth())
    return false;
  Type type = d.scalarOrShaped(from);
  return d.make("arith.bitcast", d.pick(type), likeShape(type, to));
}

namespace scion::grow {
void registerArith(Makers &to) {
#define OF(HOW, NAME, OP) to.add("arith." NAME, HOW<arith::OP>)
  OF(flagged, "addi", AddIOp);
  OF(flagged, "subi", SubIOp);
  OF(flagged, "muli", MulIOp);
  OF(integers, "andi", AndIOp);
  OF(integers, "ori", OrIOp);
  OF(integers, "xori", XOrIOp);
  OF(integers, "maxsi", MaxSIOp);
  OF(integers, "maxui", MaxUIOp);
  OF(integers, "minsi", MinSIOp);
  OF(integers, "minui", MinUIOp);
  OF(divide, "divsi", DivSIOp);
  OF(divide, "divui", DivUIOp);
  OF(divide, "ceildivsi", CeilDivSIOp);
  OF(divide, "ceildivui", CeilDivUIOp);
  OF(divide, "floordivsi", FloorDivSIOp);
  OF(divide, "remsi", RemSIOp);
  OF(divide, "remui", RemUIOp);
  OF(shift, "shli", ShLIOp);
  OF(shift, "shrsi", ShRSIOp);
  OF(shift, "shrui", ShRUIOp);
  OF(floats, "addf", AddFOp);
  OF(floats, "subf", SubFOp);
  OF(floats, "mulf", MulFOp);
  OF(floats, "divf", DivFOp);
  OF(floats, "remf", RemFOp);
  OF(floats, "maximumf", MaximumFOp);
  OF(floats, "minimumf", MinimumFOp);
  OF(extended, "addui_extended", AddUIExtendedOp);
  OF(extended, "mulsi_extended", MulSIExtendedOp);
  OF(extended, "mului_extended", MulUIExtendedOp);
  OF(castNumbers, "extsi", ExtSIOp);
  OF(castNumbers, "extui", ExtUIOp);
  OF(castNumbers, "trunci", TruncIOp);
  OF(castNumbers, "extf", ExtFOp);
  OF(castNumbers, "truncf", TruncFOp);
  OF(castNumbers, "sitofp", SIToFPOp);
  OF(castNumbers, "uitofp", UIToFPOp);
  OF(castNumbers, "fptosi", FPToSIOp);
  OF(castNumbers, "fptoui", FPToUIOp);
  OF(castNumbers, "index_cast", IndexCastOp);
  OF(castNumbers, "index_castui", IndexCastUIOp);
#undef OF
  to.add("arith.negf", negate);
  to.add("arith.cmpi", compareIntegers, 3);
  to.add("arith.cmpf", compareFloats, 2);
  to.add("arith.select", select, 3);
  to.add("arith.bitcast", bitcast);
}
} // namespace scion::grow
