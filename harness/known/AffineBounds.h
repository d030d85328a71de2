//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loops whose bounds do not fit their operands, which the verifier takes.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_KNOWN_AFFINEBOUNDS_H
#define SCION_HARNESS_KNOWN_AFFINEBOUNDS_H

#include "mlir/Dialect/Affine/IR/AffineOps.h"

namespace scion {

/// Whether a bound has more or fewer operands than its map has inputs.
/// Who reads the operands by the map reads what is not there.
inline bool hasMiscountedOperands(mlir::affine::AffineForOp loop) {
  return loop.getLowerBoundOperands().size() !=
             loop.getLowerBoundMap().getNumInputs() ||
         loop.getUpperBoundOperands().size() !=
             loop.getUpperBoundMap().getNumInputs();
}

} // namespace scion

#endif // SCION_HARNESS_KNOWN_AFFINEBOUNDS_H
