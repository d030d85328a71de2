//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Lift.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace scion::semantics;

namespace {
/// An operand on its way into a kernel.
struct Lane {
  const Element *list;
  unsigned parts;
  bool isShaped;
};
} // namespace

Flow scion::semantics::lift(Operation *op, Evaluation &in, ElementKernel kernel,
                            TermKernel terms) {
  return lift(op, op->getOperands(), in, kernel, terms);
}

Flow scion::semantics::lift(Operation *op, ValueRange operands, Evaluation &in,
                            ElementKernel kernel, TermKernel terms) {
  return liftTo(
      op->getResultTypes(),
      [&](unsigned i, Datum datum) {
        in.set(op->getResult(i), std::move(datum));
      },
      op, operands, in, kernel, terms);
}

Flow scion::semantics::liftTo(TypeRange types,
                              llvm::function_ref<void(unsigned, Datum)> set,
                              Operation *op, ValueRange operands,
                              Evaluation &in, ElementKernel kernel,
                              TermKernel terms) {
  SmallVector<Lane, 4> lanes;
  const Elements *shaped = nullptr;
  for (Value operand : operands) {
    const Datum &datum = in.get(operand);
    if (datum.isBad()) {
      State state = datum.state();
      for (auto [i, type] : llvm::enumerate(types))
        set(i, badOf(type, state));
      return Flow::Next;
    }
    Lane lane{datum.numbers().data(), 1, false};
    if (datum.isElements()) {
      lane.parts = datum.elements().parts;
      lane.isShaped = isa<ShapedType>(operand.getType());
      if (lane.isShaped) {
        if (shaped && shaped->shape != datum.elements().shape)
          return in.undefined("operands of different sizes");
        shaped = &datum.elements();
      }
    } else if (!datum.isElement()) {
      return in.unsupported("operand of type without elements");
    }
    lanes.push_back(lane);
  }

  struct Result {
    unsigned parts, width;
    Elements all;
  };
  int64_t count = shaped ? shaped->count() : 1;
  SmallVector<Result, 2> made;
  for (Type type : types) {
    if (!isNumbers(type))
      return in.unsupported("result of type without elements");
    auto shapedType = dyn_cast<ShapedType>(type);
    Result result;
    result.parts = partsOf(shapedType ? shapedType.getElementType() : type);
    result.width = widthOf(partType(type));
    if (!isNumber(type)) {
      result.all.parts = result.parts;
      if (shaped)
        result.all.shape = shaped->shape;
      result.all.list.reserve(size_t(count) * result.parts);
    }
    made.push_back(std::move(result));
  }
  if (count > 1 && !in.charge(uint64_t(count)))
    return Flow::Stop;

  SmallVector<Element, 4> arguments, results;
  for (int64_t i = 0; i < count; ++i) {
    arguments.clear();
    results.clear();
    State state = State::Defined;
    uint32_t anyTerm = 0;
    for (const Lane &lane : lanes) {
      const Element *from = lane.list + (lane.isShaped ? i * lane.parts : 0);
      for (unsigned part = 0; part < lane.parts; ++part) {
        state = worse(state, from[part].condition);
        anyTerm |= from[part].term;
        arguments.push_back(from[part]);
      }
    }
    if (LLVM_UNLIKELY(anyTerm)) {
      SmallVector<unsigned, 4> widths;
      for (const Result &result : made)
        widths.append(result.parts, result.width);
      if (!in.symbolic()->apply(op, arguments, widths, in, kernel, terms,
                                results))
        return Flow::Stop;
    } else if (state == State::Defined) {
      kernel(arguments, results);
      if (in.isOver())
        return Flow::Stop;
    } else {
      for (const Result &result : made)
        results.append(result.parts, Element::bad(result.width, state));
    }
    auto *next = results.begin();
    for (auto [index, result] : llvm::enumerate(made)) {
      if (isNumber(types[index])) {
        set(index, std::move(*next++));
        continue;
      }
      for (unsigned part = 0; part < result.parts; ++part)
        result.all.list.push_back(std::move(*next++));
    }
    assert(next == results.end() && "a kernel makes one number for each part");
  }
  for (auto [index, result] : llvm::enumerate(made))
    if (!isNumber(types[index]))
      set(index, std::move(result.all));
  return Flow::Next;
}

/// As arith has them: reassoc, nnan, ninf, nsz, arcp, contract, afn.
static arith::FastMathFlags fastMathOf(Operation *op) {
  if (auto flagged = dyn_cast<arith::ArithFastMathInterface>(op))
    if (auto flags = flagged.getFastMathFlagsAttr())
      return flags.getValue();
  if (auto flagged = dyn_cast<LLVM::FastmathFlagsInterface>(op))
    if (auto flags = flagged.getFastmathAttr()) {
      auto made = arith::FastMathFlags::none;
      LLVM::FastmathFlags has = flags.getValue();
      if (bitEnumContainsAny(has, LLVM::FastmathFlags::nnan))
        made = made | arith::FastMathFlags::nnan;
      if (bitEnumContainsAny(has, LLVM::FastmathFlags::ninf))
        made = made | arith::FastMathFlags::ninf;
      if (bitEnumClear(has,
                       LLVM::FastmathFlags::nnan | LLVM::FastmathFlags::ninf) !=
          LLVM::FastmathFlags::none)
        made = made | arith::FastMathFlags::contract;
      return made;
    }
  return arith::FastMathFlags::none;
}

static constexpr auto promises =
    arith::FastMathFlags::nnan | arith::FastMathFlags::ninf;

bool scion::semantics::promisesNumbers(Operation *op) {
  return bitEnumContainsAny(fastMathOf(op), promises);
}

bool scion::semantics::allowsOtherResults(Operation *op) {
  return bitEnumClear(fastMathOf(op), promises) != arith::FastMathFlags::none;
}

Type scion::semantics::operandNumber(Operation *op, unsigned index) {
  return partType(op->getOperand(index).getType());
}

Type scion::semantics::resultNumber(Operation *op, unsigned index) {
  return partType(op->getResult(index).getType());
}
