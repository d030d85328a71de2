//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads what a program of Pairs.h showed: which of its edges ran, and which
// have twins that differ.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_GENERATE_TWINTRACE_H
#define SCION_HARNESS_GENERATE_TWINTRACE_H

#include "harness/exec/Outcome.h"

#include <cstdint>
#include <string>
#include <vector>

namespace scion {

struct EdgeTwins {
  uint64_t checks = 0; // pairs of values that were compared
  uint64_t differ = 0;
  std::string first;  // the first difference: "i64 3 against i64 4"
  uint64_t shown = 0; // a hash of all values of both versions, NaNs made one
};

/// One entry for each of `count` edges. A pair in which the trace breaks off is
/// not counted.
std::vector<EdgeTwins> readEdgeTwins(const Trace &trace, size_t count);

} // namespace scion

#endif // SCION_HARNESS_GENERATE_TWINTRACE_H
