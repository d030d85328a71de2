//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// arith: integers and floats, element by element. A result that breaks the
// promise of a flag is poison. Fast-math flags that allow other results are not
// supported.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Floats.h"
#include "harness/semantics/Integers.h"
#include "harness/semantics/Lift.h"
#include "harness/semantics/Signs.h"
#include "harness/semantics/dialects/Choose.h"
#include "harness/semantics/dialects/Flags.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

#include <functional>

using namespace mlir;
using namespace scion::semantics;

using Arguments = ArrayRef<Element>;

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

#define DIVISION(OP, OVERFLOWS, VALUE)                                         \
  addDivision<OP, OVERFLOWS>(                                                  \
      to, [](OP, const auto &x, const auto &y) { return VALUE; })
#define EXACT_DIVISION(OP, OVERFLOWS, VALUE, REST)                             \
  addDivision<OP, OVERFLOWS>(                                                  \
      to,                                                                      \
      [](OP op, const auto &x,                                                 \
         const auto &y) -> ElementFor<std::remove_cvref_t<decltype(x)>> {      \
        if (op.getIsExact() && !(REST).isZero())                               \
          return ElementFor<std::remove_cvref_t<decltype(x)>>::poison(         \
              x.getBitWidth());                                                \
        return VALUE;                                                          \
      })

/// In i1, -1 divided by -1 overflows, and -1 remainder -1 does not.
static void addDivisions(Meanings &to) {
  EXACT_DIVISION(arith::DivSIOp, true, x.sdiv(y), x.srem(y));
  EXACT_DIVISION(arith::DivUIOp, false, x.udiv(y), x.urem(y));
  DIVISION(arith::CeilDivSIOp, true, divideRounded(x, y, /*up=*/true));
  DIVISION(arith::FloorDivSIOp, true, divideRounded(x, y, /*up=*/false));
  DIVISION(arith::CeilDivUIOp, false, divideUp(x, y));
  DIVISION(arith::RemSIOp, false, x.srem(y));
  DIVISION(arith::RemUIOp, false, x.urem(y));
}

/// Ops on two integers that are defined for all of them.
#define TOTAL(OP, VALUE)                                                       \
  addElementwise<OP>(to, [](OP, auto a, auto &) -> ElementIn<decltype(a)> {    \
    const auto &x = a[0].bits(), &y = a[1].bits();                             \
    return VALUE;                                                              \
  })

/// Two results: the low and the high half of a product.
template <typename Op, bool isSigned>
static void addMultiplyExtended(Meanings &to) {
  addElementwise<Op>(to, [](Op, auto a, auto &results, auto &) {
    unsigned width = a[0].width();
    auto wide = [&](const auto &value) {
      return isSigned ? value.sext(2 * width) : value.zext(2 * width);
    };
    auto product = wide(a[0].bits()) * wide(a[1].bits());
    results.push_back(product.trunc(width));
    results.push_back(product.extractBits(width, width));
  });
}

static void addIntegers(Meanings &to) {
  WRAPPING(arith::AddIOp, sadd_ov, uadd_ov);
  WRAPPING(arith::SubIOp, ssub_ov, usub_ov);
  WRAPPING(arith::MulIOp, smul_ov, umul_ov);
  TOTAL(arith::AndIOp, x & y);
  TOTAL(arith::OrIOp, x | y);
  TOTAL(arith::XOrIOp, x ^ y);
  TOTAL(arith::MaxSIOp, x.sgt(y) ? x : y);
  TOTAL(arith::MaxUIOp, x.ugt(y) ? x : y);
  TOTAL(arith::MinSIOp, x.slt(y) ? x : y);
  TOTAL(arith::MinUIOp, x.ult(y) ? x : y);
  addElementwise<arith::CmpIOp>(to, [](arith::CmpIOp op, auto a, auto &) {
    return ElementIn<decltype(a)>::boolean(
        compareIntegers(uint64_t(op.getPredicate()), a[0].bits(), a[1].bits()));
  });
  auto shifts = [](auto op, auto a, auto &) {
    return shift<arith::ShLIOp, arith::ShRSIOp>(op, a);
  };
  addElementwise<arith::ShLIOp>(to, shifts);
  addElementwise<arith::ShRSIOp>(to, shifts);
  addElementwise<arith::ShRUIOp>(to, shifts);
  addElementwise<arith::AddUIExtendedOp>(
      to, [](arith::AddUIExtendedOp, auto a, auto &results, auto &) {
        TruthOf<NumberIn<decltype(a)>> carry;
        results.push_back(a[0].bits().uadd_ov(a[1].bits(), carry));
        results.push_back(ElementIn<decltype(a)>::boolean(carry));
      });
  addMultiplyExtended<arith::MulSIExtendedOp, true>(to);
  addMultiplyExtended<arith::MulUIExtendedOp, false>(to);
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

/// nnan and ninf are promises about operands and results. The other fast-math
/// flags allow several results, of which this is one.
template <typename Op>
static bool keepsPromises(Op op, const APFloat &value) {
  arith::FastMathFlags flags = op.getFastmathAttr()
                                   ? op.getFastmathAttr().getValue()
                                   : arith::FastMathFlags::none;
  return !(value.isNaN() &&
           bitEnumContainsAny(flags, arith::FastMathFlags::nnan)) &&
         !(value.isInfinity() &&
           bitEnumContainsAny(flags, arith::FastMathFlags::ninf));
}

template <typename Op>
static Element promised(Op op, ArrayRef<APFloat> operands, Element value) {
  for (const APFloat &operand : operands)
    if (!keepsPromises(op, operand))
      return Element::poison(value.width());
  if (value.isDefined() && !keepsPromises(op, asFloat(value, resultNumber(op))))
    return Element::poison(value.width());
  return value;
}

/// Ops on two floats: an Element, or a float.
#define FLOAT_RESULTS(OP, VALUE)                                               \
  addElementwise<OP>(to, [](OP op, Arguments a, Evaluation &) -> Element {     \
    Type type = resultNumber(op);                                              \
    APFloat x = asFloat(a[0], type), y = asFloat(a[1], type);                  \
    return promised(op, {x, y}, VALUE);                                        \
  })
#define FLOATS(OP, VALUE)                                                      \
  FLOAT_RESULTS(OP,                                                            \
                computeIn(                                                     \
                    type, x, y,                                                \
                    [&](const APFloat &x, const APFloat &y) { return VALUE; }, \
                    modeOf(op)))

/// Before MLIR 23, only truncf and the scaling ops have a rounding mode.
template <typename Op>
static APFloat::roundingMode modeOf(Op op) {
  if constexpr (requires { op.getRoundingmode(); })
    return roundingOf(op.getRoundingmode());
  else
    return toNearest;
}

template <typename Operation>
static APFloat computed(APFloat x, const APFloat &y, Operation operation) {
  operation(x, y);
  return x;
}

/// Ops that an APFloat method with a rounding mode computes.
#define ROUNDED_FLOATS(OP, METHOD)                                             \
  FLOATS(OP, computed(x, y, [&](APFloat &a, const APFloat &b) {                \
           a.METHOD(b, modeOf(op));                                            \
         }))

static void addFloats(Meanings &to) {
  ROUNDED_FLOATS(arith::AddFOp, add);
  ROUNDED_FLOATS(arith::SubFOp, subtract);
  ROUNDED_FLOATS(arith::MulFOp, multiply);
  ROUNDED_FLOATS(arith::DivFOp, divide);
  FLOATS(arith::RemFOp,
         computed(x, y, [](APFloat &a, const APFloat &b) { a.mod(b); }));
  // NaN if one is, -0 below +0.
  FLOATS(arith::MaximumFOp, llvm::maximum(x, y));
  FLOATS(arith::MinimumFOp, llvm::minimum(x, y));
  FLOAT_RESULTS(arith::MaxNumFOp, maxNumber(x, y));
  FLOAT_RESULTS(arith::MinNumFOp, minNumber(x, y));
  to.add<arith::NegFOp>([](arith::NegFOp op, Evaluation &in) {
    return lift(
        op, in,
        [&](Arguments a, SmallVectorImpl<Element> &results) {
          APFloat x = asFloat(a[0], resultNumber(op));
          results.push_back(
              promised(op, x,
                       APFloat::semanticsHasSignedRepr(x.getSemantics())
                           ? Element(-x)
                           : in.unspecified(a[0].width())));
        },
        signKernel<SignOp::Negate>);
  });
  addElementwise<arith::CmpFOp>(to, [](arith::CmpFOp op, Arguments a,
                                       Evaluation &) {
    Type type = operandNumber(op);
    APFloat x = asFloat(a[0], type), y = asFloat(a[1], type);
    if (!keepsPromises(op, x) || !keepsPromises(op, y))
      return Element::poison(1);
    return Element::boolean(compareFloats(uint64_t(op.getPredicate()), x, y));
  });
}

//===----------------------------------------------------------------------===//
// Ops of newer versions, by their names
//===----------------------------------------------------------------------===//

/// Numbers win over NaN, and -0 is below +0.
template <bool wantsLarger>
static Flow pickNumber(Operation *op, Evaluation &in) {
  if (promisesNumbers(op))
    return in.unsupported("fast-math flags of this op");
  return lift(op, in, [&](Arguments a, SmallVectorImpl<Element> &results) {
    Type type = resultNumber(op);
    APFloat x = asFloat(a[0], type), y = asFloat(a[1], type);
    results.push_back(
        ofFloat(wantsLarger ? llvm::maximumnum(x, y) : llvm::minimumnum(x, y)));
  });
}

/// To a format of the same width.
static Flow convertSameWidth(Operation *op, Evaluation &in) {
  if (promisesNumbers(op))
    return in.unsupported("fast-math flags of this op");
  auto mode = op->getAttrOfType<arith::RoundingModeAttr>("roundingmode");
  return lift(op, in, [&](Arguments a, SmallVectorImpl<Element> &results) {
    results.push_back(convert(
        asFloat(a[0], operandNumber(op)), resultNumber(op),
        roundingOf(mode ? std::optional(mode.getValue()) : std::nullopt)));
  });
}

/// The difference, and whether it borrows.
template <typename Operands, typename Results>
static void pushDifference(Operands a, Results &results) {
  results.push_back(a[0].bits() - a[1].bits());
  results.push_back(ElementIn<Operands>::boolean(a[0].bits().ult(a[1].bits())));
}

static Flow subtractExtended(Operation *op, Evaluation &in) {
  return lift(
      op, in,
      [](Arguments a, SmallVectorImpl<Element> &results) {
        pushDifference(a, results);
      },
      [](Operation *, ArrayRef<TermElement> a, TermEvaluation &,
         SmallVectorImpl<TermElement> &results) {
        pushDifference(a, results);
      });
}

static void addNewerOps(Meanings &to) {
  to.add("arith.subui_extended", subtractExtended);
  to.add("arith.maximumnumf", pickNumber<true>);
  to.add("arith.minimumnumf", pickNumber<false>);
  to.add("arith.convertf", convertSameWidth);
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

/// `nneg`. MLIR 22 has it on some of these ops only.
static bool isPromisedNonNegative(Operation *op) {
  return bool(op->getInherentAttr("nonNeg").value_or(Attribute()));
}

template <typename Op>
static Element convertFloat(Op op, Arguments a, APFloat::roundingMode mode) {
  APFloat from = asFloat(a[0], operandNumber(op));
  return promised(op, from, convert(from, resultNumber(op), mode));
}

template <typename Op, typename Operands>
static ElementIn<Operands> extendUnsigned(Op op, Operands a) {
  unsigned width = widthOf(resultNumber(op));
  if (isPromisedNonNegative(op) && a[0].bits().isNegative())
    return ElementIn<Operands>::poison(width);
  return a[0].bits().zextOrTrunc(width);
}

/// The scale as a power of two, in another format. Undefined if it is none, or
/// the format is too small for it.
static Element scaleIn(const Element &scale, Type from, Type to) {
  Type power = Float8E8M0FNUType::get(to.getContext());
  Element exponent = convert(asFloat(scale, from), power);
  if (!exponent.isDefined())
    return Element::undef(widthOf(to));
  APFloat value = asFloat(exponent, power);
  Element made = convert(value, to);
  return value.isNaN() || (made.isDefined() && asDouble(value).bitwiseIsEqual(
                                                   asDouble(asFloat(made, to))))
             ? made
             : Element::undef(widthOf(to));
}

/// As the documentation composes them of truncf, extf, mulf and divf.
static void addScaled(Meanings &to) {
  addElementwise<arith::ScalingExtFOp>(
      to, [](arith::ScalingExtFOp op, Arguments a, Evaluation &) -> Element {
        Type type = resultNumber(op);
        APFloat from = asFloat(a[0], operandNumber(op));
        Element scale = scaleIn(a[1], operandNumber(op, 1), type),
                value = convert(from, type);
        if (!scale.isDefined() || !value.isDefined())
          return Element::undef(widthOf(type));
        return promised(op, {from},
                        computeIn(type, asFloat(value, type),
                                  asFloat(scale, type),
                                  std::multiplies<APFloat>()));
      });
  addElementwise<arith::ScalingTruncFOp>(
      to, [](arith::ScalingTruncFOp op, Arguments a, Evaluation &) -> Element {
        Type from = operandNumber(op), type = resultNumber(op);
        APFloat value = asFloat(a[0], from);
        Element scale = scaleIn(a[1], operandNumber(op, 1), from);
        Element scaled = scale.isDefined()
                             ? computeIn(from, value, asFloat(scale, from),
                                         [](const APFloat &x,
                                            const APFloat &y) { return x / y; })
                             : scale;
        if (!scaled.isDefined())
          return Element::undef(widthOf(type));
        return promised(op, {value},
                        convert(asFloat(scaled, from), type, modeOf(op)));
      });
}

static void addConversions(Meanings &to) {
  addElementwise<arith::ExtUIOp>(to, [](arith::ExtUIOp op, auto a, auto &) {
    return extendUnsigned(op, a);
  });
  addElementwise<arith::IndexCastUIOp>(
      to, [](arith::IndexCastUIOp op, auto a, auto &) {
        return extendUnsigned(op, a);
      });
  addElementwise<arith::ExtSIOp>(
      to, [](arith::ExtSIOp op, auto a, auto &) -> ElementIn<decltype(a)> {
        return a[0].bits().sext(widthOf(resultNumber(op)));
      });
  addElementwise<arith::IndexCastOp>(
      to, [](arith::IndexCastOp op, auto a, auto &) -> ElementIn<decltype(a)> {
        return a[0].bits().sextOrTrunc(widthOf(resultNumber(op)));
      });
  addElementwise<arith::TruncIOp>(to, [](arith::TruncIOp op, auto a, auto &) {
    unsigned width = widthOf(resultNumber(op));
    return flagged(op, a[0].bits().trunc(width),
                   !a[0].bits().isSignedIntN(width),
                   !a[0].bits().isIntN(width));
  });
  addElementwise<arith::ExtFOp>(
      to, [](arith::ExtFOp op, Arguments a, Evaluation &) {
        return convertFloat(op, a, toNearest);
      });
  addElementwise<arith::TruncFOp>(
      to, [](arith::TruncFOp op, Arguments a, Evaluation &) {
        return convertFloat(op, a, modeOf(op));
      });
  addElementwise<arith::SIToFPOp>(
      to, [](arith::SIToFPOp op, Arguments a, Evaluation &) {
        return fromInteger(a[0].bits(), true, resultNumber(op));
      });
  addElementwise<arith::UIToFPOp>(
      to, [](arith::UIToFPOp op, Arguments a, Evaluation &) {
        if (isPromisedNonNegative(op) && a[0].bits().isNegative())
          return Element::poison(widthOf(resultNumber(op)));
        return fromInteger(a[0].bits(), false, resultNumber(op));
      });
  addElementwise<arith::FPToSIOp>(
      to, [](arith::FPToSIOp op, Arguments a, Evaluation &) {
        return toInteger(asFloat(a[0], operandNumber(op)), true,
                         widthOf(resultNumber(op)));
      });
  addElementwise<arith::FPToUIOp>(
      to, [](arith::FPToUIOp op, Arguments a, Evaluation &) {
        return toInteger(asFloat(a[0], operandNumber(op)), false,
                         widthOf(resultNumber(op)));
      });
  addElementwise<arith::BitcastOp>(
      to, [](arith::BitcastOp, auto a, auto &) { return a[0]; });
}

//===----------------------------------------------------------------------===//
// Selection
//===----------------------------------------------------------------------===//

/// An element that is not chosen may be poison. Both operands must have the
/// same sizes, because a pass may select element by element.
static Flow select(arith::SelectOp op, Evaluation &in) {
  const Datum &condition = in.get(op.getCondition());
  const Datum &yes = in.get(op.getTrueValue());
  const Datum &no = in.get(op.getFalseValue());
  if (condition.isElement()) {
    if (yes.isElements() && no.isElements() &&
        yes.elements().shape != no.elements().shape)
      return in.undefined("operands of different sizes");
    const Element &which = condition.element();
    if (LLVM_UNLIKELY(which.term))
      in.set(op.getResult(), in.symbolic()->select(which, yes, no));
    else if (which.isDefined())
      in.set(op.getResult(), which.bits().isZero() ? no : yes);
    else
      in.set(op.getResult(), badOf(op.getType(), which.state()));
    return Flow::Next;
  }
  if (!condition.isElements() || !yes.isElements() || !no.isElements()) {
    in.set(op.getResult(), Datum::bad(State::Poison));
    return Flow::Next;
  }
  const Elements &which = condition.elements();
  if (which.shape != yes.elements().shape || which.shape != no.elements().shape)
    return in.undefined("operands of different sizes");
  if (!in.charge(which.list.size()))
    return Flow::Stop;
  Elements made =
      chooseEach(which.list, yes.elements(), no.elements().list, in);
  made.stored.reset();
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

namespace scion::semantics {
void registerArith(Meanings &to) {
  to.add<arith::ConstantOp>([](arith::ConstantOp op, Evaluation &in) {
    // -2.0 is read as one in f8E8M0FNU, which has no sign.
    if (auto number = dyn_cast<FloatAttr>(op.getValue());
        number && number.getValue().isNegative() &&
        !APFloat::semanticsHasSignedRepr(number.getValue().getSemantics()))
      return in.unsupported("a negative number of a format without sign");
    std::optional<Datum> datum = datumOf(op.getValue(), op.getType());
    if (!datum)
      return in.unsupported("a constant of this kind");
    in.set(op.getResult(), std::move(*datum));
    return Flow::Next;
  });
  to.add<arith::SelectOp>(
      [](arith::SelectOp op, Evaluation &in) { return select(op, in); });
  addIntegers(to);
  addDivisions(to);
  addFloats(to);
  addNewerOps(to);
  addConversions(to);
  addScaled(to);
}
} // namespace scion::semantics
