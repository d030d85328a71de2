//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// emitc: arithmetic of C on all its number types, variables, loops, branches
// and arrays. What is undefined in C is rejected by the interpreter.
//
//===----------------------------------------------------------------------===//

#include "harness/generate/Boundaries.h"
#include "harness/generate/grow/Draft.h"
#include "harness/generate/grow/Makers.h"

#include "mlir/Dialect/EmitC/IR/EmitC.h"

#include <array>

using namespace mlir;
using namespace scion;
using namespace scion::grow;
using semantics::Evaluation;

//===----------------------------------------------------------------------===//
// Types and values
//===----------------------------------------------------------------------===//

static Type anyIntegerOfC(Draft &d) {
  static constexpr std::array<unsigned, 4> widths = {8, 16, 32, 64};
  unsigned width = d.choices.pick(widths);
  MLIRContext *context = d.builder.getContext();
  switch (d.choices.below(6)) {
  case 0:
    return emitc::SizeTType::get(context);
  case 1:
  case 2:
    return IntegerType::get(context, width, IntegerType::Unsigned);
  default:
    return IntegerType::get(context, width);
  }
}

static Type anyTypeOfC(Draft &d) {
  switch (d.choices.below(8)) {
  case 0:
    return d.coin() ? d.builder.getF32Type() : Type(d.builder.getF64Type());
  case 1:
    return d.builder.getI1Type();
  default:
    return anyIntegerOfC(d);
  }
}

static bool isIntegerOfC(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  return isa<emitc::SizeTType>(type) ||
         (integer &&
          llvm::is_contained({8u, 16u, 32u, 64u}, integer.getWidth()));
}

static TypedAttr attributeOfC(Draft &d, Type type) {
  if (type.isF32() || type.isF64() || type.isInteger(1))
    return d.anyAttribute(type);
  Type of = isa<emitc::SizeTType>(type) ? d.builder.getIndexType() : type;
  if (isa<emitc::SizeTType>(type) || d.choices.chance(1, 2))
    return IntegerAttr::get(of, d.choices.between(0, 9));
  return IntegerAttr::get(of, boundaryBits(of, d.choices.below(boundaryCount)));
}

static Value constantOfC(Draft &d, Type type, TypedAttr value) {
  auto op = emitc::ConstantOp::create(d.builder, d.loc, type, value);
  return d.commit(op, /*isHidden=*/true) ? op.getResult() : Value();
}

/// A live value, or a constant one time in four.
static Value pickOfC(Draft &d, Type type) {
  if (!d.choices.chance(1, 4))
    if (Value value =
            d.pickIf([&](Value value) { return value.getType() == type; }))
      return value;
  return constantOfC(d, type, attributeOfC(d, type));
}

/// Of some type: mostly of one that a live value has.
static Value pickNumberOfC(Draft &d, bool isInteger) {
  if (!d.choices.chance(1, 4))
    if (Value value = d.pickIf([&](Value value) {
          Type type = value.getType();
          return isIntegerOfC(type) ||
                 (!isInteger && (type.isF32() || type.isF64()));
        }))
      return value;
  return pickOfC(d, isInteger ? anyIntegerOfC(d) : anyTypeOfC(d));
}

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

template <bool isInteger>
static bool makeBinary(Draft &d) {
  static constexpr std::array<StringRef, 4> plain = {"emitc.add", "emitc.sub",
                                                     "emitc.mul", "emitc.div"};
  static constexpr std::array<StringRef, 6> bits = {
      "emitc.rem",
      "emitc.bitwise_and",
      "emitc.bitwise_or",
      "emitc.bitwise_xor",
      "emitc.bitwise_left_shift",
      "emitc.bitwise_right_shift"};
  StringRef name = isInteger ? d.choices.pick(bits) : d.choices.pick(plain);
  Value a = pickNumberOfC(d, isInteger);
  if (!a)
    return false;
  // Operands of one type mostly; C converts the others.
  Value b = d.choices.chance(1, 3) ? pickNumberOfC(d, isInteger)
                                   : pickOfC(d, a.getType());
  if (!b)
    return false;
  return d.make(name, {a, b}, d.coin() ? a.getType() : b.getType());
}

static bool makeUnary(Draft &d) {
  static constexpr std::array<StringRef, 3> names = {
      "emitc.unary_minus", "emitc.unary_plus", "emitc.bitwise_not"};
  StringRef name = d.choices.pick(names);
  Value a = pickNumberOfC(d, name == "emitc.bitwise_not");
  return a && d.make(name, a, a.getType());
}

static bool makeCast(Draft &d) {
  Value a = pickNumberOfC(d, false);
  Type type = anyTypeOfC(d);
  return a && a.getType() != type && d.make("emitc.cast", a, type);
}

static bool makeCompare(Draft &d) {
  Value a = pickNumberOfC(d, false);
  if (!a)
    return false;
  Value b = d.choices.chance(1, 3) ? pickNumberOfC(d, false)
                                   : pickOfC(d, a.getType());
  auto predicate = emitc::CmpPredicate(d.choices.below(6));
  return b && d.add<emitc::CmpOp>(d.builder.getI1Type(), predicate, a, b);
}

static bool makeLogical(Draft &d) {
  Type flag = d.builder.getI1Type();
  Value a = pickNumberOfC(d, false), b = pickOfC(d, flag);
  if (!a || !b)
    return false;
  if (d.choices.chance(1, 3))
    return d.make("emitc.logical_not", a, flag);
  return d.make(d.coin() ? "emitc.logical_and" : "emitc.logical_or", {b, a},
                flag);
}

static bool makeConditional(Draft &d) {
  Value condition = pickOfC(d, d.builder.getI1Type());
  Value a = pickNumberOfC(d, false);
  Value b = a ? pickOfC(d, a.getType()) : Value();
  return condition && b &&
         d.make("emitc.conditional", {condition, a, b}, a.getType());
}

//===----------------------------------------------------------------------===//
// Variables and control flow
//===----------------------------------------------------------------------===//

static Value makeVariable(Draft &d, Type type) {
  auto op = emitc::VariableOp::create(
      d.builder, d.loc, emitc::LValueType::get(type), attributeOfC(d, type));
  return d.commit(op, /*isHidden=*/true) ? op.getResult() : Value();
}

static bool assign(Draft &d, Value variable, Value value) {
  return value && d.add<emitc::AssignOp>(variable, value);
}

static bool load(Draft &d, Value from) {
  return d.make("emitc.load", from,
                cast<emitc::LValueType>(from.getType()).getValueType());
}

static bool makeAssigned(Draft &d) {
  Value value = pickNumberOfC(d, false);
  Value variable = value ? makeVariable(d, value.getType()) : Value();
  return variable && assign(d, variable, value) && load(d, variable);
}

/// Assigns a value that the region computes to a variable.
static void closeWithAssign(Draft &d, Value variable) {
  Type type = cast<emitc::LValueType>(variable.getType()).getValueType();
  (void)assign(d, variable, pickOfC(d, type));
  emitc::YieldOp::create(d.builder, d.loc);
}

static bool makeIf(Draft &d) {
  Value condition = pickOfC(d, d.builder.getI1Type());
  Value variable = condition ? makeVariable(d, anyTypeOfC(d)) : Value();
  if (!variable)
    return false;
  std::optional<int64_t> is = d.number(condition);
  OperationState state(d.loc, emitc::IfOp::getOperationName());
  state.addOperands(condition);
  state.addRegion();
  state.addRegion();
  auto branch = cast<emitc::IfOp>(d.builder.create(state));
  auto nothing = [](Evaluation &) {};
  for (bool isThen : {true, false}) {
    Region &region = isThen ? branch.getThenRegion() : branch.getElseRegion();
    bool isTaken = is && (*is != 0) == isThen;
    d.fill(
        region.emplaceBlock(), isTaken ? Draft::Enter(nothing) : nullptr,
        [&] { closeWithAssign(d, variable); }, 3);
  }
  return d.commit(branch) && load(d, variable);
}

static bool makeFor(Draft &d) {
  Type type = d.coin() ? Type(emitc::SizeTType::get(d.builder.getContext()))
                       : d.builder.getI32Type();
  Type of = type.isInteger(32) ? type : d.builder.getIndexType();
  auto bound = [&](int64_t value) {
    return constantOfC(d, type, IntegerAttr::get(of, value));
  };
  int64_t trips = d.choices.between(0, 4), step = d.choices.between(1, 3);
  int64_t lower = d.choices.between(0, 3);
  Value from = bound(lower), to = bound(lower + trips * step), by = bound(step);
  Value variable = by ? makeVariable(d, anyTypeOfC(d)) : Value();
  if (!from || !to || !variable)
    return false;
  OperationState state(d.loc, emitc::ForOp::getOperationName());
  state.addOperands({from, to, by});
  Block *body = new Block;
  body->addArgument(type, d.loc);
  state.addRegion()->push_back(body);
  Operation *loop = d.builder.create(state);
  Value counter = body->getArgument(0);
  Draft::Enter enter = [=](Evaluation &in) { in.set(counter, in.get(from)); };
  d.fill(
      *body, trips ? enter : nullptr, [&] { closeWithAssign(d, variable); }, 4);
  return d.commit(loop) && load(d, variable);
}

/// An element of an array: stored, if the array is a variable, and loaded.
static bool makeElement(Draft &d) {
  MLIRContext *context = d.builder.getContext();
  constexpr int64_t size = 4;
  Type type = d.builder.getI32Type();
  std::array<int32_t, size> contents;
  for (int32_t &element : contents)
    element = int32_t(d.choices.between(-9, 9));
  auto array = emitc::VariableOp::create(
      d.builder, d.loc, emitc::ArrayType::get({size}, type),
      DenseElementsAttr::get(RankedTensorType::get({size}, type),
                             ArrayRef(contents)));
  if (!d.commit(array, /*isHidden=*/true))
    return false;
  Type sizeType = emitc::SizeTType::get(context);
  auto element = [&]() -> Value {
    Value at = constantOfC(
        d, sizeType, d.builder.getIndexAttr(d.choices.between(0, size - 1)));
    if (!at)
      return {};
    OperationState state(d.loc, emitc::SubscriptOp::getOperationName());
    state.addOperands({array.getResult(), at});
    state.addTypes(emitc::LValueType::get(type));
    Operation *op = d.commit(d.builder.create(state), /*isHidden=*/true);
    return op ? op->getResult(0) : Value();
  };
  Value stored = element(), loaded = element();
  return stored && loaded && assign(d, stored, pickOfC(d, type)) &&
         load(d, loaded);
}

namespace scion::grow {
void registerEmitC(Makers &to) {
  to.add("emitc.add", makeBinary<false>, 12);
  to.add("emitc.rem", makeBinary<true>, 10);
  to.add("emitc.unary_minus", makeUnary, 4);
  to.add("emitc.cast", makeCast, 6);
  to.add("emitc.cmp", makeCompare, 6);
  to.add("emitc.logical_and", makeLogical, 3);
  to.add("emitc.conditional", makeConditional, 3);
  to.add("emitc.variable", makeAssigned, 3);
  to.add("emitc.subscript", makeElement, 2);
  to.addNest("emitc.if", makeIf, 3);
  to.addNest("emitc.for", makeFor, 3);
}
} // namespace scion::grow
