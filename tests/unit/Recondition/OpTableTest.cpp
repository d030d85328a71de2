//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ops.table knows every registered op of the listed dialects, docs show it, and
// every hazard has its lit test.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/OpTable.h"
#include "harness/input/ContextPool.h"
#include "harness/recondition/Hazard.h"

#include "mlir/IR/MLIRContext.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

using namespace mlir;
using namespace scion;

TEST(OpTable, KnowsEveryOp) {
  ContextLease context = ContextPool::global().lease(0);
  std::vector<std::string> missing;
  std::string page = opTableMarkdown(*context, missing);
  EXPECT_THAT(missing, testing::IsEmpty())
      << "say clean, guard or out in harness/recondition/ops.table";
  if (LLVM_VERSION_MAJOR != 22)
    GTEST_SKIP() << "docs/ReconditionedOps.md shows the ops of MLIR 22";
  std::ifstream file(SCION_SOURCE_DIR "/docs/ReconditionedOps.md");
  std::stringstream shown;
  shown << file.rdbuf();
  EXPECT_EQ(shown.str(), page)
      << "stale: scion recondition --table > docs/ReconditionedOps.md";
}

TEST(OpTable, KnowsNoOpThatIsNotRegistered) {
  ContextLease context = ContextPool::global().lease(0);
  for (const OpRule &rule : opTable())
    EXPECT_TRUE(
        RegisteredOperationName::lookup(rule.op, context.get()).has_value())
        << rule.op;
}

TEST(OpTable, EveryHazardIsUsedAndTested) {
  std::set<const Hazard *> used;
  ContextLease context = ContextPool::global().lease(0);
  for (const OpRule &rule : opTable())
    if (const OpRule *full = ruleFor(OperationName(rule.op, context.get())))
      used.insert(full->hazards.begin(), full->hazards.end());
  for (const Hazard *hazard : allHazards()) {
    EXPECT_TRUE(used.count(hazard)) << hazard->name;
    std::string test = SCION_SOURCE_DIR "/tests/lit/recondition/" +
                       std::string(hazard->name) + ".mlir";
    EXPECT_TRUE(std::filesystem::exists(test)) << test;
  }
}

TEST(OpTable, RefusesUnregisteredOps) {
  ContextLease context = ContextPool::global().lease(0);
  EXPECT_EQ(ruleFor(OperationName("nobody.knows", context.get())), nullptr);
}

TEST(OpTable, LinesMayHoldForSomeVersionsOnly) {
  auto opsOf = [](unsigned version) {
    std::vector<std::string> errors, ops;
    for (const OpRule &rule :
         parseOpTable("until 22 arith.addi: clean\narith.subi: clean\n"
                      "since 23 arith.{andi ori}: clean\n",
                      errors, version))
      ops.push_back(rule.op);
    EXPECT_THAT(errors, testing::IsEmpty());
    return ops;
  };
  EXPECT_THAT(opsOf(22), testing::ElementsAre("arith.addi", "arith.subi"));
  EXPECT_THAT(opsOf(23),
              testing::ElementsAre("arith.subi", "arith.andi", "arith.ori"));
}

TEST(OpTable, MistakesAreNamedWithTheirLines) {
  auto errorsOf = [](std::string_view text) {
    std::vector<std::string> errors;
    parseOpTable(text, errors);
    return errors;
  };
  EXPECT_THAT(errorsOf("# arith\n\narith.{addi subi}: guard flags\n"
                       "arith.andi: clean of course\n"
                       "math.clampf: out nobody knows\n"),
              testing::IsEmpty());
  EXPECT_THAT(errorsOf("arith.addi: clean\n\narith.shli: guard shfits flags\n"),
              testing::ElementsAre("ops.table:3: 'shfits' is no hazard; `scion "
                                   "recondition --list` lists them"));
  EXPECT_THAT(errorsOf("arith.shli: guard\n"),
              testing::ElementsAre("ops.table:1: guard needs a hazard; `scion "
                                   "recondition --list` lists them"));
  EXPECT_THAT(
      errorsOf("arith.shli: fine\narith.shli clean\n"),
      testing::ElementsAre(
          "ops.table:1: 'fine' is no verdict; write clean, guard or out",
          "ops.table:2: '' is no verdict; write clean, guard or out"));
  EXPECT_THAT(errorsOf("since arith.addi: clean\n"),
              testing::ElementsAre("ops.table:1: write 'since 23 LINE' or "
                                   "'until 22 LINE'"));
  EXPECT_THAT(errorsOf("arith.{addi subi}: clean\n# more\narith.subi: clean"),
              testing::ElementsAre("ops.table:3: 'arith.subi' has line 1 "
                                   "already; join the two"));
}
