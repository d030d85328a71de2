//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lets subcommands take a finding instead of a program, and replays it.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_REDUCE_FINDINGINPUT_H
#define SCION_TOOLS_REDUCE_FINDINGINPUT_H

#include "harness/oracle/Finding.h"

#include <optional>
#include <string>

namespace scion {

/// Returns the finding that `text` is or reports; none if `text` is a program.
/// findingBeside() returns the finding that is saved beside the file of a
/// program.
std::optional<Finding> givenFinding(const std::string &text);
std::optional<Finding> findingBeside(const std::string &file);

/// Replays the finding in copies of this process. Prints it if it shows and
/// returns 1; otherwise prints why not and returns 0, or 2 if it cannot be
/// replayed. A step that takes more than `seconds` of processor time counts as
/// a hang.
int printReplay(const Finding &finding, bool asJson, unsigned seconds);

} // namespace scion

#endif // SCION_TOOLS_REDUCE_FINDINGINPUT_H
