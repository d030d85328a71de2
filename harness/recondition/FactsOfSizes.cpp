//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sizes of dimensions, as the op in hand was seen to have them.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Facts.h"

#include "base/ChoiceStream.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace scion;
using semantics::Datum;

int64_t scion::multiplySizes(int64_t a, int64_t b) {
  int64_t product;
  return llvm::MulOverflow(a, b, product) ? INT64_MAX : product;
}

static Size known(int64_t constant) {
  Size size;
  size.constant = constant;
  return size;
}

static Size unknown(Value root, int64_t dim) {
  Size size;
  size.root = root;
  size.dim = dim;
  return size;
}

/// What `read` makes of the value in each execution of the op in hand.
template <typename Read>
Size Facts::sizeSeen(Value value, int64_t dim, Read read) const {
  Size nothing = unknown(value, dim);
  const Observations::OfOp *ofOp = seen();
  if (!ofOp || !ofOp->isComplete || ofOp->executions.empty())
    return nothing;
  const auto *found = llvm::find(ofOp->operands, value);
  if (found == ofOp->operands.end())
    return nothing;
  std::optional<int64_t> first;
  bool isConstant = true;
  Size size;
  for (ArrayRef<Datum> operands : ofOp->executions) {
    std::optional<int64_t> now = read(operands[found - ofOp->operands.begin()]);
    if (!now)
      return nothing;
    if (!first)
      first = now;
    isConstant &= *now == *first;
    size.sequence = combineHash(size.sequence, uint64_t(*now));
  }
  return isConstant && *first >= 0 ? known(*first) : size;
}

Size Facts::sizeOfIndex(Value index) {
  if (std::optional<APInt> constant = constantInt(index);
      constant && constant->isNonNegative() && constant->isIntN(63))
    return known(constant->getSExtValue());
  Size size = sizeSeen(index, -1, [](const Datum &datum) {
    return datum.isElement() && datum.element().isDefined()
               ? std::optional(datum.element().asSigned())
               : std::nullopt;
  });
  if (!size.root)
    return size;
  if (auto dim = index.getDefiningOp<tensor::DimOp>()) {
    if (std::optional<int64_t> i = dim.getConstantIndex();
        i && isa<RankedTensorType>(dim.getSource().getType()))
      return sizeOf(dim.getSource(), *i);
  }
  if (auto dim = index.getDefiningOp<memref::DimOp>()) {
    if (std::optional<int64_t> i = dim.getConstantIndex();
        i && isa<MemRefType>(dim.getSource().getType()))
      return sizeOf(dim.getSource(), *i);
  }
  return size;
}

Size Facts::sizeOf(Value shaped, int64_t dim) {
  auto type = dyn_cast<ShapedType>(shaped.getType());
  if (type && type.hasRank() && dim < type.getRank() && !type.isDynamicDim(dim))
    return known(type.getDimSize(dim));
  return sizeSeen(
      shaped, dim, [&](const Datum &datum) -> std::optional<int64_t> {
        ArrayRef<int64_t> sizes;
        if (datum.isView())
          sizes = datum.view().sizes;
        else if (datum.isElements())
          sizes = datum.elements().shape;
        return dim < int64_t(sizes.size()) ? std::optional(sizes[dim])
                                           : std::nullopt;
      });
}

std::optional<int64_t> Facts::countOf(Value shaped) {
  auto type = dyn_cast<ShapedType>(shaped.getType());
  if (!type || !type.hasRank())
    return std::nullopt;
  int64_t count = 1;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    Size size = sizeOf(shaped, dim);
    if (!size.isConstant())
      return std::nullopt;
    count = multiplySizes(count, size.constant);
  }
  return count;
}

Value Facts::rankedSource(Value value) {
  while (!isa<MemRefType>(value.getType()))
    if (auto cast = value.getDefiningOp<memref::CastOp>())
      value = cast.getSource();
    else
      return {};
  return value;
}

bool Facts::atLeast(Value shaped, int64_t dim, int64_t least) {
  Size size = sizeOf(shaped, dim);
  return size.isConstant() ? size.constant >= least : least <= 0;
}
