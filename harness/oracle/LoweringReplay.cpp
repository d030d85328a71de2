//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/LoweringReplay.h"

#include "harness/input/Extensions.h"
#include "harness/input/PublicRewrites.h"

#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <optional>

using namespace scion;

static bool hasSchedules(const std::vector<PathStep> &steps) {
  return std::any_of(steps.begin(), steps.end(), [](const PathStep &step) {
    return !step.schedule.empty();
  });
}

// Written in pieces and without allocation, because a signal handler uses these
// functions, too.

static void sayPipeline(const std::vector<PathStep> &steps,
                        CrashNote::Out out) {
  out("builtin.module(");
  std::string_view comma;
  if (hasSchedules(steps)) {
    out("transform-preload-library{transform-library-paths=schedules.mlir}");
    comma = ",";
  }
  for (const PathStep &step : steps) {
    out(comma);
    out(step.pipeline);
    comma = ",";
  }
  out(")");
}

static void sayOptCommand(const std::vector<PathStep> &steps,
                          CrashNote::Out out) {
  out(optTool());
  for (const PathStep &step : steps)
    if (std::string_view flag = rewritesFlag(step.pass); !flag.empty()) {
      out(" ");
      out(flag);
      break;
    }
  out(" --pass-pipeline='");
  sayPipeline(steps, out);
  out("' program.mlir");
}

static void sayScheduleFile(const std::vector<PathStep> &steps,
                            CrashNote::Out out) {
  if (!hasSchedules(steps))
    return;
  out("module attributes {transform.with_named_sequence} {\n");
  for (auto step = steps.begin(); step != steps.end(); ++step)
    if (!step->schedule.empty() &&
        std::none_of(steps.begin(), step, [&](const PathStep &earlier) {
          return earlier.schedule == step->schedule;
        }))
      out(step->schedule);
  out("}\n");
}

/// The output of `say` as one text.
static std::string textOf(llvm::function_ref<void(CrashNote::Out)> say) {
  std::string text;
  say([&](std::string_view piece) { text += piece; });
  return text;
}

std::string scion::replayPipeline(const std::vector<PathStep> &steps) {
  return textOf([&](CrashNote::Out out) { sayPipeline(steps, out); });
}

std::string scion::optCommand(const std::vector<PathStep> &steps) {
  return textOf([&](CrashNote::Out out) { sayOptCommand(steps, out); });
}

std::string scion::runCommand(const std::vector<PathStep> &steps,
                              bool optimized) {
  return optCommand(steps) + " | mlir-runner " + (optimized ? "-O2 " : "-O0 ") +
         "-e main -entry-point-result=void "
         "-shared-libs=$LLVM/lib/libmlir_runner_utils.so,"
         "$LLVM/lib/libmlir_c_runner_utils.so";
}

std::vector<ReplayFile> scion::replayFiles(std::string program,
                                           const std::vector<PathStep> &steps) {
  std::vector<ReplayFile> files{{"program.mlir", std::move(program)}};
  if (hasSchedules(steps))
    files.push_back({"schedules.mlir", textOf([&](CrashNote::Out out) {
                       sayScheduleFile(steps, out);
                     })});
  return files;
}

static std::vector<std::string> commandsOf(const Finding &finding) {
  constexpr char interpreter[] = "scion interp program.mlir";
  bool isO2 = finding.badLevel != 0;
  switch (finding.shownBy) {
  case Demonstration::Commands:
    return finding.replay;
  case Demonstration::Passes:
    return {optCommand(finding.bad)};
  case Demonstration::Run:
    return {runCommand(finding.bad, isO2)};
  case Demonstration::Runs:
    return {runCommand(finding.good), runCommand(finding.bad, isO2)};
  case Demonstration::Repeats:
    return {"# run it several times: it does not show every time",
            runCommand(finding.bad, isO2)};
  case Demonstration::Interpreter:
    return {interpreter, optCommand(finding.bad)};
  case Demonstration::InterpreterRun:
    return {interpreter, runCommand(finding.bad, isO2)};
  }
  return {};
}

void scion::demonstrate(Finding &finding, Demonstration how,
                        std::string program, std::vector<PathStep> good,
                        std::vector<PathStep> bad, unsigned badLevel) {
  finding.shownBy = how;
  finding.program = std::move(program);
  finding.good = std::move(good);
  finding.bad = std::move(bad);
  finding.badLevel = badLevel;
  finding.replay = commandsOf(finding);
  std::vector<PathStep> steps = finding.good;
  steps.insert(steps.end(), finding.bad.begin(), finding.bad.end());
  finding.files = replayFiles(finding.program, steps);
}

Finding scion::crashOf(const std::string &program,
                       const std::vector<PathStep> &path,
                       std::vector<std::string> inputKinds) {
  Finding crash{FindingKind::Crash, path.back().pass, "", "", "", {}};
  crash.step = path.back().pipeline;
  crash.inputKinds = std::move(inputKinds);
  crash.shownBy = Demonstration::Passes;
  crash.program = program;
  crash.bad = path;
  crash.culpritIndex = path.size() - 1;
  crash.reason = FindingReason::Signal;
  crash.judgedBy = JudgedBy::Crash;
  return crash;
}

void scion::complete(Finding &crash) {
  demonstrate(crash, crash.shownBy, std::move(crash.program),
              std::move(crash.good), std::move(crash.bad), crash.badLevel);
}

void PathNote::follow(const std::vector<PathStep> &done, const PathStep &next,
                      const std::vector<std::string> &kinds) {
  steps = done; // texts that were longer before are not allocated again
  steps.push_back(next);
  given = kinds;
}

void PathNote::say(Out out) const {
  if (steps.empty())
    return;
  std::string_view text = program ? std::string_view(*program) : "";
  if (!text.empty())
    out("program.mlir:\n");
  out(text);
  if (!text.empty() && hasSchedules(steps))
    out("schedules.mlir:\n");
  sayScheduleFile(steps, out);
  sayOptCommand(steps, out);
  out("\n");
}

/// As a string of JSON. Bytes that are not ASCII become question marks: MLIR
/// prints none.
static void sayQuoted(std::string_view text, CrashNote::Out out) {
  out("\"");
  while (!text.empty()) {
    size_t plain = 0;
    while (plain < text.size() && text[plain] >= ' ' && text[plain] <= '~' &&
           text[plain] != '"' && text[plain] != '\\')
      ++plain;
    out(text.substr(0, plain));
    text.remove_prefix(plain);
    if (text.empty())
      break;
    char c = text.front();
    text.remove_prefix(1);
    out(c == '"'    ? "\\\""
        : c == '\\' ? "\\\\"
        : c == '\n' ? "\\n"
        : c == '\t' ? "\\t"
                    : "?");
  }
  out("\"");
}

void PathNote::sayJson(Out out) const {
  if (steps.empty())
    return;
  out(",\"step\":");
  sayQuoted(steps.back().pipeline, out);
  out(",\"shown-by\":");
  sayQuoted(toString(Demonstration::Passes), out);
  out(",\"bad\":[");
  std::string_view comma;
  for (const PathStep &step : steps) {
    out(comma);
    out("{\"pass\":");
    sayQuoted(step.pass, out);
    out(",\"pipeline\":");
    sayQuoted(step.pipeline, out);
    if (!step.schedule.empty()) {
      out(",\"schedule\":");
      sayQuoted(step.schedule, out);
    }
    out("}");
    comma = ",";
  }
  out("],\"input-kinds\":[");
  comma = "";
  for (const std::string &kind : given) {
    out(comma);
    sayQuoted(kind, out);
    comma = ",";
  }
  out("]");
  if (program && !program->empty()) {
    out(",\"program\":");
    sayQuoted(*program, out);
  }
}
