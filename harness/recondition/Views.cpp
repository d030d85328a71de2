//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// views: memref.view and memref.reinterpret_cast make any memref out of a
// buffer; they stay where sizes are known and fit, and where floats are not
// seen as integers.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Indices.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace scion;

static void guardView(Operation *op, Guard &guard) {
  if (auto view = dyn_cast<memref::ViewOp>(op)) {
    auto type = view.getType();
    Type element = type.getElementType();
    if (!element.isIntOrFloat() || element.getIntOrFloatBitWidth() % 8 != 0)
      return guard.outOfScope(op, "elements that are no whole bytes");
    // NaN bits would be seen, or bits become a signalling NaN.
    if (isa<FloatType>(element)) {
      auto *source = view.getSource().getDefiningOp();
      if (!source || !isa<memref::AllocOp, memref::AllocaOp>(source))
        return guard.outOfScope(op, "bytes seen as floats");
      for (Operation *user : view.getSource().getUsers()) {
        auto other = dyn_cast<memref::ViewOp>(user);
        if (!(other && other.getType().getElementType() == element) &&
            !isa<memref::DeallocOp>(user))
          return guard.outOfScope(op, "bytes seen as floats");
      }
    }
    int64_t bytes = element.getIntOrFloatBitWidth() / 8, count = 1;
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      Size size = guard.facts.sizeOf(view.getResult(), dim);
      if (type.isDynamicDim(dim))
        size = guard.facts.sizeOfIndex(
            view.getSizes()[type.getDynamicDimIndex(dim)]);
      if (!size.isConstant())
        return guard.outOfScope(op, "sizes that are not known");
      count = multiplySizes(count, size.constant);
    }
    std::optional<Interval> shift =
        signedRange(view.getByteShift(), guard.facts);
    Size whole = guard.facts.sizeOf(view.getSource(), 0);
    // Lowerings assume the alignment of the element type.
    if (!shift || shift->min < 0 || shift->min != shift->max ||
        shift->min % bytes != 0 || !whole.isConstant() ||
        shift->max + Interval::Number(count) * bytes > whole.constant)
      return guard.outOfScope(op, "a view that may leave its buffer");
    return;
  }
  auto cast = llvm::cast<memref::ReinterpretCastOp>(op);
  auto source = dyn_cast<MemRefType>(cast.getSource().getType());
  if (!source || !source.getLayout().isIdentity())
    return guard.outOfScope(op, "reinterpret_cast of a view");
  // The source must be a buffer from its first element on.
  Operation *base = cast.getSource().getDefiningOp();
  if (!isa_and_nonnull<memref::AllocOp, memref::AllocaOp, memref::GetGlobalOp>(
          base))
    return guard.outOfScope(op, "reinterpret_cast of a view");
  std::optional<int64_t> count = guard.facts.countOf(cast.getSource());
  if (!count)
    return guard.outOfScope(op, "sizes that are not known");
  auto known = [&](OpFoldResult fold) -> std::optional<Interval> {
    if (auto attribute = dyn_cast<Attribute>(fold)) {
      int64_t value = llvm::cast<IntegerAttr>(attribute).getInt();
      return Interval{value, value};
    }
    return signedRange(llvm::cast<Value>(fold), guard.facts);
  };
  std::optional<Interval> last = known(cast.getMixedOffsets()[0]);
  if (!last || last->min < 0 || last->max > *count)
    return guard.outOfScope(op, "an offset that is not known");
  bool empty = false;
  Interval::Number most = last->max;
  for (auto [size, stride] :
       llvm::zip(cast.getMixedSizes(), cast.getMixedStrides())) {
    std::optional<Interval> sizes = known(size), strides = known(stride);
    if (!sizes || !strides || sizes->min < 0 || strides->min < 1 ||
        sizes->max > (1 << 20) || strides->max > (1 << 20))
      return guard.outOfScope(op, "sizes or strides that are not known");
    empty |= sizes->max == 0;
    most += (std::max<Interval::Number>(sizes->max, 1) - 1) * strides->max;
  }
  if (!empty && most >= *count)
    return guard.outOfScope(op, "a view that may leave its buffer");
  // Two positions with one address, written to, depend on the order.
  bool isRead = true;
  bool followed = forEachAliasUse(cast.getResult(), [&](OpOperand &use) {
    isRead = onlyReads(use) || viewSource(use.getOwner());
    return isRead;
  });
  if (isRead && followed)
    return;
  SmallVector<std::pair<Interval::Number, Interval::Number>> steps;
  for (auto [size, stride] :
       llvm::zip(cast.getMixedSizes(), cast.getMixedStrides()))
    if (known(size)->max > 1)
      steps.emplace_back(known(stride)->min,
                         (known(size)->max - 1) * known(stride)->max);
  llvm::sort(steps);
  Interval::Number reach = 0;
  for (auto [stride, extent] : steps) {
    if (stride <= reach)
      return guard.outOfScope(op, "positions that share an address");
    reach += extent;
  }
}

static const Hazard hazard{"views", "Views and reinterpreting casts.",
                           guardView, /*always=*/true};
static RegisterHazard registration(hazard);
