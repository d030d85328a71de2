//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Casts between builtin types and those that conversions to spirv use: an index
// and a narrower integer, a memref and a pointer to a struct with an array, a
// tensor and an array, a complex number and a vector.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_DIALECTS_SPIRVCASTS_H
#define SCION_HARNESS_SEMANTICS_DIALECTS_SPIRVCASTS_H

#include "harness/semantics/Evaluation.h"

namespace scion::semantics {

/// Returns none for other pairs of types, and for values that do not fit.
std::optional<Datum> castSpirv(const Datum &from, mlir::Type fromType,
                               mlir::Type toType, Evaluation &in);

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_DIALECTS_SPIRVCASTS_H
