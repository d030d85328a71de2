//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the program that a subcommand takes as a file.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_READPROGRAM_H
#define SCION_TOOLS_READPROGRAM_H

#include "harness/input/ParsedInput.h"
#include "tools/Tool.h"

#include <optional>
#include <string>

namespace scion {

/// Reads the module of a file, or of stdin for "-". On failure, prints why and
/// sets `code` to the exit code of the subcommand.
std::optional<ParsedInput> readProgram(const std::string &file, ExitCode &code);

} // namespace scion

#endif // SCION_TOOLS_READPROGRAM_H
