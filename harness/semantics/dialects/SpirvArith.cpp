//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// spirv: integers, bits and booleans. Division by zero and the one quotient
// that does not fit are undefined in the specification, but the ops are pure in
// MLIR: whether that is poison or undefined behaviour is not decided here.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Integers.h"
#include "harness/semantics/Lift.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

using namespace mlir;
using namespace scion::semantics;

using Arguments = ArrayRef<Element>;

/// Ops on two integers that are defined for all of them.
#define TOTAL(OP, VALUE)                                                       \
  addElementwise<spirv::OP>(                                                   \
      to, [](spirv::OP, auto a, auto &) -> ElementIn<decltype(a)> {            \
        const auto &x = a[0].bits(), &y = a[1].bits();                         \
        return VALUE;                                                          \
      })
#define UNARY(OP, VALUE)                                                       \
  addElementwise<spirv::OP>(                                                   \
      to, [](spirv::OP, auto a, auto &) -> ElementIn<decltype(a)> {            \
        const auto &x = a[0].bits();                                           \
        return VALUE;                                                          \
      })
#define COMPARISON(OP, VALUE)                                                  \
  addElementwise<spirv::OP>(to, [](spirv::OP, auto a, auto &) {                \
    const auto &x = a[0].bits(), &y = a[1].bits();                             \
    return ElementIn<decltype(a)>::boolean(VALUE);                             \
  })

//===----------------------------------------------------------------------===//
// Division
//===----------------------------------------------------------------------===//

/// The remainder that has the sign of the divisor.
static APInt signedModulo(const APInt &x, const APInt &y) {
  APInt rest = x.srem(y);
  return rest.isZero() || rest.isNegative() == y.isNegative() ? rest : rest + y;
}

template <typename Op, bool isSigned, typename Kernel>
static void addDivide(Meanings &to, Kernel) {
  static_assert(std::is_empty_v<Kernel>);
  to.add<Op>([](Op op, Evaluation &in) {
    // Lanes with poison are not computed, and in a run for all inputs the
    // divisor is not known.
    if (in.symbolic() || in.get(op.getOperand2()).state() != State::Defined)
      return in.unsupported("a division by what may be zero");
    return lift(op, in, [&](Arguments a, SmallVectorImpl<Element> &results) {
      const APInt &x = a[0].bits(), &y = a[1].bits();
      if (y.isZero() || (isSigned && x.isMinSignedValue() && y.isAllOnes())) {
        (void)in.unsupported("a division without a defined result");
        return results.push_back(a[0]);
      }
      results.push_back(Kernel{}(x, y));
    });
  });
}

static void addDivisions(Meanings &to) {
  addDivide<spirv::SDivOp, true>(
      to, [](const APInt &x, const APInt &y) { return x.sdiv(y); });
  addDivide<spirv::SRemOp, true>(
      to, [](const APInt &x, const APInt &y) { return x.srem(y); });
  addDivide<spirv::SModOp, true>(
      to, [](const APInt &x, const APInt &y) { return signedModulo(x, y); });
  addDivide<spirv::UDivOp, false>(
      to, [](const APInt &x, const APInt &y) { return x.udiv(y); });
  addDivide<spirv::UModOp, false>(
      to, [](const APInt &x, const APInt &y) { return x.urem(y); });
}

//===----------------------------------------------------------------------===//
// Ops with two results in a struct
//===----------------------------------------------------------------------===//

/// `low` and `high` compute one component from two.
template <typename Op, typename Kernel>
static void addPair(Meanings &to, Kernel) {
  static_assert(std::is_empty_v<Kernel>);
  to.add<Op>([](Op op, Evaluation &in) {
    if (in.symbolic())
      return in.unsupported("two results in a struct, in a run for all inputs");
    Datum low = in.get(op.getOperand1()), high = low;
    Arguments x = in.get(op.getOperand1()).numbers(),
              y = in.get(op.getOperand2()).numbers();
    for (size_t i = 0; i < x.size(); ++i) {
      State state = worse(x[i].state(), y[i].state());
      std::pair<APInt, APInt> made =
          state == State::Defined
              ? Kernel{}(x[i].bits(), y[i].bits())
              : std::pair(APInt(x[i].width(), 0), APInt(x[i].width(), 0));
      Element first(made.first, state), second(made.second, state);
      if (low.isElement()) {
        low = first;
        high = second;
      } else {
        low.edit().list[i] = first;
        high.edit().list[i] = second;
      }
    }
    in.set(op.getResult(), Datum::list({std::move(low), std::move(high)}));
    return Flow::Next;
  });
}

static std::pair<APInt, APInt> halves(const APInt &product) {
  unsigned width = product.getBitWidth() / 2;
  return {product.trunc(width), product.extractBits(width, width)};
}

static void addPairs(Meanings &to) {
  addPair<spirv::IAddCarryOp>(to, [](const APInt &x, const APInt &y) {
    bool carry;
    APInt sum = x.uadd_ov(y, carry);
    return std::pair(sum, APInt(x.getBitWidth(), carry));
  });
  addPair<spirv::ISubBorrowOp>(to, [](const APInt &x, const APInt &y) {
    return std::pair(x - y, APInt(x.getBitWidth(), x.ult(y)));
  });
  addPair<spirv::SMulExtendedOp>(to, [](const APInt &x, const APInt &y) {
    unsigned width = 2 * x.getBitWidth();
    return halves(x.sext(width) * y.sext(width));
  });
  addPair<spirv::UMulExtendedOp>(to, [](const APInt &x, const APInt &y) {
    unsigned width = 2 * x.getBitWidth();
    return halves(x.zext(width) * y.zext(width));
  });
}

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

/// A shift by the width or more is poison. The amount is unsigned and may have
/// another width than the base.
template <bool isLeft, bool isArithmetic, typename Operands>
static ElementIn<Operands> shifted(Operands a) {
  const auto &x = a[0].bits();
  unsigned width = x.getBitWidth(), given = a[1].bits().getBitWidth();
  auto by = a[1].bits();
  if (given < width)
    by = by.zext(width);
  if (by.uge(width))
    return ElementIn<Operands>::poison(width);
  if (given > width)
    by = by.trunc(width);
  if constexpr (isLeft)
    return x.shl(by);
  else
    return isArithmetic ? x.ashr(by) : x.lshr(by);
}

/// Offset and count of a bit field; none if the result is undefined.
static std::optional<std::pair<unsigned, unsigned>>
fieldOf(const Element &offset, const Element &count, unsigned width) {
  if (offset.bits().ugt(width) || count.bits().ugt(width) ||
      offset.asUnsigned() + count.asUnsigned() > width)
    return std::nullopt;
  return std::pair(unsigned(offset.asUnsigned()), unsigned(count.asUnsigned()));
}

template <bool isSigned, typename Op>
static Element extractField(Op, Arguments a, Evaluation &) {
  unsigned width = a[0].width();
  auto field = fieldOf(a[1], a[2], width);
  if (!field)
    return Element::poison(width);
  auto [offset, count] = *field;
  if (count == 0)
    return APInt(width, 0);
  APInt bits = a[0].bits().extractBits(count, offset);
  return isSigned ? bits.sext(width) : bits.zext(width);
}

static void addBits(Meanings &to) {
  TOTAL(BitwiseAndOp, x & y);
  TOTAL(BitwiseOrOp, x | y);
  TOTAL(BitwiseXorOp, x ^ y);
  UNARY(NotOp, ~x);
  UNARY(BitCountOp, countOnes(x));
  UNARY(BitReverseOp, reverseBits(x));
  addElementwise<spirv::ShiftLeftLogicalOp>(
      to, [](spirv::ShiftLeftLogicalOp, auto a, auto &) {
        return shifted<true, false>(a);
      });
  addElementwise<spirv::ShiftRightLogicalOp>(
      to, [](spirv::ShiftRightLogicalOp, auto a, auto &) {
        return shifted<false, false>(a);
      });
  addElementwise<spirv::ShiftRightArithmeticOp>(
      to, [](spirv::ShiftRightArithmeticOp, auto a, auto &) {
        return shifted<false, true>(a);
      });
  addElementwise<spirv::BitFieldInsertOp>(
      to, [](spirv::BitFieldInsertOp, Arguments a, Evaluation &) -> Element {
        unsigned width = a[0].width();
        auto field = fieldOf(a[2], a[3], width);
        if (!field)
          return Element::poison(width);
        APInt made = a[0].bits();
        if (field->second)
          made.insertBits(a[1].bits().trunc(field->second), field->first);
        return made;
      });
  addElementwise<spirv::BitFieldSExtractOp>(
      to, [](spirv::BitFieldSExtractOp op, Arguments a, Evaluation &in) {
        return extractField<true>(op, a, in);
      });
  addElementwise<spirv::BitFieldUExtractOp>(
      to, [](spirv::BitFieldUExtractOp op, Arguments a, Evaluation &in) {
        return extractField<false>(op, a, in);
      });
}

namespace scion::semantics {
void registerSpirvArith(Meanings &to) {
  TOTAL(IAddOp, x + y);
  TOTAL(ISubOp, x - y);
  TOTAL(IMulOp, x * y);
  UNARY(SNegateOp, NumberIn<decltype(a)>(x.getBitWidth(), 0) - x);
  addDivisions(to);
  addPairs(to);
  addBits(to);
  COMPARISON(IEqualOp, x == y);
  COMPARISON(INotEqualOp, x != y);
  COMPARISON(SLessThanOp, x.slt(y));
  COMPARISON(SLessThanEqualOp, x.sle(y));
  COMPARISON(SGreaterThanOp, x.sgt(y));
  COMPARISON(SGreaterThanEqualOp, x.sge(y));
  COMPARISON(ULessThanOp, x.ult(y));
  COMPARISON(ULessThanEqualOp, x.ule(y));
  COMPARISON(UGreaterThanOp, x.ugt(y));
  COMPARISON(UGreaterThanEqualOp, x.uge(y));
  TOTAL(LogicalAndOp, x & y);
  TOTAL(LogicalOrOp, x | y);
  TOTAL(LogicalNotEqualOp, x ^ y);
  TOTAL(LogicalEqualOp, ~(x ^ y));
  UNARY(LogicalNotOp, ~x);
}
} // namespace scion::semantics
