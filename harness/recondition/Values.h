//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Values that guards are made of.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_VALUES_H
#define SCION_HARNESS_RECONDITION_VALUES_H

#include "harness/recondition/Hazard.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/OpDefinition.h"

namespace scion {

mlir::Value asValue(Guard &guard, mlir::OpFoldResult fold);

mlir::Value add(Guard &guard, mlir::Value a, mlir::Value b);
mlir::Value multiply(Guard &guard, mlir::Value a, mlir::Value b);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_VALUES_H
