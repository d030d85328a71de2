//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// tosa: reductions along an axis, and rescaling.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Combine.h"
#include "harness/semantics/Lift.h"
#include "harness/semantics/Places.h"
#include "harness/semantics/dialects/TosaScale.h"
#include "harness/semantics/dialects/TosaSum.h"
#include "harness/semantics/dialects/TosaZeros.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"

using namespace mlir;
using namespace scion::semantics;

static Element zeroOf(Type type) { return APInt::getZero(widthOf(type)); }

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// The reduced axis stays, with size 1. `begin` is what the sum begins with,
/// or it begins with the first element.
static Flow reduce(Operation *op, Value input, uint32_t axis, Combination how,
                   std::optional<Element> begin, Evaluation &in) {
  const Elements *source = in.elements(input);
  if (!source)
    return Flow::Stop;
  Type type = partType(input.getType());
  SmallVector<int64_t, 4> shape(source->shape);
  // The verifier accepts a reduction of a rank-0 tensor along axis 0.
  if (axis >= shape.size())
    return in.undefined("no such axis");
  // The verifier also accepts other types than booleans in reduce_all and
  // reduce_any.
  if (begin && begin->width() != widthOf(type))
    return in.undefined("no numbers of this reduction");
  shape[axis] = 1;
  Elements made(shape, 1, Element::undef(widthOf(type)));
  std::vector<bool> hasBegun(made.list.size());
  std::vector<TosaSum> sums;
  if (begin)
    sums.assign(made.list.size(), TosaSum(how, type, *begin));
  int64_t next = 0;
  bool isFine = forEachPosition(source->shape, [&](ArrayRef<int64_t> position) {
    if (!in.charge(1))
      return false;
    SmallVector<int64_t> at(position);
    at[axis] = 0;
    auto place = size_t(made.at(at));
    const Element &value = source->list[size_t(next++)];
    if (!sums.empty()) {
      sums[place].add(value);
      return true;
    }
    made.list[place] =
        hasBegun[place] ? combineZeros(how, made.list[place], value, type, in)
                        : value;
    hasBegun[place] = true;
    return true;
  });
  if (!isFine)
    return Flow::Stop;
  for (auto [sum, element] : llvm::zip(sums, made.list))
    element = sum.result(in);
  in.set(op->getResult(0), std::move(made));
  return Flow::Next;
}

template <typename Op>
static Flow reduceExtreme(Op op, bool isMax, Evaluation &in) {
  bool ignores = op.getNanMode() == tosa::NanPropagationMode::IGNORE;
  Combination how =
      !isa<FloatType>(operandNumber(op))
          ? (isMax ? Combination::MaxS : Combination::MinS)
      : isMax ? (ignores ? Combination::MaxNum : Combination::Maximum)
              : (ignores ? Combination::MinNum : Combination::Minimum);
  return reduce(op, op.getInput(), op.getAxis(), how, std::nullopt, in);
}

static Element oneOf(Type type) {
  if (auto floating = dyn_cast<FloatType>(type))
    return APFloat::getOne(floating.getFloatSemantics());
  return APInt(widthOf(type), 1);
}

/// Finds the first position of the largest element. NaN counts as the largest
/// or is ignored.
static Flow findLargest(tosa::ArgMaxOp op, Evaluation &in) {
  const Elements *source = in.elements(op.getInput());
  if (!source)
    return Flow::Stop;
  Type type = operandNumber(op);
  bool ignores = op.getNanMode() == tosa::NanPropagationMode::IGNORE;
  auto axis = size_t(op.getAxis());
  unsigned width = widthOf(resultNumber(op));
  SmallVector<int64_t, 4> shape(source->shape);
  if (axis >= shape.size())
    return in.undefined("no such axis");
  shape.erase(shape.begin() + int64_t(axis));
  auto isLarger = [&](const Element &a, const Element &b) {
    if (!isa<FloatType>(type))
      return a.bits().sgt(b.bits());
    APFloat x = asFloat(a, type), y = asFloat(b, type);
    if (x.isNaN() || y.isNaN())
      return ignores ? !x.isNaN() : !y.isNaN();
    return x > y;
  };
  auto placeAt = [&](ArrayRef<int64_t> position) -> std::optional<Datum> {
    SmallVector<int64_t> at(position);
    at.insert(at.begin() + int64_t(axis), 0);
    int64_t best = 0;
    State state = State::Defined;
    std::optional<Element> largest;
    for (int64_t i = 0; i < source->shape[axis]; ++i) {
      at[axis] = i;
      const Element &value = source->list[size_t(source->at(at))];
      if (!in.charge(1))
        return std::nullopt;
      state = worse(state, value.state());
      if (!largest || isLarger(value, *largest)) {
        largest = value;
        best = i;
      }
    }
    return Element(APInt(64, uint64_t(best)).zextOrTrunc(width), state);
  };
  return in.setEach(op.getResult(), shape, placeAt);
}

//===----------------------------------------------------------------------===//
// Rescaling
//===----------------------------------------------------------------------===//

/// The one number of a tensor.
static const Element *single(Value value, Evaluation &in) {
  const Elements *elements = in.elements(value);
  return elements ? &elements->list[0] : nullptr;
}

/// The specification defines apply_scale only for these numbers. Others are
/// unsupported, not undefined: tosa-to-linalg turns products with any shift
/// into this op, and they have a result.
static Element applyScale(tosa::ApplyScaleOp op, ArrayRef<Element> a,
                          Evaluation &in) {
  int64_t value = a[0].asSigned(), factor = a[1].asSigned(),
          shift = a[2].asSigned();
  unsigned width = widthOf(resultNumber(op));
  if (shift < 2 || shift > 62 || factor < 0)
    (void)in.unsupported("a scale out of its range");
  else if (value < -(int64_t(1) << (shift - 1)) || value >= int64_t(1)
                                                                << (shift - 1))
    (void)in.unsupported("a value that is too large for its scale");
  else if (op.getRoundingMode() == tosa::RoundingMode::INEXACT_ROUND)
    (void)in.unsupported("rounding that is not specified");
  if (in.isOver())
    return Element::undef(width);
  bool isDouble = op.getRoundingMode() == tosa::RoundingMode::DOUBLE_ROUND;
  return APInt(64, uint64_t(scaled(value, factor, shift, isDouble)))
      .sextOrTrunc(width);
}

static Flow rescale(tosa::RescaleOp op, Evaluation &in) {
  const Elements *input = in.elements(op.getInput());
  const Elements *multipliers =
      input ? in.elements(op.getMultiplier()) : nullptr;
  const Elements *shifts = multipliers ? in.elements(op.getShift()) : nullptr;
  const Element *zero = shifts ? single(op.getInputZp(), in) : nullptr;
  const Element *outZero = zero ? single(op.getOutputZp(), in) : nullptr;
  if (!outZero)
    return Flow::Stop;
  if (op.getRoundingMode() == tosa::RoundingMode::INEXACT_ROUND)
    return in.unsupported("rounding that is not specified");
  bool isDouble = op.getRoundingMode() == tosa::RoundingMode::DOUBLE_ROUND;
  Type to = resultNumber(op);
  if ((op.getInputUnsigned() && widthOf(operandNumber(op)) == 32) ||
      (op.getOutputUnsigned() && widthOf(to) == 32))
    return in.undefined("an unsigned number of 32 bits");
  auto wide = [](const Element &x, bool isUnsigned) {
    return isUnsigned ? int64_t(x.asUnsigned()) : x.asSigned();
  };
  Elements made;
  made.shape = input->shape;
  size_t channels = input->shape.empty() ? 1 : size_t(input->shape.back());
  for (auto [i, x] : llvm::enumerate(input->list)) {
    size_t channel = op.getPerChannel() ? i % channels : 0;
    const Element &multiplier = multipliers->list[channel],
                  &by = shifts->list[channel];
    State state =
        worse(worse(x.state(), multiplier.state()),
              worse(worse(by.state(), zero->state()), outZero->state()));
    if (!in.charge(1))
      return Flow::Stop;
    if (state != State::Defined) {
      made.list.push_back(Element::bad(widthOf(to), state));
      continue;
    }
    int64_t shift = by.asSigned(), factor = multiplier.asSigned();
    int64_t value =
        wide(x, op.getInputUnsigned()) - wide(*zero, op.getInputUnsigned());
    // A scale out of its range, or a value that is too large for it.
    if (shift < 2 || shift > 62 || factor < 0 ||
        !llvm::isIntN(unsigned(shift), value)) {
      made.list.push_back(Element::poison(widthOf(to)));
      continue;
    }
    int64_t result = scaled(value, factor, shift, isDouble) +
                     wide(*outZero, op.getOutputUnsigned());
    made.list.push_back(saturated(result, to, op.getOutputUnsigned()));
  }
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

namespace scion::semantics {
void registerTosaReductions(Meanings &to) {
  to.add<tosa::ReduceSumOp>([](tosa::ReduceSumOp op, Evaluation &in) {
    return reduce(op, op.getInput(), op.getAxis(), Combination::Add,
                  zeroOf(operandNumber(op)), in);
  });
  to.add<tosa::ReduceProductOp>([](tosa::ReduceProductOp op, Evaluation &in) {
    return reduce(op, op.getInput(), op.getAxis(), Combination::Mul,
                  oneOf(operandNumber(op)), in);
  });
  to.add<tosa::ReduceAllOp>([](tosa::ReduceAllOp op, Evaluation &in) {
    return reduce(op, op.getInput(), op.getAxis(), Combination::And,
                  Element::boolean(true), in);
  });
  to.add<tosa::ReduceAnyOp>([](tosa::ReduceAnyOp op, Evaluation &in) {
    return reduce(op, op.getInput(), op.getAxis(), Combination::Or,
                  Element::boolean(false), in);
  });
  to.add<tosa::ReduceMaxOp>([](tosa::ReduceMaxOp op, Evaluation &in) {
    return reduceExtreme(op, true, in);
  });
  to.add<tosa::ReduceMinOp>([](tosa::ReduceMinOp op, Evaluation &in) {
    return reduceExtreme(op, false, in);
  });
  to.add<tosa::ArgMaxOp>(
      [](tosa::ArgMaxOp op, Evaluation &in) { return findLargest(op, in); });
  addElementwise<tosa::ApplyScaleOp>(
      to, [](tosa::ApplyScaleOp op, ArrayRef<Element> a, Evaluation &in) {
        return applyScale(op, a, in);
      });
  to.add<tosa::RescaleOp>(
      [](tosa::RescaleOp op, Evaluation &in) { return rescale(op, in); });
}
} // namespace scion::semantics
