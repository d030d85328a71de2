//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each context has one manager per pipeline for all programs and paths. On all
// shipped programs, a reused pass manager must give the same output, byte for
// byte, as a new one.
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/PassRunner.h"

#include "harness/experiment/Path.h"
#include "harness/experiment/Prepare.h"
#include "harness/input/ParsedInput.h"
#include "harness/lowering/PassRules.h"
#include "harness/oracle/LoweringStep.h"

#include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

using namespace scion;

static std::vector<std::string> shippedPrograms() {
  std::vector<std::filesystem::path> files;
  for (const auto &entry : std::filesystem::directory_iterator(
           SCION_SOURCE_DIR "/corpus/seeds/lowering"))
    files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  std::vector<std::string> programs;
  for (const auto &file : files) {
    std::ifstream stream(file);
    programs.emplace_back(std::istreambuf_iterator<char>(stream),
                          std::istreambuf_iterator<char>());
  }
  return programs;
}

/// The text without N of `@assert_msg_N`, which MLIR counts in a variable of
/// the process (BugsFound.md).
static std::string textOf(mlir::ModuleOp module) {
  std::string text, result;
  llvm::raw_string_ostream stream(text);
  module->print(stream);
  constexpr std::string_view counted = "@assert_msg_";
  for (size_t at = 0, next; at < text.size(); at = next) {
    next = std::min(text.find(counted, at), text.size());
    result.append(text, at, next - at);
    if (next < text.size()) {
      result += counted;
      next = text.find_first_not_of("0123456789", next + counted.size());
    }
  }
  return result;
}

/// A schedule as transform-interpreter applies it, without the pass.
static bool interpretAnew(mlir::ModuleOp module, const PathStep &step) {
  auto holder = mlir::parseSourceString<mlir::ModuleOp>(
      "module attributes {transform.with_named_sequence} {" + step.schedule +
          "}",
      mlir::ParserConfig(module.getContext()));
  return holder && mlir::succeeded(mlir::transform::applyTransforms(
                       module,
                       mlir::cast<mlir::transform::TransformOpInterface>(
                           holder->getBody()->front()),
                       {}, mlir::transform::TransformOptions(), false));
}

static bool runAnew(mlir::ModuleOp module, const PathStep &step) {
  if (!step.schedule.empty())
    return interpretAnew(module, step);
  mlir::PassManager manager(module.getContext(),
                            mlir::ModuleOp::getOperationName(),
                            mlir::OpPassManager::Nesting::Explicit);
  manager.enableVerifier(false);
  return mlir::succeeded(mlir::parsePassPipeline(step.pipeline, manager)) &&
         mlir::succeeded(manager.run(module));
}

TEST(PassReuse, ManagersThatRanBeforeMakeWhatNewOnesMake) {
  std::set<std::string> pipelines; // each one manager
  size_t steps = 0;
  for (const std::string &program : shippedPrograms()) {
    auto input = parseInput(program);
    ASSERT_TRUE(input);
    if (prepareProgram(*input->module, input->seed, PrepareOptions()))
      continue;
    PassRunner &runner = PassRunner::of(input->context);
    PathBuilder builder(*input->module, input->context, RuleTable::global());
    builder.subject.isKnownInvalid = isKnownInvalidIR;
    LoweredPath path = builder.build(ChoiceStream(++steps));
    mlir::OwningOpRef<mlir::ModuleOp> reused = input->module->clone();
    mlir::OwningOpRef<mlir::ModuleOp> fresh = input->module->clone();
    for (const PathStep &step : path.steps) {
      StepResult result = runner.run(*reused, step, input->context);
      ASSERT_NE(result.status, StepStatus::Failed) << result.message;
      runner.patterns().startPass();
      // The pass itself takes casts in the order of their addresses (N3).
      if (step.pass == "reconcile-unrealized-casts")
        runner.run(*fresh, step, input->context);
      else
        ASSERT_TRUE(runAnew(*fresh, step)) << step.pipeline;
      ASSERT_EQ(textOf(*reused), textOf(*fresh)) << step.pipeline;
      pipelines.insert(step.pipeline);
      ++steps;
    }
  }
  EXPECT_GT(steps, 2000u);
  RecordProperty("steps", int(steps));
  RecordProperty("pipelines", int(pipelines.size()));
  // Most passes ran in a manager that was used before.
  EXPECT_GT(steps, 4 * pipelines.size());
}
