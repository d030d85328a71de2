//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements Values.h.
//
//===----------------------------------------------------------------------===//

#include "Values.h"

using namespace mlir;
using namespace scion::stablehlo;

bool scion::stablehlo::isPlain(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && isa<IntegerType, FloatType>(tensor.getElementType());
}

bool scion::stablehlo::isPlain(Operation *op) {
  auto plain = [](Type type) { return isPlain(type); };
  return llvm::all_of(op->getOperandTypes(), plain) &&
         llvm::all_of(op->getResultTypes(), plain);
}

bool scion::stablehlo::isUnsigned(Type number) {
  return number.isUnsignedInteger() || number.isInteger(1);
}

Datum scion::stablehlo::scalarAt(const Elements &tensor, int64_t place) {
  Elements one({}, tensor.parts, Element());
  std::copy_n(tensor.list.begin() + place, tensor.parts, one.list.begin());
  return Datum(std::move(one));
}

Flow scion::stablehlo::each(Operation *op, Evaluation &in, EachKernel kernel,
                            bool seesPoison) {
  SmallVector<const Elements *, 3> operands;
  const Elements *shaped = nullptr;
  for (Value value : op->getOperands()) {
    const Elements *elements = in.elements(value);
    if (!elements)
      return Flow::Stop;
    if (elements->rank() > 0 && shaped && shaped->rank() > 0 &&
        elements->shape != shaped->shape)
      return in.undefined("operands of different sizes");
    if (!shaped || (elements->rank() > 0 && shaped->rank() == 0))
      shaped = elements;
    operands.push_back(elements);
  }
  if (!in.charge(shaped->list.size()))
    return Flow::Stop;
  Elements made;
  made.shape = shaped->shape;
  made.list.reserve(shaped->list.size());
  unsigned width = semantics::widthOf(semantics::resultNumber(op));
  SmallVector<Element, 3> arguments;
  for (size_t i = 0; i < shaped->list.size(); ++i) {
    arguments.clear();
    State state = State::Defined;
    for (const Elements *operand : operands) {
      arguments.push_back(operand->list[operand->rank() == 0 ? 0 : i]);
      state = worse(state, arguments.back().state());
    }
    made.list.push_back(state == State::Defined || seesPoison
                            ? kernel(arguments, in)
                            : Element::bad(width, state));
    if (in.isOver())
      return Flow::Stop;
  }
  in.set(op->getResult(0), std::move(made));
  return Flow::Next;
}
