//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// elementwise-shapes: operands of an elementwise op on tensors must agree in
// their dynamic sizes. What cannot be shown to agree is out of scope.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Conditions.h"
#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Resize.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using namespace scion;

static void guardShapes(Operation *op, Guard &guard) {
  if (!guard.assumesDefined)
    resizeLikeFirst(op, guard);
  Value first;
  for (Value operand : op->getOperands()) {
    auto type = dyn_cast<RankedTensorType>(operand.getType());
    if (!type)
      continue;
    if (!first) {
      first = operand;
      continue;
    }
    if (operand == first)
      continue;
    auto firstType = cast<RankedTensorType>(first.getType());
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      if (!type.isDynamicDim(dim) && !firstType.isDynamicDim(dim))
        continue;
      if (!(guard.facts.sizeOf(first, dim) == guard.facts.sizeOf(operand, dim)))
        return guard.unknown(op, "dynamic sizes that may differ");
    }
  }
  if (!first || op->getNumResults() != 1)
    return;
  // A static result of a dynamic operand claims a size, too.
  auto result = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  auto type = cast<RankedTensorType>(first.getType());
  if (!result || result.getRank() != type.getRank())
    return;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (!result.isDynamicDim(dim) && type.isDynamicDim(dim)) {
      Size size = guard.facts.sizeOf(first, dim);
      if (!size.isConstant() || size.constant != result.getDimSize(dim))
        return guard.unknown(op, "static result of a dynamic operand");
    }
}

static Value conditionOfShapes(Operation *op, Guard &guard) {
  Value first, all;
  for (Value operand : op->getOperands()) {
    if (!isa<RankedTensorType>(operand.getType()))
      continue;
    if (first)
      all = both(guard, all, sameShape(guard, first, operand));
    else
      first = operand;
  }
  if (!first || op->getNumResults() != 1)
    return all;
  auto result = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  auto type = cast<RankedTensorType>(first.getType());
  if (!result || result.getRank() != type.getRank())
    return all;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (!result.isDynamicDim(dim) && type.isDynamicDim(dim))
      all =
          both(guard, all,
               compare(guard, arith::CmpIPredicate::eq,
                       actualSize(guard, first, dim), result.getDimSize(dim)));
  return all;
}

static const Hazard hazard{"elementwise-shapes",
                           "Dynamic tensor operands whose sizes differ.",
                           guardShapes, conditionOfShapes};
static RegisterHazard registration(hazard);
