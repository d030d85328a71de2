//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/reduce/Confirm.h"

#include "harness/oracle/Finding.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/reduce/ReplayFolder.h"
#include "harness/reduce/StockTools.h"
#include "tools/Tool.h"

#include <optional>
#include <vector>

using namespace scion;

static constexpr char shows[] = "shows", showsNot[] = "does not show";

static std::string confirmRoundTrip(const StockTools &tools,
                                    const Finding &finding,
                                    const std::string &program) {
  const std::string generic = "--mlir-print-op-generic",
                    places = "--mlir-print-debuginfo",
                    any = "--allow-unregistered-dialect";
  ToolRun once = tools.opt("", program, {any, generic, places});
  if (!once.isFine())
    return showsNot;
  std::vector<std::string> form{any, places};
  if (finding.culprit.starts_with("print-generic"))
    form.push_back(generic);
  else if (finding.culprit.starts_with("bytecode"))
    form = {any, "--emit-bytecode"};
  ToolRun other = tools.opt("", program, form);
  ToolRun twice = tools.opt("", other.output, {any, generic, places});
  return other.isFine() && twice.isFine() && twice.output == once.output
             ? showsNot
             : shows;
}

std::string scion::confirmWithStockTools(const Finding &finding,
                                         const std::string &program,
                                         unsigned seconds) {
  std::optional<StockTools> tools = StockTools::find();
  if (!tools)
    return "no mlir-opt";
  if (seconds)
    tools->setLimit(seconds);
  if (finding.kind == FindingKind::RoundTrip)
    return confirmRoundTrip(*tools, finding, program);
  if (finding.bad.empty())
    return "no pipeline";
  ReplayFolder folder(finding.files);
  bool isRun = finding.shownBy != Demonstration::Passes &&
               finding.shownBy != Demonstration::Interpreter;
  auto run = [&](const std::vector<PathStep> &steps, const std::string &text,
                 unsigned level) {
    ToolRun lowered =
        tools->opt(replayPipeline(steps), text, {}, folder.name());
    return isRun && lowered.isFine() ? tools->run(lowered.output, level)
                                     : lowered;
  };
  const std::string &text = finding.program.empty() ? program : finding.program;
  ToolRun last = run(finding.bad, text, finding.badLevel);
  switch (finding.kind) {
  case FindingKind::Crash:
    return last.crashed ? shows : showsNot;
  case FindingKind::InvalidIR:
    return last.isFine() ? showsNot : shows;
  case FindingKind::Hang:
    // On a timeout the tools are killed and print no error.
    return last.crashed && last.errors.empty() ? shows : showsNot;
  default:
    break;
  }
  if (finding.good.empty())
    return "one pipeline only";
  ToolRun first = run(finding.good, text, 0);
  return first.output != last.output || first.code != last.code ? shows
                                                                : showsNot;
}
