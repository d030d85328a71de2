//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's parser, printer and bytecode: what is printed reads back the same.
//
//===----------------------------------------------------------------------===//

#include "harness/targets/OracleTarget.h"

SCION_ORACLE_TARGET(roundtrip)
