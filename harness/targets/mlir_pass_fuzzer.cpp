//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// On any valid module, a pass must not crash, must leave valid IR, and must do
// the same twice. A semantics-preserving pass must keep the result of a
// well-defined program.
//
//===----------------------------------------------------------------------===//

#include "harness/targets/OracleTarget.h"

SCION_ORACLE_TARGET(pass)
