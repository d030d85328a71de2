//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// emitc: functions, variables and statements of C. An lvalue, an array and a
// pointer are addresses. Text that only a C compiler reads (verbatim code,
// opaque types and constants, literals) is not supported.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Floats.h"
#include "harness/semantics/Places.h"

#include "mlir/Dialect/EmitC/IR/EmitC.h"

using namespace mlir;
using namespace scion::semantics;

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

static Type valueTypeOf(Type type) {
  auto lvalue = dyn_cast<emitc::LValueType>(type);
  return lvalue ? lvalue.getValueType() : type;
}

/// A number that is as wide as `type`, or the elements of an array.
static std::optional<Datum> valueOf(Attribute attribute, Type type) {
  auto typed = dyn_cast_or_null<TypedAttr>(attribute);
  Type given = typed ? typed.getType() : Type();
  if (auto array = dyn_cast_or_null<emitc::ArrayType>(given))
    given = RankedTensorType::get(array.getShape(), array.getElementType());
  std::optional<Datum> datum = typed ? datumOf(typed, given) : std::nullopt;
  auto array = dyn_cast<emitc::ArrayType>(type);
  Type element = array ? array.getElementType() : type;
  if (!datum || !isNumber(element) ||
      datum->numbers().size() != size_t(array ? array.getNumElements() : 1) ||
      llvm::any_of(datum->numbers(), [&](const Element &one) {
        return one.width() != widthOf(element);
      }))
    return std::nullopt;
  return datum;
}

/// Returns none if the run is over. Without `value`, the variable is
/// uninitialized.
static std::optional<uint64_t> makeVariable(Type type, Attribute value,
                                            Lifetime lifetime, Evaluation &in) {
  type = valueTypeOf(type);
  auto array = dyn_cast<emitc::ArrayType>(type);
  Type element = array ? array.getElementType() : type;
  if (!isNumber(element)) {
    (void)in.unsupported("a variable of this type");
    return std::nullopt;
  }
  auto opaque = dyn_cast_or_null<emitc::OpaqueAttr>(value);
  bool isOpen = !value || (opaque && opaque.getValue().empty());
  std::optional<Datum> initial = isOpen ? std::nullopt : valueOf(value, type);
  if (!isOpen && !initial) {
    (void)in.unsupported("an initial value of this kind");
    return std::nullopt;
  }
  uint64_t stride = strideOf(element);
  std::optional<int64_t> count =
      array ? productOf(array.getShape()) : std::optional<int64_t>(1);
  if (!count || *count >= int64_t(1) << 32 || !in.charge(uint64_t(*count))) {
    (void)in.limited(scion::Limit::Memory, "memory cap reached");
    return std::nullopt;
  }
  std::optional<uint64_t> address =
      in.allocate(uint64_t(*count) * stride, lifetime);
  if (!address || !initial)
    return address;
  for (auto [index, number] : llvm::enumerate(initial->numbers()))
    if (!in.store(*address + index * stride, element, number))
      return std::nullopt;
  return address;
}

static Flow getGlobal(emitc::GetGlobalOp op, Evaluation &in) {
  auto global =
      dyn_cast_or_null<emitc::GlobalOp>(in.lookup(op, op.getNameAttr()));
  if (!global || global.getExternSpecifier())
    return in.unsupported("there is no such global");
  std::optional<uint64_t> address =
      in.global(global, [&]() -> std::optional<uint64_t> {
        Attribute value = global.getInitialValueAttr();
        std::optional<uint64_t> made =
            makeVariable(global.getType(), value, Lifetime::Static, in);
        // A variable without an initial value is zero.
        if (made && !value)
          (void)in.memory.fill(*made, 0, in.memory.sizeAt(*made).value_or(0));
        if (made && global.getConstSpecifier())
          in.memory.setReadOnly(*made);
        return made;
      });
  if (!address)
    return Flow::Stop;
  in.set(op.getResult(), Element::word(int64_t(*address)));
  return Flow::Next;
}

static std::optional<uint64_t> addressOf(Value value, Evaluation &in) {
  std::optional<int64_t> address = in.integer(value);
  return address ? std::optional(uint64_t(*address)) : std::nullopt;
}

static std::optional<int64_t> indexOf(Value value, Evaluation &in) {
  std::optional<int64_t> index = in.integer(value);
  if (!index || !isa<IntegerType>(value.getType()) ||
      !value.getType().isUnsignedInteger())
    return index;
  return int64_t(in.get(value).element().asUnsigned());
}

static Flow subscript(emitc::SubscriptOp op, Evaluation &in) {
  std::optional<uint64_t> address = addressOf(op.getValue(), in);
  if (!address)
    return Flow::Stop;
  SmallVector<int64_t> indices;
  for (Value value : op.getIndices()) {
    if (!isNumber(value.getType()) || isa<FloatType>(value.getType()))
      return in.unsupported("an index of this kind");
    std::optional<int64_t> index = indexOf(value, in);
    if (!index)
      return Flow::Stop;
    indices.push_back(*index);
  }
  Type element = op.getType().getValueType();
  int64_t place = indices.empty() ? 0 : indices[0];
  if (auto array = dyn_cast<emitc::ArrayType>(op.getValue().getType())) {
    place = 0;
    if (indices.size() != size_t(array.getRank()))
      return in.unsupported("an array inside of an array");
    for (auto [index, size] : llvm::zip_equal(indices, array.getShape())) {
      if (index < 0 || index >= size)
        return in.undefined("access out of bounds");
      place = place * size + index;
    }
  } else if (!isa<emitc::PointerType>(op.getValue().getType())) {
    return in.unsupported("a subscript of this kind");
  }
  if (!isNumber(element))
    return in.unsupported("an element of this type");
  in.set(op.getResult(), Element::word(int64_t(
                             *address + uint64_t(place) * strideOf(element))));
  return Flow::Next;
}

static Flow load(Value from, Value result, Evaluation &in) {
  std::optional<uint64_t> address = addressOf(from, in);
  Datum value;
  if (!address || !in.load(*address, result.getType(), value))
    return Flow::Stop;
  in.set(result, std::move(value));
  return Flow::Next;
}

/// Found by name, because LLVM 24 does not have the op.
static constexpr llvm::StringLiteral applyOp = "emitc.apply";

static Flow same(Operation *op, Evaluation &in) {
  in.set(op->getResult(0), in.get(op->getOperand(0)));
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

/// Runs a region; variables that it makes end with it.
static Flow runScope(Region &region, ArrayRef<Datum> arguments,
                     Evaluation &in) {
  size_t mark = in.memory.stackMark();
  Handed handed;
  Flow flow = in.run(region, arguments, handed);
  in.memory.popStack(mark);
  return flow;
}

/// Runs the loop as C does: an index is unsigned, and adding the step may
/// overflow.
static Flow runFor(emitc::ForOp op, Evaluation &in) {
  if (!in.integer(op.getLowerBound()) || !in.integer(op.getUpperBound()) ||
      !in.integer(op.getStep()))
    return Flow::Stop;
  Type type = op.getLowerBound().getType();
  auto integer = dyn_cast<IntegerType>(type);
  bool isSigned = integer
                      ? !integer.isUnsigned() && integer.getWidth() > 1
                      : isa<emitc::SignedSizeTType, emitc::PtrDiffTType>(type);
  if (!isNumber(type) || isa<emitc::PointerType, FloatType>(type))
    return in.unsupported("a loop over this type");
  APInt now = in.get(op.getLowerBound()).element().bits();
  const APInt upper = in.get(op.getUpperBound()).element().bits(),
              step = in.get(op.getStep()).element().bits();
  while (isSigned ? now.slt(upper) : now.ult(upper)) {
    if (!in.charge(1) || runScope(op.getRegion(), Datum(now), in) == Flow::Stop)
      return Flow::Stop;
    bool overflows = false;
    now = now.sadd_ov(step, overflows);
    // A narrower variable wraps.
    if (overflows && isSigned && now.getBitWidth() >= 32)
      return in.undefined("signed overflow");
  }
  return Flow::Next;
}

static Flow runDo(emitc::DoOp op, Evaluation &in) {
  while (true) {
    if (!in.charge(1) || runScope(op.getBodyRegion(), {}, in) == Flow::Stop)
      return Flow::Stop;
    Handed handed;
    if (in.run(op.getConditionRegion(), {}, handed) == Flow::Stop)
      return Flow::Stop;
    if (handed.values.size() != 1)
      return in.unsupported("a condition without a value");
    std::optional<int64_t> condition = in.decision(handed.values[0]);
    if (!condition)
      return Flow::Stop;
    if (!*condition)
      return Flow::Next;
  }
}

static Flow runSwitch(emitc::SwitchOp op, Evaluation &in) {
  std::optional<int64_t> selector = in.decision(op.getArg());
  if (!selector)
    return Flow::Stop;
  unsigned width = widthOf(op.getArg().getType());
  for (auto [value, region] :
       llvm::zip_equal(op.getCases(), op.getCaseRegions()))
    if (in.isSelected(in.get(op.getArg()), *selector,
                      APInt(width, uint64_t(value), /*isSigned=*/false,
                            /*implicitTrunc=*/true)))
      return runScope(region, {}, in);
  return runScope(op.getDefaultRegion(), {}, in);
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

static Flow setResults(Operation *call, ArrayRef<Datum> results,
                       Evaluation &in) {
  if (results.size() != call->getNumResults())
    return in.undefined("a call with another number of results");
  for (auto [result, datum] : llvm::zip_equal(call->getResults(), results))
    in.set(result, datum);
  return Flow::Next;
}

/// Calls a C library function. Its f64 name is also accepted for f32, because
/// C++ overloads it.
static std::optional<Datum> callFloat(emitc::CallOpaqueOp op, StringRef name,
                                      ArrayRef<Datum> arguments) {
  if (arguments.empty() || op.getNumResults() != 1)
    return std::nullopt;
  Type type = op.getResult(0).getType();
  bool hasSuffix = name.ends_with("f") && !findFloatFunction(name);
  if (!(type.isF32() || (type.isF64() && !hasSuffix)))
    return std::nullopt;
  const FloatFunction *function =
      findFloatFunction(hasSuffix ? name.drop_back() : name);
  if (!function || function->arity != arguments.size())
    return std::nullopt;
  SmallVector<Element, 2> numbers;
  State state = State::Defined;
  for (auto [argument, operand] : llvm::zip(arguments, op.getOperands())) {
    if (operand.getType() != type)
      return std::nullopt;
    numbers.push_back(argument.element());
    state = worse(state, argument.state());
  }
  if (state != State::Defined)
    return Datum(Element::bad(widthOf(type), state));
  std::optional<Element> made = apply(*function, numbers, type);
  return made ? std::optional<Datum>(*made) : std::nullopt;
}

/// Operands and constants as the op orders them; a type for `sizeof`.
static bool readArguments(emitc::CallOpaqueOp op, Evaluation &in,
                          SmallVectorImpl<Datum> &arguments) {
  ArrayAttr given = op.getArgsAttr();
  if (!given) {
    for (Value operand : op.getOperands())
      arguments.push_back(in.get(operand));
    return true;
  }
  for (Attribute attribute : given) {
    auto integer = dyn_cast<IntegerAttr>(attribute);
    if (integer && integer.getType().isIndex()) {
      if (integer.getInt() < 0 || integer.getInt() >= op.getNumOperands())
        return false;
      arguments.push_back(in.get(op.getOperand(unsigned(integer.getInt()))));
      continue;
    }
    auto typed = dyn_cast<TypedAttr>(attribute);
    std::optional<Datum> datum =
        typed ? datumOf(typed, typed.getType()) : std::nullopt;
    if (!datum)
      return false;
    arguments.push_back(std::move(*datum));
  }
  return true;
}

static Flow callOpaque(emitc::CallOpaqueOp op, Evaluation &in) {
  StringRef name = op.getCallee();
  name.consume_front("std::");
  if (op.getTemplateArgs())
    return in.unsupported("a template");
  if (name == "sizeof" && op.getNumResults() == 1) {
    auto type = op.getArgsAttr() && op.getArgsAttr().size() == 1
                    ? dyn_cast<TypeAttr>(op.getArgsAttr()[0])
                    : TypeAttr();
    if (!type || !isNumber(type.getValue()))
      return in.unsupported("the size of this");
    in.set(op.getResult(0), Element::word(int64_t(strideOf(type.getValue()))));
    return Flow::Next;
  }
  SmallVector<Datum> arguments, results;
  if (!readArguments(op, in, arguments))
    return in.unsupported("an argument of this kind");
  if (std::optional<Datum> made = callFloat(op, name, arguments)) {
    in.set(op.getResult(0), std::move(*made));
    return Flow::Next;
  }
  auto [meaning, leastArguments] = Meanings::global().findRuntime(name);
  if (!meaning || findFloatFunction(name) || arguments.size() < leastArguments)
    return in.unsupported("no meaning is known of the function " + name);
  if (meaning(op, arguments, in, results) == Flow::Stop)
    return Flow::Stop;
  return setResults(op, results, in);
}

namespace scion::semantics {
void registerEmitC(Meanings &to) {
  to.add<emitc::ConstantOp>([](emitc::ConstantOp op, Evaluation &in) {
    std::optional<Datum> value = valueOf(op.getValue(), op.getType());
    if (!value)
      return in.unsupported("a constant of this kind");
    in.set(op.getResult(), std::move(*value));
    return Flow::Next;
  });
  to.add<emitc::VariableOp>([](emitc::VariableOp op, Evaluation &in) {
    std::optional<uint64_t> address = makeVariable(
        op.getResult().getType(), op.getValue(), Lifetime::Stack, in);
    if (!address)
      return Flow::Stop;
    in.set(op.getResult(), Element::word(int64_t(*address)));
    return Flow::Next;
  });
  to.add<emitc::GetGlobalOp>(
      [](emitc::GetGlobalOp op, Evaluation &in) { return getGlobal(op, in); });
  to.add<emitc::SubscriptOp>(
      [](emitc::SubscriptOp op, Evaluation &in) { return subscript(op, in); });
  to.add<emitc::LoadOp>([](emitc::LoadOp op, Evaluation &in) {
    return load(op.getOperand(), op.getResult(), in);
  });
  to.add<emitc::AssignOp>([](emitc::AssignOp op, Evaluation &in) {
    std::optional<uint64_t> address = addressOf(op.getVar(), in);
    return address && in.store(*address, op.getValue().getType(),
                               in.get(op.getValue()))
               ? Flow::Next
               : Flow::Stop;
  });
  to.add(emitc::AddressOfOp::getOperationName(), same);
  to.add(emitc::DereferenceOp::getOperationName(), same);
  to.add(applyOp, [](Operation *op, Evaluation &in) {
    auto applied = op->getAttrOfType<StringAttr>("applicableOperator");
    return applied && applied.getValue() == "*"
               ? load(op->getOperand(0), op->getResult(0), in)
               : same(op, in);
  });
  to.add<emitc::ForOp>(
      [](emitc::ForOp op, Evaluation &in) { return runFor(op, in); });
  to.add<emitc::DoOp>(
      [](emitc::DoOp op, Evaluation &in) { return runDo(op, in); });
  to.add<emitc::IfOp>([](emitc::IfOp op, Evaluation &in) {
    std::optional<int64_t> condition = in.decision(op.getCondition());
    if (!condition)
      return Flow::Stop;
    Region &region = *condition ? op.getThenRegion() : op.getElseRegion();
    return region.empty() ? Flow::Next : runScope(region, {}, in);
  });
  to.add<emitc::SwitchOp>(
      [](emitc::SwitchOp op, Evaluation &in) { return runSwitch(op, in); });
  to.add<emitc::CallOp>([](emitc::CallOp op, Evaluation &in) {
    SmallVector<Datum> arguments, results;
    for (Value operand : op.getOperands())
      arguments.push_back(in.get(operand));
    if (in.call(op, in.lookup(op, op.getCalleeAttr()), arguments, results) ==
        Flow::Stop)
      return Flow::Stop;
    return setResults(op, results, in);
  });
  to.add<emitc::CallOpaqueOp>([](emitc::CallOpaqueOp op, Evaluation &in) {
    return callOpaque(op, in);
  });
  auto hand = [](Operation *op, Evaluation &in) {
    return in.hand(op, op->getOperands());
  };
  to.add(emitc::YieldOp::getOperationName(), hand);
  to.add(emitc::ReturnOp::getOperationName(), hand);
  // A forward declaration has no effect.
  to.add(emitc::DeclareFuncOp::getOperationName(),
         [](Operation *, Evaluation &) { return Flow::Next; });
}
} // namespace scion::semantics
