//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A target that ignores its input, to measure the mutators alone.
//
//===----------------------------------------------------------------------===//

#include "harness/engine/Target.h"

const scion::Target scion::fuzzTarget = {
    .name = "mlir_null_fuzzer",
    .summary = "does nothing with its input: measures the mutators alone",
    .initialize = nullptr,
    .run = [](std::string_view) { return Verdict::Interesting; },
    .checkMutant = nullptr,
    .printStatistics = nullptr,
};
