//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Observation of values inside of loops and other regions: carried out by a
// loop's results, stored to a result buffer, or shown by a call on the spot.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_EXEC_OBSERVEREGIONS_H
#define SCION_HARNESS_EXEC_OBSERVEREGIONS_H

#include "harness/exec/Observe.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace scion {

class ShowValue;

/// Adds what `choices` draw; values and buffers that must be shown at the end
/// of `main` are appended to `toShow`.
void observeRegions(mlir::func::FuncOp main, ChoiceStream &choices,
                    ShowValue &show, const ObserveOptions &options,
                    ObserveResult &result,
                    llvm::SmallVectorImpl<mlir::Value> &toShow);

} // namespace scion

#endif // SCION_HARNESS_EXEC_OBSERVEREGIONS_H
