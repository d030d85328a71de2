//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One number: an integer of any width, an index (64 bits, or as IndexWidth
// says), the bits of a float, or an address (64 bits). An element may instead
// be poison or memory that was never written; each user decides where that
// matters.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_ELEMENT_H
#define SCION_HARNESS_SEMANTICS_ELEMENT_H

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"

#include <algorithm>
#include <cstdint>

namespace scion::semantics {

/// Ordered from good to bad. A result is as bad as its worst operand.
enum class State : uint8_t {
  Defined,
  Undef, // memory that was never written, or a result that is not specified
  Poison,
};

/// Why a value of that state cannot be shown.
inline const char *whyNotShown(State state) {
  return state == State::Poison
             ? "poison is shown"
             : "a value that was never written or settled is shown";
}

/// The bits of an index.
unsigned indexBits();

/// Sets the width of index in this thread during its lifetime.
class IndexWidth {
public:
  explicit IndexWidth(unsigned bits);
  ~IndexWidth();
  IndexWidth(const IndexWidth &) = delete;

private:
  unsigned outer;
};

struct Element;
/// Called when an op reads the number of a term during a proof for all inputs
/// (Symbolic.h). The number is that of one input only, so the proof is
/// incomplete.
void noteNumberNeeded();
/// The same when an op reads the state of a term that may be poison.
void noteStateNeeded(const Element &element);

struct Element {
  llvm::APInt number;
  State condition = State::Defined;
  /// The index of the term in the active Symbolic; 0: none.
  uint32_t term = 0;

  const llvm::APInt &bits() const {
    if (LLVM_UNLIKELY(term))
      noteNumberNeeded();
    return number;
  }
  State state() const {
    if (LLVM_UNLIKELY(term))
      noteStateNeeded(*this);
    return condition;
  }

  Element() : number(1, 0), condition(State::Undef) {}
  Element(llvm::APInt bits) : number(std::move(bits)) {}
  Element(const llvm::APFloat &value) : number(value.bitcastToAPInt()) {}
  Element(llvm::APInt bits, State state)
      : number(std::move(bits)), condition(state) {}

  /// The low bits of the value.
  static Element index(int64_t value) {
    return llvm::APInt(indexBits(), uint64_t(value), /*isSigned=*/false,
                       /*implicitTrunc=*/true);
  }
  /// A 64-bit number, such as an address or an operand of an affine map.
  static Element word(int64_t value) {
    return llvm::APInt(64, uint64_t(value));
  }
  static Element boolean(bool value) { return llvm::APInt(1, value); }
  static Element bad(unsigned width, State state) {
    return {llvm::APInt(width, 0), state};
  }
  static Element poison(unsigned width) { return bad(width, State::Poison); }
  static Element undef(unsigned width) { return bad(width, State::Undef); }

  bool isDefined() const { return state() == State::Defined; }
  unsigned width() const { return number.getBitWidth(); }

  /// The low 64 bits, extended.
  int64_t asSigned() const { return bits().sextOrTrunc(64).getSExtValue(); }
  uint64_t asUnsigned() const { return bits().zextOrTrunc(64).getZExtValue(); }

  bool operator==(const Element &other) const {
    return state() == other.state() && number.getBitWidth() == other.width() &&
           bits() == other.bits();
  }
};

static_assert(sizeof(Element) <= 24, "vectors and tensors are lists of these");

inline State worse(State a, State b) { return std::max(a, b); }

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_ELEMENT_H
