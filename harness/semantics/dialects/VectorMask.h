//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which lanes of a vector op are active: its own mask, and that of a
// vector.mask around it.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_DIALECTS_VECTORMASK_H
#define SCION_HARNESS_SEMANTICS_DIALECTS_VECTORMASK_H

#include "harness/semantics/Evaluation.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace scion::semantics {

class LaneMask {
public:
  /// `own` may be null.
  LaneMask(mlir::Operation *op, mlir::Value own, Evaluation &in) {
    if (own)
      masks.push_back(in.get(own));
    if (auto around = mlir::dyn_cast<mlir::vector::MaskOp>(op->getParentOp()))
      masks.push_back(in.get(around.getMask()));
  }

  bool isThere() const { return !masks.empty(); }

  /// None where a mask is poison.
  std::optional<bool> at(int64_t lane) const {
    bool isOn = true;
    for (const Datum &mask : masks) {
      if (!mask.isElements() || !mask.elements().list[size_t(lane)].isDefined())
        return std::nullopt;
      isOn &= !mask.elements().list[size_t(lane)].bits().isZero();
    }
    return isOn;
  }

  /// The same for memory accesses, where a poison mask is undefined.
  std::optional<bool> at(int64_t lane, Evaluation &in) const {
    std::optional<bool> isOn = at(lane);
    if (!isOn)
      (void)in.undefined("a mask is poison");
    return isOn;
  }

private:
  llvm::SmallVector<Datum, 2> masks;
};

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_DIALECTS_VECTORMASK_H
