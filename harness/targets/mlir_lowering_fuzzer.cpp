//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowering equivalence: a program must have the same result on every lowering
// path.
//
//===----------------------------------------------------------------------===//

#include "harness/targets/OracleTarget.h"

SCION_ORACLE_TARGET(lowering)
