//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/input/ParsedInput.h"
#include "base/FeatureMap.h"
#include "harness/input/ModuleFeatures.h"

#include "mlir/IR/BuiltinOps.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::ElementsAre;
using testing::HasSubstr;

static constexpr char program[] = R"mlir(// scion: seed=5
"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%a: i32):
  %b = "arith.addi"(%a, %a) : (i32, i32) -> i32
  "func.return"(%b) : (i32) -> ()
}) : () -> ()
)mlir";

TEST(ParsedInput, ParsesAndKeepsTheSeed) {
  auto parsed = parseInput(program);
  ASSERT_TRUE(parsed);
  EXPECT_EQ(parsed->seed, 5u);
  EXPECT_TRUE(llvm::isa<mlir::ModuleOp>(parsed->module.get()));
}

TEST(ParsedInput, TellsWhatIsWrongAndWhere) {
  std::vector<std::string> problems;
  EXPECT_FALSE(parseInput("\n\"a.b\"() : () -> 7\n", &problems, "bad.mlir"));
  EXPECT_THAT(problems, ElementsAre(HasSubstr("bad.mlir:2:")));
}

TEST(ParsedInput, RefusesWhatWouldKillTheParser) {
  std::vector<std::string> problems;
  EXPECT_FALSE(parseInput(std::string_view("a\0b", 3), &problems));
  EXPECT_THAT(problems.back(), HasSubstr("NUL"));
  EXPECT_FALSE(parseInput(std::string(100000, '('), &problems));
  EXPECT_THAT(problems.back(), HasSubstr("nests deeper"));
  EXPECT_FALSE(parseInput("\"a\"() {x = affine_map<()->(" +
                              std::string(100000, '-') + "1)>} : () -> ()",
                          &problems));
  EXPECT_THAT(problems.back(), HasSubstr("nests deeper"));
}

TEST(ParsedInput, BracketsInStringsDoNotNest) {
  std::string text = "\"a.b\"() {x = \"" + std::string(5000, '(') +
                     "\"} : () -> () // " + std::string(5000, '(') + "\n";
  EXPECT_TRUE(parseInput(text));
}

TEST(ParsedInput, DiagnosticsOfOneInputDoNotReachTheNext) {
  EXPECT_FALSE(parseInput("nonsense"));
  auto parsed = parseInput(program);
  ASSERT_TRUE(parsed);
  EXPECT_TRUE(parsed->context.takeDiagnostics().empty());
}

TEST(ModuleFeatures, SameModuleSameFeaturesInAnyContext) {
  auto featuresOf = [](std::string_view text) {
    auto parsed = parseInput(text);
    resetFeatures();
    noteModuleFeatures(parsed->module.get());
    auto touched = touchedFeatures();
    std::vector<uint32_t> places(touched.begin(), touched.end());
    resetFeatures();
    return places;
  };
  auto outer = parseInput(program); // keeps one context busy
  std::vector<uint32_t> first = featuresOf(program);
  outer.reset();
  EXPECT_GT(first.size(), 10u);
  EXPECT_EQ(featuresOf(program), first);
  EXPECT_NE(featuresOf("\"a.b\"() : () -> ()"), first);
}

TEST(ParsedInput, IdentifiedStructsOfOneInputDoNotReachTheNext) {
  auto programWith = [](const std::string &body) {
    return "\"a.b\"() {t = !llvm.struct<\"s\", (" + body + ")>} : () -> ()";
  };
  EXPECT_TRUE(parseInput(programWith("i32")));
  std::vector<std::string> problems;
  EXPECT_TRUE(parseInput(programWith("i64"), &problems));
  EXPECT_THAT(problems, ElementsAre());
}
