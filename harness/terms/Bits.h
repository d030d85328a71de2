//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Gives terms the interface of llvm::APInt, so that one kernel works with both.
// If a Truth is converted to bool, the innermost Fork decides its value.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_TERMS_BITS_H
#define SCION_HARNESS_TERMS_BITS_H

#include "harness/terms/Fork.h"

#include <cassert>

namespace scion::terms {

/// A condition: a term of one bit.
class Truth {
public:
  Truth() : Truth(false) {}
  Truth(bool value) : term(activeGraph().truth(value)) {}
  static Truth of(Term term) {
    Truth truth;
    truth.term = term;
    return truth;
  }

  explicit operator bool() const {
    Graph &graph = activeGraph();
    if (graph.isConstant(term))
      return graph.isTrue(term);
    assert(Fork::innermost() && "someone runs the other path, too");
    return Fork::innermost()->ask(term);
  }

  // These operators build a term; they do not fork.
  Truth operator!() const { return of(activeGraph().invert(term)); }
  friend Truth operator&(Truth a, Truth b) {
    return of(activeGraph().both(a.term, b.term));
  }
  friend Truth operator|(Truth a, Truth b) {
    return of(activeGraph().either(a.term, b.term));
  }
  friend Truth operator==(Truth a, Truth b) {
    return of(activeGraph().equal(a.term, b.term));
  }
  friend Truth operator!=(Truth a, Truth b) { return !(a == b); }

  Term term;
};

class Bits {
public:
  Bits() : term(0) {}
  Bits(const llvm::APInt &value) : term(activeGraph().constant(value)) {}
  Bits(unsigned width, uint64_t value, bool isSigned = false,
       bool implicitTrunc = false)
      : Bits(llvm::APInt(width, value, isSigned, implicitTrunc)) {}
  static Bits of(Term term) {
    Bits bits;
    bits.term = term;
    return bits;
  }

  static Bits getAllOnes(unsigned width) {
    return llvm::APInt::getAllOnes(width);
  }
  static Bits getSignedMinValue(unsigned width) {
    return llvm::APInt::getSignedMinValue(width);
  }
  static Bits getSignedMaxValue(unsigned width) {
    return llvm::APInt::getSignedMaxValue(width);
  }
  unsigned getBitWidth() const { return activeGraph().width(term); }

  Bits operator+(const Bits &other) const { return made(Kind::Add, other); }
  Bits operator*(const Bits &other) const { return made(Kind::Mul, other); }
  Bits operator&(const Bits &other) const { return made(Kind::And, other); }
  Bits operator|(const Bits &other) const { return made(Kind::Or, other); }
  Bits operator^(const Bits &other) const { return made(Kind::Xor, other); }
  Bits operator-(const Bits &other) const {
    return of(activeGraph().subtract(term, other.term));
  }
  Bits operator+(uint64_t other) const { return *this + same(other); }
  Bits operator-(uint64_t other) const { return *this - same(other); }
  Bits operator-() const { return of(activeGraph().negate(term)); }
  Bits operator~() const { return of(activeGraph().invert(term)); }

  Bits udiv(const Bits &other) const { return made(Kind::UDiv, other); }
  Bits sdiv(const Bits &other) const { return made(Kind::SDiv, other); }
  Bits urem(const Bits &other) const {
    return of(activeGraph().uremainder(term, other.term));
  }
  Bits srem(const Bits &other) const {
    return of(activeGraph().sremainder(term, other.term));
  }
  static void udivrem(const Bits &a, const Bits &b, Bits &quotient,
                      Bits &rest) {
    quotient = a.udiv(b);
    rest = a.urem(b);
  }
  static void sdivrem(const Bits &a, const Bits &b, Bits &quotient,
                      Bits &rest) {
    quotient = a.sdiv(b);
    rest = a.srem(b);
  }

  Bits shl(const Bits &by) const { return made(Kind::Shl, by); }
  Bits lshr(const Bits &by) const { return made(Kind::LShr, by); }
  Bits ashr(const Bits &by) const { return made(Kind::AShr, by); }
  Bits shl(unsigned by) const { return shl(shiftBy(by)); }
  Bits lshr(unsigned by) const { return lshr(shiftBy(by)); }
  Bits ashr(unsigned by) const { return ashr(shiftBy(by)); }

  Bits trunc(unsigned width) const { return extractBits(width, 0); }
  Bits zext(unsigned width) const {
    return of(activeGraph().extend(Kind::ZExt, term, width));
  }
  Bits sext(unsigned width) const {
    return of(activeGraph().extend(Kind::SExt, term, width));
  }
  Bits zextOrTrunc(unsigned width) const {
    return width < getBitWidth() ? trunc(width) : zext(width);
  }
  Bits sextOrTrunc(unsigned width) const {
    return width < getBitWidth() ? trunc(width) : sext(width);
  }
  Bits extractBits(unsigned width, unsigned low) const {
    return of(activeGraph().extract(term, low, width));
  }
  Bits concat(const Bits &low) const {
    return of(activeGraph().make(Kind::Concat, term, low.term));
  }

  Truth operator==(const Bits &other) const {
    return compared(Kind::Equal, other);
  }
  Truth operator!=(const Bits &other) const { return !(*this == other); }
  Truth ult(const Bits &other) const { return compared(Kind::ULess, other); }
  Truth slt(const Bits &other) const { return compared(Kind::SLess, other); }
  Truth ugt(const Bits &other) const { return other.ult(*this); }
  Truth sgt(const Bits &other) const { return other.slt(*this); }
  Truth uge(const Bits &other) const { return !ult(other); }
  Truth sge(const Bits &other) const { return !slt(other); }
  Truth ule(const Bits &other) const { return !ugt(other); }
  Truth sle(const Bits &other) const { return !sgt(other); }
  /// False if `other` does not fit into the width.
  Truth uge(uint64_t other) const {
    unsigned width = getBitWidth();
    if (width < 64 && other >> width)
      return false;
    return uge(same(other));
  }
  Truth isZero() const { return *this == same(0); }
  Truth isOne() const { return *this == same(1); }
  Truth isAllOnes() const { return *this == getAllOnes(getBitWidth()); }
  Truth isMinSignedValue() const {
    return *this == getSignedMinValue(getBitWidth());
  }
  Truth isNegative() const { return slt(same(0)); }
  Truth intersects(const Bits &other) const {
    return !(*this & other).isZero();
  }
  Truth isSignedIntN(unsigned width) const {
    return width >= getBitWidth() ? Truth(true)
                                  : trunc(width).sext(getBitWidth()) == *this;
  }
  Truth isIntN(unsigned width) const {
    return width >= getBitWidth() ? Truth(true)
                                  : trunc(width).zext(getBitWidth()) == *this;
  }

  Bits abs() const {
    return of(activeGraph().choose(isNegative().term, (-*this).term, term));
  }

  // Wrapping arithmetic with an overflow flag, with the names of APInt.
  // NOLINTBEGIN(readability-identifier-naming)
  Bits sadd_ov(const Bits &b, Truth &overflow) const {
    return wraps<true>(b, 1, overflow, [](auto x, auto y) { return x + y; });
  }
  Bits uadd_ov(const Bits &b, Truth &overflow) const {
    return wraps<false>(b, 1, overflow, [](auto x, auto y) { return x + y; });
  }
  Bits ssub_ov(const Bits &b, Truth &overflow) const {
    return wraps<true>(b, 1, overflow, [](auto x, auto y) { return x - y; });
  }
  Bits usub_ov(const Bits &b, Truth &overflow) const {
    Bits made = *this - b;
    overflow = ult(b);
    return made;
  }
  Bits smul_ov(const Bits &b, Truth &overflow) const {
    return wraps<true>(b, getBitWidth(), overflow,
                       [](auto x, auto y) { return x * y; });
  }
  Bits umul_ov(const Bits &b, Truth &overflow) const {
    return wraps<false>(b, getBitWidth(), overflow,
                        [](auto x, auto y) { return x * y; });
  }

  // NOLINTEND(readability-identifier-naming)

  Term term;

private:
  Bits same(uint64_t value) const {
    return Bits(getBitWidth(), value, false, true);
  }
  /// The amount of a shift as a term. An amount that does not fit into the
  /// width is replaced by all ones, since both shift out every bit.
  Bits shiftBy(unsigned by) const {
    unsigned width = getBitWidth();
    return width < 32 && (by >> width) ? getAllOnes(width) : same(by);
  }
  Bits made(Kind kind, const Bits &other) const {
    return of(activeGraph().make(kind, term, other.term));
  }
  Truth compared(Kind kind, const Bits &other) const {
    return Truth::of(activeGraph().make(kind, term, other.term));
  }
  template <bool isSigned, typename Operation>
  Bits wraps(const Bits &b, unsigned more, Truth &overflow,
             Operation operation) const {
    unsigned width = getBitWidth();
    Bits result = operation(*this, b);
    auto wide = [&](const Bits &bits) {
      return isSigned ? bits.sext(width + more) : bits.zext(width + more);
    };
    overflow = wide(result) != operation(wide(*this), wide(b));
    return result;
  }
};

/// Builds the term `condition ? yes : no`; does not fork.
inline Bits choose(Truth condition, const Bits &yes, const Bits &no) {
  return Bits::of(activeGraph().choose(condition.term, yes.term, no.term));
}

} // namespace scion::terms

#endif // SCION_HARNESS_TERMS_BITS_H
