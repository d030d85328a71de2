//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The ledger dialect and its passes. Nothing here knows of Scion.
//
//===----------------------------------------------------------------------===//

#ifndef LEDGER_H
#define LEDGER_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "LedgerDialect.h.inc"

#define GET_TYPEDEF_CLASSES
#include "LedgerTypes.h.inc"

#define GET_OP_CLASSES
#include "LedgerOps.h.inc"

namespace ledger {

/// ledger-combine, and ledger-to-scf.
void registerPasses();

} // namespace ledger

#endif // LEDGER_H
