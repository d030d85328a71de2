//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares small functions before and after a pass for all inputs. This finds
// wrong rewrites that no execution shows because none has the required values.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_PASSPROOF_H
#define SCION_HARNESS_ORACLE_PASSPROOF_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <cstdint>
#include <string>

namespace scion {

struct PassProofStatistics {
  uint64_t passes = 0; // that had an effect, and were looked at
  uint64_t proved = 0, refuted = 0, unknown = 0, outOfScope = 0; // functions
  uint64_t shown = 0; // refutations that became a program

  std::string str() const; // "" if there was nothing
};

/// Tries to prove the small functions that a pass changed. Returns a program on
/// which the pass is wrong: it calls one of them with the counterexample, and
/// prints the results. Null if no proof fails, or no program shows it.
mlir::OwningOpRef<mlir::ModuleOp>
refuteFunctions(mlir::ModuleOp before, mlir::ModuleOp after,
                PassProofStatistics &statistics);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_PASSPROOF_H
