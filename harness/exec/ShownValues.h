//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds values that may be shown: the program does not show them itself, and
// they are defined when they are read.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_EXEC_SHOWNVALUES_H
#define SCION_HARNESS_EXEC_SHOWNVALUES_H

#include "mlir/IR/BuiltinOps.h"

namespace scion {

/// Whether the program prints this value, directly, through a function of its
/// own that prints, or (shaped values) element by element in loops.
bool isShownAlready(mlir::Value value);

/// Whether some element of this tensor may never have been written: it comes
/// from tensor.empty or a similar op and was not overwritten as a whole. For a
/// value of any type: whether it depends on poison, an address, a stride or an
/// offset. `isWellDefined` as in ObserveOptions: of tensors, only a
/// tensor.empty itself may have unwritten elements.
bool mayBeUndefined(mlir::Value value, bool isWellDefined = false);

/// If the whole memref is initialised, and everything that is done with it is
/// known, the operation of the same block before which it can still be read at
/// the latest: its deallocation, or the end of the block. Else null.
/// `isWellDefined` as in ObserveOptions: every use is known, since nothing uses
/// a buffer that was freed.
mlir::Operation *lastReadablePoint(mlir::Value memref,
                                   bool isWellDefined = false);

} // namespace scion

#endif // SCION_HARNESS_EXEC_SHOWNVALUES_H
