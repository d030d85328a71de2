//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion roundtrip`: the round-trip oracle on files, without a fuzzing engine.
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/RoundTrip.h"
#include "harness/input/ParsedInput.h"
#include "harness/oracle/Recognise.h"
#include "harness/oracle/Report.h"
#include "tools/Tool.h"

#include <cstdio>
#include <memory>

using namespace scion;

namespace {
struct RoundtripOptions {
  std::vector<std::string> files{"-"};
  bool brief = false;
};
} // namespace

static int roundtrip(const RoundtripOptions &options) {
  installCrashAttribution();
  unsigned valid = 0, refused = 0, findings = 0, legal = 0;
  for (const std::string &file : options.files) {
    std::optional<std::string> text = readInput(file);
    if (!text)
      return exitUsage;
    std::vector<std::string> problems;
    std::optional<ParsedInput> parsed = parseInput(*text, &problems, file);
    if (!parsed) {
      ++refused;
      if (!options.brief)
        for (const std::string &problem : problems)
          std::fprintf(stderr, "%s\n", problem.c_str());
      continue;
    }
    ++valid;
    if (std::optional<Finding> finding = checkRoundTrip(parsed->module.get())) {
      // Says which known bug it is; a legal difference is none.
      if (absorb(*finding, /*isAsked=*/true)) {
        ++legal;
        std::printf("%s: a legal difference: %s\n", file.c_str(),
                    finding->summary.c_str());
        continue;
      }
      ++findings;
      std::string report =
          options.brief ? formatLine(*finding) : formatReport(*finding);
      std::printf("%s: %s", file.c_str(), report.c_str());
    }
  }
  std::fprintf(stderr, "%u valid, %u refused, %u findings", valid, refused,
               findings);
  if (legal)
    std::fprintf(stderr, ", %u legal differences", legal);
  std::fputc('\n', stderr);
  if (findings)
    return exitFinding;
  return valid ? exitFine : exitOutOfScope;
}

static void addRoundtrip(Subcommand app) {
  auto options = std::make_shared<RoundtripOptions>();
  Subcommand command = app.addSubcommand(
      "roundtrip",
      "Print modules (generic, pretty, bytecode), read them back, compare.\n"
      "Exit codes: 0 all the same, 1 a form that reads back as another module, "
      "2 no input was a valid module.");
  command.addOption("FILE", options->files, "MLIR files, - for stdin")
      .showDefault();
  command.addFlag("--brief", options->brief,
                  "One line per finding, nothing about refused inputs");
  command.onRun([options] { return roundtrip(*options); });
}

static RegisterSubcommand registration("roundtrip", addRoundtrip);
