//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// spirv: the extended instructions of GLSL (GL) and OpenCL (CL). Exact
// functions are computed; results that an implementation may approximate, or
// choose, are not specified.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Floats.h"
#include "harness/semantics/Integers.h"
#include "harness/semantics/Lift.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

using namespace mlir;
using namespace scion::semantics;

using Arguments = ArrayRef<Element>;

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

#define INTEGERS(OP, VALUE)                                                    \
  addElementwise<spirv::OP>(                                                   \
      to, [](spirv::OP, auto a, auto &) -> ElementIn<decltype(a)> {            \
        const auto &x = a.front().bits(), &y = a.back().bits();                \
        (void)y;                                                               \
        return VALUE;                                                          \
      })

/// Adds an op whose operands and result have one type; of some ops the verifier
/// accepts others.
template <typename Op, typename Kernel>
static void addOfOneType(Meanings &to, Kernel) {
  static_assert(std::is_empty_v<Kernel>);
  to.add<Op>([](Op op, Evaluation &in) {
    if (llvm::any_of(op->getOperandTypes(),
                     [&](Type type) { return type != op.getType(); }))
      return in.unsupported("operands and a result of different types");
    return liftKernel<Op, Kernel>(op, in);
  });
}

/// Undefined where the least bound is above the greatest.
template <typename Op, bool isSigned>
static void addClamp(Meanings &to) {
  addOfOneType<Op>(to, [](Op, auto a, auto &) -> ElementIn<decltype(a)> {
    const auto &x = a[0].bits(), &low = a[1].bits(), &high = a[2].bits();
    auto isLess = [](const auto &left, const auto &right) {
      return isSigned ? left.slt(right) : left.ult(right);
    };
    if (isLess(high, low))
      return ElementIn<decltype(a)>::poison(x.getBitWidth());
    return isLess(x, low) ? low : isLess(high, x) ? high : x;
  });
}

/// The number of a bit, -1 if there is none.
static Element bitNumber(unsigned width, unsigned number) {
  return number >= width ? APInt::getAllOnes(width) : APInt(width, number);
}

static void addIntegers(Meanings &to) {
  INTEGERS(GLSMaxOp, x.sgt(y) ? x : y);
  INTEGERS(GLSMinOp, x.slt(y) ? x : y);
  INTEGERS(GLUMaxOp, x.ugt(y) ? x : y);
  INTEGERS(GLUMinOp, x.ult(y) ? x : y);
  INTEGERS(CLSMaxOp, x.sgt(y) ? x : y);
  INTEGERS(CLSMinOp, x.slt(y) ? x : y);
  INTEGERS(CLUMaxOp, x.ugt(y) ? x : y);
  INTEGERS(CLUMinOp, x.ult(y) ? x : y);
  // The least number stays.
  INTEGERS(GLSAbsOp, x.abs());
  INTEGERS(CLSAbsOp, x.abs());
  addClamp<spirv::GLSClampOp, true>(to);
  addClamp<spirv::GLUClampOp, false>(to);
  addElementwise<spirv::GLSSignOp>(
      to, [](spirv::GLSSignOp, auto a, auto &) -> ElementIn<decltype(a)> {
        using Number = NumberIn<decltype(a)>;
        const auto &x = a[0].bits();
        unsigned width = x.getBitWidth();
        if (x.isNegative())
          return Number::getAllOnes(width);
        return x.isZero() ? Number(width, 0) : Number(width, 1);
      });
  addElementwise<spirv::GLFindILsbOp>(
      to, [](spirv::GLFindILsbOp, Arguments a, Evaluation &) {
        return bitNumber(a[0].width(), a[0].bits().countr_zero());
      });
  addElementwise<spirv::GLFindUMsbOp>(
      to, [](spirv::GLFindUMsbOp, Arguments a, Evaluation &) {
        unsigned width = a[0].width();
        return bitNumber(width, width - 1 - a[0].bits().countl_zero());
      });
  // The highest bit that differs from the sign.
  addElementwise<spirv::GLFindSMsbOp>(
      to, [](spirv::GLFindSMsbOp, Arguments a, Evaluation &) {
        unsigned width = a[0].width();
        const APInt &x = a[0].bits();
        APInt other = x.isNegative() ? ~x : x;
        return bitNumber(width, width - 1 - other.countl_zero());
      });
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

/// Adds an op of which each result is kernel(floats, in), or not specified
/// where an operand or the result is a denormal number.
template <typename Op, typename Kernel>
static void addFloats(Meanings &to, Kernel) {
  static_assert(std::is_empty_v<Kernel>);
  addOfOneType<Op>(to, [](Op op, Arguments a, Evaluation &in) {
    Type type = resultNumber(op);
    SmallVector<APFloat, 3> floats;
    for (const Element &one : a)
      floats.push_back(asFloat(one, type));
    std::optional<APFloat> made = Kernel{}(ArrayRef<APFloat>(floats));
    floats.push_back(made.value_or(floats.front()));
    if (!made || llvm::any_of(floats, [](const APFloat &one) {
          return one.isDenormal();
        }))
      return in.unspecified(a[0].width());
    return ofFloat(*made);
  });
}

using Floats = ArrayRef<APFloat>;
using Result = std::optional<APFloat>;

/// The larger or smaller one; none where the choice is open.
static Result pick(const APFloat &x, const APFloat &y, bool wantsLarger) {
  if (x.isNaN() || y.isNaN() ||
      (x.isZero() && y.isZero() && x.isNegative() != y.isNegative()))
    return std::nullopt;
  return (wantsLarger ? x < y : y < x) ? y : x;
}

/// In OpenCL, a number wins over NaN.
static Result pickNumber(const APFloat &x, const APFloat &y, bool wantsLarger) {
  if (x.isNaN() || y.isNaN())
    return x.isNaN() ? y : x;
  return pick(x, y, wantsLarger);
}

static Result rounded(APFloat x, APFloat::roundingMode mode) {
  if (!x.isFinite())
    return x.isInfinity() ? Result(x) : std::nullopt;
  (void)x.roundToIntegral(mode);
  return x;
}

/// x * y + z where no step is rounded, so that one or two roundings agree.
static Result exactSum(const APFloat &x, const APFloat &y, const APFloat &z) {
  APFloat made = x;
  if (made.multiply(y, toNearest) != APFloat::opOK || !made.isFinite() ||
      made.isDenormal() || made.add(z, toNearest) != APFloat::opOK ||
      !made.isFinite() || made.isZero())
    return std::nullopt;
  return made;
}

/// The linear blend x * (1 - a) + y * a where no step is rounded. Then it also
/// is x + (y - x) * a, if that rounds no step either.
static Result exactMix(const APFloat &x, const APFloat &y, const APFloat &a) {
  APFloat rest = APFloat::getOne(a.getSemantics()), left = x, distance = y;
  if (rest.subtract(a, toNearest) != APFloat::opOK ||
      left.multiply(rest, toNearest) != APFloat::opOK || !left.isFinite() ||
      distance.subtract(x, toNearest) != APFloat::opOK ||
      !exactSum(distance, a, x))
    return std::nullopt;
  return exactSum(y, a, left);
}

static Result signOf(const APFloat &x) {
  if (x.isNaN() || x.isZero())
    return x.isNaN() ? std::nullopt
                     : Result(APFloat::getZero(x.getSemantics()));
  return APFloat::getOne(x.getSemantics(), x.isNegative());
}

/// x - floor(x), if it is exact.
static Result fraction(const APFloat &x) {
  if (!x.isFinite())
    return std::nullopt;
  APFloat whole = x, made = x;
  (void)whole.roundToIntegral(APFloat::rmTowardNegative);
  if (made.subtract(whole, toNearest) != APFloat::opOK)
    return std::nullopt;
  made.clearSign();
  return made;
}

static void addExactFloats(Meanings &to) {
  addFloats<spirv::GLFAbsOp>(to, [](Floats a) -> Result { return abs(a[0]); });
  addFloats<spirv::CLFAbsOp>(to, [](Floats a) -> Result { return abs(a[0]); });
  addFloats<spirv::GLCeilOp>(
      to, [](Floats a) { return rounded(a[0], APFloat::rmTowardPositive); });
  addFloats<spirv::CLCeilOp>(
      to, [](Floats a) { return rounded(a[0], APFloat::rmTowardPositive); });
  addFloats<spirv::GLFloorOp>(
      to, [](Floats a) { return rounded(a[0], APFloat::rmTowardNegative); });
  addFloats<spirv::CLFloorOp>(
      to, [](Floats a) { return rounded(a[0], APFloat::rmTowardNegative); });
  addFloats<spirv::CLRintOp>(to,
                             [](Floats a) { return rounded(a[0], toNearest); });
  addFloats<spirv::CLRoundOp>(
      to, [](Floats a) { return rounded(a[0], APFloat::rmNearestTiesToAway); });
  addFloats<spirv::GLFSignOp>(to, [](Floats a) { return signOf(a[0]); });
  addFloats<spirv::GLFractOp>(to, [](Floats a) { return fraction(a[0]); });
  addFloats<spirv::GLFMaxOp>(to,
                             [](Floats a) { return pick(a[0], a[1], true); });
  addFloats<spirv::GLFMinOp>(to,
                             [](Floats a) { return pick(a[0], a[1], false); });
  addFloats<spirv::CLFMaxOp>(
      to, [](Floats a) { return pickNumber(a[0], a[1], true); });
  addFloats<spirv::CLFMinOp>(
      to, [](Floats a) { return pickNumber(a[0], a[1], false); });
  addFloats<spirv::GLFClampOp>(to, [](Floats a) -> Result {
    Result above = pick(a[0], a[1], true);
    if (!above || a[2] < a[1])
      return std::nullopt;
    return pick(*above, a[2], false);
  });
  addFloats<spirv::GLFmaOp>(
      to, [](Floats a) { return exactSum(a[0], a[1], a[2]); });
  // Rounded once.
  addFloats<spirv::CLFmaOp>(to, [](Floats a) -> Result {
    APFloat made = a[0];
    (void)made.fusedMultiplyAdd(a[1], a[2], toNearest);
    return made;
  });
  addFloats<spirv::GLFMixOp>(
      to, [](Floats a) { return exactMix(a[0], a[1], a[2]); });
  addFloats<spirv::CLMixOp>(
      to, [](Floats a) { return exactMix(a[0], a[1], a[2]); });
}

/// A square root is approximated unless it is exact.
template <typename Op>
static void addRoot(Meanings &to) {
  addElementwise<Op>(to, [](Op op, Arguments a, Evaluation &in) {
    Type type = resultNumber(op);
    APFloat x = asFloat(a[0], type);
    std::optional<Element> root =
        x.isFinite() && !x.isNegative() && x.isNormal() ? squareRoot(a[0], type)
                                                        : std::nullopt;
    if (!root)
      return in.unspecified(a[0].width());
    APFloat square = asFloat(*root, type);
    bool isExact =
        square.multiply(asFloat(*root, type), toNearest) == APFloat::opOK;
    return isExact ? *root : in.unspecified(a[0].width());
  });
}

/// Functions that an implementation approximates.
template <typename... Ops>
static void addApproximations(Meanings &to) {
  (addElementwise<Ops>(to,
                       [](Ops, Arguments a, Evaluation &in) {
                         return in.unspecified(a[0].width());
                       }),
   ...);
}

namespace scion::semantics {
void registerSpirvExtended(Meanings &to) {
  addIntegers(to);
  addExactFloats(to);
  addRoot<spirv::GLSqrtOp>(to);
  addRoot<spirv::CLSqrtOp>(to);
  addApproximations<
      spirv::GLCosOp, spirv::GLSinOp, spirv::GLTanOp, spirv::GLAsinOp,
      spirv::GLAcosOp, spirv::GLAtanOp, spirv::GLExpOp, spirv::GLInverseSqrtOp,
      spirv::GLLogOp, spirv::GLPowOp, spirv::GLSinhOp, spirv::GLCoshOp,
      spirv::GLTanhOp, spirv::CLAtan2Op, spirv::CLCosOp, spirv::CLErfOp,
      spirv::CLExpOp, spirv::CLLogOp, spirv::CLPowOp, spirv::CLRsqrtOp,
      spirv::CLSinOp, spirv::CLTanhOp>(to);
}
} // namespace scion::semantics
