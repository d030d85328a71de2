//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// relayouts: linalg.pack and linalg.unpack of static shapes, which fill their
// destination; partial tiles need a padding value.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Conditions.h"
#include "harness/recondition/Hazard.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace scion;

static void guardRelayout(Operation *op, Guard &guard) {
  for (Value operand : op->getOperands()) {
    auto shaped = dyn_cast<ShapedType>(operand.getType());
    if (!shaped)
      continue;
    if (!shaped.hasRank() || isa<BaseMemRefType>(shaped))
      return guard.outOfScope(op, "buffers");
    if (!shaped.hasStaticShape())
      return guard.unknown(op, "dynamic sizes");
  }
  auto tiled = [&](ArrayRef<int64_t> tiles) {
    return llvm::none_of(tiles, ShapedType::isDynamic);
  };
  if (auto pack = dyn_cast<linalg::PackOp>(op)) {
    if (!tiled(pack.getStaticInnerTiles()))
      return guard.unknown(op, "dynamic tiles");
    if (!pack.getPaddingValue()) {
      auto source = cast<RankedTensorType>(pack.getSource().getType());
      for (auto [dim, tile] :
           llvm::zip(pack.getInnerDimsPos(), pack.getStaticInnerTiles()))
        if (source.getDimSize(dim) % tile != 0)
          return guard.unknown(op, "a partial tile without padding");
    }
    return;
  }
  if (!tiled(cast<linalg::UnPackOp>(op).getStaticInnerTiles()))
    return guard.unknown(op, "dynamic tiles");
}

/// The guard only judges; it changes nothing.
static Value conditionOfRelayout(Operation *op, Guard &guard) {
  guardRelayout(op, guard);
  return stated(guard, guard.takeRefusal().empty());
}

static const Hazard hazard{"relayouts",   "Partial tiles of pack and unpack.",
                           guardRelayout, conditionOfRelayout,
                           false,         true};
static RegisterHazard registration(hazard);
