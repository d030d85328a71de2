//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sizes for the arguments of a function, so that its ops agree: dimensions that
// must be equal are, a slice fits into its source, a reshape has as many
// elements as its source. The choice makes a program likely to be defined,
// nothing more: the interpreter decides whether it is.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_SIZES_H
#define SCION_HARNESS_RECONDITION_SIZES_H

#include "base/ChoiceStream.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <vector>

namespace scion {

/// Returns a list per argument: the sizes of its dynamic dimensions, or its
/// value if it is an index that is used as a size or position. An empty list
/// allows any.
std::vector<llvm::SmallVector<int64_t>> chooseSizes(mlir::func::FuncOp function,
                                                    ChoiceStream &choices);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_SIZES_H
