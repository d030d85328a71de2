//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/LinearIndex.h"

using namespace scion;

std::optional<LinearIndex>
scion::asLinearIndex(mlir::AffineExpr expression,
                     const mlir::affine::AffineValueMap &places) {
  if (auto dim = mlir::dyn_cast<mlir::AffineDimExpr>(expression))
    return LinearIndex{places.getOperand(dim.getPosition())};
  auto both = mlir::dyn_cast<mlir::AffineBinaryOpExpr>(expression);
  auto constant =
      both ? mlir::dyn_cast<mlir::AffineConstantExpr>(both.getRHS()) : nullptr;
  std::optional<LinearIndex> linear =
      constant ? asLinearIndex(both.getLHS(), places) : std::nullopt;
  if (!linear)
    return std::nullopt;
  if (both.getKind() == mlir::AffineExprKind::Add) {
    linear->offset += constant.getValue();
    return linear;
  }
  if (both.getKind() == mlir::AffineExprKind::Mul && constant.getValue() != 0) {
    linear->factor *= constant.getValue();
    linear->offset *= constant.getValue();
    return linear;
  }
  return std::nullopt;
}
