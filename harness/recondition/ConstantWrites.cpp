//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// constant-writes: a constant global that is written is made mutable.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Hazard.h"
#include "harness/recondition/Indices.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace scion;

static void guardGlobal(Operation *op, Guard &guard) {
  auto global =
      dyn_cast_or_null<memref::GlobalOp>(SymbolTable::lookupNearestSymbolFrom(
          op, cast<memref::GetGlobalOp>(op).getNameAttr()));
  if (!global || !global.getConstant() ||
      (!guard.facts.observed && llvm::all_of(op->getUses(), onlyReads)))
    return;
  global.setConstant(false);
  guard.note(op, "of no constant, since it may be written");
}

static const Hazard hazard{"constant-writes", "Writes to constant globals.",
                           guardGlobal};
static RegisterHazard registration(hazard);
