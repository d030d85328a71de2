//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// views: memref.view and memref.reinterpret_cast make any memref out of a
// buffer. A run shows whether they stay inside of it. It does not show
// unaligned accesses, visible NaN bits, and visible orders of writes.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Indices.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace scion;

/// The number that the value had in all executions; none if it varied.
static std::optional<int64_t> knownNumber(OpFoldResult fold, Facts &facts) {
  if (auto attribute = dyn_cast<Attribute>(fold))
    return cast<IntegerAttr>(attribute).getInt();
  std::optional<Interval> range = signedRange(cast<Value>(fold), facts);
  return range && range->min == range->max ? std::optional(int64_t(range->min))
                                           : std::nullopt;
}

static void guardView(memref::ViewOp view, Guard &guard) {
  Type element = view.getType().getElementType();
  if (!element.isIntOrFloat() || element.getIntOrFloatBitWidth() % 8 != 0)
    return guard.outOfScope(view, "elements that are no whole bytes");
  // NaN bits could be visible, or bits could become a signalling NaN.
  if (isa<FloatType>(element)) {
    Operation *source = view.getSource().getDefiningOp();
    auto isSame = [&](Operation *user) {
      auto other = dyn_cast<memref::ViewOp>(user);
      return isa<memref::DeallocOp>(user) ||
             (other && other.getType().getElementType() == element);
    };
    if (!isa_and_nonnull<memref::AllocOp, memref::AllocaOp>(source) ||
        !llvm::all_of(view.getSource().getUsers(), isSame))
      return guard.outOfScope(view, "bytes seen as floats");
  }
  std::optional<int64_t> shift =
      knownNumber(OpFoldResult(view.getByteShift()), guard.facts);
  if (!shift || *shift % (element.getIntOrFloatBitWidth() / 8) != 0)
    guard.outOfScope(view, "a view that may not be aligned");
}

static void guardCast(memref::ReinterpretCastOp cast, Guard &guard) {
  auto source = dyn_cast<MemRefType>(cast.getSource().getType());
  // The source must be a whole buffer.
  if (!source || !source.getLayout().isIdentity() ||
      !isa_and_nonnull<memref::AllocOp, memref::AllocaOp, memref::GetGlobalOp>(
          cast.getSource().getDefiningOp()))
    return guard.outOfScope(cast, "reinterpret_cast of a view");
  // The interpreter only sees the elements that are accessed.
  std::optional<int64_t> last =
      knownNumber(cast.getMixedOffsets()[0], guard.facts);
  SmallVector<std::pair<int64_t, int64_t>> steps; // strides, extents
  for (auto [fold, by] :
       llvm::zip(cast.getMixedSizes(), cast.getMixedStrides())) {
    std::optional<int64_t> size = knownNumber(fold, guard.facts),
                           stride = knownNumber(by, guard.facts);
    constexpr int64_t most = 1 << 20;
    if (!last || !size || !stride || *last < 0 || *size < 1 || *stride < 0 ||
        *last > most || *size > most || *stride > most)
      return guard.outOfScope(cast, "sizes or strides that are not known");
    if (*size > 1)
      steps.emplace_back(*stride, (*size - 1) * *stride);
    last = *last + (*size - 1) * *stride;
  }
  int64_t count = 1;
  for (int64_t dim = 0; dim < source.getRank(); ++dim)
    count *= guard.facts.sizeOf(cast.getSource(), dim).value_or(0);
  if (!last || *last >= count)
    return guard.outOfScope(cast, "a view that may leave its buffer");
  // If two positions share an address, the order of writes is visible.
  if (llvm::all_of(cast->getUses(), onlyReads))
    return;
  llvm::sort(steps);
  int64_t reach = 0;
  for (auto [stride, extent] : steps) {
    if (stride <= reach)
      return guard.outOfScope(cast, "positions that share an address");
    reach += extent;
  }
}

static void guardAny(Operation *op, Guard &guard) {
  if (guard.facts.isNeverRun())
    return;
  if (auto view = dyn_cast<memref::ViewOp>(op)) {
    guard.unknown(op, "a view that may leave its buffer");
    return guardView(view, guard);
  }
  guardCast(cast<memref::ReinterpretCastOp>(op), guard);
}

static const Hazard hazard{"views", "Views and reinterpreting casts.", guardAny,
                           /*always=*/true};
static RegisterHazard registration(hazard);
