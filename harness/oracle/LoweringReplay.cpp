//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/LoweringReplay.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>

using namespace scion;

std::string scion::printModule(mlir::ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module->print(stream);
  if (!text.ends_with('\n'))
    text += '\n';
  return text;
}

static bool hasSchedules(const std::vector<PathStep> &steps) {
  return std::any_of(steps.begin(), steps.end(), [](const PathStep &step) {
    return !step.schedule.empty();
  });
}

std::string scion::optCommand(const std::vector<PathStep> &steps) {
  std::string pipeline = pipelineText(steps);
  if (hasSchedules(steps))
    pipeline.insert(std::string_view("builtin.module(").size(),
                    "transform-preload-library{transform-library-paths="
                    "schedules.mlir},");
  return "mlir-opt --pass-pipeline='" + pipeline + "' program.mlir";
}

std::string scion::runCommand(const std::vector<PathStep> &steps,
                              bool optimized) {
  return optCommand(steps) + " | mlir-runner " + (optimized ? "-O2 " : "-O0 ") +
         "-e main -entry-point-result=void "
         "-shared-libs=$LLVM/lib/libmlir_runner_utils.so,"
         "$LLVM/lib/libmlir_c_runner_utils.so";
}

std::string scion::scheduleFile(const std::vector<PathStep> &steps) {
  if (!hasSchedules(steps))
    return "";
  std::string text = "module attributes {transform.with_named_sequence} {\n";
  std::vector<std::string> seen;
  for (const PathStep &step : steps) {
    if (step.schedule.empty() ||
        std::find(seen.begin(), seen.end(), step.schedule) != seen.end())
      continue;
    seen.push_back(step.schedule);
    text += step.schedule;
  }
  return text + "}\n";
}
