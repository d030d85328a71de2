//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Calls that look, before each hazardous op, whether it is safe: what shows
// that a guard or an analysis is wrong.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_ASSERTIONS_H
#define SCION_HARNESS_RECONDITION_ASSERTIONS_H

#include "base/ChoiceStream.h"
#include "harness/recondition/Recondition.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace scion {

/// Puts `@scionAssert(condition, number)` before each hazardous op of these
/// functions, for each of its hazards that the options select.
void assertConditions(mlir::ModuleOp module,
                      llvm::ArrayRef<mlir::func::FuncOp> functions,
                      const ReconditionOptions &options,
                      const ChoiceStream &contents, ReconditionResult &result);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_ASSERTIONS_H
