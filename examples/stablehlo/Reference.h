//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// StableHLO's own interpreter, one op at a time, over Scion's values.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_EXAMPLES_STABLEHLO_REFERENCE_H
#define SCION_EXAMPLES_STABLEHLO_REFERENCE_H

#include "harness/semantics/Datum.h"

#include "mlir/IR/Operation.h"

namespace scion::stablehlo {

/// Executes an op without regions with StableHLO's interpreter. Returns none,
/// and sets `why`, if the interpreter does not support the op, a type, or an
/// operand that is not defined, which would abort the process. Dynamic sizes
/// are taken from the operands; `isUndefined` is set if they do not fit the op.
std::optional<std::vector<semantics::Datum>>
executeByReference(mlir::Operation *op,
                   llvm::ArrayRef<semantics::Datum> operands, std::string &why,
                   bool *isUndefined = nullptr);

/// Whether all results of the op are exact by the specification, with operands
/// of any type.
bool isExact(mlir::Operation *op);

} // namespace scion::stablehlo

#endif // SCION_EXAMPLES_STABLEHLO_REFERENCE_H
