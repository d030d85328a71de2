//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Combine.h"
#include "harness/semantics/Floats.h"
#include "harness/semantics/Symbolic.h"

#include "llvm/ADT/StringSwitch.h"

#include <cmath>
#include <functional>

using namespace mlir;
using namespace scion::semantics;

std::optional<Combination>
scion::semantics::combinationOf(llvm::StringRef name) {
  return llvm::StringSwitch<std::optional<Combination>>(name)
      .Cases({"add", "addi", "addf"}, Combination::Add)
      .Cases({"mul", "muli", "mulf"}, Combination::Mul)
      .Cases({"and", "andi"}, Combination::And)
      .Cases({"or", "ori"}, Combination::Or)
      .Cases({"xor", "xori"}, Combination::Xor)
      .Cases({"mins", "minsi"}, Combination::MinS)
      .Cases({"minu", "minui"}, Combination::MinU)
      .Cases({"maxs", "maxsi"}, Combination::MaxS)
      .Cases({"maxu", "maxui"}, Combination::MaxU)
      .Case("minimumf", Combination::Minimum)
      .Case("maximumf", Combination::Maximum)
      .Case("minnumf", Combination::MinNum)
      .Case("maxnumf", Combination::MaxNum)
      .Case("assign", Combination::Assign)
      .Default(std::nullopt);
}

static Element combineFloats(Combination how, const APFloat &x,
                             const APFloat &y, Type type) {
  switch (how) {
  case Combination::Add:
    return computeIn(type, x, y, std::plus<APFloat>());
  case Combination::Mul:
    return computeIn(type, x, y, std::multiplies<APFloat>());
  case Combination::Minimum:
    return ofFloat(llvm::minimum(x, y));
  case Combination::Maximum:
    return ofFloat(llvm::maximum(x, y));
  case Combination::MinNum:
    return minNumber(x, y);
  default:
    return maxNumber(x, y);
  }
}

template <typename Number>
static Number combineIntegers(Combination how, const Number &x,
                              const Number &y) {
  switch (how) {
  case Combination::Add:
    return x + y;
  case Combination::Mul:
    return x * y;
  case Combination::And:
    return x & y;
  case Combination::Or:
    return x | y;
  case Combination::Xor:
    return x ^ y;
  case Combination::MinS:
    return x.slt(y) ? x : y;
  case Combination::MinU:
    return x.ult(y) ? x : y;
  case Combination::MaxS:
    return x.sgt(y) ? x : y;
  default:
    return x.ugt(y) ? x : y;
  }
}

Element scion::semantics::combine(Combination how, const Element &a,
                                  const Element &b, Type type) {
  if (how == Combination::Assign)
    return b;
  if (LLVM_UNLIKELY(a.term || b.term) && !isa<FloatType>(type))
    return Symbolic::active()->combine(
        a, b,
        [&](const terms::Bits &x, const terms::Bits &y) {
          return combineIntegers(how, x, y);
        },
        [&](const APInt &x, const APInt &y) {
          return combineIntegers(how, x, y);
        });
  if (!a.isDefined() || !b.isDefined())
    return Element::bad(a.width(), worse(a.state(), b.state()));
  if (isa<FloatType>(type))
    return combineFloats(how, asFloat(a, type), asFloat(b, type), type);
  return combineIntegers(how, a.bits(), b.bits());
}

std::optional<Element> scion::semantics::neutralOf(Combination how, Type type) {
  unsigned width = widthOf(type);
  if (auto floating = dyn_cast<FloatType>(type)) {
    const llvm::fltSemantics &format = floating.getFloatSemantics();
    if (isNarrowFloat(type) && !APFloat::semanticsHasInf(format))
      return std::nullopt;
    switch (how) {
    case Combination::Add:
      return Element(APFloat::getZero(format, /*Negative=*/true));
    case Combination::Mul:
      return Element(APFloat::getOne(format));
    case Combination::Maximum:
      return Element(APFloat::getInf(format, /*Negative=*/true));
    case Combination::Minimum:
      return Element(APFloat::getInf(format));
    case Combination::MaxNum:
    case Combination::MinNum:
      return Element(APFloat::getQNaN(format));
    default:
      return std::nullopt;
    }
  }
  switch (how) {
  case Combination::Add:
  case Combination::Or:
  case Combination::Xor:
  case Combination::MaxU:
    return Element(APInt::getZero(width));
  case Combination::Mul:
    return Element(APInt(width, 1));
  case Combination::And:
  case Combination::MinU:
    return Element(APInt::getAllOnes(width));
  case Combination::MaxS:
    return Element(APInt::getSignedMinValue(width));
  case Combination::MinS:
    return Element(APInt::getSignedMaxValue(width));
  default:
    return std::nullopt;
  }
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

/// Numbers of more than 64 bits would not be exact as double.
static bool fitsDouble(Type type) { return widthOf(type) <= 64; }

void AnyOrder::note(const Element &value) {
  if (!isa<FloatType>(type) || !value.isDefined())
    return;
  if (!fitsDouble(type)) {
    isRounded = true;
    return;
  }
  APFloat number = asFloat(value, type);
  // NaN and infinity give NaN or infinity in each order.
  if (!number.isFiniteNonZero())
    return;
  bool losesInfo;
  number.convert(APFloat::IEEEdouble(), toNearest, &losesInfo);
  int exponent;
  double fraction = std::frexp(std::fabs(number.convertToDouble()), &exponent);
  // Trailing zeros of the fraction use no bits.
  auto digits = uint64_t(std::ldexp(fraction, 53));
  int unused = llvm::countr_zero(digits);
  magnitude += std::fabs(number.convertToDouble());
  lowest = std::min(lowest, exponent - 53 + unused);
  bits += unused == 52 ? 0 : 53 - unused; // powers of two cost none
  exponents += std::abs(exponent);
}

void AnyOrder::noteProduct(const Element &a, const Element &b) {
  if (!isa<FloatType>(type) || !a.isDefined() || !b.isDefined())
    return;
  APFloat product = asFloat(a, type);
  auto status = product.multiply(asFloat(b, type), toNearest);
  isRounded |= (status & ~APFloat::opInvalidOp) != APFloat::opOK;
  note(ofFloat(product));
}

bool AnyOrder::isSame() const {
  auto floating = dyn_cast<FloatType>(type);
  if (!floating || (how != Combination::Add && how != Combination::Mul))
    return true;
  if (isRounded)
    return false;
  const llvm::fltSemantics &format = floating.getFloatSemantics();
  auto precision = int(APFloat::semanticsPrecision(format));
  if (how == Combination::Mul)
    return bits <= precision &&
           exponents < APFloat::semanticsMaxExponent(format) - precision;
  // Every partial sum is a multiple of the lowest bit and fits the precision.
  return magnitude == 0 ||
         (std::ilogb(magnitude) < lowest + precision &&
          std::ilogb(magnitude) < APFloat::semanticsMaxExponent(format));
}
