//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/OtherVersion.h"

#include "harness/oracle/Message.h"
#include "harness/reduce/Probe.h"

#include "llvm/ADT/StringRef.h"

using namespace scion;
using llvm::StringRef;

std::string scion::firstWords(const ToolRun &run) {
  for (StringRef rest = run.errors; !rest.empty();) {
    auto [line, next] = rest.split('\n');
    rest = next;
    for (StringRef mark :
         {"error: ", "LLVM ERROR: ", "Assertion `", "UNREACHABLE executed"})
      if (size_t at = line.find(mark); at != line.npos)
        return withoutAddresses(line.substr(at).str());
  }
  return run.crashed ? "mlir-opt ends by a signal" : "";
}

std::string scion::wordsOf(const ToolRun &run) {
  return StringRef(firstWords(run)).rtrim('.').str();
}

std::string scion::withRestLowered(StringRef pipeline) {
  return pipeline.empty() ? ""
                          : pipeline.drop_back().str() +
                                ",expand-strided-metadata,test-lower-to-llvm)";
}

/// The answer for a crash or an error: the message of the blamed passes.
static VersionAnswer messageOf(const StockTools &tools,
                               const ReportParts &parts,
                               const std::string &folder) {
  ToolRun run = tools.opt(parts.guilty, parts.program, {}, folder);
  if (run.isFine())
    return {tools.version(), "is fine with it", VersionAnswer::Right};
  if (firstWords(run) == parts.message)
    return {tools.version(), "shows it", VersionAnswer::Shows};
  bool isCrash = parts.goal.kind == FindingKind::Crash && run.crashed;
  return {tools.version(), "says: " + wordsOf(run),
          isCrash ? VersionAnswer::Shows : VersionAnswer::Cannot};
}

OtherVersion scion::askOtherVersion(const StockTools &tools,
                                    const StockTools *inUse,
                                    const ReportParts &parts,
                                    const std::string &folder) {
  if (!comparesTwoWays(parts.goal))
    return {messageOf(tools, parts, folder), std::nullopt};
  auto is = [&](std::string says, VersionAnswer::Answer answer) {
    return OtherVersion{{tools.version(), std::move(says), answer},
                        std::nullopt};
  };
  auto cannot = [&](const ToolRun &run) {
    return is("cannot run it: " + wordsOf(run), VersionAnswer::Cannot);
  };
  ToolRun output = tools.opt(parts.guilty, parts.program, {}, folder);
  if (!output.isFine())
    return cannot(output);
  ToolRun lowered = tools.opt(parts.badAll, parts.program, {}, folder);
  if (!lowered.isFine())
    return output.output == parts.output
               ? is("has the same output", VersionAnswer::Shows)
               : cannot(lowered);
  // A build may have no runner; any runner can run the lowered program.
  const StockTools &runner = tools.hasRunner() || !inUse ? tools : *inUse;
  ToolRun run = runner.run(lowered.output, parts.badLevel);
  if (run.code > 0) {
    lowered =
        tools.opt(withRestLowered(parts.badAll), parts.program, {}, folder);
    if (lowered.isFine())
      run = runner.run(lowered.output, parts.badLevel);
  }
  if (run.code > 0) // it did not run the program
    return cannot(run);
  if (run.crashed || run.output != parts.expected)
    return is("shows it", VersionAnswer::Shows);
  OtherVersion right = is("is right", VersionAnswer::Right);
  right.rightOutput = output.output;
  return right;
}
