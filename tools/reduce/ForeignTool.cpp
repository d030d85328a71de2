//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs the tool of a compiler that Scion is not built with.
//
//===----------------------------------------------------------------------===//

#include "tools/reduce/ForeignTool.h"

#include "harness/hunt/RunLines.h"
#include "harness/oracle/NormalizedMessage.h"
#include "tools/Child.h"
#include "tools/drive/Verdict.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"

using namespace scion;

const char *scion::toString(ToolAnswer::Kind kind) {
  switch (kind) {
  case ToolAnswer::Nothing:
    return "nothing";
  case ToolAnswer::Crash:
    return "crash";
  case ToolAnswer::Error:
    return "invalid-ir";
  case ToolAnswer::Hang:
    return "hang";
  }
  return "";
}

static drive::Run runTool(const ForeignTool &tool, const std::string &program,
                          const std::vector<std::string> &more) {
  process::TemporaryFile file(program);
  drive::Command command{tool.path};
  llvm::append_range(command, tool.arguments);
  llvm::append_range(command, more);
  command.push_back(file.path());
  drive::Limits limits;
  limits.seconds = tool.seconds;
  return drive::runOne(command, limits);
}

ToolAnswer scion::showOf(const ForeignTool &tool, const std::string &program,
                         drive::Run *run) {
  drive::Run made = runTool(tool, program, tool.flags);
  ToolAnswer answer;
  switch (made.end) {
  case drive::End::Crashed:
    answer = {ToolAnswer::Crash, drive::crashWords(made)};
    break;
  case drive::End::TimedOut:
  case drive::End::OutOfMemory:
    answer.kind = ToolAnswer::Hang;
    break;
  case drive::End::Exited:
    if (made.code != 0 && runTool(tool, program, {}).isFine())
      answer = {ToolAnswer::Error,
                normalizedMessage("error: " + drive::firstError(made.errors))};
    break;
  default:
    break;
  }
  if (run)
    *run = std::move(made);
  return answer;
}

std::optional<std::string> scion::genericBy(const ForeignTool &tool,
                                            const std::string &program) {
  drive::Run run = runTool(tool, program, {"--mlir-print-op-generic"});
  return run.isFine() && !run.output.empty() ? std::optional(run.output)
                                             : std::nullopt;
}

std::optional<ForeignTool>
scion::foreignTool(const std::string &path, const std::string &arguments,
                   const std::string &through, const std::string &flags,
                   unsigned seconds, std::string &problem) {
  ForeignTool tool;
  auto found = llvm::sys::findProgramByName(path);
  if (!found || through.empty() == flags.empty()) {
    problem = !found ? path + ": there is no such program"
                     : "give --through PIPELINE or --flags WORDS with --tool";
    return std::nullopt;
  }
  llvm::SmallString<128> whole(*found);
  llvm::sys::fs::make_absolute(whole);
  tool.path = whole.str().str();
  tool.arguments = hunt::shellWords(arguments);
  tool.flags =
      flags.empty()
          ? std::vector<std::string>{"--pass-pipeline=builtin.module(" +
                                     through + ")"}
          : hunt::shellWords(flags);
  tool.shown = through.empty() ? flags : through;
  tool.seconds = seconds;
  return tool;
}

/// The command, for a shell.
static std::string commandOf(const ForeignTool &tool) {
  std::string line = llvm::sys::path::filename(tool.path).str();
  for (const auto *words : {&tool.arguments, &tool.flags})
    for (const std::string &word : *words)
      line += " " + drive::quoted(word);
  return line + " reduced.mlir";
}

std::string scion::foreignReport(const ForeignTool &tool,
                                 const ToolAnswer &answer,
                                 const std::string &program,
                                 const drive::Run &run) {
  std::string does = answer.kind == ToolAnswer::Crash  ? "crashes"
                     : answer.kind == ToolAnswer::Hang ? "does not end"
                                                       : "reports an error";
  // A crash message is printed without the stack dump that follows it.
  std::string said = lastWordsOf(run.errors);
  if (said.empty())
    said = answer.kind == ToolAnswer::Error
               ? "error: " + drive::firstError(run.errors)
               : answer.words;
  return "# `" + llvm::sys::path::filename(tool.path).str() + "` " + does +
         " (`" + tool.shown + "`)\n\n```mlir\n" + program + "```\n\n```\n" +
         commandOf(tool) + "\n```\n\n" +
         (said.empty() ? "" : "```\n" + said + "\n```\n\n") +
         "- Without the flags the tool reads and prints the program: " +
         (runTool(tool, program, {}).isFine() ? "yes" : "no") +
         ".\n- Label: `generated by fuzzer`\n- `replay.sh` shows it.\n";
}

std::string scion::foreignScript(const ForeignTool &tool,
                                 const ToolAnswer &answer) {
  std::string text = "#!/bin/sh\n# Exit code 0: it shows. The tool is found on "
                     "PATH.\ncd \"$(dirname \"$0\")\" || exit 2\n"
                     "said=$(timeout " +
                     std::to_string(std::max(10u, 2 * tool.seconds)) + " " +
                     commandOf(tool) +
                     " 2>&1 >/dev/null)\ncode=$?\necho \"$said\" | head -n 5\n";
  switch (answer.kind) {
  case ToolAnswer::Crash:
    return text + "[ $code -ge 128 ]\n";
  case ToolAnswer::Hang:
    return text + "[ $code = 124 ] || [ $code -ge 128 ]\n";
  default:
    return text + "[ $code != 0 ] && [ $code -lt 124 ]\n";
  }
}
