//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A program that a subcommand is given as a file.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_READPROGRAM_H
#define SCION_TOOLS_READPROGRAM_H

#include "harness/input/ParsedInput.h"
#include "tools/Tool.h"

#include <optional>
#include <string>

namespace scion {

/// The module of a file, of stdin for "-". Where there is none, says why, and
/// `code` is what the subcommand ends with.
std::optional<ParsedInput> readProgram(const std::string &file, ExitCode &code);

} // namespace scion

#endif // SCION_TOOLS_READPROGRAM_H
