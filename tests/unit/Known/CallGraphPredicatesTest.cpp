//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Known/HoldsIn.h"

using namespace scion;

/// A private function that calls itself, and one that may stand between.
static bool counts(const std::string &type, const std::string &handed,
                   const std::string &callee = "f",
                   const std::string &visibility = "private") {
  return holds("@recursion-counts",
               "func.func " + visibility + " @f(%i: " + type + ", %c: i1) {\n" +
                   "  %one = arith.constant 1 : " + type +
                   "\n  %next = arith.addi %i, %one : " + type +
                   "\n  %any = \"some.op\"() : () -> " + type +
                   "\n  cf.cond_br %c, ^again, ^done\n^again:\n  call @" +
                   callee + "(%" + handed + ", %c) : (" + type +
                   ", i1) -> ()\n  cf.br ^done\n^done:\n  return\n}\n" +
                   "func.func private @g(%i: " + type +
                   ", %c: i1) {\n  call @f(%i, %c) : (" + type +
                   ", i1) -> ()\n  return\n}\n" + "func.func private @h(%i: " +
                   type + ", %c: i1) {\n  return\n}\n");
}

TEST(CallGraphPredicates, FunctionsThatCountInCallsOfThemselves) {
  EXPECT_TRUE(counts("i64", "next"));
  EXPECT_TRUE(counts("index", "next"));
  EXPECT_FALSE(counts("i64", "i"));   // as it came
  EXPECT_FALSE(counts("i64", "one")); // the same each time
  EXPECT_FALSE(counts("i64", "any")); // any number from the first time on
  EXPECT_FALSE(counts("i16", "next"));
}

TEST(CallGraphPredicates, FunctionsThatCountThroughOthers) {
  EXPECT_TRUE(counts("i64", "next", "g"));
  EXPECT_FALSE(counts("i64", "next", "h"));
}

TEST(CallGraphPredicates, FunctionsThatOthersMayCall) {
  EXPECT_FALSE(counts("i64", "next", "f", ""));
}

TEST(CallGraphPredicates, PrivateFunctionsThatAreNamed) {
  auto isIn = [](const std::string &function, const std::string &op) {
    return holds("@private-function-named",
                 "func.func " + function + "\nfunc.func @main(%x: i64) {\n  " +
                     op + "\n  return\n}\n");
  };
  std::string constant = "%f = constant @f : (i64) -> ()",
              call = "call @f(%x) : (i64) -> ()";
  EXPECT_TRUE(isIn("private @f(%x: i64) { return }", constant));
  EXPECT_FALSE(isIn("private @f(%x: i64) { return }", call));
  EXPECT_FALSE(isIn("private @f(i64)", constant));
  EXPECT_FALSE(isIn("@f(%x: i64) { return }", constant));
}

TEST(CallGraphPredicates, FunctionsWithTensorConstants) {
  auto isIn = [](const std::string &type, const std::string &elements) {
    std::string constant =
        "%c = arith.constant " + elements + " : " + type + "\n  return\n}\n";
    return holds("@functions-with-constants",
                 "func.func @f() {\n  " + constant + "func.func @g() {\n  " +
                     constant);
  };
  EXPECT_TRUE(isIn("tensor<2xi8>", "dense<1>"));
  EXPECT_FALSE(isIn("vector<2xi8>", "dense<1>"));
  EXPECT_FALSE(holds("@functions-with-constants",
                     "func.func @f() {\n"
                     "  %c = arith.constant dense<1> : tensor<2xi8>\n"
                     "  %d = arith.constant dense<2> : tensor<2xi8>\n"
                     "  return\n}\nfunc.func @g() { return }"));
}
