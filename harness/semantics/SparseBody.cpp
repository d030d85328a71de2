//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/SparseBody.h"
#include "harness/semantics/Sparse.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::sparse_tensor;
using namespace scion::semantics;

static bool isSetOp(Operation *op) {
  return isa<UnaryOp, BinaryOp, ReduceOp, SelectOp>(op);
}

std::optional<SparseBody> SparseBody::of(linalg::LinalgOp op, Evaluation &in) {
  if (!llvm::any_of(op->getOperandTypes(), isSparse))
    return std::nullopt;
  SparseBody made(op);
  Region &region = op->getRegion(0);
  bool hasSetOps = false;
  region.walk([&](Operation *inner) {
    hasSetOps |= isSetOp(inner);
    for (Type type : inner->getResultTypes())
      if (isa<FloatType>(partType(type))) {
        made.floatOps.push_back(inner);
        break;
      }
  });
  made.stored.resize(op->getNumOperands());
  for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
    if (!hasSetOps || !isSparse(operand.getType()))
      continue;
    made.stored[i] = storedIfKnown(operand, in);
    bool isUsed =
        i < region.getNumArguments() &&
        llvm::any_of(region.getArgument(unsigned(i)).getUsers(), isSetOp);
    if (!made.stored[i] && isUsed && !in.isOver())
      (void)in.unsupported("which elements the tensor stores is not known");
    if (in.isOver())
      return made;
  }
  if (llvm::count(op.getIteratorTypesArray(), utils::IteratorType::reduction) >
      1) {
    made.points = 1;
    for (Value operand : op->getOperands())
      if (const Elements *elements = in.get(operand).isElements()
                                         ? &in.get(operand).elements()
                                         : nullptr)
        made.points *= std::max<int64_t>(elements->count(), 1);
  }
  return made;
}

void SparseBody::enter(ArrayRef<int64_t> elements, Evaluation &in) {
  now.assign(elements.begin(), elements.end());
  in.absent.clear();
  Region &region = op->getRegion(0);
  for (auto [i, element] : llvm::enumerate(elements))
    if (i < region.getNumArguments() && stored[i] && element >= 0 &&
        !(*stored[i])[size_t(element)])
      in.absent.insert(region.getArgument(unsigned(i)));
}

/// Whether a float is the same whichever order adds it up: an integer so small
/// that a sum of `points` such numbers is exact.
static bool isExact(const llvm::APFloat &value, int64_t points) {
  if (value.isZero())
    return true;
  unsigned precision = llvm::APFloat::semanticsPrecision(value.getSemantics());
  return value.isInteger() &&
         ilogb(value) + int(llvm::Log2_64_Ceil(uint64_t(points))) + 1 <
             int(precision);
}

/// Why a float of the body may be another one if implicit zeros are skipped.
static const char *whyOpen(ArrayRef<Element> numbers, Type type, int64_t points,
                           bool isResult) {
  for (const Element &number : numbers) {
    // A value that was moved out of its scope has no width.
    if (!number.isDefined() || number.width() == 0)
      continue;
    llvm::APFloat value = asFloat(number, type);
    if (value.isNegZero() || (isResult && !value.isFinite()))
      return "a -0, an infinity or a NaN beside elements that are not stored";
    if (points && !isExact(value, points))
      return "a sum whose order is open";
  }
  return nullptr;
}

/// 0 - 0 is +0, but a difference without its first operand is -0.
static bool isDifferenceOfZeros(Operation *op, Evaluation &in) {
  if (!isa<arith::SubFOp, complex::SubOp>(op))
    return false;
  const Datum *a = in.find(op->getOperand(0)), *b = in.find(op->getOperand(1));
  if (!a || !b)
    return false;
  return llvm::any_of(llvm::zip(a->numbers(), b->numbers()), [](auto pair) {
    auto &[x, y] = pair;
    return x.isDefined() && y.isDefined() && x.width() && y.width() &&
           x.bits().isZero() && y.bits().isZero();
  });
}

bool SparseBody::leave(ArrayRef<Datum> arguments, const Handed &handed,
                       Evaluation &in) const {
  if (floatOps.empty())
    return true;
  const char *why = nullptr;
  for (auto [datum, operand] :
       llvm::zip_equal(handed.values, handed.terminator->getOperands())) {
    Type type = partType(operand.getType());
    if (isa<FloatType>(type) && !why)
      why = whyOpen(datum.numbers(), type, points, /*isResult=*/true);
  }
  for (auto [datum, operand] : llvm::zip(arguments, op->getOperands())) {
    Type type = partType(getElementTypeOrSelf(operand.getType()));
    if (isa<FloatType>(type) && !why)
      why = whyOpen(datum.numbers(), type, points, /*isResult=*/false);
  }
  for (Operation *inner : floatOps)
    for (Value result : inner->getResults()) {
      Type type = partType(result.getType());
      const Datum *datum = in.find(result);
      if (datum && isa<FloatType>(type) && !why)
        why = whyOpen(datum->numbers(), type, points, /*isResult=*/true);
      if (!why && isDifferenceOfZeros(inner, in))
        why = "a difference of zeros beside elements that are not stored";
    }
  if (why)
    (void)in.unsupported(why);
  return !why;
}

std::optional<bool> SparseBody::isWritten(unsigned operand, Value yielded,
                                          const Datum &before, Evaluation &in) {
  bool isAbsent = in.absent.contains(yielded) && !isa<BlockArgument>(yielded);
  if (!isAbsent) {
    if (stored[operand])
      (*stored[operand])[size_t(now[operand])] = true;
    return true;
  }
  if (!isSparse(op->getOperand(operand).getType())) {
    (void)in.unsupported("no value for an element of a dense tensor");
    return std::nullopt;
  }
  Type type = partType(op->getOperand(operand).getType());
  std::optional<bool> isSet = isNonzero(before.numbers(), type);
  if (!isSet || *isSet) {
    (void)in.unsupported("no value for an element that is stored");
    return std::nullopt;
  }
  return false;
}
