//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Predicts the result of MLIR's integer range analysis for a value from the few
// ops that define it. The analysis itself is not run: it takes longer, and has
// bugs of its own.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_KNOWN_PREDICATES_LOCALRANGE_H
#define SCION_HARNESS_KNOWN_PREDICATES_LOCALRANGE_H

#include "mlir/IR/Value.h"
#include "mlir/Interfaces/InferIntRangeInterface.h"

#include <optional>

namespace scion {

/// The range of an integer, or of all elements of a vector. None if the
/// prediction is not possible: for values that loops or branches merge, and for
/// those that depend on more than `depth` ops in a row. Values that the
/// analysis cannot know (memory, arguments of public functions) have the whole
/// range of their type.
std::optional<mlir::ConstantIntRanges> localRange(mlir::Value value,
                                                  unsigned depth = 4);

/// Whether the analysis may take the value for one number. False for values
/// that are not integers, which it does not analyse.
bool mayBeOneNumber(mlir::Value value);

} // namespace scion

#endif // SCION_HARNESS_KNOWN_PREDICATES_LOCALRANGE_H
