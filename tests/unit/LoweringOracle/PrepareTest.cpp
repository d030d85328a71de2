//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reconditioning does not change the results of well-defined programs: on the
// reference path, every shipped seed prints the same before and after.
//
//===----------------------------------------------------------------------===//

#include "harness/experiment/Prepare.h"

#include "harness/exec/Executor.h"
#include "harness/experiment/Path.h"
#include "harness/input/ParsedInput.h"
#include "harness/lowering/PassRules.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

using namespace scion;

/// Seeds that reconditioning refuses or that nothing lowers afterwards: holes
/// of harness/recondition. A seed that is none any more has to leave this list.
static const std::set<std::string> refused;

static std::string readProgram(const std::filesystem::path &file) {
  std::stringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

/// The program's own output, or why it could not be run.
static std::string traceOf(const std::string &text, bool recondition) {
  auto input = parseInput(text);
  if (!input)
    return "no program";
  PrepareOptions options;
  options.recondition = recondition;
  options.observe = false;
  if (auto why = prepareProgram(input->module.get(), input->seed, options))
    return "refused: " + *why;
  PathBuilder builder(*input->module, input->context, RuleTable::global());
  LoweredPath path = builder.buildReference();
  if (path.end != PathEnd::Lowered)
    return "not lowered: " + path.message;
  return execute(*path.module).str();
}

TEST(Prepare, KeepsTheTracesOfAllSeeds) {
  std::vector<std::filesystem::path> files;
  for (const auto &entry : std::filesystem::directory_iterator(
           SCION_SOURCE_DIR "/corpus/seeds/lowering"))
    files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  unsigned same = 0;
  for (const auto &file : files) {
    SCOPED_TRACE(file.filename().string());
    std::string text = readProgram(file);
    std::string before = traceOf(text, false), after = traceOf(text, true);
    EXPECT_NE(before.find("finished"), before.npos) << before;
    bool isRefused =
        after.starts_with("refused") || after.starts_with("not lowered");
    EXPECT_EQ(isRefused, refused.contains(file.filename().string())) << after;
    if (isRefused)
      continue;
    EXPECT_EQ(before, after);
    ++same;
  }
  EXPECT_GE(same, 150u);
}

TEST(Prepare, MutantsAreKeptClean) {
  std::string mutant = R"(// scion: seed=5 recondition=0
func.func @f(%a: i32, %b: i32) -> i32 {
  %none = arith.xori %b, %b : i32
  %q = arith.divui %a, %none : i32
  return %q : i32
}
)";
  ASSERT_TRUE(reconditionMutant(mutant));
  EXPECT_NE(mutant.find("\"func.func\""), mutant.npos);
  EXPECT_NE(mutant.find("sym_name = \"main\""), mutant.npos);
  EXPECT_NE(mutant.find("arith.maxui"), mutant.npos);
  EXPECT_TRUE(mutant.starts_with("// scion: "));
  EXPECT_EQ(mutant.find("recondition=0"), mutant.npos);
  std::string again = mutant;
  ASSERT_TRUE(reconditionMutant(again));
  EXPECT_EQ(again, mutant);
}

TEST(Prepare, RefusesMutantsThatCannotBeJudged) {
  std::string broken = "func.func @main() { oops";
  EXPECT_FALSE(reconditionMutant(broken));
  std::string foreign = "func.func @main() { nvvm.barrier return }";
  EXPECT_FALSE(reconditionMutant(foreign));
}
