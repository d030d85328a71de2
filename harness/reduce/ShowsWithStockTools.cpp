//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks whether mlir-opt and mlir-runner show the finding of a test case.
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/BothPipelines.h"
#include "harness/reduce/ExpectedValues.h"
#include "harness/reduce/Probe.h"
#include "harness/reduce/ReduceReport.h"
#include "harness/reduce/ReplayFolder.h"
#include "harness/reduce/Shrink.h"
#include "harness/reduce/StockTools.h"

#include "harness/oracle/LoweringReplay.h"

#include <optional>

using namespace scion;

/// Whether the two pipelines print different values.
static bool differ(const StockTools &tools, const TestCase &subject,
                   const Goal &goal, const ShrinkOptions &how,
                   const std::string &place) {
  Goal plain = goal;
  plain.pattern.clear(); // it is not needed
  BothPipelines ways = runBothPipelines(subject, plain, how);
  if (ways.bad.empty() ||
      (isJudgedByInterpreter(goal) ? ways.meaning : ways.good).empty())
    return false;
  ToolRun right, wrong = tools.optAndRun(ways.bad, subject.program,
                                         subject.badLevel, place);
  if (isJudgedByInterpreter(goal)) {
    right.code = 0;
    right.output = ways.meaning;
  } else {
    right = tools.optAndRun(ways.good, subject.program, 0, place);
  }
  return right.isFine() && !right.output.empty() &&
         (right.output != wrong.output || right.code != wrong.code);
}

bool scion::showsWithStockTools(const TestCase &subject, const Goal &goal,
                                const ShrinkOptions &how) {
  bool isCrash = goal.kind == FindingKind::Crash;
  std::optional<StockTools> tools = StockTools::find();
  if (!tools || (!isCrash && !comparesTwoWays(goal)))
    return false;
  std::vector<ReplayFile> files = replayFiles(subject.program, subject.bad);
  std::optional<ReplayFolder> folder;
  if (files.size() > 1) // it has schedules
    folder.emplace(files);
  if (folder && !folder->isWhole())
    return false;
  std::string place = folder ? folder->name() : "";
  return isCrash
             ? tools->opt(pipelineOf(subject.bad), subject.program, {}, place)
                   .crashed
             : differ(*tools, subject, goal, how, place);
}
