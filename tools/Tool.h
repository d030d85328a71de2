//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parts that all subcommands of `scion` share: registration, input and
// output, and exit codes.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_TOOL_H
#define SCION_TOOLS_TOOL_H

#include "tools/CommandLine.h"

#include <cstdio>
#include <optional>
#include <string>
#include <string_view>

namespace scion {

/// The exit codes of all subcommands.
enum ExitCode : int {
  exitFine = 0,
  exitFinding = 1,    // a finding, or a check that failed
  exitOutOfScope = 2, // input that cannot be judged: bad, or out of scope
  exitUsage = 3,
  exitInterrupted = 130, // by Ctrl-C; what was done until then stays
};

/// Adds one subcommand to `app`.
using AddSubcommand = void (*)(Subcommand app);

/// Registers a subcommand by a static object in its file. --help lists the
/// subcommands by name.
struct RegisterSubcommand {
  RegisterSubcommand(const char *name, AddSubcommand add);
};

/// `scion NAME` for each oracle that has no subcommand of its own.
void addOracleCommands(Subcommand app);

/// The rest of a file.
std::string readAll(std::FILE *file);

/// The content of a file, of stdin for "-"; on failure prints what is wrong
/// and returns none.
std::optional<std::string> readInput(const std::string &path);

/// Writes a file, or stdout for "-"; false and a message on failure.
bool writeOutput(const std::string &path, std::string_view content);

} // namespace scion

#endif // SCION_TOOLS_TOOL_H
