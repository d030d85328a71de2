//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// math: computes exact functions exactly, and calls the C library where it
// decides the last bits.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Floats.h"
#include "harness/semantics/Integers.h"
#include "harness/semantics/Signs.h"

#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace scion::semantics;

using Arguments = ArrayRef<Element>;

/// nnan and ninf are promises about operands and results.
static bool breaksPromise(Operation *op, const Element &value, Type type) {
  auto flagged = dyn_cast<arith::ArithFastMathInterface>(op);
  if (!flagged || !value.isDefined() || !isa<FloatType>(type))
    return false;
  arith::FastMathFlags flags = flagged.getFastMathFlagsAttr().getValue();
  APFloat number = asFloat(value, type);
  return (number.isNaN() &&
          bitEnumContainsAny(flags, arith::FastMathFlags::nnan)) ||
         (number.isInfinity() &&
          bitEnumContainsAny(flags, arith::FastMathFlags::ninf));
}

/// Runs the kernel for each element. The kernel returns none if it has no
/// result.
template <typename Kernel>
static Flow liftFloats(Operation *op, Evaluation &in, Kernel kernel,
                       TermKernel terms = nullptr) {
  Type type = resultNumber(op);
  auto numbers = [&](Arguments a, SmallVectorImpl<Element> &results) {
    std::optional<Element> made = kernel(a, type);
    if (!made) {
      (void)in.unsupported("a float of this format");
      return;
    }
    bool isBroken = breaksPromise(op, *made, type);
    for (auto [index, argument] : llvm::enumerate(a))
      isBroken |= breaksPromise(op, argument, operandNumber(op, index));
    results.push_back(isBroken ? Element::poison(made->width()) : *made);
  };
  return lift(op, in, numbers, terms);
}

/// Calls the C function of the same name, or pow for math.powf.
static Flow callLibrary(Operation *op, Evaluation &in) {
  StringRef name = op->getName().stripDialect();
  const FloatFunction *function =
      findFloatFunction(name == "powf" ? "pow" : name);
  return liftFloats(op, in, [&](Arguments a, Type type) {
    return apply(*function, a, type);
  });
}

template <APFloat::roundingMode mode>
static Flow round(Operation *op, Evaluation &in) {
  return liftFloats(op, in,
                    [](Arguments a, Type type) -> std::optional<Element> {
                      return toIntegral(asFloat(a[0], type), mode);
                    });
}

/// A test of one float.
template <typename Op, typename Test>
static void addTest(Meanings &to, Test) {
  addElementwise<Op>(to, [](Op op, Arguments a, Evaluation &) {
    Type type = operandNumber(op);
    if (breaksPromise(op, a[0], type))
      return Element::poison(1);
    return Element::boolean(Test{}(asFloat(a[0], type)));
  });
}

/// x to the power of n, where 1 / x is rounded towards zero.
static Element integerPower(const APInt &x, APInt n, Evaluation &in) {
  unsigned width = x.getBitWidth();
  APInt made(width, 1), square = x;
  if (n.isNegative()) {
    if (x.isZero()) {
      (void)in.undefined("division by zero");
      return Element::poison(width);
    }
    if (x.isOne())
      return x;
    if (!x.isAllOnes())
      return APInt(width, 0);
    return n[0] ? x : APInt(width, 1);
  }
  for (; !n.isZero(); n.lshrInPlace(1)) {
    if (n[0])
      made *= square;
    square *= square;
  }
  return made;
}

namespace scion::semantics {
void registerMath(Meanings &to) {
  for (StringRef name :
       {"acos",  "acosh", "asin", "asinh", "atan", "atanh", "atan2", "cbrt",
        "cos",   "cosh",  "erf",  "erfc",  "exp",  "exp2",  "expm1", "log",
        "log10", "log1p", "log2", "powf",  "sin",  "sinh",  "tan",   "tanh"})
    to.add(("math." + name).str(), callLibrary);
  to.add("math.ceil", round<APFloat::rmTowardPositive>);
  to.add("math.floor", round<APFloat::rmTowardNegative>);
  to.add("math.trunc", round<APFloat::rmTowardZero>);
  to.add("math.round", round<APFloat::rmNearestTiesToAway>);
  to.add("math.roundeven", round<APFloat::rmNearestTiesToEven>);

  to.add<math::SqrtOp>([](math::SqrtOp op, Evaluation &in) {
    return liftFloats(
        op, in, [](Arguments a, Type type) { return squareRoot(a[0], type); });
  });
  to.add<math::RsqrtOp>([](math::RsqrtOp op, Evaluation &in) {
    return liftFloats(op, in, [](Arguments a, Type type) {
      std::optional<Element> root = squareRoot(a[0], type);
      if (root)
        root = ofFloat(APFloat::getOne(asFloat(a[0], type).getSemantics()) /
                       asFloat(*root, type));
      return root;
    });
  });
  to.add<math::AbsFOp>([](math::AbsFOp op, Evaluation &in) {
    return liftFloats(
        op, in,
        [](Arguments a, Type type) -> std::optional<Element> {
          return abs(asFloat(a[0], type));
        },
        signKernel<SignOp::Absolute>);
  });
  to.add<math::CopySignOp>([](math::CopySignOp op, Evaluation &in) {
    return liftFloats(
        op, in,
        [](Arguments a, Type type) -> std::optional<Element> {
          return APFloat::copySign(asFloat(a[0], type), asFloat(a[1], type));
        },
        signKernel<SignOp::Copy>);
  });
  to.add<math::FmaOp>([](math::FmaOp op, Evaluation &in) {
    return liftFloats(op, in,
                      [](Arguments a, Type type) -> std::optional<Element> {
                        return multiplyAdd(a[0], a[1], a[2], type);
                      });
  });
  // The documentation does not define NaN, bounds in the wrong order, and zeros
  // of different sign.
  to.add<math::ClampFOp>([](math::ClampFOp op, Evaluation &in) {
    return liftFloats(
        op, in, [&](Arguments a, Type type) -> std::optional<Element> {
          APFloat value = asFloat(a[0], type), low = asFloat(a[1], type),
                  high = asFloat(a[2], type);
          auto isOtherZero = [&](const APFloat &bound) {
            return value.isZero() && bound.isZero() &&
                   value.isNegative() != bound.isNegative();
          };
          if (value.isNaN() || low.isNaN() || high.isNaN() || low > high ||
              isOtherZero(low) || isOtherZero(high))
            return in.unspecified(a[0].width());
          return value < low ? a[1] : value > high ? a[2] : a[0];
        });
  });
  to.add<math::FPowIOp>([](math::FPowIOp op, Evaluation &in) {
    // Whether a narrow float is rounded after each product or at the end is not
    // documented.
    return liftFloats(
        op, in, [&](Arguments a, Type type) -> std::optional<Element> {
          std::optional<Element> made = powerOf(a[0], a[1].asSigned(), type);
          if (made && (type.isF16() || type.isBF16()) &&
              powerOfNarrow(a[0], a[1].asSigned(), type).bits() != made->bits())
            return in.unspecified(a[0].width());
          return made;
        });
  });
  to.add<math::SincosOp>([](math::SincosOp op, Evaluation &in) {
    Type type = resultNumber(op);
    return lift(op, in, [&](Arguments a, SmallVectorImpl<Element> &results) {
      for (StringRef name : {"sin", "cos"}) {
        std::optional<Element> made = apply(*findFloatFunction(name), a, type);
        if (!made)
          (void)in.unsupported("a float of this format");
        results.push_back(made.value_or(a[0]));
      }
    });
  });
  addTest<math::IsNaNOp>(to, [](const APFloat &x) { return x.isNaN(); });
  addTest<math::IsInfOp>(to, [](const APFloat &x) { return x.isInfinity(); });
  addTest<math::IsFiniteOp>(to, [](const APFloat &x) { return x.isFinite(); });
  addTest<math::IsNormalOp>(to, [](const APFloat &x) { return x.isNormal(); });

  addElementwise<math::AbsIOp>(
      to, [](math::AbsIOp, auto a, auto &) -> ElementIn<decltype(a)> {
        return a[0].bits().abs(); // the least number stays
      });
  addElementwise<math::CountLeadingZerosOp>(
      to,
      [](math::CountLeadingZerosOp, auto a, auto &) -> ElementIn<decltype(a)> {
        return countLeadingZeros(a[0].bits());
      });
  addElementwise<math::CountTrailingZerosOp>(
      to,
      [](math::CountTrailingZerosOp, auto a, auto &) -> ElementIn<decltype(a)> {
        return countTrailingZeros(a[0].bits());
      });
  addElementwise<math::CtPopOp>(
      to, [](math::CtPopOp, auto a, auto &) -> ElementIn<decltype(a)> {
        return countOnes(a[0].bits());
      });
  addElementwise<math::IPowIOp>(
      to, [](math::IPowIOp, Arguments a, Evaluation &in) {
        return integerPower(a[0].bits(), a[1].bits(), in);
      });
}
} // namespace scion::semantics
