//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Elementwise ops of StableHLO by its specification. Integers wrap. A result
// that the specification leaves to the implementation is poison, or undefined
// behaviour if it is for the TOSA op that the op lowers to (a quotient by
// zero); the hazards of Hazards.cpp repair both. Functions without a guaranteed
// accuracy have unspecified results.
//
//===----------------------------------------------------------------------===//

#include "Values.h"

#include "harness/semantics/Combine.h"
#include "harness/semantics/Floats.h"
#include "harness/semantics/Integers.h"

#include "stablehlo/dialect/StablehloOps.h"

using namespace mlir;
using namespace scion::semantics;
using namespace scion::stablehlo;
namespace shlo = mlir::stablehlo;

using Arguments = ArrayRef<Element>;

//===----------------------------------------------------------------------===//
// Two numbers
//===----------------------------------------------------------------------===//

static Element add(Arguments a, Type type, Evaluation &) {
  return combine(type.isInteger(1) ? Combination::Or : Combination::Add, a[0],
                 a[1], type);
}

static Element subtract(Arguments a, Type type, Evaluation &) {
  if (isa<FloatType>(type))
    return ofFloat(asFloat(a[0], type) - asFloat(a[1], type));
  return a[0].bits() - a[1].bits();
}

static Element multiply(Arguments a, Type type, Evaluation &) {
  return combine(Combination::Mul, a[0], a[1], type);
}

static Element larger(Arguments a, Type type, Evaluation &) {
  return combine(isa<FloatType>(type) ? Combination::Maximum
                 : isUnsigned(type)   ? Combination::MaxU
                                      : Combination::MaxS,
                 a[0], a[1], type);
}

static Element smaller(Arguments a, Type type, Evaluation &) {
  return combine(isa<FloatType>(type) ? Combination::Minimum
                 : isUnsigned(type)   ? Combination::MinU
                                      : Combination::MinS,
                 a[0], a[1], type);
}

static Element conjunction(Arguments a, Type, Evaluation &) {
  return a[0].bits() & a[1].bits();
}
static Element disjunction(Arguments a, Type, Evaluation &) {
  return a[0].bits() | a[1].bits();
}
static Element difference(Arguments a, Type, Evaluation &) {
  return a[0].bits() ^ a[1].bits();
}

static bool hasNoQuotient(const APInt &x, const APInt &y, Type type) {
  return y.isZero() ||
         (!isUnsigned(type) && x.isMinSignedValue() && y.isAllOnes());
}

/// Ends the run as undefined: poison would not be enough, because the TOSA ops
/// that these ops lower to have undefined behaviour.
static Element noResult(Evaluation &in, const char *why, unsigned width) {
  (void)in.undefined(why);
  return Element::poison(width);
}

static Element divide(Arguments a, Type type, Evaluation &in) {
  if (isa<FloatType>(type))
    return ofFloat(asFloat(a[0], type) / asFloat(a[1], type));
  const APInt &x = a[0].bits(), &y = a[1].bits();
  if (hasNoQuotient(x, y, type))
    return noResult(in, "no quotient", x.getBitWidth());
  return isUnsigned(type) ? x.udiv(y) : x.sdiv(y);
}

static Element remainder(Arguments a, Type type, Evaluation &in) {
  if (isa<FloatType>(type)) {
    APFloat value = asFloat(a[0], type);
    value.mod(asFloat(a[1], type));
    return ofFloat(value);
  }
  const APInt &x = a[0].bits(), &y = a[1].bits();
  if (hasNoQuotient(x, y, type))
    return noResult(in, "no quotient", x.getBitWidth());
  return isUnsigned(type) ? x.urem(y) : x.srem(y);
}

/// A negative exponent has no result among the integers.
static Element power(Arguments a, Type type, Evaluation &in) {
  if (isa<FloatType>(type))
    return in.unspecified(widthOf(type));
  const APInt &x = a[0].bits(), &y = a[1].bits();
  if (!isUnsigned(type) && y.isNegative())
    return Element::poison(x.getBitWidth());
  APInt result(x.getBitWidth(), 1), square = x;
  for (APInt left = y; !left.isZero(); left.lshrInPlace(1)) {
    if (left[0])
      result *= square;
    square *= square;
  }
  return result;
}

template <typename Shift>
static Element shift(Arguments a, Evaluation &in, Shift by) {
  const APInt &x = a[0].bits(), &y = a[1].bits();
  if (y.uge(x.getBitWidth()))
    return noResult(in, "a shift by the width or more", x.getBitWidth());
  return by(x, unsigned(y.getZExtValue()));
}
static Element shiftLeft(Arguments a, Type, Evaluation &in) {
  return shift(a, in, [](const APInt &x, unsigned by) { return x.shl(by); });
}
static Element shiftArithmetic(Arguments a, Type, Evaluation &in) {
  return shift(a, in, [](const APInt &x, unsigned by) { return x.ashr(by); });
}
static Element shiftLogical(Arguments a, Type, Evaluation &in) {
  return shift(a, in, [](const APInt &x, unsigned by) { return x.lshr(by); });
}

static Element unspecified(Arguments, Type type, Evaluation &in) {
  return in.unspecified(widthOf(type));
}

BinaryKernel scion::stablehlo::binaryKernel(StringRef name) {
  return llvm::StringSwitch<BinaryKernel>(name)
      .Case("add", add)
      .Case("subtract", subtract)
      .Case("multiply", multiply)
      .Case("divide", divide)
      .Case("remainder", remainder)
      .Case("maximum", larger)
      .Case("minimum", smaller)
      .Case("and", conjunction)
      .Case("or", disjunction)
      .Case("xor", difference)
      .Case("power", power)
      .Case("atan2", unspecified)
      .Case("shift_left", shiftLeft)
      .Case("shift_right_arithmetic", shiftArithmetic)
      .Case("shift_right_logical", shiftLogical)
      .Default(nullptr);
}

static Flow runBinary(Operation *op, Evaluation &in) {
  if (!isPlain(op))
    return runReference(op, in);
  BinaryKernel kernel = binaryKernel(op->getName().stripDialect());
  Type type = operandNumber(op);
  // Of booleans only these are specified.
  if (type.isInteger(1) &&
      !isa<shlo::AddOp, shlo::MulOp, shlo::MaxOp, shlo::MinOp, shlo::AndOp,
           shlo::OrOp, shlo::XorOp>(op))
    return in.unsupported("arithmetic of booleans");
  return each(op, in,
              [&](Arguments a, Evaluation &in) { return kernel(a, type, in); });
}

static bool compare(shlo::CompareOp op, Arguments a, Type type) {
  // Numbers of predicates as arith has them, by direction.
  static constexpr unsigned integers[] = {0, 1, 5, 4, 3, 2},
                            floats[] = {1, 13, 3, 2, 5, 4};
  auto direction = unsigned(op.getComparisonDirection());
  if (isa<FloatType>(type))
    return compareFloats(floats[direction], asFloat(a[0], type),
                         asFloat(a[1], type));
  unsigned predicate = integers[direction];
  if (isUnsigned(type) && predicate > 1)
    predicate += 4;
  return compareIntegers(predicate, a[0].bits(), a[1].bits());
}

//===----------------------------------------------------------------------===//
// One number
//===----------------------------------------------------------------------===//

static Element absolute(const Element &x, Type type) {
  if (isa<FloatType>(type))
    return Element(llvm::abs(asFloat(x, type)));
  return x.bits().abs();
}

static Element sign(const Element &x, Type type) {
  if (!isa<FloatType>(type)) {
    const APInt &bits = x.bits();
    return bits.isZero()       ? bits
           : bits.isNegative() ? APInt::getAllOnes(bits.getBitWidth())
                               : APInt(bits.getBitWidth(), 1);
  }
  APFloat value = asFloat(x, type);
  if (value.isNaN() || value.isZero())
    return ofFloat(value);
  return Element(APFloat::getOne(value.getSemantics(), value.isNegative()));
}

/// Truncates integers and rounds floats, as every lowering does. A float that
/// does not fit the integer type becomes poison.
static Element convertNumber(const Element &x, Type from, Type to) {
  unsigned width = widthOf(to);
  if (isa<FloatType>(from)) {
    APFloat value = asFloat(x, from);
    if (isa<FloatType>(to))
      return convert(value, to);
    if (width == 1)
      return Element::boolean(value.isNaN() || !value.isZero());
    return toInteger(value, !isUnsigned(to), width);
  }
  if (isa<FloatType>(to))
    return fromInteger(x.bits(), !isUnsigned(from), to);
  if (width == 1)
    return Element::boolean(!x.bits().isZero());
  return isUnsigned(from) ? x.bits().zextOrTrunc(width)
                          : x.bits().sextOrTrunc(width);
}

template <typename Op>
static void addRounding(Meanings &to) {
  addEach<Op>(to, [](Op op, Arguments a, Evaluation &) {
    return toIntegral(
        asFloat(a[0], operandNumber(op)),
        std::is_same_v<Op, shlo::CeilOp>    ? APFloat::rmTowardPositive
        : std::is_same_v<Op, shlo::FloorOp> ? APFloat::rmTowardNegative
        : std::is_same_v<Op, shlo::RoundOp> ? APFloat::rmNearestTiesToAway
                                            : toNearest);
  });
}

/// Adds functions whose accuracy is left to the implementation.
template <typename... Ops>
static void addInexact(Meanings &to) {
  (addEach<Ops>(to,
                [](Ops op, Arguments, Evaluation &in) {
                  return in.unspecified(widthOf(resultNumber(op)));
                }),
   ...);
}

static void addUnary(Meanings &to) {
  addEach<shlo::AbsOp>(to, [](shlo::AbsOp op, Arguments a, Evaluation &) {
    return absolute(a[0], operandNumber(op));
  });
  addEach<shlo::NegOp>(to, [](shlo::NegOp op, Arguments a, Evaluation &) {
    Type type = operandNumber(op);
    return isa<FloatType>(type) ? Element(-asFloat(a[0], type))
                                : Element(-a[0].bits());
  });
  addEach<shlo::SignOp>(to, [](shlo::SignOp op, Arguments a, Evaluation &) {
    return sign(a[0], operandNumber(op));
  });
  addEach<shlo::NotOp>(to,
                       [](shlo::NotOp, Arguments a, Evaluation &) -> Element {
                         return ~a[0].bits();
                       });
  addEach<shlo::PopulationCountOp>(
      to, [](shlo::PopulationCountOp, Arguments a, Evaluation &) -> Element {
        return countOnes(a[0].bits());
      });
  addEach<shlo::ClzOp>(to,
                       [](shlo::ClzOp, Arguments a, Evaluation &) -> Element {
                         return countLeadingZeros(a[0].bits());
                       });
  addEach<shlo::IsFiniteOp>(
      to, [](shlo::IsFiniteOp op, Arguments a, Evaluation &) {
        return Element::boolean(asFloat(a[0], operandNumber(op)).isFinite());
      });
  addEach<shlo::ConvertOp>(
      to, [](shlo::ConvertOp op, Arguments a, Evaluation &) {
        return convertNumber(a[0], operandNumber(op), resultNumber(op));
      });
  addEach<shlo::SqrtOp>(to, [](shlo::SqrtOp op, Arguments a, Evaluation &in) {
    Type type = operandNumber(op);
    return squareRoot(a[0], type).value_or(in.unspecified(widthOf(type)));
  });
  addRounding<shlo::CeilOp>(to);
  addRounding<shlo::FloorOp>(to);
  addRounding<shlo::RoundOp>(to);
  addRounding<shlo::RoundNearestEvenOp>(to);
  addInexact<shlo::CbrtOp, shlo::CosineOp, shlo::ExpOp, shlo::Expm1Op,
             shlo::LogOp, shlo::Log1pOp, shlo::LogisticOp, shlo::RsqrtOp,
             shlo::SineOp, shlo::TanOp, shlo::TanhOp>(to);
}

//===----------------------------------------------------------------------===//
// Three numbers
//===----------------------------------------------------------------------===//

/// The operand that is not selected may be poison.
static Flow select(shlo::SelectOp op, Evaluation &in) {
  if (!isPlain(op))
    return runReference(op, in);
  return each(
      op, in,
      [](Arguments a, Evaluation &) {
        if (!a[0].isDefined())
          return Element::bad(a[1].width(), a[0].state());
        return a[0].bits().isZero() ? a[2] : a[1];
      },
      /*seesPoison=*/true);
}

void scion::stablehlo::addElementwise(Meanings &to) {
  for (StringRef name :
       {"add", "subtract", "multiply", "divide", "remainder", "maximum",
        "minimum", "and", "or", "xor", "power", "atan2", "shift_left",
        "shift_right_arithmetic", "shift_right_logical"})
    to.add(("stablehlo." + name).str(), runBinary);
  to.add<shlo::CompareOp>([](shlo::CompareOp op, Evaluation &in) {
    if (!isPlain(op))
      return runReference(op, in);
    if (op.getCompareType() == shlo::ComparisonType::TOTALORDER)
      return in.unsupported("a comparison by total order");
    Type type = operandNumber(op);
    return each(op, in, [&](Arguments a, Evaluation &) {
      return Element::boolean(compare(op, a, type));
    });
  });
  addEach<shlo::ClampOp>(to, [](shlo::ClampOp op, Arguments a, Evaluation &in) {
    Type type = operandNumber(op);
    return smaller({larger({a[1], a[0]}, type, in), a[2]}, type, in);
  });
  to.add<shlo::SelectOp>(
      [](shlo::SelectOp op, Evaluation &in) { return select(op, in); });
  addUnary(to);
}
