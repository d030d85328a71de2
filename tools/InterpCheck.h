//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion interp --check`: many programs by the lowering oracle, and which ops
// the interpreter does not know.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_INTERPCHECK_H
#define SCION_TOOLS_INTERPCHECK_H

#include <cstdint>
#include <string>
#include <vector>

namespace scion {

struct InterpCheckOptions {
  uint64_t fuel = 0;
  unsigned paths = 0;       // random ones, beside the reference path
  bool isUnchanged = false; // no guards, no observations
};

/// `files` may be folders. Prints a line for each program with a finding or
/// undefined behaviour, and sums; an exit code: 1 if there is such a program.
int interpCheck(const std::vector<std::string> &files,
                const InterpCheckOptions &options);

} // namespace scion

#endif // SCION_TOOLS_INTERPCHECK_H
