//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops with mixed static and dynamic numbers, where a marker in an attribute
// stands for an operand. Some verifiers do not check that there is an operand
// for each marker.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_KNOWN_PREDICATES_MISSINGOPERANDS_H
#define SCION_HARNESS_KNOWN_PREDICATES_MISSINGOPERANDS_H

#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/BuiltinTypeInterfaces.h"
#include "mlir/IR/ValueRange.h"
#include "llvm/ADT/STLExtras.h"

namespace scion {

/// Whether there are more markers than operands.
inline bool lacksOperands(llvm::ArrayRef<int64_t> numbers,
                          mlir::ValueRange operands) {
  return static_cast<size_t>(llvm::count_if(
             numbers, mlir::ShapedType::isDynamic)) > operands.size();
}

/// Whether an operand is known to be equal to the marker, so that it cannot be
/// folded into the attribute.
inline bool hasMarkerAmong(mlir::ValueRange operands) {
  return llvm::any_of(operands, [](mlir::Value operand) {
    return mlir::getConstantIntValue(operand) == mlir::ShapedType::kDynamic;
  });
}

} // namespace scion

#endif // SCION_HARNESS_KNOWN_PREDICATES_MISSINGOPERANDS_H
