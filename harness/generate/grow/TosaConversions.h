//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which ops of tosa MLIR's conversions take. The verifier lets more through
// than they know (tosa.abs of i1), and some ops want constants as operands
// (zero points): a graph with one op that is refused runs nowhere. Nor does one
// with an op that is out of scope (a table that is too small).
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_GENERATE_GROW_TOSACONVERSIONS_H
#define SCION_HARNESS_GENERATE_GROW_TOSACONVERSIONS_H

#include "harness/generate/Catalog.h"

#include "mlir/Pass/PassManager.h"

namespace scion::grow {

class TosaConversions {
public:
  explicit TosaConversions(mlir::MLIRContext &context);

  /// Whether no op of tosa is left of this one, alone in a function whose
  /// arguments are its operands, and what is there instead is valid. Some of
  /// all operands are zero instead, and constants.
  bool take(const OpInstance &instance, const std::vector<bool> &isConstant);

private:
  mlir::MLIRContext &context;
  mlir::PassManager passes;
};

} // namespace scion::grow

#endif // SCION_HARNESS_GENERATE_GROW_TOSACONVERSIONS_H
