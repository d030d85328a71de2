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

static Element convertTo(const Element &value, CType from, CType to,
                         Evaluation &in) {
  const APInt &bits = value.bits();
  if (from.isInteger() && to.isInteger()) {
    if (to.isBool())
      return Element::boolean(!bits.isZero());
    return from.isSigned ? bits.sextOrTrunc(to.width)
                         : bits.zextOrTrunc(to.width);
  }
  if (from.isInteger())
    return fromInteger(bits, from.isSigned, to.real);
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

/// A value of type `computed` as the result of an op.
static Element resultOf(Operation *op, const Element &value, CType computed,
                        Evaluation &in) {
  std::optional<CType> to = cTypeOf(op->getResult(0).getType());
  if (!to) {
    (void)in.unsupported("a result without arithmetic");
    return value;
  }
  Element made = convertTo(value, computed, *to, in);
  if (in.isOver() || !isa<emitc::ExpressionOp>(op->getParentOp()))
    return made;
  Element back = convertTo(made, *to, computed, in);
  bool isNaN = !computed.isInteger() && asFloat(value, computed.real).isNaN();
  return isNaN || back == value ? made : in.unspecified(made.width());
}

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

/// Not for all inputs: the kernels would miss undefined behaviour there.
static Flow liftC(Operation *op, Evaluation &in, ElementKernel kernel) {
  if (in.symbolic())
    return in.unsupported("arithmetic of C, in a run for all inputs");
  return lift(op, in, kernel);
}

static Element checked(const APInt &value, bool overflows, bool isSigned,
                       Evaluation &in) {
  if (isSigned && overflows)
    (void)in.undefined("signed overflow");
  return value;
}

static Element integerResult(char symbol, const APInt &x, const APInt &y,
                             bool isSigned, Evaluation &in) {
  bool overflow = false;
  switch (symbol) {
  case '+': {
    APInt value = x.sadd_ov(y, overflow);
    return checked(value, overflow, isSigned, in);
  }
  case '-': {
    APInt value = x.ssub_ov(y, overflow);
    return checked(value, overflow, isSigned, in);
  }
  case '*': {
    APInt value = x.smul_ov(y, overflow);
    return checked(value, overflow, isSigned, in);
  }
  case '/':
  case '%':
    if (y.isZero())
      (void)in.undefined("division by zero");
    else if (isSigned && x.isMinSignedValue() && y.isAllOnes())
      (void)in.undefined("division overflows");
    if (in.isOver())
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
static Element shiftResult(Operation *op, char symbol, Arguments a, CType left,
                           CType right, Evaluation &in) {
  CType type = promoted(left);
  APInt value = convertTo(a[0], left, type, in).bits();
  const APInt &by = a[1].bits();
  if ((right.isSigned && by.isNegative()) || by.uge(type.width)) {
    (void)in.undefined("a shift by the width or more");
    return a[0];
  }
  if (symbol == '>')
    return resultOf(op, type.isSigned ? value.ashr(by) : value.lshr(by), type,
                    in);
  APInt made = value.shl(by);
  if (type.isSigned && (value.isNegative() || made.ashr(by) != value))
    return in.unspecified(widthOf(op->getResult(0).getType()));
  return resultOf(op, made, type, in);
}

template <char symbol>
static Flow binary(Operation *op, Evaluation &in) {
  std::optional<CType> left = cTypeOf(op->getOperand(0).getType()),
                       right = cTypeOf(op->getOperand(1).getType());
  if (!left || !right)
    return in.unsupported("operands without arithmetic");
  return liftC(op, in, [&](Arguments a, SmallVectorImpl<Element> &results) {
    bool isShift = symbol == '<' || symbol == '>';
    CType type = commonOf(*left, *right);
    if (isShift && type.isInteger())
      return results.push_back(shiftResult(op, symbol, a, *left, *right, in));
    Element x = convertTo(a[0], *left, type, in),
            y = convertTo(a[1], *right, type, in);
    if (type.isInteger()) {
      Element value =
          integerResult(symbol, x.bits(), y.bits(), type.isSigned, in);
      return results.push_back(in.isOver() ? value
                                           : resultOf(op, value, type, in));
    }
    std::optional<Element> value =
        floatResult(symbol, asFloat(x, type.real), asFloat(y, type.real));
    if (!value)
      (void)in.unsupported("an operator that floats do not have");
    results.push_back(value ? resultOf(op, *value, type, in) : x);
  });
}

/// `+`, `-`, `~`.
template <char symbol>
static Flow unary(Operation *op, Evaluation &in) {
  std::optional<CType> from = cTypeOf(op->getOperand(0).getType());
  if (!from || (symbol == '~' && !from->isInteger()))
    return in.unsupported("an operand without arithmetic");
  return liftC(op, in, [&](Arguments a, SmallVectorImpl<Element> &results) {
    CType type = promoted(*from);
    Element value = convertTo(a[0], *from, type, in);
    if (symbol == '~')
      value = ~value.bits();
    else if (symbol == '-' && !type.isInteger())
      value = ofFloat(-asFloat(value, type.real));
    else if (symbol == '-')
      value = checked(-value.bits(), value.bits().isMinSignedValue(),
                      type.isSigned, in);
    results.push_back(in.isOver() ? value : resultOf(op, value, type, in));
  });
}

/// `&&`, `||`, `!`: the operands were computed before.
template <char symbol>
static Flow logical(Operation *op, Evaluation &in) {
  return liftC(op, in, [&](Arguments a, SmallVectorImpl<Element> &results) {
    SmallVector<bool, 2> holds;
    for (auto [value, operand] : llvm::zip_equal(a, op->getOperands())) {
      std::optional<CType> type = cTypeOf(operand.getType());
      holds.push_back(
          type ? !convertTo(value, *type, CType{false, 1}, in).bits().isZero()
               : !value.bits().isZero()); // a pointer
    }
    results.push_back(Element::boolean(symbol == '!'   ? !holds[0]
                                       : symbol == '&' ? holds[0] && holds[1]
                                                       : holds[0] || holds[1]));
  });
}

static Flow compare(emitc::CmpOp op, Evaluation &in) {
  std::optional<CType> left = cTypeOf(op.getLhs().getType()),
                       right = cTypeOf(op.getRhs().getType());
  auto predicate = uint64_t(op.getPredicate());
  bool arePointers = isa<emitc::PointerType>(op.getLhs().getType()) &&
                     isa<emitc::PointerType>(op.getRhs().getType());
  if (predicate > 5 || !op.getType().isInteger(1) ||
      (arePointers ? predicate > 1 : !left || !right))
    return in.unsupported("a comparison of this kind");
  return liftC(op, in, [&](Arguments a, SmallVectorImpl<Element> &results) {
    if (arePointers)
      return results.push_back(
          Element::boolean((a[0].bits() == a[1].bits()) == (predicate == 0)));
    CType type = commonOf(*left, *right);
    Element x = convertTo(a[0], *left, type, in),
            y = convertTo(a[1], *right, type, in);
    if (type.isInteger()) { // eq, ne, lt, le, gt, ge: unsigned ones are 6 to 9
      uint64_t number = predicate + (type.isSigned || predicate < 2 ? 0 : 4);
      return results.push_back(
          Element::boolean(compareIntegers(number, x.bits(), y.bits())));
    }
    // All are ordered except `!=`, which holds for NaN.
    static constexpr unsigned numbers[] = {1, 13, 4, 5, 2, 3};
    results.push_back(Element::boolean(compareFloats(
        numbers[predicate], asFloat(x, type.real), asFloat(y, type.real))));
  });
}

static Flow castTo(emitc::CastOp op, Evaluation &in) {
  Type fromType = op.getSource().getType(), toType = op.getType();
  std::optional<CType> from = cTypeOf(fromType), to = cTypeOf(toType);
  bool isAddress = isa<emitc::PointerType, emitc::ArrayType>(fromType) &&
                   isa<emitc::PointerType>(toType);
  if (isAddress) {
    in.set(op.getDest(), in.get(op.getSource()));
    return Flow::Next;
  }
  if (!from || !to)
    return in.unsupported("a cast of this kind");
  return liftC(op, in, [&](Arguments a, SmallVectorImpl<Element> &results) {
    results.push_back(convertTo(a[0], *from, *to, in));
  });
}

static Flow conditional(emitc::ConditionalOp op, Evaluation &in) {
  // Either value, if the condition is one that was never written.
  if (in.get(op.getCondition()).element().state() == State::Undef)
    return in.unsupported("a choice by a value that was never written");
  std::optional<int64_t> condition = in.decision(op.getCondition());
  if (!condition)
    return Flow::Stop;
  in.set(op.getResult(),
         in.get(*condition ? op.getTrueValue() : op.getFalseValue()));
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
  Type element = pointer.getPointee();
  if (!type || !type->isInteger() || !isNumber(element))
    return in.unsupported("a pointer of this kind");
  return liftC(op, in, [&](Arguments a, SmallVectorImpl<Element> &results) {
    APInt distance = (type->isSigned ? a[1].bits().sextOrTrunc(64)
                                     : a[1].bits().zextOrTrunc(64)) *
                     strideOf(element);
    results.push_back(symbol == '+' ? a[0].bits() + distance
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
