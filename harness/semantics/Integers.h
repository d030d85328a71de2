//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Arithmetic of integers that several dialects have.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_INTEGERS_H
#define SCION_HARNESS_SEMANTICS_INTEGERS_H

#include "harness/semantics/Kernel.h"

namespace scion::semantics {

/// By the number that arith, index and llvm give their predicates alike.
template <typename Number>
TruthOf<Number> compareIntegers(uint64_t predicate, const Number &a,
                                const Number &b) {
  switch (predicate) {
  case 0: // eq
    return a == b;
  case 1: // ne
    return a != b;
  case 2:
    return a.slt(b);
  case 3:
    return a.sle(b);
  case 4:
    return a.sgt(b);
  case 5:
    return a.sge(b);
  case 6:
    return a.ult(b);
  case 7:
    return a.ule(b);
  case 8:
    return a.ugt(b);
  default:
    return a.uge(b);
  }
}

/// As terms::choose, for kernels on either.
inline llvm::APInt choose(bool condition, const llvm::APInt &yes,
                          const llvm::APInt &no) {
  return condition ? yes : no;
}

/// As the operators of terms::Truth, which do not fork, for kernels on either.
inline bool both(bool a, bool b) { return a && b; }
inline bool either(bool a, bool b) { return a || b; }
inline terms::Truth both(terms::Truth a, terms::Truth b) { return a & b; }
inline terms::Truth either(terms::Truth a, terms::Truth b) { return a | b; }

// Numbers of bits, as numbers of the same width (truncated in narrow ones).
inline llvm::APInt countOnes(const llvm::APInt &x) {
  return {x.getBitWidth(), x.popcount(), false, true};
}
inline llvm::APInt countLeadingZeros(const llvm::APInt &x) {
  return {x.getBitWidth(), x.countl_zero(), false, true};
}
inline llvm::APInt countTrailingZeros(const llvm::APInt &x) {
  return {x.getBitWidth(), x.countr_zero(), false, true};
}
terms::Bits countOnes(const terms::Bits &x);
terms::Bits countLeadingZeros(const terms::Bits &x);
terms::Bits countTrailingZeros(const terms::Bits &x);

inline llvm::APInt reverseBytes(const llvm::APInt &x) { return x.byteSwap(); }
inline llvm::APInt reverseBits(const llvm::APInt &x) { return x.reverseBits(); }
terms::Bits reverseBytes(const terms::Bits &x);
terms::Bits reverseBits(const terms::Bits &x);

/// Sums and differences that stay at the bound instead of wrapping.
template <typename Number>
Number addSaturating(const Number &x, const Number &y, bool isSigned) {
  TruthOf<Number> overflow;
  unsigned width = x.getBitWidth();
  Number sum = isSigned ? x.sadd_ov(y, overflow) : x.uadd_ov(y, overflow);
  if (!overflow)
    return sum;
  if (!isSigned)
    return Number::getAllOnes(width);
  return x.isNegative() ? Number::getSignedMinValue(width)
                        : Number::getSignedMaxValue(width);
}
template <typename Number>
Number subtractSaturating(const Number &x, const Number &y, bool isSigned) {
  TruthOf<Number> overflow;
  unsigned width = x.getBitWidth();
  Number made = isSigned ? x.ssub_ov(y, overflow) : x.usub_ov(y, overflow);
  if (!overflow)
    return made;
  if (!isSigned)
    return Number(width, 0);
  return x.isNegative() ? Number::getSignedMinValue(width)
                        : Number::getSignedMaxValue(width);
}

/// Signed division rounded down or up. The divisor is not 0; the one quotient
/// that does not fit wraps.
template <typename Number>
Number divideRounded(const Number &a, const Number &b, bool up) {
  Number quotient, rest;
  Number::sdivrem(a, b, quotient, rest);
  // Truncation rounds what is negative up, and all else down.
  TruthOf<Number> roundedUp = a.isNegative() != b.isNegative();
  if (rest.isZero() || roundedUp == TruthOf<Number>(up))
    return quotient;
  return up ? quotient + 1 : quotient - 1;
}

/// Unsigned division rounded up.
template <typename Number>
Number divideUp(const Number &a, const Number &b) {
  Number quotient, rest;
  Number::udivrem(a, b, quotient, rest);
  return rest.isZero() ? quotient : quotient + 1;
}

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_INTEGERS_H
