//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// index: arithmetic on numbers of the width of index.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Integers.h"
#include "harness/semantics/Lift.h"

#include "mlir/Dialect/Index/IR/IndexOps.h"

using namespace mlir;
using namespace scion::semantics;

#define TOTAL(OP, VALUE)                                                       \
  addElementwise<OP>(to, [](OP, auto a, auto &) -> ElementIn<decltype(a)> {    \
    const auto &x = a[0].bits(), &y = a[1].bits();                             \
    return VALUE;                                                              \
  })

#define DIVISION(OP, OVERFLOWS, VALUE)                                         \
  addDivision<OP, OVERFLOWS>(                                                  \
      to, [](OP, const auto &x, const auto &y) { return VALUE; })

/// A shift by the width or more is poison.
#define SHIFT(OP, VALUE)                                                       \
  addElementwise<OP>(to, [](OP, auto a, auto &) -> ElementIn<decltype(a)> {    \
    const auto &x = a[0].bits(), &y = a[1].bits();                             \
    if (y.uge(indexBits()))                                                    \
      return ElementIn<decltype(a)>::poison(indexBits());                      \
    return VALUE;                                                              \
  })

namespace scion::semantics {
void registerIndex(Meanings &to) {
  TOTAL(index::AddOp, x + y);
  TOTAL(index::SubOp, x - y);
  TOTAL(index::MulOp, x * y);
  TOTAL(index::AndOp, x & y);
  TOTAL(index::OrOp, x | y);
  TOTAL(index::XOrOp, x ^ y);
  TOTAL(index::MaxSOp, x.sgt(y) ? x : y);
  TOTAL(index::MaxUOp, x.ugt(y) ? x : y);
  TOTAL(index::MinSOp, x.slt(y) ? x : y);
  TOTAL(index::MinUOp, x.ult(y) ? x : y);
  DIVISION(index::DivSOp, true, x.sdiv(y));
  DIVISION(index::DivUOp, false, x.udiv(y));
  DIVISION(index::CeilDivSOp, true, divideRounded(x, y, /*up=*/true));
  DIVISION(index::FloorDivSOp, true, divideRounded(x, y, /*up=*/false));
  DIVISION(index::CeilDivUOp, false, divideUp(x, y));
  DIVISION(index::RemSOp, false, x.srem(y));
  DIVISION(index::RemUOp, false, x.urem(y));
  SHIFT(index::ShlOp, x.shl(y));
  SHIFT(index::ShrSOp, x.ashr(y));
  SHIFT(index::ShrUOp, x.lshr(y));
  addElementwise<index::CmpOp>(to, [](index::CmpOp op, auto a, auto &) {
    return ElementIn<decltype(a)>::boolean(
        compareIntegers(uint64_t(op.getPred()), a[0].bits(), a[1].bits()));
  });
  addElementwise<index::CastSOp>(
      to, [](index::CastSOp op, auto a, auto &) -> ElementIn<decltype(a)> {
        return a[0].bits().sextOrTrunc(widthOf(op.getType()));
      });
  addElementwise<index::CastUOp>(
      to, [](index::CastUOp op, auto a, auto &) -> ElementIn<decltype(a)> {
        return a[0].bits().zextOrTrunc(widthOf(op.getType()));
      });
  to.add<index::SizeOfOp>([](index::SizeOfOp op, Evaluation &in) {
    in.set(op.getResult(), Datum::index(indexBits()));
    return Flow::Next;
  });
  to.add<index::ConstantOp>([](index::ConstantOp op, Evaluation &in) {
    in.set(op.getResult(), Element(op.getValue().sextOrTrunc(indexBits())));
    return Flow::Next;
  });
  to.add<index::BoolConstantOp>([](index::BoolConstantOp op, Evaluation &in) {
    in.set(op.getResult(), Element::boolean(op.getValue()));
    return Flow::Next;
  });
}
} // namespace scion::semantics
