//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Values of the types of the spirv dialect. Structs, arrays and matrices are
// lists. They are laid out in memory by the offsets and strides of their types,
// and with natural alignment where there are none.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_SPIRVTYPES_H
#define SCION_HARNESS_SEMANTICS_SPIRVTYPES_H

#include "harness/semantics/Evaluation.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVTypes.h"

namespace scion::semantics::spirvir {

/// Structs, arrays of known length, and matrices.
bool isAggregate(mlir::Type type);
/// The members of an aggregate or the components of a vector; none for other
/// types and for arrays whose length is not known.
std::optional<uint64_t> elementCount(mlir::Type composite);
/// The type of a part of any composite type.
mlir::Type elementType(mlir::Type composite, uint64_t index);

/// Returns none for types that are not known in memory.
std::optional<uint64_t> sizeOf(mlir::Type type);
std::optional<uint64_t> offsetOf(mlir::Type composite, uint64_t index);

/// A value with all parts in one state, or zero.
Datum badValue(mlir::Type type, State state);
/// The value of a constant; none if it does not fit the type.
std::optional<Datum> valueOf(mlir::Attribute attribute, mlir::Type type);

// False: the run is over.
bool load(Evaluation &in, uint64_t address, mlir::Type type, Datum &to);
bool store(Evaluation &in, uint64_t address, mlir::Type type,
           const Datum &value);

} // namespace scion::semantics::spirvir

#endif // SCION_HARNESS_SEMANTICS_SPIRVTYPES_H
