//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Gives a program observations before its paths split: what it computes is
// printed through the names of MLIR's runner libraries (printI64, printF64,
// printComma, printNewline), so the program runs unchanged under stock
//   mlir-runner -e main -entry-point-result=void
//     -shared-libs=libmlir_runner_utils.so,libmlir_c_runner_utils.so
//
// A value is shown by a private function @scion_show_<type> (no_inline); floats
// as a value and as bits with NaNs made one; shaped values element by element
// by loops, preceded by their dynamic sizes. Strides, offsets and addresses are
// never shown. What is observed is a pure function of the module and the
// choices.
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

  /// Off: only values live at the end of @main.
  bool regions = true;

  /// The program has been reconditioned: nothing reads contents that were never
  /// written, and nothing is used after it was freed. More can be shown then.
  bool isWellDefined = false;

  /// Null, or false for values that must not be shown.
  std::function<bool(mlir::Value)> mayShow;

  /// Elements shown one by one of one shaped value with static shape; larger
  /// tensors and memrefs are shown by one number that all elements went into,
  /// larger vectors are not. Dynamic ones are bounded by the executor's limits.
  uint64_t maxElements = 1024;
};

struct ObserveResult {
  unsigned atEnd = 0;    // values shown before the returns of @main
  unsigned carried = 0;  // values carried out of a loop
  unsigned buffered = 0; // values stored to a result buffer, read afterwards
  unsigned inRegion = 0; // opaque calls inside sequential regions
  unsigned total() const { return atEnd + carried + buffered + inRegion; }
};

/// Adds observations to `module`, which must have a public function @main
/// without arguments (fails otherwise, module untouched). Values that the
/// program shows already are left alone, so a second call with the same
/// options adds nothing at the end of @main; the choices about regions are
/// made once (a program that holds @scion_show_* functions is not given more).
mlir::FailureOr<ObserveResult>
addObservations(mlir::ModuleOp module, ChoiceStream choices,
                const ObserveOptions &options = {});

} // namespace scion

#endif // SCION_HARNESS_EXEC_OBSERVE_H
