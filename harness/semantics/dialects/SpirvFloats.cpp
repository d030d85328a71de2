//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// spirv: floats and conversions of numbers. Results are rounded to nearest. An
// implementation may flush denormal numbers, and only needs to approximate a
// quotient: where that could show, the result is not specified.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Floats.h"
#include "harness/semantics/Lift.h"
#include "harness/semantics/Signs.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

using namespace mlir;
using namespace scion::semantics;

using Arguments = ArrayRef<Element>;

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

/// A result, unless an operand or the result is a denormal number.
static Element settled(const APFloat &value,
                       std::initializer_list<APFloat> from, Evaluation &in) {
  bool mayFlush =
      value.isDenormal() ||
      llvm::any_of(from, [](const APFloat &one) { return one.isDenormal(); });
  Element made = ofFloat(value);
  return mayFlush ? in.unspecified(made.width()) : made;
}

/// Ops on two floats; `COMPUTE` changes x.
#define FLOATS(OP, COMPUTE)                                                    \
  addElementwise<spirv::OP>(                                                   \
      to, [](spirv::OP op, Arguments a, Evaluation &in) {                      \
        Type type = resultNumber(op);                                          \
        APFloat left = asFloat(a[0], type), y = asFloat(a[1], type), x = left; \
        COMPUTE;                                                               \
        return settled(x, {left, y}, in);                                      \
      })

static Element quotient(Type type, Arguments a, Evaluation &in) {
  APFloat x = asFloat(a[0], type), y = asFloat(a[1], type), made = x;
  APFloat::opStatus status = made.divide(y, toNearest);
  if (y.isZero() || status != APFloat::opOK)
    return in.unspecified(a[0].width());
  return settled(made, {x, y}, in);
}

/// The remainder has the sign of the first operand, or with `isModulo` that of
/// the second. The sign of a zero is not specified.
static Element remainder(Type type, Arguments a, bool isModulo,
                         Evaluation &in) {
  APFloat x = asFloat(a[0], type), y = asFloat(a[1], type), made = x;
  if (!x.isFinite() || !y.isFinite() || y.isZero())
    return in.unspecified(a[0].width());
  made.mod(y);
  if (made.isZero())
    return in.unspecified(a[0].width());
  if (isModulo && made.isNegative() != y.isNegative() &&
      made.add(y, toNearest) != APFloat::opOK)
    return in.unspecified(a[0].width());
  return settled(made, {x, y}, in);
}

static void addArithmetic(Meanings &to) {
  FLOATS(FAddOp, x.add(y, toNearest));
  FLOATS(FSubOp, x.subtract(y, toNearest));
  FLOATS(FMulOp, x.multiply(y, toNearest));
  addElementwise<spirv::FDivOp>(
      to, [](spirv::FDivOp op, Arguments a, Evaluation &in) {
        return quotient(resultNumber(op), a, in);
      });
  addElementwise<spirv::FRemOp>(
      to, [](spirv::FRemOp op, Arguments a, Evaluation &in) {
        return remainder(resultNumber(op), a, /*isModulo=*/false, in);
      });
  addElementwise<spirv::FModOp>(
      to, [](spirv::FModOp op, Arguments a, Evaluation &in) {
        return remainder(resultNumber(op), a, /*isModulo=*/true, in);
      });
  addElementwise<spirv::FNegateOp>(
      to, [](spirv::FNegateOp op, Arguments a, Evaluation &in) -> Element {
        APFloat x = asFloat(a[0], resultNumber(op));
        return settled(-x, {x}, in);
      });
  addElementwise<spirv::VectorTimesScalarOp>(
      to, [](spirv::VectorTimesScalarOp op, Arguments a, Evaluation &in) {
        Type type = resultNumber(op);
        APFloat x = asFloat(a[0], type), y = asFloat(a[1], type);
        return settled(x * y, {x, y}, in);
      });
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

/// By the numbers of Floats.h. A denormal number may compare as zero.
template <typename Op, unsigned predicate>
static void addComparison(Meanings &to) {
  addElementwise<Op>(to, [](Op op, Arguments a, Evaluation &in) {
    Type type = operandNumber(op);
    APFloat x = asFloat(a[0], type), y = asFloat(a[1], type);
    bool holds = compareFloats(predicate, x, y);
    auto flushed = [](const APFloat &value) {
      return value.isDenormal() ? APFloat::getZero(value.getSemantics())
                                : value;
    };
    if (compareFloats(predicate, flushed(x), flushed(y)) != holds ||
        compareFloats(predicate, flushed(x), y) != holds ||
        compareFloats(predicate, x, flushed(y)) != holds)
      return in.unspecified(1);
    return Element::boolean(holds);
  });
}

template <typename Op, typename Test>
static void addTest(Meanings &to, Test) {
  addElementwise<Op>(to, [](Op op, Arguments a, Evaluation &) {
    return Element::boolean(Test{}(asFloat(a[0], operandNumber(op))));
  });
}

static void addComparisons(Meanings &to) {
  addComparison<spirv::FOrdEqualOp, 1>(to);
  addComparison<spirv::FOrdGreaterThanOp, 2>(to);
  addComparison<spirv::FOrdGreaterThanEqualOp, 3>(to);
  addComparison<spirv::FOrdLessThanOp, 4>(to);
  addComparison<spirv::FOrdLessThanEqualOp, 5>(to);
  addComparison<spirv::FOrdNotEqualOp, 6>(to);
  addComparison<spirv::OrderedOp, 7>(to);
  addComparison<spirv::FUnordEqualOp, 8>(to);
  addComparison<spirv::FUnordGreaterThanOp, 9>(to);
  addComparison<spirv::FUnordGreaterThanEqualOp, 10>(to);
  addComparison<spirv::FUnordLessThanOp, 11>(to);
  addComparison<spirv::FUnordLessThanEqualOp, 12>(to);
  addComparison<spirv::FUnordNotEqualOp, 13>(to);
  addComparison<spirv::UnorderedOp, 14>(to);
  addTest<spirv::IsNanOp>(to, [](const APFloat &x) { return x.isNaN(); });
  addTest<spirv::IsInfOp>(to, [](const APFloat &x) { return x.isInfinity(); });
  addTest<spirv::IsFiniteOp>(to, [](const APFloat &x) { return x.isFinite(); });
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

/// By the decoration, else to nearest.
static APFloat::roundingMode modeOf(Operation *op) {
  auto mode = op->getAttrOfType<spirv::FPRoundingModeAttr>("fp_rounding_mode");
  switch (mode ? mode.getValue() : spirv::FPRoundingMode::RTE) {
  case spirv::FPRoundingMode::RTZ:
    return APFloat::rmTowardZero;
  case spirv::FPRoundingMode::RTP:
    return APFloat::rmTowardPositive;
  case spirv::FPRoundingMode::RTN:
    return APFloat::rmTowardNegative;
  default:
    return toNearest;
  }
}

/// Other decorations change what an op does with numbers that do not fit.
template <typename Op, typename Kernel>
static void addConversion(Meanings &to, Kernel) {
  static_assert(std::is_empty_v<Kernel>);
  to.add<Op>([](Op op, Evaluation &in) {
    if (op->hasAttr("saturated_conversion") ||
        (op->hasAttr("fp_rounding_mode") && !isa<spirv::FConvertOp>(op)))
      return in.unsupported("a conversion with decorations");
    return lift(op, in, [&](Arguments a, SmallVectorImpl<Element> &results) {
      results.push_back(Kernel{}(op, a[0], in));
    });
  });
}

static void addConversions(Meanings &to) {
  // Rounded towards zero; undefined if the number does not fit.
  addConversion<spirv::ConvertFToSOp>(
      to, [](auto op, const Element &x, Evaluation &) {
        return toInteger(asFloat(x, operandNumber(op)), true,
                         widthOf(resultNumber(op)));
      });
  addConversion<spirv::ConvertFToUOp>(
      to, [](auto op, const Element &x, Evaluation &) {
        return toInteger(asFloat(x, operandNumber(op)), false,
                         widthOf(resultNumber(op)));
      });
  addConversion<spirv::ConvertSToFOp>(
      to, [](auto op, const Element &x, Evaluation &) {
        return fromInteger(x.bits(), true, resultNumber(op));
      });
  addConversion<spirv::ConvertUToFOp>(
      to, [](auto op, const Element &x, Evaluation &) {
        return fromInteger(x.bits(), false, resultNumber(op));
      });
  addConversion<spirv::FConvertOp>(
      to, [](auto op, const Element &x, Evaluation &in) {
        APFloat from = asFloat(x, operandNumber(op));
        Element made = convert(from, resultNumber(op), modeOf(op));
        return settled(asFloat(made, resultNumber(op)), {from}, in);
      });
  addElementwise<spirv::SConvertOp>(
      to, [](spirv::SConvertOp op, auto a, auto &) -> ElementIn<decltype(a)> {
        return a[0].bits().sextOrTrunc(widthOf(resultNumber(op)));
      });
  addElementwise<spirv::UConvertOp>(
      to, [](spirv::UConvertOp op, auto a, auto &) -> ElementIn<decltype(a)> {
        return a[0].bits().zextOrTrunc(widthOf(resultNumber(op)));
      });
}

namespace scion::semantics {
void registerSpirvFloats(Meanings &to) {
  addArithmetic(to);
  addComparisons(to);
  addConversions(to);
}
} // namespace scion::semantics
