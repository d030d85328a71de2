//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Affine loops with a wrong number of bound operands, which the verifier
// accepts.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_KNOWN_AFFINEBOUNDS_H
#define SCION_HARNESS_KNOWN_AFFINEBOUNDS_H

#include "mlir/Dialect/Affine/IR/AffineOps.h"

namespace scion {

/// Whether a bound has more or fewer operands than its map has inputs. Reading
/// one operand for each input then reads out of bounds.
inline bool hasMiscountedOperands(mlir::affine::AffineForOp loop) {
  return loop.getLowerBoundOperands().size() !=
             loop.getLowerBoundMap().getNumInputs() ||
         loop.getUpperBoundOperands().size() !=
             loop.getUpperBoundMap().getNumInputs();
}

} // namespace scion

#endif // SCION_HARNESS_KNOWN_AFFINEBOUNDS_H
