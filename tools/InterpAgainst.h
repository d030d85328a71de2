//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion interp --against-reference`: what programs mean by the reference
// semantics, beside what their reference path shows.
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
  /// Also interpret behind each step of the reference path.
  bool eachStep = false;
  bool statistics = false;
};

/// Prints a line for each program that does not agree, and a summary; an exit
/// code: 1 if one differs or is undefined.
int interpretAgainst(const std::vector<std::string> &files,
                     const AgainstOptions &options);

} // namespace scion

#endif // SCION_TOOLS_INTERPAGAINST_H
