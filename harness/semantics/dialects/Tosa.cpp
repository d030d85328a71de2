//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// tosa, element by element, by its specification. Integers wrap where the
// specification requires that nothing overflows: all users of the dialect rely
// on it. Everything else that it leaves open is undefined.
//
// One idea: a table, a line for most ops.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Combine.h"
#include "harness/semantics/Floats.h"
#include "harness/semantics/Integers.h"
#include "harness/semantics/Lift.h"
#include "harness/semantics/Places.h"
#include "harness/semantics/dialects/TosaZeros.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"

using namespace mlir;
using namespace scion::semantics;

using Arguments = ArrayRef<Element>;

//===----------------------------------------------------------------------===//
// Broadcasting
//===----------------------------------------------------------------------===//

/// Executes an op with one result element by element; dimensions of size 1 are
/// repeated. Something bad in any operand makes the element bad, unless
/// `seesBad`.
static Flow
broadcast(Operation *op, Evaluation &in,
          llvm::function_ref<Element(Arguments, Evaluation &)> kernel,
          bool seesBad = false, unsigned numOperands = ~0u) {
  SmallVector<const Elements *> operands;
  SmallVector<int64_t, 4> shape;
  for (Value value : op->getOperands().take_front(
           std::min(numOperands, op->getNumOperands()))) {
    const Elements *elements = in.elements(value);
    if (!elements)
      return Flow::Stop;
    if (!operands.empty() && elements->shape.size() != shape.size())
      return in.unsupported("operands of different ranks");
    if (operands.empty())
      shape.assign(elements->shape.begin(), elements->shape.end());
    for (auto [size, other] : llvm::zip_equal(shape, elements->shape)) {
      if (size != other && size != 1 && other != 1)
        return in.undefined("operands of different sizes");
      size = size == 1 ? other : size;
    }
    operands.push_back(elements);
  }
  unsigned width = widthOf(resultNumber(op));
  SmallVector<Element, 3> arguments;
  SmallVector<int64_t, 4> at;
  auto elementAt = [&](ArrayRef<int64_t> position) -> std::optional<Datum> {
    if (!in.charge(1))
      return std::nullopt;
    arguments.clear();
    State state = State::Defined;
    for (const Elements *operand : operands) {
      at.assign(position.begin(), position.end());
      for (auto [number, size] : llvm::zip_equal(at, operand->shape))
        number = size == 1 ? 0 : number;
      arguments.push_back(operand->list[size_t(operand->at(at))]);
      state = worse(state, arguments.back().state());
    }
    Element made = state == State::Defined || seesBad
                       ? kernel(arguments, in)
                       : Element::bad(width, state);
    return in.isOver() ? std::nullopt : std::optional<Datum>(std::move(made));
  };
  return in.setEach(op->getResult(0), shape, elementAt);
}

template <typename Op, typename Kernel>
static void addBroadcast(Meanings &to, Kernel) {
  static_assert(std::is_empty_v<Kernel>);
  to.add<Op>([](Op op, Evaluation &in) {
    return broadcast(op, in, [&](Arguments a, Evaluation &in) -> Element {
      return Kernel{}(op, a, in);
    });
  });
}

#define COMBINED(OP, HOW)                                                      \
  addBroadcast<OP>(to, [](OP op, Arguments a, Evaluation &) {                  \
    return combine(Combination::HOW, a[0], a[1], operandNumber(op));           \
  })

#define INTEGERS(OP, VALUE)                                                    \
  addBroadcast<OP>(to, [](OP, Arguments a, Evaluation &) -> Element {          \
    const APInt &x = a[0].bits(), &y = a.back().bits();                        \
    (void)y;                                                                   \
    return VALUE;                                                              \
  })

#define FLOATS(OP, VALUE)                                                      \
  addBroadcast<OP>(to, [](OP op, Arguments a, Evaluation &in) -> Element {     \
    if (!isa<FloatType>(operandNumber(op))) {                                  \
      (void)in.unsupported("the function on this type");                       \
      return a[0];                                                             \
    }                                                                          \
    APFloat x = asFloat(a[0], operandNumber(op));                              \
    return VALUE;                                                              \
  })

//===----------------------------------------------------------------------===//
// Integers and floats
//===----------------------------------------------------------------------===//

/// Returns the larger or smaller number; `mode` decides about NaN.
template <bool isMax>
static Element extreme(Arguments a, Type type, tosa::NanPropagationMode mode,
                       Evaluation &in) {
  if (!isa<FloatType>(type))
    return combine(isMax ? Combination::MaxS : Combination::MinS, a[0], a[1],
                   type);
  bool ignores = mode == tosa::NanPropagationMode::IGNORE;
  return combineZeros(
      isMax ? (ignores ? Combination::MaxNum : Combination::Maximum)
            : (ignores ? Combination::MinNum : Combination::Minimum),
      a[0], a[1], type, in);
}

template <typename Op>
static Element compare(Op op, Arguments a, uint64_t integers, uint64_t floats) {
  Type type = operandNumber(op);
  if (isa<FloatType>(type))
    return Element::boolean(
        compareFloats(floats, asFloat(a[0], type), asFloat(a[1], type)));
  return Element::boolean(compareIntegers(integers, a[0].bits(), a[1].bits()));
}

static Element absolute(tosa::AbsOp op, Arguments a) {
  Type type = operandNumber(op);
  if (isa<FloatType>(type))
    return Element(llvm::abs(asFloat(a[0], type)));
  return a[0].bits().abs();
}

/// Without zero points. The smallest number saturates; of 32 bits, where the
/// specification calculates without a wider type, the result is not specified.
static Flow negate(tosa::NegateOp op, Evaluation &in) {
  Type type = operandNumber(op);
  if (isa<FloatType>(type))
    return broadcast(
        op, in,
        [&](Arguments a, Evaluation &) {
          return Element(-asFloat(a[0], type));
        },
        false, 1);
  const Elements *inZero = in.elements(op.getInput1Zp());
  const Elements *outZero = inZero ? in.elements(op.getOutputZp()) : nullptr;
  if (!outZero)
    return Flow::Stop;
  if (!inZero->list[0].isDefined() || !outZero->list[0].isDefined())
    return in.undefined("a zero point that is poison");
  if (!inZero->list[0].bits().isZero() || !outZero->list[0].bits().isZero())
    return in.unsupported("negation with zero points");
  return broadcast(
      op, in,
      [](Arguments a, Evaluation &) {
        unsigned width = a[0].width();
        return !a[0].bits().isMinSignedValue() ? Element(-a[0].bits())
               : width < 32 ? Element(APInt::getSignedMaxValue(width))
                            : Element::undef(width);
      },
      false, 1);
}

static Element clamp(tosa::ClampOp op, Arguments a) {
  Type type = operandNumber(op);
  if (auto low = dyn_cast<FloatAttr>(op.getMinVal())) {
    APFloat least = low.getValue(),
            most = cast<FloatAttr>(op.getMaxVal()).getValue();
    APFloat x = asFloat(a[0], type);
    // If NaN is ignored, the specification computes max(NaN, least), which is
    // least.
    if (x.isNaN())
      return op.getNanMode() == tosa::NanPropagationMode::IGNORE
                 ? Element(least)
                 : ofFloat(x);
    return ofFloat(llvm::minimum(llvm::maximum(x, least), most));
  }
  APInt least = cast<IntegerAttr>(op.getMinVal()).getValue(),
        most = cast<IntegerAttr>(op.getMaxVal()).getValue();
  const APInt &x = a[0].bits();
  bool isUnsigned = type.isUnsignedInteger();
  auto less = [&](const APInt &p, const APInt &q) {
    return isUnsigned ? p.ult(q) : p.slt(q);
  };
  APInt raised = less(x, least) ? least : x;
  return less(most, raised) ? most : raised;
}

/// i32 products are shifted back, rounded.
static Flow multiply(tosa::MulOp op, Evaluation &in) {
  Type type = operandNumber(op), to = resultNumber(op);
  if (isa<FloatType>(type))
    return broadcast(
        op, in,
        [&](Arguments a, Evaluation &) {
          return combine(Combination::Mul, a[0], a[1], type);
        },
        false, 2);
  const Elements *shiftBy = in.elements(op.getShift());
  if (!shiftBy)
    return Flow::Stop;
  const Element &by = shiftBy->list[0];
  // -1 where the product is poison: MLIR may compute it where nobody uses it.
  int64_t shift = by.isDefined() && by.asUnsigned() < 64 ? by.asSigned() : -1;
  unsigned wide = 2 * widthOf(type) + 64; // no product overflows
  return broadcast(
      op, in,
      [&](Arguments a, Evaluation &) -> Element {
        if (shift < 0)
          return Element::poison(widthOf(to));
        APInt product = a[0].bits().sext(wide) * a[1].bits().sext(wide);
        if (shift > 0)
          product = (product + APInt(wide, 1).shl(unsigned(shift - 1)))
                        .ashr(unsigned(shift));
        return product.sextOrTrunc(widthOf(to));
      },
      false, 2);
}

/// By the width or more, poison: MLIR moves shifts out of loops that do not
/// run, for they have no effects.
static Element shift(Arguments a, bool isLeft, bool isArithmetic, bool round) {
  const APInt &x = a[0].bits();
  if (a[1].bits().uge(x.getBitWidth()))
    return Element::poison(x.getBitWidth());
  auto by = unsigned(a[1].bits().getZExtValue());
  if (isLeft)
    return x.shl(by);
  APInt value = isArithmetic ? x.ashr(by) : x.lshr(by);
  if (round && by > 0 && x[by - 1])
    ++value;
  return value;
}

static Element divide(Arguments a, Evaluation &in) {
  const APInt &x = a[0].bits(), &y = a[1].bits();
  if (y.isZero())
    (void)in.undefined("division by zero");
  else if (x.isMinSignedValue() && y.isAllOnes())
    (void)in.undefined("division overflows");
  return in.isOver() ? a[0] : Element(x.sdiv(y));
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

/// A float becomes the nearest integer in the range of the type. The result for
/// NaN is open.
static Element castNumber(const Element &x, Type from, Type to) {
  unsigned width = widthOf(to);
  if (isa<FloatType>(from) && isa<FloatType>(to))
    return convert(asFloat(x, from), to);
  if (isa<FloatType>(from)) {
    APFloat value = asFloat(x, from);
    if (width == 1)
      return Element::boolean(value.isNaN() || !value.isZero());
    if (value.isNaN())
      return Element::undef(width);
    // Saturates by itself.
    llvm::APSInt integer(width, to.isUnsignedInteger());
    bool isExact;
    (void)value.convertToInteger(integer, toNearest, &isExact);
    return Element(APInt(integer));
  }
  if (isa<FloatType>(to))
    return fromInteger(x.bits(), x.width() != 1 && !from.isUnsignedInteger(),
                       to);
  if (width == 1)
    return Element::boolean(!x.bits().isZero());
  return x.width() == 1 || from.isUnsignedInteger()
             ? x.bits().zextOrTrunc(width)
             : x.bits().sextOrTrunc(width);
}

/// i8: an entry for each value. i16: 9 bits choose two entries, 7 bits are
/// between them.
static Flow lookUp(tosa::TableOp op, Evaluation &in) {
  const Elements *input = in.elements(op.getInput1());
  const Elements *table = input ? in.elements(op.getTable()) : nullptr;
  if (!table)
    return Flow::Stop;
  unsigned width = widthOf(operandNumber(op)), to = widthOf(resultNumber(op));
  if (width != 8 && width != 16)
    return in.unsupported("a table for this type");
  Elements made;
  made.shape = input->shape;
  auto entry = [&](int64_t i) {
    return i < 0 || size_t(i) >= table->list.size()
               ? Element::poison(widthOf(partType(op.getTable().getType())))
               : table->list[size_t(i)];
  };
  for (const Element &x : input->list) {
    if (!x.isDefined()) {
      made.list.push_back(Element::bad(to, x.state()));
      continue;
    }
    int64_t value = x.asSigned();
    if (width == 8) {
      made.list.push_back(entry(value + 128));
      continue;
    }
    int64_t index = (value + 32768) >> 7, part = value & 127;
    Element base = entry(index), next = entry(index + 1);
    State state = worse(base.state(), next.state());
    int64_t result =
        base.asSigned() * 128 + (next.asSigned() - base.asSigned()) * part;
    made.list.push_back(
        Element(APInt(64, uint64_t(result)).sextOrTrunc(to), state));
  }
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// A function whose last bits the C library decides.
static Flow callFunction(Operation *op, StringRef name, Evaluation &in) {
  const FloatFunction *function = findFloatFunction(name);
  if (!function)
    return in.unsupported("this function");
  Type type = operandNumber(op);
  return broadcast(op, in, [&](Arguments a, Evaluation &in) {
    std::optional<Element> value = apply(*function, a, type);
    if (!value)
      (void)in.unsupported("the function on this type");
    return value.value_or(a[0]);
  });
}

template <typename... Ops>
static void addFunctions(Meanings &to) {
  (to.add(Ops::getOperationName(),
          [](Operation *op, Evaluation &in) {
            StringRef name = op->getName().stripDialect();
            return callFunction(op, name, in);
          }),
   ...);
}

static Element one(Type type) {
  return APFloat::getOne(cast<FloatType>(type).getFloatSemantics());
}

static Flow sigmoid(tosa::SigmoidOp op, Evaluation &in) {
  const FloatFunction *exp = findFloatFunction("exp");
  Type type = operandNumber(op);
  return broadcast(op, in, [&](Arguments a, Evaluation &in) -> Element {
    std::optional<Element> power =
        isa<FloatType>(type) ? apply(*exp, Element(-asFloat(a[0], type)), type)
                             : std::nullopt;
    if (!power) {
      (void)in.unsupported("the function on this type");
      return a[0];
    }
    APFloat unit = asFloat(one(type), type);
    return ofFloat(unit / (unit + asFloat(*power, type)));
  });
}

static Flow rsqrt(tosa::RsqrtOp op, Evaluation &in) {
  Type type = operandNumber(op);
  return broadcast(op, in, [&](Arguments a, Evaluation &in) -> Element {
    std::optional<Element> root = squareRoot(a[0], type);
    if (!root) {
      (void)in.unsupported("the function on this type");
      return a[0];
    }
    return ofFloat(asFloat(one(type), type) / asFloat(*root, type));
  });
}

static void addNumbers(Meanings &to) {
  COMBINED(tosa::AddOp, Add);
  addBroadcast<tosa::SubOp>(
      to, [](tosa::SubOp op, Arguments a, Evaluation &) -> Element {
        Type type = operandNumber(op);
        if (isa<FloatType>(type))
          return ofFloat(asFloat(a[0], type) - asFloat(a[1], type));
        return a[0].bits() - a[1].bits();
      });
  addBroadcast<tosa::MaximumOp>(
      to, [](tosa::MaximumOp op, Arguments a, Evaluation &in) {
        return extreme<true>(a, operandNumber(op), op.getNanMode(), in);
      });
  addBroadcast<tosa::MinimumOp>(
      to, [](tosa::MinimumOp op, Arguments a, Evaluation &in) {
        return extreme<false>(a, operandNumber(op), op.getNanMode(), in);
      });
  addBroadcast<tosa::AbsOp>(to, [](tosa::AbsOp op, Arguments a, Evaluation &) {
    return absolute(op, a);
  });
  addBroadcast<tosa::ClampOp>(to, [](tosa::ClampOp op, Arguments a,
                                     Evaluation &) { return clamp(op, a); });
  to.add<tosa::NegateOp>(
      [](tosa::NegateOp op, Evaluation &in) { return negate(op, in); });
  to.add<tosa::MulOp>(
      [](tosa::MulOp op, Evaluation &in) { return multiply(op, in); });
  addBroadcast<tosa::IntDivOp>(to,
                               [](tosa::IntDivOp, Arguments a, Evaluation &in) {
                                 return divide(a, in);
                               });
  addBroadcast<tosa::EqualOp>(to,
                              [](tosa::EqualOp op, Arguments a, Evaluation &) {
                                return compare(op, a, /*eq*/ 0, /*oeq*/ 1);
                              });
  addBroadcast<tosa::GreaterOp>(
      to, [](tosa::GreaterOp op, Arguments a, Evaluation &) {
        return compare(op, a, /*sgt*/ 4, /*ogt*/ 2);
      });
  addBroadcast<tosa::GreaterEqualOp>(
      to, [](tosa::GreaterEqualOp op, Arguments a, Evaluation &) {
        return compare(op, a, /*sge*/ 5, /*oge*/ 3);
      });
}

static void addBits(Meanings &to) {
  INTEGERS(tosa::BitwiseAndOp, x & y);
  INTEGERS(tosa::BitwiseOrOp, x | y);
  INTEGERS(tosa::BitwiseXorOp, x ^ y);
  INTEGERS(tosa::BitwiseNotOp, ~x);
  INTEGERS(tosa::LogicalAndOp, x & y);
  INTEGERS(tosa::LogicalOrOp, x | y);
  INTEGERS(tosa::LogicalXorOp, x ^ y);
  INTEGERS(tosa::LogicalNotOp, ~x);
  INTEGERS(tosa::ClzOp, APInt(x.getBitWidth(), x.countl_zero()));
  addBroadcast<tosa::LogicalLeftShiftOp>(
      to, [](tosa::LogicalLeftShiftOp, Arguments a, Evaluation &) {
        return shift(a, true, false, false);
      });
  addBroadcast<tosa::LogicalRightShiftOp>(
      to, [](tosa::LogicalRightShiftOp, Arguments a, Evaluation &) {
        return shift(a, false, false, false);
      });
  addBroadcast<tosa::ArithmeticRightShiftOp>(
      to, [](tosa::ArithmeticRightShiftOp op, Arguments a, Evaluation &) {
        return shift(a, false, true, op.getRound());
      });
}

namespace scion::semantics {
void registerTosa(Meanings &to) {
  to.checkResults("tosa");
  to.add<tosa::ConstOp>([](tosa::ConstOp op, Evaluation &in) {
    std::optional<Datum> datum = datumOf(op.getValues(), op.getType());
    if (!datum)
      return in.unsupported("a constant of this kind");
    in.set(op.getResult(), std::move(*datum));
    return Flow::Next;
  });
  addNumbers(to);
  addBits(to);
  FLOATS(tosa::CeilOp, toIntegral(x, APFloat::rmTowardPositive));
  FLOATS(tosa::FloorOp, toIntegral(x, APFloat::rmTowardNegative));
  FLOATS(tosa::ReciprocalOp,
         ofFloat(asFloat(one(operandNumber(op)), operandNumber(op)) / x));
  addFunctions<tosa::ExpOp, tosa::LogOp, tosa::SinOp, tosa::CosOp, tosa::TanhOp,
               tosa::ErfOp, tosa::PowOp>(to);
  to.add<tosa::SigmoidOp>(
      [](tosa::SigmoidOp op, Evaluation &in) { return sigmoid(op, in); });
  to.add<tosa::RsqrtOp>(
      [](tosa::RsqrtOp op, Evaluation &in) { return rsqrt(op, in); });
  addBroadcast<tosa::CastOp>(
      to, [](tosa::CastOp op, Arguments a, Evaluation &in) {
        // MLIR's fold says -1 for true, its lowering 1.
        if (a[0].width() == 1 && isa<FloatType>(resultNumber(op)))
          (void)in.unsupported("i1 as a float, which is not specified");
        return castNumber(a[0], operandNumber(op), resultNumber(op));
      });
  to.add<tosa::TableOp>(
      [](tosa::TableOp op, Evaluation &in) { return lookUp(op, in); });
  // The value that is not chosen may be poison.
  to.add<tosa::SelectOp>([](tosa::SelectOp op, Evaluation &in) {
    return broadcast(
        op, in,
        [](Arguments a, Evaluation &) {
          if (!a[0].isDefined())
            return Element::bad(a[1].width(), a[0].state());
          return a[0].bits().isZero() ? a[2] : a[1];
        },
        /*seesBad=*/true);
  });
  to.add<tosa::IdentityOp>([](tosa::IdentityOp op, Evaluation &in) {
    in.set(op.getResult(), in.get(op.getInput1()));
    return Flow::Next;
  });
}
} // namespace scion::semantics
