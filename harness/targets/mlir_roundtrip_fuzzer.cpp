//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A verified module that is printed (generic, pretty or bytecode) and parsed
// again must be the same module.
//
//===----------------------------------------------------------------------===//

#include "harness/targets/OracleTarget.h"

SCION_ORACLE_TARGET(roundtrip)
