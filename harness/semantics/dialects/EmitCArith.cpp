//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// emitc: arithmetic by the rules of C. Operands are promoted, signed overflow
// is undefined, a result is converted to the type of its variable. An operation
// inside an expression has no variable: if its result does not fit its type, C
// continues with the wider type, and the result here is unspecified.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Floats.h"
#include "harness/semantics/Integers.h"
#include "harness/semantics/Lift.h"
#include "harness/semantics/dialects/ChoiceOfC.h"

#include "mlir/Dialect/EmitC/IR/EmitC.h"

using namespace mlir;
using namespace scion::semantics;

using Arguments = ArrayRef<Element>;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

namespace {
/// An arithmetic type of C; a `bool` has one bit.
struct CType {
  bool isSigned = false;
  unsigned width = 0;  // of an integer
  FloatType real = {}; // or null

  bool isInteger() const { return !real; }
  bool isBool() const { return isInteger() && width == 1; }
};
} // namespace

/// Returns none for types without arithmetic, and for f16 and bf16, which a
/// compiler may compute in a wider type.
static std::optional<CType> cTypeOf(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return CType{integer.getWidth() > 1 && !integer.isUnsigned(),
                 integer.getWidth()};
  if (type.isIndex() || isa<emitc::SizeTType>(type))
    return CType{false, 64};
  if (isa<emitc::SignedSizeTType, emitc::PtrDiffTType>(type))
    return CType{true, 64};
  if (type.isF32() || type.isF64())
    return CType{false, 0, cast<FloatType>(type)};
  return std::nullopt;
}

static CType promoted(CType type) {
  return type.isInteger() && type.width < 32 ? CType{true, 32} : type;
}

/// The usual arithmetic conversions.
static CType commonOf(CType a, CType b) {
  if (a.isInteger() && b.isInteger()) {
    a = promoted(a);
    b = promoted(b);
    if (a.width != b.width)
      return a.width > b.width ? a : b;
    return a.isSigned ? b : a;
  }
  if (a.isInteger() || b.isInteger())
    return a.isInteger() ? b : a;
  return a.real.getWidth() >= b.real.getWidth() ? a : b;
}

/// Notes undefined behaviour where `condition` holds. Returns true if the run
/// is over; a run for all inputs goes on with any result.
static bool undefinedIf(bool condition, const char *why, Evaluation &in) {
  if (condition)
    (void)in.undefined(why);
  return in.isOver();
}
static bool undefinedIf(scion::terms::Truth condition, const char *,
                        TermEvaluation &in) {
  in.undefinedIf(condition);
  return false;
}

/// A result that C leaves open where `condition` holds. A run for all inputs
/// makes it poison there; a run on numbers does not confirm what is refuted
/// only by that.
static Element unspecifiedIf(bool condition, const Element &result,
                             Evaluation &in) {
  return condition ? in.unspecified(result.width()) : result;
}
static TermElement unspecifiedIf(scion::terms::Truth condition,
                                 const TermElement &result, TermEvaluation &) {
  return {result.number, result.isBad | condition};
}

/// Between integers.
template <typename One>
static One convertInteger(const One &value, CType from, CType to) {
  const auto &bits = value.bits();
  if (to.isBool())
    return One::boolean(!bits.isZero());
  return from.isSigned ? bits.sextOrTrunc(to.width)
                       : bits.zextOrTrunc(to.width);
}

static Element convertTo(const Element &value, CType from, CType to,
                         Evaluation &in) {
  if (from.isInteger() && to.isInteger())
    return convertInteger(value, from, to);
  if (from.isInteger())
    return fromInteger(value.bits(), from.isSigned, to.real);
  APFloat real = asFloat(value, from.real);
  if (!to.isInteger())
    return convert(real, to.real);
  if (to.isBool())
    return Element::boolean(!real.isZero());
  Element made = toInteger(real, to.isSigned, to.width);
  if (!made.isDefined())
    (void)in.undefined("a float that does not fit the integer");
  return made;
}
static TermElement convertTo(const TermElement &value, CType from, CType to,
                             TermEvaluation &in) {
  if (from.isInteger() && to.isInteger())
    return convertInteger(value, from, to);
  in.unsupported();
  return value;
}

static bool isNaN(const Element &value, CType type) {
  return !type.isInteger() && asFloat(value, type.real).isNaN();
}
static scion::terms::Truth isNaN(const TermElement &, CType) { return false; }

/// A value of type `computed` as the result of an op.
template <typename One, typename In>
static One resultOf(Operation *op, const One &value, CType computed, In &in) {
  CType to = *cTypeOf(op->getResult(0).getType());
  One made = convertTo(value, computed, to, in);
  if (in.isOver() || !isa<emitc::ExpressionOp>(op->getParentOp()))
    return made;
  One back = convertTo(made, to, computed, in);
  return unspecifiedIf(
      !either(isNaN(value, computed), back.bits() == value.bits()), made, in);
}

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

/// Applies a kernel on integers to numbers and to terms; `Kernel` is called
/// with the op, the operands and the evaluation.
template <typename Kernel>
static Flow liftC(Operation *op, Evaluation &in, Kernel) {
  static_assert(std::is_empty_v<Kernel>);
  return lift(
      op, in,
      [&](Arguments a, SmallVectorImpl<Element> &results) {
        results.push_back(Kernel{}(op, a, in));
      },
      [](Operation *op, ArrayRef<TermElement> a, TermEvaluation &in,
         SmallVectorImpl<TermElement> &results) {
        results.push_back(Kernel{}(op, a, in));
      });
}

template <typename Number, typename In>
static ElementFor<Number> integerResult(char symbol, const Number &x,
                                        const Number &y, bool isSigned,
                                        In &in) {
  TruthOf<Number> overflow = false;
  Number value = x;
  switch (symbol) {
  case '+':
    value = x.sadd_ov(y, overflow);
    break;
  case '-':
    value = x.ssub_ov(y, overflow);
    break;
  case '*':
    value = x.smul_ov(y, overflow);
    break;
  case '/':
  case '%':
    if (undefinedIf(y.isZero(), "division by zero", in))
      return x;
    if (isSigned && undefinedIf(both(x.isMinSignedValue(), y.isAllOnes()),
                                "division overflows", in))
      return x;
    if (symbol == '/')
      return isSigned ? x.sdiv(y) : x.udiv(y);
    return isSigned ? x.srem(y) : x.urem(y);
  case '&':
    return x & y;
  case '|':
    return x | y;
  default:
    return x ^ y;
  }
  if (isSigned)
    (void)undefinedIf(overflow, "signed overflow", in);
  return value;
}

static std::optional<Element> floatResult(char symbol, APFloat x,
                                          const APFloat &y) {
  switch (symbol) {
  case '+':
    x.add(y, toNearest);
    break;
  case '-':
    x.subtract(y, toNearest);
    break;
  case '*':
    x.multiply(y, toNearest);
    break;
  case '/':
    x.divide(y, toNearest);
    break;
  default:
    return std::nullopt;
  }
  return ofFloat(x);
}

/// Each operand is promoted on its own. A shift that C++20 defines but C does
/// not is unspecified.
template <typename One, typename In>
static One shiftResult(Operation *op, char symbol, ArrayRef<One> a, CType left,
                       CType right, In &in) {
  CType type = promoted(left);
  auto value = convertTo(a[0], left, type, in).bits();
  auto given = a[1].bits();
  auto isOutside = given.uge(uint64_t(type.width));
  if (right.isSigned)
    isOutside = either(isOutside, given.isNegative());
  if (undefinedIf(isOutside, "a shift by the width or more", in))
    return a[0];
  auto by = given.zextOrTrunc(type.width);
  using Result = decltype(by);
  if (symbol == '>')
    return resultOf<One>(
        op, Result(type.isSigned ? value.ashr(by) : value.lshr(by)), type, in);
  Result made = value.shl(by);
  One result = resultOf<One>(op, made, type, in);
  if (!type.isSigned)
    return result;
  return unspecifiedIf(either(value.isNegative(), made.ashr(by) != value),
                       result, in);
}

/// Whether all operands and the result have arithmetic types.
static bool haveArithmetic(Operation *op) {
  return cTypeOf(op->getResult(0).getType()) &&
         llvm::all_of(op->getOperandTypes(),
                      [](Type type) { return cTypeOf(type).has_value(); });
}

template <char symbol>
static constexpr auto binaryKernel = [](Operation *op, auto a, auto &in) {
  using One = ElementIn<decltype(a)>;
  CType left = *cTypeOf(op->getOperand(0).getType()),
        right = *cTypeOf(op->getOperand(1).getType());
  bool isShift = symbol == '<' || symbol == '>';
  CType type = commonOf(left, right);
  if (isShift && type.isInteger())
    return shiftResult<One>(op, symbol, a, left, right, in);
  One x = convertTo(a[0], left, type, in), y = convertTo(a[1], right, type, in);
  if (type.isInteger()) {
    One value = integerResult(symbol, x.bits(), y.bits(), type.isSigned, in);
    return in.isOver() ? value : resultOf(op, value, type, in);
  }
  if constexpr (std::is_same_v<One, Element>) {
    std::optional<Element> value =
        floatResult(symbol, asFloat(x, type.real), asFloat(y, type.real));
    if (value)
      return resultOf(op, *value, type, in);
    (void)in.unsupported("an operator that floats do not have");
  } else {
    in.unsupported();
  }
  return x;
};

template <char symbol>
static Flow binary(Operation *op, Evaluation &in) {
  if (!haveArithmetic(op))
    return in.unsupported("operands or a result without arithmetic");
  return liftC(op, in, binaryKernel<symbol>);
}

/// `+`, `-`, `~`.
template <char symbol>
static constexpr auto unaryKernel = [](Operation *op, auto a, auto &in) {
  using One = ElementIn<decltype(a)>;
  CType from = *cTypeOf(op->getOperand(0).getType()), type = promoted(from);
  One value = convertTo(a[0], from, type, in);
  if (symbol == '~') {
    value = ~value.bits();
  } else if (symbol == '-' && type.isInteger()) {
    if (type.isSigned &&
        undefinedIf(value.bits().isMinSignedValue(), "signed overflow", in))
      return value;
    value = -value.bits();
  } else if (symbol == '-') {
    if constexpr (std::is_same_v<One, Element>)
      value = ofFloat(-asFloat(value, type.real));
    else
      in.unsupported();
  }
  return resultOf(op, value, type, in);
};

template <char symbol>
static Flow unary(Operation *op, Evaluation &in) {
  if (!haveArithmetic(op) ||
      (symbol == '~' && !cTypeOf(op->getOperand(0).getType())->isInteger()))
    return in.unsupported("an operand or a result without arithmetic");
  return liftC(op, in, unaryKernel<symbol>);
}

/// `&&`, `||`, `!`: the operands were computed before.
template <char symbol>
static Flow logical(Operation *op, Evaluation &in) {
  return liftC(op, in, [](Operation *op, auto a, auto &in) {
    using One = ElementIn<decltype(a)>;
    auto holds = [&](unsigned i) {
      std::optional<CType> type = cTypeOf(op->getOperand(i).getType());
      return !(type ? convertTo(a[i], *type, CType{false, 1}, in) : a[i])
                  .bits()
                  .isZero(); // without a type: a pointer
    };
    if constexpr (symbol == '!')
      return One::boolean(!holds(0));
    else
      return One::boolean(symbol == '&' ? holds(0) && holds(1)
                                        : holds(0) || holds(1));
  });
}

static constexpr auto comparePointers = [](emitc::CmpOp op, auto a) {
  auto areEqual = a[0].bits() == a[1].bits();
  return ElementIn<decltype(a)>::boolean(
      areEqual == decltype(areEqual)(uint64_t(op.getPredicate()) == 0));
};

static constexpr auto compareKernel = [](Operation *cmp, auto a, auto &in) {
  using One = ElementIn<decltype(a)>;
  auto op = cast<emitc::CmpOp>(cmp);
  std::optional<CType> left = cTypeOf(op.getLhs().getType()),
                       right = cTypeOf(op.getRhs().getType());
  if (!left || !right)
    return comparePointers(op, a);
  auto predicate = uint64_t(op.getPredicate());
  CType type = commonOf(*left, *right);
  One x = convertTo(a[0], *left, type, in),
      y = convertTo(a[1], *right, type, in);
  if (type.isInteger()) { // eq, ne, lt, le, gt, ge: unsigned ones are 6 to 9
    uint64_t number = predicate + (type.isSigned || predicate < 2 ? 0 : 4);
    return One::boolean(compareIntegers(number, x.bits(), y.bits()));
  }
  // All are ordered except `!=`, which holds for NaN.
  [[maybe_unused]] static constexpr unsigned numbers[] = {1, 13, 4, 5, 2, 3};
  if constexpr (std::is_same_v<One, Element>) {
    return One::boolean(compareFloats(numbers[predicate], asFloat(x, type.real),
                                      asFloat(y, type.real)));
  } else {
    in.unsupported();
    return One::boolean(false);
  }
};

static Flow compare(emitc::CmpOp op, Evaluation &in) {
  std::optional<CType> left = cTypeOf(op.getLhs().getType()),
                       right = cTypeOf(op.getRhs().getType());
  auto predicate = uint64_t(op.getPredicate());
  bool arePointers = isa<emitc::PointerType>(op.getLhs().getType()) &&
                     isa<emitc::PointerType>(op.getRhs().getType());
  if (predicate > 5 || !op.getType().isInteger(1) ||
      (arePointers ? predicate > 1 : !left || !right))
    return in.unsupported("a comparison of this kind");
  return liftC(op, in, compareKernel);
}

static Flow castTo(emitc::CastOp op, Evaluation &in) {
  Type fromType = op.getSource().getType(), toType = op.getType();
  bool isAddress = isa<emitc::PointerType, emitc::ArrayType>(fromType) &&
                   isa<emitc::PointerType>(toType);
  if (isAddress) {
    in.set(op.getDest(), in.get(op.getSource()));
    return Flow::Next;
  }
  if (!haveArithmetic(op))
    return in.unsupported("a cast of this kind");
  return liftC(op, in, [](Operation *op, auto a, auto &in) {
    return convertTo(a[0], *cTypeOf(op->getOperand(0).getType()),
                     *cTypeOf(op->getResult(0).getType()), in);
  });
}

static Flow conditional(emitc::ConditionalOp op, Evaluation &in) {
  const Datum &yes = in.get(op.getTrueValue()),
              &no = in.get(op.getFalseValue());
  // A number needs no second path.
  if (Symbolic *symbolic = in.symbolic(); symbolic && yes.isElement()) {
    in.set(op.getResult(),
           symbolic->select(in.get(op.getCondition()).element(), yes, no));
    return Flow::Next;
  }
  std::optional<int64_t> condition = choiceOfC(op.getCondition(), in);
  if (!condition)
    return Flow::Stop;
  in.set(op.getResult(), *condition ? yes : no);
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Pointers
//===----------------------------------------------------------------------===//

/// A pointer and a number of elements; else arithmetic.
template <char symbol>
static Flow sum(Operation *op, Evaluation &in) {
  auto pointer = dyn_cast<emitc::PointerType>(op->getOperand(0).getType());
  if (!pointer)
    return binary<symbol>(op, in);
  std::optional<CType> type = cTypeOf(op->getOperand(1).getType());
  if (!type || !type->isInteger() || !isNumber(pointer.getPointee()))
    return in.unsupported("a pointer of this kind");
  return liftC(op, in, [](Operation *op, auto a, auto &) {
    CType type = *cTypeOf(op->getOperand(1).getType());
    auto distance =
        (type.isSigned ? a[1].bits().sextOrTrunc(64)
                       : a[1].bits().zextOrTrunc(64)) *
        APInt(64, strideOf(cast<emitc::PointerType>(op->getOperand(0).getType())
                               .getPointee()));
    return ElementIn<decltype(a)>(symbol == '+' ? a[0].bits() + distance
                                                : a[0].bits() - distance);
  });
}

namespace scion::semantics {
void registerEmitCArith(Meanings &to) {
  struct Row {
    const char *name;
    Meaning meaning;
  };
  static constexpr Row rows[] = {
      {"emitc.add", sum<'+'>},
      {"emitc.sub", sum<'-'>},
      {"emitc.mul", binary<'*'>},
      {"emitc.div", binary<'/'>},
      {"emitc.rem", binary<'%'>},
      {"emitc.bitwise_and", binary<'&'>},
      {"emitc.bitwise_or", binary<'|'>},
      {"emitc.bitwise_xor", binary<'^'>},
      {"emitc.bitwise_left_shift", binary<'<'>},
      {"emitc.bitwise_right_shift", binary<'>'>},
      {"emitc.bitwise_not", unary<'~'>},
      {"emitc.unary_minus", unary<'-'>},
      {"emitc.unary_plus", unary<'+'>},
      {"emitc.logical_and", logical<'&'>},
      {"emitc.logical_or", logical<'|'>},
      {"emitc.logical_not", logical<'!'>},
  };
  for (const Row &row : rows)
    to.add(row.name, row.meaning);
  to.add<emitc::CmpOp>(
      [](emitc::CmpOp op, Evaluation &in) { return compare(op, in); });
  to.add<emitc::CastOp>(
      [](emitc::CastOp op, Evaluation &in) { return castTo(op, in); });
  to.add<emitc::ConditionalOp>([](emitc::ConditionalOp op, Evaluation &in) {
    return conditional(op, in);
  });
}
} // namespace scion::semantics
