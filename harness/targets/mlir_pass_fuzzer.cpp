//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes on any valid module: no crash, no invalid IR, the same twice.
//
//===----------------------------------------------------------------------===//

#include "harness/targets/OracleTarget.h"

SCION_ORACLE_TARGET(pass)
