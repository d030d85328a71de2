//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What MLIR's analysis of integer ranges will say of a value, as far as the few
// ops behind it tell. The analysis itself is not run: it takes longer, and has
// bugs of its own (C2, C17, M1).
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_KNOWN_PREDICATES_LOCALRANGE_H
#define SCION_HARNESS_KNOWN_PREDICATES_LOCALRANGE_H

#include "mlir/IR/Value.h"
#include "mlir/Interfaces/InferIntRangeInterface.h"

#include <optional>

namespace scion {

/// The range of an integer, or of all elements of a vector; none where it may
/// be any: what loops and branches bring together, and what stands behind more
/// than `depth` ops. What the analysis knows nothing of (memory, arguments of
/// public functions) has the whole range of its type.
std::optional<mlir::ConstantIntRanges> localRange(mlir::Value value,
                                                  unsigned depth = 4);

/// Whether the analysis may take the value for one number. Values that are no
/// integers are not analysed.
bool mayBeOneNumber(mlir::Value value);

} // namespace scion

#endif // SCION_HARNESS_KNOWN_PREDICATES_LOCALRANGE_H
