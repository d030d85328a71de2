//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Values of the types of the llvm dialect. Structs and arrays are lists, laid
// out in memory by the default data layout of x86-64.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_LLVMTYPES_H
#define SCION_HARNESS_SEMANTICS_LLVMTYPES_H

#include "harness/semantics/Evaluation.h"

namespace scion::semantics::llvmir {

uint64_t alignmentOf(mlir::Type type);
/// The distance between two elements of an array.
uint64_t allocatedSize(mlir::Type type);
/// The offset of a member of a struct or an array.
uint64_t offsetOf(mlir::Type aggregate, uint64_t index);
uint64_t elementCount(mlir::Type aggregate); // 0: no aggregate
mlir::Type elementType(mlir::Type aggregate, uint64_t index);

/// A value with all parts in one state, or zero.
Datum badValue(mlir::Type type, State state);
Datum zeroValue(mlir::Type type);

/// Makes a value from numbers, which it removes from the front of the list;
/// none if there are too few.
std::optional<Datum> fromNumbers(mlir::Type type,
                                 llvm::ArrayRef<Element> &numbers);

// False: the run is over.
bool load(Evaluation &in, uint64_t address, mlir::Type type, Datum &to);
bool store(Evaluation &in, uint64_t address, mlir::Type type,
           const Datum &value);

} // namespace scion::semantics::llvmir

#endif // SCION_HARNESS_SEMANTICS_LLVMTYPES_H
