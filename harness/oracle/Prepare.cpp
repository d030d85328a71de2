//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Prepare.h"

#include "harness/exec/Observe.h"
#include "harness/input/ChoiceStream.h"

#include "mlir/IR/BuiltinOps.h"

using namespace scion;

bool scion::prepareProgram(mlir::ModuleOp module, ChoiceStream choices) {
  return mlir::succeeded(addObservations(module, choices.fork("observe")));
}
