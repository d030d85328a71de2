//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ledger.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace ledger;

#include "LedgerDialect.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "LedgerTypes.cpp.inc"

#define GET_OP_CLASSES
#include "LedgerOps.cpp.inc"

void LedgerDialect::initialize() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "LedgerTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "LedgerOps.cpp.inc"
      >();
}

LogicalResult RepeatOp::verifyRegions() {
  Block &block = getBody().front();
  if (block.getNumArguments() != 1 ||
      block.getArgument(0).getType() != getStart().getType())
    return emitOpError("needs a body with one argument, an amount");
  if (block.empty() || !isa<YieldOp>(block.back()))
    return emitOpError("needs a body that ends with ledger.yield");
  return success();
}
