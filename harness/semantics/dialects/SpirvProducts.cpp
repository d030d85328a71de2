//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// spirv: dot products, and products of vectors and matrices. The order of float
// sums is open: their results are specified where all steps are exact.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Evaluation.h"
#include "harness/semantics/Floats.h"
#include "harness/semantics/Integers.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

using namespace mlir;
using namespace scion::semantics;

using Arguments = ArrayRef<Element>;

static State worstOf(Arguments a) {
  State state = State::Defined;
  for (const Element &one : a)
    state = worse(state, one.state());
  return state;
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

/// The place of the lowest bit of a normal number.
static int lowestBit(const APFloat &value) {
  unsigned fraction = APFloat::semanticsPrecision(value.getSemantics()) - 1;
  unsigned zeros = value.bitcastToAPInt().countr_zero();
  return ilogb(value) - int(fraction) + int(std::min(zeros, fraction));
}

/// The sum of products if it is exact in any order: all products are, and are
/// multiples of a power of two for which the largest sum is small enough.
static Element exactDot(Arguments x, Arguments y, Type type, Evaluation &in) {
  unsigned width = widthOf(type);
  if (State state = worse(worstOf(x), worstOf(y)); state != State::Defined)
    return Element::bad(width, state);
  const llvm::fltSemantics &format = cast<FloatType>(type).getFloatSemantics();
  APFloat sum = APFloat::getZero(format), largest = sum;
  int lowest = std::numeric_limits<int>::max();
  bool isExact = true;
  for (auto [a, b] : llvm::zip_equal(x, y)) {
    APFloat product = asFloat(a, type);
    isExact &= product.multiply(asFloat(b, type), toNearest) == APFloat::opOK;
    if (product.isZero())
      continue;
    if (!isExact || !product.isNormal())
      return in.unspecified(width);
    lowest = std::min(lowest, lowestBit(product));
    isExact &= largest.add(abs(product), toNearest) == APFloat::opOK;
    (void)sum.add(product, toNearest);
  }
  // The sign of a zero depends on the order.
  if (!isExact || !sum.isNormal() || !largest.isNormal() ||
      ilogb(largest) >= lowest + int(APFloat::semanticsPrecision(format)))
    return in.unspecified(width);
  return ofFloat(sum);
}

/// The columns of a matrix, or a vector as one column.
static SmallVector<Arguments> columnsOf(const Datum &value) {
  SmallVector<Arguments> columns;
  if (!value.isList())
    return {value.numbers()};
  for (const Datum &column : value.items())
    columns.push_back(column.numbers());
  return columns;
}

static Datum vectorOf(std::vector<Element> list) {
  Elements made;
  made.shape = {int64_t(list.size())};
  made.list = std::move(list);
  return made;
}

static SmallVector<std::vector<Element>>
transposed(ArrayRef<Arguments> columns) {
  SmallVector<std::vector<Element>> rows(columns.front().size());
  for (Arguments column : columns)
    for (auto [row, one] : llvm::zip_equal(rows, column))
      row.push_back(one);
  return rows;
}

/// Each column of the result has the products of the rows of `left` with a
/// column of `right`.
static std::vector<Datum> multiply(ArrayRef<Arguments> left,
                                   ArrayRef<Arguments> right, Type number,
                                   Evaluation &in) {
  std::vector<Datum> columns;
  SmallVector<std::vector<Element>> rows = transposed(left);
  for (Arguments column : right) {
    std::vector<Element> made;
    for (const std::vector<Element> &row : rows)
      made.push_back(exactDot(row, column, number, in));
    columns.push_back(vectorOf(std::move(made)));
  }
  return columns;
}

/// Whether the columns have numbers that a row can be multiplied with.
static Type numberOf(Type type) {
  auto matrix = dyn_cast<spirv::MatrixType>(type);
  return matrix ? matrix.getElementType()
                : cast<VectorType>(type).getElementType();
}

static void addMatrices(Meanings &to) {
  to.add<spirv::DotOp>([](spirv::DotOp op, Evaluation &in) {
    in.set(op.getResult(),
           exactDot(in.get(op.getVector1()).numbers(),
                    in.get(op.getVector2()).numbers(), op.getType(), in));
    return Flow::Next;
  });
  to.add<spirv::TransposeOp>([](spirv::TransposeOp op, Evaluation &in) {
    std::vector<Datum> columns;
    for (std::vector<Element> &row :
         transposed(columnsOf(in.get(op.getMatrix()))))
      columns.push_back(vectorOf(std::move(row)));
    in.set(op.getResult(), Datum::list(std::move(columns)));
    return Flow::Next;
  });
  to.add<spirv::MatrixTimesMatrixOp>(
      [](spirv::MatrixTimesMatrixOp op, Evaluation &in) {
        in.set(op.getResult(),
               Datum::list(multiply(columnsOf(in.get(op.getLeftmatrix())),
                                    columnsOf(in.get(op.getRightmatrix())),
                                    numberOf(op.getType()), in)));
        return Flow::Next;
      });
  to.add<spirv::MatrixTimesVectorOp>(
      [](spirv::MatrixTimesVectorOp op, Evaluation &in) {
        in.set(op.getResult(), multiply(columnsOf(in.get(op.getMatrix())),
                                        columnsOf(in.get(op.getVector())),
                                        numberOf(op.getType()), in)
                                   .front());
        return Flow::Next;
      });
  to.add<spirv::VectorTimesMatrixOp>(
      [](spirv::VectorTimesMatrixOp op, Evaluation &in) {
        Arguments row = in.get(op.getVector()).numbers();
        std::vector<Element> made;
        for (Arguments column : columnsOf(in.get(op.getMatrix())))
          made.push_back(exactDot(row, column, numberOf(op.getType()), in));
        in.set(op.getResult(), vectorOf(std::move(made)));
        return Flow::Next;
      });
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

/// The components of a vector, or the bytes of a packed one, lowest first.
static std::vector<Element> components(const Datum &value) {
  if (!value.isElement())
    return value.numbers().vec();
  const Element &packed = value.element();
  std::vector<Element> bytes;
  for (unsigned at = 0; at + 8 <= packed.width(); at += 8)
    bytes.push_back(packed.isDefined()
                        ? Element(packed.bits().extractBits(8, at))
                        : Element::bad(8, packed.state()));
  return bytes;
}

/// The low bits of the sum; with an accumulator, which is added with
/// saturation, undefined if the sum does not fit.
template <typename Op, bool isLeftSigned, bool isRightSigned>
static Flow integerDot(Op op, Evaluation &in) {
  if (in.symbolic())
    return in.unsupported("a dot product, in a run for all inputs");
  std::vector<Element> x = components(in.get(op.getVector1())),
                       y = components(in.get(op.getVector2()));
  unsigned width = widthOf(op.getType());
  State state = worse(worstOf(x), worstOf(y));
  constexpr bool isSigned = isLeftSigned || isRightSigned;
  constexpr bool accumulates = requires { op.getAccumulator(); };
  if constexpr (accumulates)
    state = worse(state, in.get(op.getAccumulator()).state());
  if (state != State::Defined) {
    in.set(op.getResult(), Element::bad(width, state));
    return Flow::Next;
  }
  // Wide enough for all products and sums.
  unsigned wide = 2 * width + 32;
  APInt sum(wide, 0);
  for (auto [a, b] : llvm::zip_equal(x, y)) {
    APInt left = isLeftSigned ? a.bits().sext(wide) : a.bits().zext(wide);
    APInt right = isRightSigned ? b.bits().sext(wide) : b.bits().zext(wide);
    sum += left * right;
  }
  Element made = sum.trunc(width);
  if constexpr (accumulates) {
    const APInt &start = in.get(op.getAccumulator()).element().bits();
    if (isSigned ? !sum.isSignedIntN(width) : !sum.isIntN(width))
      made = Element::poison(width);
    else
      made = addSaturating(sum.trunc(width), start, isSigned);
  }
  in.set(op.getResult(), made);
  return Flow::Next;
}

template <typename Op, bool isLeftSigned, bool isRightSigned>
static void addIntegerDot(Meanings &to) {
  to.add<Op>([](Op op, Evaluation &in) {
    return integerDot<Op, isLeftSigned, isRightSigned>(op, in);
  });
}

namespace scion::semantics {
void registerSpirvProducts(Meanings &to) {
  addMatrices(to);
  addIntegerDot<spirv::SDotOp, true, true>(to);
  addIntegerDot<spirv::UDotOp, false, false>(to);
  addIntegerDot<spirv::SUDotOp, true, false>(to);
  addIntegerDot<spirv::SDotAccSatOp, true, true>(to);
  addIntegerDot<spirv::UDotAccSatOp, false, false>(to);
  addIntegerDot<spirv::SUDotAccSatOp, true, false>(to);
}
} // namespace scion::semantics
