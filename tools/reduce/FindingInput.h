//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Subcommands that are given a finding instead of a program: it is run again as
// it was found.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_REDUCE_FINDINGINPUT_H
#define SCION_TOOLS_REDUCE_FINDINGINPUT_H

#include "harness/oracle/Finding.h"

#include <optional>
#include <string>

namespace scion {

/// The finding that `text`, the content of a file, is or reports. A program is
/// none. Also if `text` is a program: the finding beside its file.
std::optional<Finding> givenFinding(const std::string &text);
std::optional<Finding> findingBeside(const std::string &file);

/// Runs the finding again, in copies of this process, and prints it if it
/// shows, else why it does not. The exit code: 1, 0, or 2 if it cannot be
/// replayed. A step that takes more than `seconds` of the processor hangs.
int printReplay(const Finding &finding, bool asJson, unsigned seconds);

} // namespace scion

#endif // SCION_TOOLS_REDUCE_FINDINGINPUT_H
