//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//
// Integer ops with the flags nsw, nuw and exact. A result that breaks the
// promise of a flag is poison. The same for arith and llvm.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_DIALECTS_FLAGS_H
#define SCION_HARNESS_SEMANTICS_DIALECTS_FLAGS_H

#include "harness/semantics/Lift.h"

#include <type_traits>

namespace scion::semantics {

/// The result of an op, where signed and unsigned numbers overflow or not.
template <typename Op, typename Number>
ElementFor<Number> flagged(Op op, Number value, TruthOf<Number> signedOverflow,
                           TruthOf<Number> unsignedOverflow) {
  auto flags = op.getOverflowFlags();
  using Flag = decltype(flags);
  if ((bitEnumContainsAny(flags, Flag::nsw) && signedOverflow) ||
      (bitEnumContainsAny(flags, Flag::nuw) && unsignedOverflow))
    return ElementFor<Number>::poison(value.getBitWidth());
  return value;
}

/// An op that wraps. `SIGNED` and `UNSIGNED` are the overflow checks of APInt.
#define WRAPPING(OP, SIGNED, UNSIGNED)                                         \
  addElementwise<OP>(to, [](OP op, auto a, auto &) {                           \
    using Number = NumberIn<decltype(a)>;                                      \
    TruthOf<Number> signedOverflow, unsignedOverflow;                          \
    (void)a[0].bits().SIGNED(a[1].bits(), signedOverflow);                     \
    Number value = a[0].bits().UNSIGNED(a[1].bits(), unsignedOverflow);        \
    return flagged(op, std::move(value), signedOverflow, unsignedOverflow);    \
  })

/// A shift by the width or more is poison.
template <typename Left, typename SignedRight, typename Op, typename Arguments>
ElementIn<Arguments> shift(Op op, Arguments a) {
  using Number = NumberIn<Arguments>;
  const Number &value = a[0].bits(), &by = a[1].bits();
  unsigned width = value.getBitWidth();
  if (by.uge(width))
    return ElementIn<Arguments>::poison(width);
  if constexpr (std::is_same_v<Op, Left>) {
    Number shifted = value.shl(by);
    return flagged(op, shifted, shifted.ashr(by) != value,
                   shifted.lshr(by) != value);
  } else {
    Number shifted =
        std::is_same_v<Op, SignedRight> ? value.ashr(by) : value.lshr(by);
    if (op.getIsExact() && shifted.shl(by) != value)
      return ElementIn<Arguments>::poison(width);
    return shifted;
  }
}

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_DIALECTS_FLAGS_H
