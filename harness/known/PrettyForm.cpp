//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/known/PrettyForm.h"

#include "harness/known/Registry.h"

#include "mlir/IR/BuiltinOps.h"

bool scion::isPrettySuppressed(mlir::ModuleOp module) {
  Registry &registry = Registry::global();
  return module
      ->walk([&](mlir::Operation *op) {
        return registry.replaces("print-pretty", op)
                   ? mlir::WalkResult::interrupt()
                   : mlir::WalkResult::advance();
      })
      .wasInterrupted();
}

mlir::OpPrintingFlags scion::prettyIfItMayBe(mlir::ModuleOp module) {
  mlir::OpPrintingFlags flags;
  return isPrettySuppressed(module) ? flags.printGenericOpForm() : flags;
}
