//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// llvm: arithmetic on integers and floats, and casts.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Floats.h"
#include "harness/semantics/Integers.h"
#include "harness/semantics/Lift.h"
#include "harness/semantics/Signs.h"
#include "harness/semantics/dialects/Choose.h"
#include "harness/semantics/dialects/Flags.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace scion::semantics;

using Arguments = ArrayRef<Element>;

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

#define TOTAL(OP, VALUE)                                                       \
  addElementwise<OP>(to, [](OP, auto a, auto &) -> ElementIn<decltype(a)> {    \
    const auto &x = a[0].bits(), &y = a[1].bits();                             \
    return VALUE;                                                              \
  })

#define DIVISION(OP, IS_SIGNED, VALUE, IS_EXACT)                               \
  addDivision<OP, IS_SIGNED>(                                                  \
      to,                                                                      \
      [](OP op, const auto &x,                                                 \
         const auto &y) -> ElementFor<std::remove_cvref_t<decltype(x)>> {      \
        (void)op;                                                              \
        if ((IS_EXACT) && !((IS_SIGNED) ? x.srem(y) : x.urem(y)).isZero())     \
          return ElementFor<std::remove_cvref_t<decltype(x)>>::poison(         \
              x.getBitWidth());                                                \
        return VALUE;                                                          \
      })

static bool wasNeverWritten(const Datum &datum) {
  return (datum.isElement() || datum.isElements()) &&
         llvm::any_of(datum.numbers(), [](const Element &one) {
           return one.condition == State::Undef;
         });
}

/// mem2reg turns a store to a part of a value into a mask and an `or`. If the
/// value was never written, only some bits of the result are specified, which
/// the state of an element cannot express.
template <typename Op, typename Kernel>
static void addBitwise(Meanings &to, Kernel) {
  to.add(Op::getOperationName(), [](Operation *op, Evaluation &in) {
    if (llvm::any_of(op->getOperands(), [&](Value operand) {
          return wasNeverWritten(in.get(operand));
        }))
      return in.unsupported("bits of a value that was never written");
    return liftKernel<Op, Kernel>(op, in);
  });
}

static void addIntegers(Meanings &to) {
  WRAPPING(LLVM::AddOp, sadd_ov, uadd_ov);
  WRAPPING(LLVM::SubOp, ssub_ov, usub_ov);
  WRAPPING(LLVM::MulOp, smul_ov, umul_ov);
  TOTAL(LLVM::XOrOp, x ^ y);
  addBitwise<LLVM::AndOp>(
      to, [](LLVM::AndOp, auto a, auto &) -> ElementIn<decltype(a)> {
        return a[0].bits() & a[1].bits();
      });
  addBitwise<LLVM::OrOp>(
      to, [](LLVM::OrOp op, auto a, auto &) -> ElementIn<decltype(a)> {
        if (op.getIsDisjoint() && a[0].bits().intersects(a[1].bits()))
          return ElementIn<decltype(a)>::poison(a[0].width());
        return a[0].bits() | a[1].bits();
      });
  DIVISION(LLVM::SDivOp, true, x.sdiv(y), op.getIsExact());
  DIVISION(LLVM::UDivOp, false, x.udiv(y), op.getIsExact());
  DIVISION(LLVM::SRemOp, true, x.srem(y), false);
  DIVISION(LLVM::URemOp, false, x.urem(y), false);
  auto shifts = [](auto op, auto a, auto &) {
    return shift<LLVM::ShlOp, LLVM::AShrOp>(op, a);
  };
  addElementwise<LLVM::ShlOp>(to, shifts);
  addElementwise<LLVM::LShrOp>(to, shifts);
  addElementwise<LLVM::AShrOp>(to, shifts);
  addElementwise<LLVM::ICmpOp>(to, [](LLVM::ICmpOp op, auto a, auto &) {
    return ElementIn<decltype(a)>::boolean(
        compareIntegers(uint64_t(op.getPredicate()), a[0].bits(), a[1].bits()));
  });
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

template <typename Op>
static bool breaksPromise(Op op, const Element &value, Type type) {
  if (!value.isDefined() || !isa<FloatType>(type))
    return false;
  LLVM::FastmathFlags flags = op.getFastmathFlags();
  APFloat number = asFloat(value, type);
  return (number.isNaN() &&
          bitEnumContainsAny(flags, LLVM::FastmathFlags::nnan)) ||
         (number.isInfinity() &&
          bitEnumContainsAny(flags, LLVM::FastmathFlags::ninf));
}

#define FLOATS(OP, VALUE)                                                      \
  addElementwise<OP>(to, [](OP op, Arguments a, Evaluation &) -> Element {     \
    Type type = resultNumber(op);                                              \
    APFloat x = asFloat(a[0], type), y = asFloat(a[1], type);                  \
    Element made = ofFloat(VALUE);                                             \
    if (breaksPromise(op, a[0], type) || breaksPromise(op, a[1], type) ||      \
        breaksPromise(op, made, type))                                         \
      return Element::poison(made.width());                                    \
    return made;                                                               \
  })

static APFloat remainder(APFloat x, const APFloat &y) {
  x.mod(y);
  return x;
}

static void addFloats(Meanings &to) {
  FLOATS(LLVM::FAddOp, x + y);
  FLOATS(LLVM::FSubOp, x - y);
  FLOATS(LLVM::FMulOp, x * y);
  FLOATS(LLVM::FDivOp, x / y);
  FLOATS(LLVM::FRemOp, remainder(x, y));
  to.add<LLVM::FNegOp>([](LLVM::FNegOp op, Evaluation &in) {
    return lift(
        op, in,
        [&](Arguments a, SmallVectorImpl<Element> &results) {
          Type type = resultNumber(op);
          results.push_back(breaksPromise(op, a[0], type)
                                ? Element::poison(a[0].width())
                                : Element(-asFloat(a[0], type)));
        },
        signKernel<SignOp::Negate>);
  });
  addElementwise<LLVM::FCmpOp>(to, [](LLVM::FCmpOp op, Arguments a,
                                      Evaluation &) {
    Type type = operandNumber(op);
    if (breaksPromise(op, a[0], type) || breaksPromise(op, a[1], type))
      return Element::poison(1);
    return Element::boolean(compareFloats(
        uint64_t(op.getPredicate()), asFloat(a[0], type), asFloat(a[1], type)));
  });
}

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

/// Reinterprets bits as another type of the same size, which may have elements
/// of another width.
static Flow castBits(LLVM::BitcastOp op, Evaluation &in) {
  const Datum &from = in.get(op.getArg());
  Type type = op.getType();
  unsigned width = widthOf(partType(type));
  ArrayRef<Element> list = from.numbers();
  if (!isNumbers(type) || list.empty())
    return in.unsupported("a cast of these types");
  unsigned fromWidth = list.front().width();
  if (fromWidth == width) {
    Elements made;
    made.shape = {int64_t(list.size())};
    made.list = list.vec();
    in.set(op.getResult(),
           isNumber(type) ? Datum(list.front()) : Datum(std::move(made)));
    return Flow::Next;
  }
  APInt all(fromWidth * unsigned(list.size()), 0);
  for (auto [index, one] : llvm::enumerate(list))
    all.insertBits(one.bits(), unsigned(index) * fromWidth);
  Elements made;
  for (unsigned begin = 0; begin < all.getBitWidth(); begin += width) {
    State state = State::Defined;
    for (unsigned i = begin / fromWidth; i * fromWidth < begin + width; ++i)
      state = worse(state, list[i].state());
    made.list.push_back({all.extractBits(width, begin), state});
  }
  if (isNumber(type)) {
    in.set(op.getResult(), made.list.front());
    return Flow::Next;
  }
  made.shape = {int64_t(made.list.size())};
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

static void addCasts(Meanings &to) {
  to.add<LLVM::BitcastOp>(
      [](LLVM::BitcastOp op, Evaluation &in) { return castBits(op, in); });
  addElementwise<LLVM::SExtOp>(
      to, [](LLVM::SExtOp op, auto a, auto &) -> ElementIn<decltype(a)> {
        return a[0].bits().sext(widthOf(resultNumber(op)));
      });
  addElementwise<LLVM::ZExtOp>(
      to, [](LLVM::ZExtOp op, auto a, auto &) -> ElementIn<decltype(a)> {
        unsigned width = widthOf(resultNumber(op));
        if (op.getNonNeg() && a[0].bits().isNegative())
          return ElementIn<decltype(a)>::poison(width);
        return a[0].bits().zext(width);
      });
  addElementwise<LLVM::TruncOp>(to, [](LLVM::TruncOp op, auto a, auto &) {
    unsigned width = widthOf(resultNumber(op));
    return flagged(op, a[0].bits().trunc(width),
                   !a[0].bits().isSignedIntN(width),
                   !a[0].bits().isIntN(width));
  });
  auto resize = [](auto op, auto a, auto &) -> ElementIn<decltype(a)> {
    return a[0].bits().zextOrTrunc(widthOf(resultNumber(op)));
  };
  addElementwise<LLVM::PtrToIntOp>(to, resize);
  addElementwise<LLVM::IntToPtrOp>(to, resize);
  addElementwise<LLVM::AddrSpaceCastOp>(to, resize);
  addElementwise<LLVM::SIToFPOp>(
      to, [](LLVM::SIToFPOp op, Arguments a, Evaluation &) {
        return fromInteger(a[0].bits(), true, resultNumber(op));
      });
  addElementwise<LLVM::UIToFPOp>(
      to, [](LLVM::UIToFPOp op, Arguments a, Evaluation &) {
        if (op.getNonNeg() && a[0].bits().isNegative())
          return Element::poison(widthOf(resultNumber(op)));
        return fromInteger(a[0].bits(), false, resultNumber(op));
      });
  addElementwise<LLVM::FPToSIOp>(
      to, [](LLVM::FPToSIOp op, Arguments a, Evaluation &) {
        return toInteger(asFloat(a[0], operandNumber(op)), true,
                         widthOf(resultNumber(op)));
      });
  addElementwise<LLVM::FPToUIOp>(
      to, [](LLVM::FPToUIOp op, Arguments a, Evaluation &) {
        return toInteger(asFloat(a[0], operandNumber(op)), false,
                         widthOf(resultNumber(op)));
      });
  auto convertFloat = [](auto op, Arguments a, Evaluation &) {
    return convert(asFloat(a[0], operandNumber(op)), resultNumber(op));
  };
  addElementwise<LLVM::FPExtOp>(to, convertFloat);
  addElementwise<LLVM::FPTruncOp>(to, convertFloat);
  // The rounding mode that these name is the one in which programs start.
  addElementwise<LLVM::ConstrainedFPExtIntr>(to, convertFloat);
  addElementwise<LLVM::ConstrainedFPTruncIntr>(to, convertFloat);
}

/// The value that is not chosen may be poison.
static Flow select(LLVM::SelectOp op, Evaluation &in) {
  const Datum &condition = in.get(op.getCondition());
  const Datum &yes = in.get(op.getTrueValue());
  const Datum &no = in.get(op.getFalseValue());
  if (condition.isElement()) {
    const Element &which = condition.element();
    if (LLVM_UNLIKELY(which.term)) {
      in.set(op.getResult(), in.symbolic()->select(which, yes, no));
      return Flow::Next;
    }
    if (!which.isDefined() && yes.isList())
      return in.unsupported("a choice of aggregates by poison");
    in.set(op.getResult(), !which.isDefined()
                               ? badOf(op.getType(), which.state())
                           : which.bits().isZero() ? no
                                                   : yes);
    return Flow::Next;
  }
  // The verifier accepts arrays and structs.
  if (!condition.isElements() || !yes.isElements() || !no.isElements())
    return in.unsupported("a choice of aggregates by a vector");
  in.set(op.getResult(),
         chooseEach(condition.numbers(), yes.elements(), no.numbers(), in));
  return Flow::Next;
}

namespace scion::semantics {
void registerLlvmArith(Meanings &to) {
  addIntegers(to);
  addFloats(to);
  addCasts(to);
  to.add<LLVM::SelectOp>(
      [](LLVM::SelectOp op, Evaluation &in) { return select(op, in); });
  // Freezing poison gives an unspecified value.
  to.add<LLVM::FreezeOp>([](LLVM::FreezeOp op, Evaluation &in) {
    const Datum &value = in.get(op.getVal());
    if (in.symbolic())
      return in.unsupported("the choice of freeze");
    in.set(op.getResult(), value.state() == State::Poison
                               ? badOf(op.getType(), State::Undef)
                               : value);
    return Flow::Next;
  });
}
} // namespace scion::semantics
