//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion interp --against-reference`: what programs mean by the reference
// semantics, beside what their reference path shows. Programs are judged
// in copies of the process, so that one that ends it costs nothing but itself.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_INTERPAGAINST_H
#define SCION_TOOLS_INTERPAGAINST_H

#include <cstdint>
#include <string>
#include <vector>

namespace scion {

struct AgainstOptions {
  uint64_t fuel = 20'000'000;
  /// Take programs as they stand: no guards, no observations.
  bool asTheyStand = false;
  /// Compare with what reconditioning rewrites instead; nothing is executed.
  bool guards = false;
  /// Also interpret behind each step of the reference path.
  bool eachStep = false;
  /// … and of as many random paths, as the fuzz target draws them.
  unsigned paths = 0;
  /// One file in so many, the first included.
  unsigned every = 1;
  /// Programs that share a process, until one ends it. A process pays for what
  /// MLIR and LLVM set up once.
  unsigned together = 1000;
  /// Also what the process holds in memory, behind each 2^k-th program.
  bool statistics = false;
};

/// Prints a line for each program that does not agree, and a summary; an exit
/// code: 1 if one differs or is undefined.
int interpretAgainst(const std::vector<std::string> &files,
                     const AgainstOptions &options);

} // namespace scion

#endif // SCION_TOOLS_INTERPAGAINST_H
