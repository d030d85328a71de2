//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion recondition`: makes a program well-defined and executable, and says
// what it changed.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Recondition.h"
#include "harness/experiment/Prepare.h"
#include "harness/input/ParsedInput.h"
#include "harness/recondition/Fuel.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/OpTable.h"
#include "tools/ReadProgram.h"
#include "tools/Tool.h"

#include "llvm/Support/raw_ostream.h"

#include <chrono>
#include <cstdio>
#include <memory>

using namespace scion;

namespace {
struct ReconditionTool {
  std::vector<std::string> files{"-"};
  ReconditionOptions options;
  bool report = false, check = false, table = false, list = false;
  bool summary = false, pretty = false, noWrap = false, fuel = false;
};
} // namespace

static std::string print(mlir::ModuleOp module, bool pretty) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  // The module is already verified. Verifying it again would leave caches in
  // linalg ops.
  mlir::OpPrintingFlags flags = mlir::OpPrintingFlags().assumeVerified();
  if (!pretty)
    flags.printGenericOpForm();
  module.print(stream, flags);
  text += '\n';
  return text;
}

static int printTable() {
  ContextLease context = ContextPool::global().lease(0);
  std::vector<std::string> missing;
  std::string text = opTableMarkdown(*context, missing);
  std::fputs(text.c_str(), stdout);
  for (const std::string &op : missing)
    std::fprintf(stderr,
                 "%s: no row in harness/recondition/ops.table: say clean, "
                 "guard or out\n",
                 op.c_str());
  return missing.empty() ? exitFine : exitFinding;
}

/// One line per file and one for all, for measuring over many.
static int summarize(const ReconditionTool &tool) {
  size_t refused = 0, outOfScope = 0, repaired = 0;
  for (const std::string &file : tool.files) {
    std::optional<std::string> text = readInput(file);
    if (!text)
      return exitUsage;
    using Clock = std::chrono::steady_clock;
    auto start = Clock::now();
    std::optional<ParsedInput> parsed = parseInput(*text, nullptr, file);
    auto parseEnd = Clock::now();
    if (!parsed) {
      std::printf("%s: refused\n", file.c_str());
      ++refused;
      continue;
    }
    unsigned before = 0, after = 0;
    parsed->module->walk([&](mlir::Operation *) { ++before; });
    auto passStart = Clock::now();
    ReconditionResult result =
        makeWellDefined(parsed->module.get(), parsed->seed, tool.options);
    auto end = Clock::now();
    auto micros = [](Clock::duration time) {
      return double(std::chrono::duration_cast<std::chrono::nanoseconds>(time)
                        .count()) /
             1000;
    };
    parsed->module->walk([&](mlir::Operation *) { ++after; });
    if (!result.inScope) {
      std::printf("%s: out of scope: %s\n", file.c_str(),
                  result.reason.c_str());
      ++outOfScope;
      continue;
    }
    repaired += result.repairs != 0;
    std::printf(
        "%s: in scope: run %d functions %u repairs %u rewrites %zu ops %u to "
        "%u bytes %zu parse-us %.1f recondition-us %.1f\n",
        file.c_str(), int(result.isRun), result.executableFunctions,
        result.repairs, result.rewrites.size(), before, after, text->size(),
        micros(parseEnd - start), micros(end - passStart));
  }
  size_t all = tool.files.size();
  std::printf("%zu files: %zu in scope (%zu repaired), %zu out of scope, %zu "
              "refused\n",
              all, all - outOfScope - refused, repaired, outOfScope, refused);
  return exitFine;
}

static int reconditionFile(const ReconditionTool &tool) {
  if (tool.table)
    return printTable();
  if (tool.list) {
    for (const Hazard *hazard : allHazards())
      std::printf("%-22s %s\n", std::string(hazard->name).c_str(),
                  std::string(hazard->what).c_str());
    return exitFine;
  }
  for (const std::string &name : tool.options.hazards)
    if (!findHazard(name)) {
      std::fprintf(stderr,
                   "--hazards: no hazard named '%s'; --list lists them\n",
                   name.c_str());
      return exitUsage;
    }
  if (tool.summary)
    return summarize(tool);
  if (tool.files.size() != 1) {
    std::fprintf(stderr, "one FILE, or --summary for many\n");
    return exitUsage;
  }
  ExitCode code;
  std::optional<ParsedInput> parsed = readProgram(tool.files.front(), code);
  if (!parsed)
    return code;
  ReconditionOptions options = tool.options;
  options.wrap = !tool.noWrap;
  ReconditionResult result =
      makeWellDefined(parsed->module.get(), parsed->seed, options);
  if (tool.report) {
    for (const Rewrite &rewrite : result.rewrites)
      std::fprintf(stderr, "%s: %s: %s\n", rewrite.hazard.c_str(),
                   rewrite.where.c_str(), rewrite.what.c_str());
    for (const auto &[reason, count] : result.dropped)
      std::fprintf(stderr, "dropped %u: %s\n", count, reason.c_str());
  }
  if (!result.inScope) {
    std::fprintf(stderr, "%s: out of scope: %s\n", tool.files.front().c_str(),
                 result.reason.c_str());
    for (const std::string &problem : parsed->context.takeDiagnostics())
      std::fprintf(stderr, "%s\n", problem.c_str());
    return exitOutOfScope;
  }
  if (tool.check) {
    if (!result.rewrites.empty())
      std::fprintf(stderr, "%s: needed %zu rewrites; --report lists them\n",
                   tool.files.front().c_str(), result.rewrites.size());
    return result.rewrites.empty() ? exitFine : exitFinding;
  }
  if (tool.fuel)
    addFuel(parsed->module.get());
  std::string out = parsed->directives.str();
  out += print(parsed->module.get(), tool.pretty);
  return writeOutput("-", out) ? exitFine : exitUsage;
}

static void addRecondition(Subcommand app) {
  auto tool = std::make_shared<ReconditionTool>();
  Subcommand command = app.addSubcommand(
      "recondition",
      "Make a program well-defined and executable; a program that was keeps "
      "its meaning.\n"
      "Exit codes: 0 done, 1 --check and it needed a rewrite, 2 out of scope, "
      "with the reason.");
  command.addOption("FILE", tool->files, "MLIR file, - for stdin")
      .showDefault();
  command.addFlag("--report", tool->report,
                  "List every rewrite and every dropped function (stderr)");
  command
      .addOption("--hazards", tool->options.hazards,
                 "Only these, separated by commas (--list lists them)")
      .separatedBy(',');
  command.addFlag("--guard-all", tool->options.guardAll,
                  "Guards for a program too that runs to its end without "
                  "undefined behaviour unchanged");
  command.addFlag("--check", tool->check,
                  "Print nothing; exit with 1 if a rewrite was needed");
  command.addFlag("--list", tool->list, "List the hazards");
  command.addFlag("--table", tool->table,
                  "Print docs/ReconditionedOps.md: every op and its hazards");
  command.addFlag("--summary", tool->summary,
                  "One line per file: verdict, sizes, times");
  command.addFlag("--pretty", tool->pretty, "Pretty syntax");
  command.addFlag("--no-wrap", tool->noWrap,
                  "Out of scope, instead of a new @main, without one");
  command.addFlag("--fuel", tool->fuel,
                  "Also end loops after some rounds, as is "
                  "done to programs that do not come to an end");
  command.onRun([tool] { return reconditionFile(*tool); });
}

static RegisterSubcommand registration("recondition", addRecondition);
