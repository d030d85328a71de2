//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The types of generated programs: a table with a few of each family, and
// queries on types. A type of an example can be used like one of the table if
// `canMake` holds.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_GENERATE_TYPES_H
#define SCION_HARNESS_GENERATE_TYPES_H

#include "mlir/IR/Types.h"

#include <string>
#include <vector>

namespace scion {

/// The table: scalars, then vectors, then tensors.
std::vector<mlir::Type> candidateTypes(mlir::MLIRContext &context);

/// Whether operands of the type can be made and its values shown: integers of
/// 1 to 64 bits, index, f16, bf16, f32, f64, complex of the last two, vectors
/// and ranked tensors of them of at most 64 elements. A dynamic size is 4.
bool canMake(mlir::Type type);

/// The shape with 4 in place of dynamic sizes; none of a scalar.
std::vector<int64_t> shapeOf(mlir::Type type);

/// The types from which a value of `type` is put together: itself, the element
/// type of a shaped one, the two parts of a complex number.
mlir::Type partOf(mlir::Type type);

/// A part of a function's name: "i32", "vector_2x4xf32".
std::string nameOf(mlir::Type type);

} // namespace scion

#endif // SCION_HARNESS_GENERATE_TYPES_H
