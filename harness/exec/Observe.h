//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Adds observations to a program before its paths split: values are printed by
// functions of MLIR's runner libraries (printI64, printF32, printF64,
// printNewline), so the program runs unchanged under stock
//   mlir-runner -e main -entry-point-result=void
//     -shared-libs=libmlir_runner_utils.so,libmlir_c_runner_utils.so
//
// A private function @scion_show_<type> (no_inline) shows a value: f32 and f64
// as a number and as bits, smaller floats as bits, with equal bits for all
// NaNs. Shaped values are shown by loops over their elements, after their
// dynamic sizes. Strides, offsets and addresses are never shown. The
// observations are a pure function of the module and the choices.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_EXEC_OBSERVE_H
#define SCION_HARNESS_EXEC_OBSERVE_H

#include "base/ChoiceStream.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

#include <functional>

namespace scion {

/// The functions whose only use is a call in the body of `main` itself, in the
/// order of the calls: they run once, and in no parallel loop.
mlir::SmallVector<mlir::func::FuncOp>
calledOnceInOrder(mlir::func::FuncOp main);

struct ObserveOptions {
  /// At most this many values at the end of @main, and inside regions.
  unsigned maxAtEnd = 16;
  unsigned maxInRegions = 3;

  /// Off: no values of regions are shown.
  bool regions = true;

  /// The program has been reconditioned: nothing reads contents that were never
  /// written, and nothing is used after it was freed. More can be shown then.
  bool isWellDefined = false;

  /// Null, or false for values that must not be shown.
  std::function<bool(mlir::Value)> mayShow;

  /// The most elements of a static shape that are shown one by one. A larger
  /// tensor or memref is shown as one digest of all elements, a larger vector
  /// not at all. Only the executor's limits bound dynamic shapes.
  uint64_t maxElements = 1024;
};

struct ObserveResult {
  unsigned atEnd = 0;    // values shown before returns
  unsigned carried = 0;  // values carried out of a loop
  unsigned buffered = 0; // values stored to a result buffer, read afterwards
  unsigned inRegion = 0; // opaque calls inside sequential regions
  unsigned total() const { return atEnd + carried + buffered + inRegion; }
};

/// Adds observations to `module`, which must have a public function @main
/// without arguments (fails otherwise, module untouched). Values that the
/// program shows itself are not shown again. Adds nothing to a program that has
/// @scion_show_* functions, so a second call has no effect.
mlir::FailureOr<ObserveResult>
addObservations(mlir::ModuleOp module, ChoiceStream choices,
                const ObserveOptions &options = {});

} // namespace scion

#endif // SCION_HARNESS_EXEC_OBSERVE_H
