//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Planted folds: one per dialect. Each is wrong only for one pair of producer
// and consumer and for one boundary value. `planted-fold-<dialect>` is the
// wrong one, `planted-fold-<dialect>-right` its correct twin; see Planted.h,
// and docs/measurements/PlantedBugs.md. They measure whether bugs that all
// paths share are found: --every-path adds the fold to each path.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TESTS_PLUGINS_FOLDS_PLANTEDFOLDS_H
#define SCION_TESTS_PLUGINS_FOLDS_PLANTEDFOLDS_H

#include "../Planted.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

namespace planted {

#define PLANTED_FOLD(name, ...)                                                \
  PLANTED_REWRITE("fold-" name __VA_OPT__(, ) __VA_ARGS__)

/// The value of a scalar integer constant.
inline std::optional<llvm::APInt> intConstant(mlir::Value value) {
  llvm::APInt number;
  if (value.getType().isIntOrIndex() &&
      mlir::matchPattern(value, mlir::m_ConstantInt(&number)))
    return number;
  return std::nullopt;
}

/// The same of a float.
inline std::optional<llvm::APFloat> floatConstant(mlir::Value value) {
  llvm::APFloat number(0.0);
  if (mlir::isa<mlir::FloatType>(value.getType()) &&
      mlir::matchPattern(value, mlir::m_ConstantFloat(&number)))
    return number;
  return std::nullopt;
}

void registerScalarFolds();    // ScalarFolds.cpp
void registerShapedFolds();    // ShapedFolds.cpp
void registerStructureFolds(); // StructureFolds.cpp

} // namespace planted

#endif // SCION_TESTS_PLUGINS_FOLDS_PLANTEDFOLDS_H
