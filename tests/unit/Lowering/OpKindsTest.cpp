//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/OpKinds.h"

#include "harness/input/ParsedInput.h"

#include "gtest/gtest.h"

using namespace scion;

static OpKinds kindsIn(const std::string &text) {
  auto input = parseInput(text);
  EXPECT_TRUE(input) << text;
  return input ? scanKinds(*input->module) : OpKinds();
}

TEST(OpKinds, ScansEachKindOnce) {
  auto input = parseInput(R"(
    func.func @main() {
      %a = arith.constant dense<1> : tensor<2xi32>
      %b = arith.addi %a, %a : tensor<2xi32>
      %c = arith.constant 1 : i32
      %d = arith.constant 2 : i32
      return
    })");
  ASSERT_TRUE(input);
  OpKinds kinds = scanKinds(*input->module);
  EXPECT_EQ(kinds.kinds,
            (std::vector<std::string>{"arith.addi:tensor", "arith.constant",
                                      "arith.constant:tensor", "func.func",
                                      "func.return"}));
  EXPECT_FALSE(kinds.lowered);
}

TEST(OpKinds, LoweredIsLLVMAndNothingElse) {
  auto input = parseInput(R"(
    llvm.func @main() {
      llvm.return
    })");
  ASSERT_TRUE(input);
  EXPECT_TRUE(scanKinds(*input->module).lowered);
  EXPECT_FALSE(kindsIn("llvm.func @main() { llvm.return } func.func @f() { "
                       "return }")
                   .lowered);
}

TEST(OpKinds, SelectorsAreAskedOfAllKinds) {
  OpKinds kinds = kindsIn(R"(
    func.func @main(%t: tensor<2xi32>) {
      %a = arith.addi %t, %t : tensor<2xi32>
      return
    })");
  EXPECT_TRUE(kinds.contains("arith.addi:tensor"));
  EXPECT_FALSE(kinds.contains("arith.addi"));
  auto hasAny = [&](std::vector<std::string> selectors) {
    return kinds.hasAny(selectors);
  };
  EXPECT_TRUE(hasAny({"arith.*:tensor"}));
  EXPECT_FALSE(hasAny({"arith.*"}));
  EXPECT_TRUE(hasAny({"scf.for", "func.func:any"}));
  EXPECT_FALSE(hasAny({"scf.for", "@returns-buffer"}));
  EXPECT_FALSE(hasAny({}));
}

TEST(OpKinds, PredicatesAreAmongThem) {
  // Each predicate is checked at other ops: see PredicateGroup::roots.
  auto tells = [](std::string_view predicate, const std::string &program) {
    return kindsIn(program).contains(predicate);
  };
  // At ops of one name.
  auto forall = [](const std::string &range) {
    return "func.func @f() { scf.forall " + range + " { } return }";
  };
  EXPECT_TRUE(tells("@scf.forall-no-loops", forall("() in ()")));
  EXPECT_FALSE(tells("@scf.forall-no-loops", forall("(%i) in (3)")));
  // At all ops of a dialect.
  auto alloc = [](const std::string &type) {
    return "func.func @f() { %0 = memref.alloc() : memref<" + type +
           "> return }";
  };
  EXPECT_TRUE(tells("@memref-unflat", alloc("2x3xindex")));
  EXPECT_FALSE(tells("@memref-unflat", alloc("6xindex")));
  // At functions.
  EXPECT_TRUE(tells("@returns-buffer", "func.func private @f() -> memref<i1>"));
  EXPECT_FALSE(tells("@returns-buffer", "func.func private @f() -> i1"));
  // At the module.
  auto caller = [](const std::string &visibility) {
    return "func.func " + visibility +
           " @f() { call @g() : () -> () return } func.func @g() { return }";
  };
  EXPECT_TRUE(tells("@calls-in-uncalled", caller("private")));
  EXPECT_FALSE(tells("@calls-in-uncalled", caller("public")));
  // At every op.
  EXPECT_TRUE(tells("@uses-itself", R"("t.g"() ({
      %a = "t.a"(%a) : (i1) -> i1
    }) : () -> ())"));
  EXPECT_FALSE(tells("@uses-itself", R"("t.g"() ({
      %a = "t.a"() : () -> i1
    }) : () -> ())"));
}

TEST(OpKinds, AGroupIsAskedUntilAllOfItHolds) {
  OpKinds kinds = kindsIn(R"(
    "t.a"() : () -> ()
    "t.a"() ({ "t.b"() : () -> () }) : () -> ())");
  EXPECT_TRUE(kinds.contains("@unregistered"));
  EXPECT_TRUE(kinds.contains("@unregistered-regions"));
}
