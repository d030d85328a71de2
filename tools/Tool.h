//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What every subcommand of `scion` shares: how it joins the command line, how
// it reads and writes, and the exit codes.
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

/// A static object of this type in a subcommand's file puts it into `scion`.
/// Listed in --help in the order of their names.
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
