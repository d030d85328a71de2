//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Determines which tosa ops MLIR's conversions lower. The verifier accepts more
// ops than they do (tosa.abs of i1), and some ops need constants as operands
// (zero points). A graph with one op that is not lowered, or is out of scope (a
// table that is too small), cannot be executed.
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

  /// Whether the conversions lower this op, alone in a function whose arguments
  /// are its operands, to valid ops of other dialects. Operands with
  /// `isConstant` are zero constants instead of arguments.
  bool take(const OpInstance &instance, const std::vector<bool> &isConstant);

private:
  mlir::MLIRContext &context;
  mlir::PassManager passes;
};

} // namespace scion::grow

#endif // SCION_HARNESS_GENERATE_GROW_TOSACONVERSIONS_H
