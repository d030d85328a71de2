//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/reduce/Confirm.h"

#include "harness/oracle/Finding.h"
#include "harness/reduce/ReplayFolder.h"
#include "harness/reduce/StockTools.h"
#include "tools/Tool.h"

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <vector>

using namespace scion;

static constexpr char shows[] = "shows", showsNot[] = "does not show";

std::string scion::pipelineOfCommand(std::string_view command) {
  constexpr llvm::StringLiteral begin = "--pass-pipeline='";
  llvm::StringRef text = command;
  size_t at = text.find(begin);
  if (at == text.npos)
    return "";
  text = text.drop_front(at + begin.size());
  return text.take_until([](char c) { return c == '\''; }).str();
}

static std::string textOf(const Finding &finding, llvm::StringRef command,
                          const std::string &program) {
  for (const ReplayFile &file : finding.files)
    if (command.contains(file.name) && file.name != "schedules.mlir")
      return file.text;
  return program;
}

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
                                         const std::string &program) {
  std::optional<StockTools> tools = StockTools::find();
  if (!tools)
    return "no mlir-opt";
  if (finding.kind == FindingKind::RoundTrip)
    return confirmRoundTrip(*tools, finding, program);
  std::vector<std::string> commands;
  for (const std::string &command : finding.replay)
    if (!pipelineOfCommand(command).empty())
      commands.push_back(command);
  if (commands.empty())
    return "no command";
  ReplayFolder folder(finding.files);
  auto run = [&](const std::string &command) {
    std::string text = textOf(finding, command, program);
    ToolRun lowered =
        tools->opt(pipelineOfCommand(command), text, {}, folder.name());
    bool isRun = llvm::StringRef(command).contains("mlir-runner");
    bool isO2 = llvm::StringRef(command).contains("-O2");
    return isRun && lowered.isFine() ? tools->run(lowered.output, isO2 ? 2 : 0)
                                     : lowered;
  };
  ToolRun last = run(commands.back());
  switch (finding.kind) {
  case FindingKind::Crash:
    return last.crashed ? shows : showsNot;
  case FindingKind::InvalidIR:
    return last.isFine() ? showsNot : shows;
  case FindingKind::Hang:
    // The tools are ended after a time that is no other answer's.
    return last.crashed && last.errors.empty() ? shows : showsNot;
  default:
    break;
  }
  if (commands.size() < 2)
    return "one command only";
  ToolRun first = run(commands.front());
  return first.output != last.output || first.code != last.code ? shows
                                                                : showsNot;
}
