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
template <typename Number>
static Number signedModulo(const Number &x, const Number &y) {
  Number rest = x.srem(y);
  return rest.isZero() || rest.isNegative() == y.isNegative() ? rest : rest + y;
}

/// A run for all inputs takes the undecided case for undefined behaviour:
/// before a pass it then claims nothing, and what it refutes after a pass, a
/// run on numbers has to confirm.
template <typename Op, bool isSigned, typename Kernel>
static void addDivide(Meanings &to, Kernel) {
  static_assert(std::is_empty_v<Kernel>);
  constexpr auto quotient = [](Op, const auto &x, const auto &y) {
    return Kernel{}(x, y);
  };
  to.add<Op>([](Op op, Evaluation &in) {
    if (in.symbolic())
      return divide<Op, isSigned, decltype(quotient)>(op, in);
    // Lanes with poison are not computed.
    if (in.get(op.getOperand1()).state() != State::Defined ||
        in.get(op.getOperand2()).state() != State::Defined)
      return in.unsupported("a division of or by what may be any number");
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
      to, [](const auto &x, const auto &y) { return x.sdiv(y); });
  addDivide<spirv::SRemOp, true>(
      to, [](const auto &x, const auto &y) { return x.srem(y); });
  addDivide<spirv::SModOp, true>(
      to, [](const auto &x, const auto &y) { return signedModulo(x, y); });
  addDivide<spirv::UDivOp, false>(
      to, [](const auto &x, const auto &y) { return x.udiv(y); });
  addDivide<spirv::UModOp, false>(
      to, [](const auto &x, const auto &y) { return x.urem(y); });
}

//===----------------------------------------------------------------------===//
// Ops with two results in a struct
//===----------------------------------------------------------------------===//

/// `Kernel` computes one component of both results from two numbers.
template <typename Kernel, typename One>
static void appendBoth(ArrayRef<One> a, SmallVectorImpl<One> &results) {
  auto [first, second] = Kernel{}(a[0].bits(), a[1].bits());
  results.push_back(first);
  results.push_back(second);
}

template <typename Op, typename Kernel>
static void addPair(Meanings &to, Kernel) {
  static_assert(std::is_empty_v<Kernel>);
  to.add<Op>([](Op op, Evaluation &in) {
    std::vector<Datum> members(2);
    Type type = op.getOperand1().getType();
    Flow flow = liftTo(
        {type, type},
        [&](unsigned i, Datum datum) { members[i] = std::move(datum); }, op,
        op->getOperands(), in, appendBoth<Kernel, Element>,
        [](Operation *, ArrayRef<TermElement> a, TermEvaluation &,
           SmallVectorImpl<TermElement> &results) {
          appendBoth<Kernel>(a, results);
        });
    if (flow == Flow::Next)
      in.set(op.getResult(), Datum::list(std::move(members)));
    return flow;
  });
}

/// The low and the high half.
template <typename Number>
static std::pair<Number, Number> halves(const Number &product) {
  unsigned width = product.getBitWidth() / 2;
  return {product.trunc(width), product.extractBits(width, width)};
}

/// A condition as a number.
static APInt numberOf(bool condition, unsigned width) {
  return APInt(width, condition);
}
static scion::terms::Bits numberOf(scion::terms::Truth condition,
                                   unsigned width) {
  return scion::terms::Bits::of(condition.term).zextOrTrunc(width);
}

static void addPairs(Meanings &to) {
  addPair<spirv::IAddCarryOp>(to, [](const auto &x, const auto &y) {
    TruthOf<std::remove_cvref_t<decltype(x)>> carry;
    auto sum = x.uadd_ov(y, carry);
    return std::pair(sum, numberOf(carry, x.getBitWidth()));
  });
  addPair<spirv::ISubBorrowOp>(to, [](const auto &x, const auto &y) {
    return std::pair(x - y, numberOf(x.ult(y), x.getBitWidth()));
  });
  addPair<spirv::SMulExtendedOp>(to, [](const auto &x, const auto &y) {
    unsigned width = 2 * x.getBitWidth();
    return halves(x.sext(width) * y.sext(width));
  });
  addPair<spirv::UMulExtendedOp>(to, [](const auto &x, const auto &y) {
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

namespace {
/// A bit field in a number. The amounts of shifts have the number's width:
/// `offset` is the number of bits below the field, `above` of those above it,
/// `rest` of all bits outside of it.
template <typename Number>
struct Field {
  TruthOf<Number> isOutside, isEmpty;
  Number offset, above, rest;

  Field(const Number &givenOffset, const Number &givenCount, unsigned width) {
    Number wide = givenOffset.zextOrTrunc(64),
           many = givenCount.zextOrTrunc(64), all(64, width);
    isOutside = either(
        either(wide.uge(uint64_t(width) + 1), many.uge(uint64_t(width) + 1)),
        (wide + many).uge(uint64_t(width) + 1));
    isEmpty = many.isZero();
    auto fit = [&](const Number &amount) { return amount.zextOrTrunc(width); };
    offset = fit(wide);
    above = fit(all - wide - many);
    rest = fit(all - many);
  }
};
} // namespace

template <bool isSigned, typename One>
static One extractField(ArrayRef<One> a) {
  auto x = a[0].bits();
  using Number = decltype(x);
  unsigned width = x.getBitWidth();
  Field<Number> field(a[1].bits(), a[2].bits(), width);
  if (field.isOutside)
    return One::poison(width);
  if (field.isEmpty)
    return Number(width, 0);
  Number high = x.shl(field.above);
  return isSigned ? high.ashr(field.rest) : high.lshr(field.rest);
}

template <typename One>
static One insertField(ArrayRef<One> a) {
  auto base = a[0].bits();
  using Number = decltype(base);
  unsigned width = base.getBitWidth();
  Field<Number> field(a[2].bits(), a[3].bits(), width);
  if (field.isOutside)
    return One::poison(width);
  if (field.isEmpty)
    return base;
  Number mask = Number::getAllOnes(width).lshr(field.rest).shl(field.offset);
  return (base & ~mask) | (a[1].bits().shl(field.offset) & mask);
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
      to,
      [](spirv::BitFieldInsertOp, auto a, auto &) { return insertField(a); });
  addElementwise<spirv::BitFieldSExtractOp>(
      to, [](spirv::BitFieldSExtractOp, auto a, auto &) {
        return extractField<true>(a);
      });
  addElementwise<spirv::BitFieldUExtractOp>(
      to, [](spirv::BitFieldUExtractOp, auto a, auto &) {
        return extractField<false>(a);
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
