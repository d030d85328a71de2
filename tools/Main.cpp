//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The `scion` command: collects the subcommands and maps every way of ending
// to the exit codes of Tool.h.
//
//===----------------------------------------------------------------------===//

#include "tools/Tool.h"

#include "base/Version.h"
#include "harness/input/FreshProcess.h"
#include "harness/input/Registration.h"
#include "harness/known/KnownOptions.h"
#include "harness/known/LibraryOfMLIR.h"
#include "harness/known/Registry.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <vector>

using namespace scion;

namespace {
struct Registered {
  const char *name;
  AddSubcommand add;
};
} // namespace

static std::vector<Registered> &subcommands() {
  static std::vector<Registered> list;
  return list;
}

RegisterSubcommand::RegisterSubcommand(const char *name, AddSubcommand add) {
  subcommands().push_back({name, add});
}

std::string scion::readAll(std::FILE *file) {
  std::string content;
  char buffer[1 << 16];
  while (size_t got = std::fread(buffer, 1, sizeof(buffer), file))
    content.append(buffer, got);
  return content;
}

std::optional<std::string> scion::readInput(const std::string &path) {
  FILE *file = path == "-" ? stdin : std::fopen(path.c_str(), "rb");
  if (!file) {
    std::fprintf(stderr, "%s: cannot read: %s\n", path.c_str(),
                 std::strerror(errno));
    return std::nullopt;
  }
  std::string content = readAll(file);
  bool failed = std::ferror(file);
  if (failed)
    std::fprintf(stderr, "%s: cannot read: %s\n", path.c_str(),
                 std::strerror(errno));
  if (file != stdin)
    std::fclose(file);
  if (failed)
    return std::nullopt;
  return content;
}

bool scion::writeOutput(const std::string &path, std::string_view content) {
  FILE *file = path == "-" ? stdout : std::fopen(path.c_str(), "wb");
  bool written = file && std::fwrite(content.data(), 1, content.size(), file) ==
                             content.size();
  written &= file && std::fflush(file) == 0;
  if (!written)
    std::fprintf(stderr, "%s: cannot write: %s\n", path.c_str(),
                 std::strerror(errno));
  if (file && file != stdout)
    written &= std::fclose(file) == 0;
  return written;
}

/// Every subcommand uses the registry of known bugs somewhere.
static void addKnownOptions(CLI::App &command, KnownOptions &known) {
  constexpr const char *group = "Known bugs of MLIR";
  command
      .add_option("--known", known.mode,
                  "avoid: suppress them; meet: hit one now and then; report: "
                  "suppress nothing, and report findings with their ids")
      ->type_name("MODE")
      ->capture_default_str()
      ->group(group);
  command.add_option("--without", known.without, "Records to ignore")
      ->type_name("ID,...")
      ->group(group);
  command
      .add_option("--records", known.records,
                  "A file of records of your own (docs/KnownBugs.md)")
      ->type_name("FILE")
      ->group(group);
  command
      .add_option("--known-state", known.state,
                  "Which records are live, as `scion known check -o` wrote it")
      ->type_name("FILE")
      ->group(group);
  command.parse_complete_callback([&known] {
    std::vector<std::string> problems = known.apply(Registry::global());
    for (const std::string &problem : problems)
      std::fprintf(stderr, "scion: %s\n", problem.c_str());
    if (!problems.empty())
      throw EndWith{exitUsage};
  });
}

int main(int argc, char **argv) {
  if (!pluginProblem().empty()) {
    std::fputs(pluginProblem().c_str(), stderr);
    return exitUsage;
  }
  runFreshJobIfAsked(argc, argv);
  CLI::App app("Scion finds bugs in MLIR compilers.\n"
               "Every stage of a fuzzing run is a subcommand that reads a file "
               "or stdin (-) and writes stdout.\n"
               "Exit codes: 0 fine, 1 finding or failed check, 2 input out of "
               "scope, 3 usage.",
               "scion");
  app.set_version_flag("--version", "scion " + std::string(scionVersion()) +
                                        ", MLIR " + std::string(mlirName()));
  app.set_help_all_flag("--help-all", "Print the help of every subcommand");
  std::sort(subcommands().begin(), subcommands().end(),
            [](const Registered &a, const Registered &b) {
              return std::strcmp(a.name, b.name) < 0;
            });
  for (const Registered &subcommand : subcommands())
    subcommand.add(Subcommand(&app));
  addOracleCommands(Subcommand(&app));
  KnownOptions known;
  known.mode = "avoid";
  for (CLI::App *command : app.get_subcommands({}))
    addKnownOptions(*command, known);
  try {
    app.parse(argc, argv);
  } catch (const EndWith &end) {
    return end.code;
  } catch (const CLI::ParseError &error) {
    return app.exit(error) == 0 ? exitFine : exitUsage;
  }
  return exitFine;
}
