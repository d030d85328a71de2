//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Facts.h"

#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace scion;
using semantics::Datum;

std::optional<int64_t> Facts::sizeOf(Value shaped, int64_t dim) const {
  auto type = dyn_cast<ShapedType>(shaped.getType());
  if (type && type.hasRank() && dim < type.getRank() && !type.isDynamicDim(dim))
    return type.getDimSize(dim);
  const Observations::OfOp *ofOp = seen();
  const auto *place = ofOp ? llvm::find(ofOp->operands, shaped) : nullptr;
  if (!ofOp || !ofOp->isComplete || place == ofOp->operands.end())
    return std::nullopt;
  std::optional<int64_t> all;
  for (ArrayRef<Datum> operands : ofOp->executions) {
    const Datum &datum = operands[place - ofOp->operands.begin()];
    ArrayRef<int64_t> sizes;
    if (datum.isView())
      sizes = datum.view().sizes;
    else if (datum.isElements())
      sizes = datum.elements().shape;
    if (dim >= int64_t(sizes.size()) || all.value_or(sizes[dim]) != sizes[dim])
      return std::nullopt;
    all = sizes[dim];
  }
  return all;
}

/// The bytes that a memref can reach.
static std::pair<uint64_t, uint64_t> extentOf(const semantics::View &view,
                                              Type elementType) {
  int64_t first = view.offset, last = view.offset;
  for (auto [size, stride] : llvm::zip_equal(view.sizes, view.strides)) {
    if (size == 0)
      return {0, 0};
    (stride < 0 ? first : last) += (size - 1) * stride;
  }
  int64_t bytes = int64_t(semantics::strideOf(elementType));
  return {view.aligned + uint64_t(first * bytes),
          view.aligned + uint64_t((last + 1) * bytes)};
}

bool Facts::disjoint(Value a, Value b) const {
  const Observations::OfOp *ofOp = seen();
  if (!ofOp || !ofOp->isComplete)
    return false;
  const auto *placeA = llvm::find(ofOp->operands, a),
             *placeB = llvm::find(ofOp->operands, b);
  if (placeA == ofOp->operands.end() || placeB == ofOp->operands.end())
    return false;
  return llvm::all_of(ofOp->executions, [&](ArrayRef<Datum> values) {
    const Datum &one = values[placeA - ofOp->operands.begin()],
                &other = values[placeB - ofOp->operands.begin()];
    if (!one.isView() || !other.isView())
      return false;
    auto [from, to] = extentOf(one.view(), getElementTypeOrSelf(a.getType()));
    auto [begin, end] =
        extentOf(other.view(), getElementTypeOrSelf(b.getType()));
    return to <= begin || end <= from;
  });
}

StringAttr scion::functionNamedBy(Operation *op) {
  if (auto call = dyn_cast<func::CallOp>(op))
    return call.getCalleeAttr().getAttr();
  if (auto constant = dyn_cast<func::ConstantOp>(op))
    return constant.getValueAttr().getAttr();
  return {};
}

std::vector<func::FuncOp> scion::reachedFrom(func::FuncOp main) {
  auto module = main->getParentOfType<ModuleOp>();
  std::vector<func::FuncOp> order{main};
  llvm::DenseSet<Operation *> seen{main.getOperation()};
  for (size_t i = 0; i < order.size(); ++i)
    order[i].walk([&](Operation *op) {
      StringAttr name = functionNamedBy(op);
      if (!name)
        return;
      auto callee = dyn_cast_or_null<func::FuncOp>(
          SymbolTable::lookupSymbolIn(module, name));
      if (callee && !callee.isExternal() && seen.insert(callee).second)
        order.push_back(callee);
    });
  return order;
}
