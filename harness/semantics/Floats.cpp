//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Floats.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

#include <cmath>

using namespace mlir;
using namespace scion::semantics;

llvm::RoundingMode
scion::semantics::roundingOf(std::optional<arith::RoundingMode> mode) {
  if (!mode)
    return toNearest;
  switch (*mode) {
  case arith::RoundingMode::to_nearest_even:
    return toNearest;
  case arith::RoundingMode::downward:
    return APFloat::rmTowardNegative;
  case arith::RoundingMode::upward:
    return APFloat::rmTowardPositive;
  case arith::RoundingMode::toward_zero:
    return APFloat::rmTowardZero;
  case arith::RoundingMode::to_nearest_away:
    return APFloat::rmNearestTiesToAway;
  }
  return toNearest;
}

FloatPredicate scion::semantics::floatPredicate(uint64_t number) {
  // Bits: equal 1, greater 2, less 4.
  static constexpr unsigned unorderedMasks[] = {1, 2, 3, 4, 5, 6, 0, 7};
  bool isForUnordered = number >= 8;
  uint64_t mask = isForUnordered ? unorderedMasks[number - 8] : number;
  return {bool(mask & 1), bool(mask & 2), bool(mask & 4), isForUnordered};
}

bool scion::semantics::compareFloats(uint64_t predicate, const APFloat &a,
                                     const APFloat &b) {
  FloatPredicate holds = floatPredicate(predicate);
  switch (a.compare(b)) {
  case APFloat::cmpEqual:
    return holds.equal;
  case APFloat::cmpGreaterThan:
    return holds.greater;
  case APFloat::cmpLessThan:
    return holds.less;
  case APFloat::cmpUnordered:
    return holds.unordered;
  }
  return false;
}

static const llvm::fltSemantics &formatOf(Type type) {
  return cast<FloatType>(type).getFloatSemantics();
}

/// Whether the format has a number, or a neighbour to round to, for `value`.
/// Numbers beyond its largest one have none if it has no infinity.
static bool canHold(const llvm::fltSemantics &format, const APFloat &value) {
  if (value.isNaN())
    return APFloat::semanticsHasNaN(format);
  if (value.isNegative() && !APFloat::semanticsHasSignedRepr(format))
    return false;
  if (value.isZero())
    return APFloat::semanticsHasZero(format);
  if (APFloat::semanticsHasInf(format))
    return true;
  return value.isFinite() &&
         asDouble(abs(value)) <= asDouble(APFloat::getLargest(format));
}

Element scion::semantics::convert(const APFloat &value, Type floatType,
                                  APFloat::roundingMode mode) {
  const llvm::fltSemantics &format = formatOf(floatType);
  unsigned width = APFloat::getSizeInBits(format);
  if (isNarrowFloat(floatType) && !canHold(format, value))
    return Element::undef(width);
  APFloat made = value;
  bool losesInfo;
  made.convert(format, mode, &losesInfo);
  if (losesInfo && !value.isNaN() && !APFloat::semanticsHasZero(format))
    return Element::undef(width);
  return ofFloat(made);
}

Element scion::semantics::convertComputed(const APFloat &value, Type floatType,
                                          APFloat::roundingMode mode) {
  if (!APFloat::semanticsHasZero(formatOf(floatType)))
    return Element::undef(widthOf(floatType));
  return convert(value, floatType, mode);
}

APFloat scion::semantics::asDouble(APFloat value) {
  bool losesInfo;
  value.convert(APFloat::IEEEdouble(), toNearest, &losesInfo);
  return value;
}

Element scion::semantics::fromInteger(const APInt &value, bool isSigned,
                                      Type floatType) {
  if (isNarrowFloat(floatType)) {
    APFloat wide(APFloat::IEEEquad());
    wide.convertFromAPInt(value, isSigned, toNearest);
    return convert(wide, floatType);
  }
  APFloat made(formatOf(floatType));
  made.convertFromAPInt(value, isSigned, toNearest);
  return ofFloat(made);
}

Element scion::semantics::toInteger(const APFloat &value, bool isSigned,
                                    unsigned width) {
  llvm::APSInt made(width, !isSigned);
  bool isExact;
  if (value.convertToInteger(made, APFloat::rmTowardZero, &isExact) &
      APFloat::opInvalidOp)
    return Element::poison(width);
  return APInt(made);
}

static Element number(const APFloat &a, const APFloat &b, bool wantsLarger) {
  if (a.isZero() && b.isZero() && a.isNegative() != b.isNegative())
    return Element::undef(APFloat::getSizeInBits(a.getSemantics()));
  if (a.isNaN())
    return ofFloat(b);
  if (b.isNaN())
    return ofFloat(a);
  return ofFloat((a < b) == wantsLarger ? b : a);
}

Element scion::semantics::maxNumber(const APFloat &a, const APFloat &b) {
  return number(a, b, true);
}

Element scion::semantics::minNumber(const APFloat &a, const APFloat &b) {
  return number(a, b, false);
}

Element scion::semantics::toIntegral(const APFloat &value,
                                     APFloat::roundingMode mode) {
  APFloat made = value;
  made.roundToIntegral(mode);
  return ofFloat(made);
}

//===----------------------------------------------------------------------===//
// The C library
//===----------------------------------------------------------------------===//

ArrayRef<FloatFunction> scion::semantics::floatFunctions() {
#define UNARY(NAME)                                                            \
  FloatFunction{#NAME,                                                         \
                1,                                                             \
                static_cast<float (*)(float)>(::NAME##f),                      \
                static_cast<double (*)(double)>(::NAME),                       \
                nullptr,                                                       \
                nullptr}
#define BINARY(NAME)                                                           \
  FloatFunction {                                                              \
    #NAME, 2, nullptr, nullptr,                                                \
        static_cast<float (*)(float, float)>(::NAME##f),                       \
        static_cast<double (*)(double, double)>(::NAME)                        \
  }
  static const FloatFunction table[] = {
      UNARY(acos),      UNARY(acosh), UNARY(asin),   UNARY(asinh),
      UNARY(atan),      UNARY(atanh), UNARY(cbrt),   UNARY(cos),
      UNARY(cosh),      UNARY(erf),   UNARY(erfc),   UNARY(exp),
      UNARY(exp2),      UNARY(exp10), UNARY(expm1),  UNARY(log),
      UNARY(log10),     UNARY(log1p), UNARY(log2),   UNARY(sin),
      UNARY(sinh),      UNARY(tan),   UNARY(tanh),   UNARY(tgamma),
      BINARY(atan2),    BINARY(pow),  BINARY(hypot), UNARY(ceil),
      UNARY(fabs),      UNARY(floor), UNARY(rint),   UNARY(round),
      UNARY(roundeven), UNARY(sqrt),  UNARY(trunc),  BINARY(copysign),
      BINARY(fmod)};
#undef UNARY
#undef BINARY
  return table;
}

const FloatFunction *scion::semantics::findFloatFunction(StringRef name) {
  for (const FloatFunction &function : floatFunctions())
    if (name == function.name)
      return &function;
  return nullptr;
}

std::optional<Element> scion::semantics::apply(const FloatFunction &function,
                                               ArrayRef<Element> arguments,
                                               Type type) {
  assert(arguments.size() == function.arity);
  if (!isa<FloatType>(type))
    return std::nullopt;
  APFloat x = asFloat(arguments[0], type), y = asFloat(arguments.back(), type);
  if (type.isF64()) {
    double a = x.convertToDouble(), b = y.convertToDouble();
    return ofFloat(APFloat(function.arity == 1 ? function.wide1(a)
                                               : function.wide2(a, b)));
  }
  if (!type.isF32() && !type.isF16() && !type.isBF16())
    return std::nullopt;
  float a = x.convertToFloat(), b = y.convertToFloat();
  return convert(APFloat(function.arity == 1 ? function.single1(a)
                                             : function.single2(a, b)),
                 type);
}

static float one(float) { return 1; }
static double one(double) { return 1; }
static APFloat one(const APFloat &like) {
  return APFloat::getOne(like.getSemantics());
}

template <typename T>
static T power(T x, int64_t n) {
  // The magnitude of the least number does not fit int64_t.
  uint64_t left = n < 0 ? -uint64_t(n) : uint64_t(n);
  T made = left & 1 ? x : one(x);
  while (left >>= 1) {
    x = x * x;
    if (left & 1)
      made = made * x;
  }
  return n < 0 ? one(made) / made : made;
}

std::optional<Element> scion::semantics::powerOf(const Element &x, int64_t n,
                                                 Type type) {
  if (type.isF64())
    return ofFloat(APFloat(power(asFloat(x, type).convertToDouble(), n)));
  if (type.isF32() || type.isF16() || type.isBF16())
    return convert(APFloat(power(asFloat(x, type).convertToFloat(), n)), type);
  return std::nullopt;
}

Element scion::semantics::powerOfNarrow(const Element &x, int64_t n,
                                        Type type) {
  return ofFloat(power(asFloat(x, type), n));
}

Element scion::semantics::multiplyAdd(const Element &x, const Element &y,
                                      const Element &z, Type type) {
  // Passes that widen f16 and bf16, and LLVM, compute in f32 and round again.
  if (type.isF16() || type.isBF16()) {
    auto wide = [&](const Element &one) {
      return APFloat(asFloat(one, type).convertToFloat());
    };
    APFloat made = wide(x);
    made.fusedMultiplyAdd(wide(y), wide(z), toNearest);
    return convert(made, type);
  }
  APFloat made = asFloat(x, type);
  made.fusedMultiplyAdd(asFloat(y, type), asFloat(z, type), toNearest);
  return ofFloat(made);
}

std::optional<Element> scion::semantics::squareRoot(const Element &x,
                                                    Type type) {
  if (type.isF64())
    return ofFloat(APFloat(std::sqrt(asFloat(x, type).convertToDouble())));
  // f32 has at least two bits more than twice the precision of f16 and bf16, so
  // rounding twice gives the same result as rounding once.
  if (type.isF32() || type.isF16() || type.isBF16())
    return convert(APFloat(std::sqrt(asFloat(x, type).convertToFloat())), type);
  return std::nullopt;
}
