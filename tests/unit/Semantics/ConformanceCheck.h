//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs programs of ConformancePrograms.h through the interpreter and through
// the reference path, and compares every bit.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TESTS_UNIT_SEMANTICS_CONFORMANCECHECK_H
#define SCION_TESTS_UNIT_SEMANTICS_CONFORMANCECHECK_H

#include "ConformancePrograms.h"

#include "harness/exec/Executor.h"
#include "harness/experiment/Path.h"
#include "harness/input/ParsedInput.h"
#include "harness/lowering/PassRules.h"
#include "harness/semantics/Interpreter.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "gtest/gtest.h"

#include <cstdlib>
#include <set>
#include <string>
#include <vector>

namespace scion::semantics {

/// The additions of a dialect to the programs.
struct Preparation {
  std::string pipeline; // runs before the reference path
  std::string text;     // functions that the cases call
};

/// Counts what its tests execute, and says so at the end.
class Conformance : public testing::Test {
protected:
  static void SetUpTestSuite() { executions = 0; }
  static void TearDownTestSuite() {
    std::printf("%llu executions of ops\n", (unsigned long long)executions);
  }

  /// The lowering is that of the reference path, after the
  /// pipeline of `before`.
  static void check(const std::vector<Case> &cases, size_t first, size_t count,
                    const Preparation &before = {}) {
    std::string text = "func.func private @printI64(i64)\n" + before.text, main;
    std::set<std::string> operands, results;
    for (size_t i = 0; i < count; ++i) {
      std::string type = elementOf(cases[first + i].type),
                  result = elementOf(cases[first + i].result);
      if (operands.insert(type).second)
        text += tablesOf(type);
      if (results.insert(result).second)
        text += wordFunction(result);
      text += functionOf(cases[first + i], i);
      main += "  func.call @case" + std::to_string(i) + "() : () -> ()\n";
    }
    text += "func.func @main() {\n" + main + "  return\n}\n";
    executions += uint64_t(count) * executionsPerCase();
    std::string names;
    for (size_t i = 0; i < count; ++i)
      names += cases[first + i].name + " : " + cases[first + i].type + ", ";
    std::vector<std::string> problems;
    auto input = parseInput(text, &problems, "conformance");
    ASSERT_TRUE(input) << (problems.empty() ? "" : problems[0]) << names;
    EvaluationOptions plenty;
    plenty.fuel = 4'000'000'000;
    Interpretation meaning = interpret(*input->module, plenty);
    ASSERT_EQ(meaning.kind, Ending::Kind::Finished) << names << meaning.str();
    mlir::PassManager passes(input->module->getContext());
    ASSERT_TRUE(succeeded(mlir::parsePassPipeline(before.pipeline, passes)));
    ASSERT_TRUE(succeeded(passes.run(*input->module))) << names;
    PathBuilder builder(*input->module, input->context, RuleTable::global(),
                        {});
    LoweredPath path = builder.buildReference();
    ASSERT_EQ(path.end, PathEnd::Lowered) << names << path.message;
    ExecOptions options;
    options.fuel = 4'000'000'000;
    Outcome actual = execute(*path.module, options);
    ASSERT_EQ(actual.kind, Outcome::Kind::Finished) << actual.message;
    size_t perCase = numbersPerCase * scale();
    const auto &want = meaning.outcome.trace.observations();
    const auto &got = actual.trace.observations();
    ASSERT_EQ(want.size(), got.size());
    ASSERT_EQ(want.size(), count * perCase);
    for (size_t i = 0; i < count; ++i) {
      size_t wrong = 0;
      for (size_t k = i * perCase; k < (i + 1) * perCase; ++k)
        wrong += want[k].bits != got[k].bits;
      EXPECT_EQ(wrong != 0, cases[first + i].isWrongInMLIR)
          << cases[first + i].name << " : " << cases[first + i].type << ", of "
          << perCase << " numbers\n"
          << functionOf(cases[first + i], i);
    }
  }

  /// 24 cases make a program that compiles quickly.
  static void checkAll(const std::vector<Case> &cases, size_t perProgram = 24,
                       const Preparation &before = {}) {
    for (size_t first = 0; first < cases.size(); first += perProgram)
      check(cases, first, std::min(perProgram, cases.size() - first), before);
  }

private:
  static inline uint64_t executions = 0;
};

/// All widths with SCION_CONFORMANCE; else those that stand for others.
inline std::vector<std::string> chosen(std::vector<std::string> few,
                                       const std::vector<std::string> &more) {
  if (std::getenv("SCION_CONFORMANCE"))
    few.insert(few.end(), more.begin(), more.end());
  return few;
}

} // namespace scion::semantics

#endif // SCION_TESTS_UNIT_SEMANTICS_CONFORMANCECHECK_H
