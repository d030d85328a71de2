//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the buffer that a view refers to.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_KNOWN_PREDICATES_BUFFEROF_H
#define SCION_HARNESS_KNOWN_PREDICATES_BUFFEROF_H

#include "mlir/Interfaces/ViewLikeInterface.h"

namespace scion {

/// The buffer that a memref is a view of, or itself.
inline mlir::Value bufferOf(mlir::Value memref) {
  while (auto view = memref.getDefiningOp<mlir::ViewLikeOpInterface>())
    memref = view.getViewSource();
  return memref;
}

} // namespace scion

#endif // SCION_HARNESS_KNOWN_PREDICATES_BUFFEROF_H
