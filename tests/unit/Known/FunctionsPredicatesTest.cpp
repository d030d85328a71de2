//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Known/HoldsIn.h"

using namespace scion;

/// As `holds`, for predicates on any op.
static bool holdsOfSome(std::string_view predicate, std::string_view program) {
  auto input = parseInput(program);
  EXPECT_TRUE(input) << program;
  bool found = false;
  if (input)
    input->module->walk([&](mlir::Operation *op) {
      PredicateSet here;
      for (const PredicateGroup *group : groupsOf(op->getName().getStringRef()))
        group->note(op, here);
      found |= here.count(predicate) != 0;
    });
  return found;
}

TEST(FunctionPredicates, OpsOfUnregisteredDialects) {
  const char *regions = R"("t.a"() ({ "t.b"() : () -> () }) : () -> ())";
  const char *plain = R"(func.func @f() { "t.a"() : () -> () return })";
  const char *known = "func.func @f() { return }";
  EXPECT_TRUE(holdsOfSome("@unregistered", regions));
  EXPECT_TRUE(holdsOfSome("@unregistered", plain));
  EXPECT_FALSE(holdsOfSome("@unregistered", known));
  EXPECT_TRUE(holdsOfSome("@unregistered-regions", regions));
  EXPECT_FALSE(holdsOfSome("@unregistered-regions", plain));
}

TEST(FunctionPredicates, ReturnsWhatOthersKnow) {
  auto returns = [](const std::string &buffer) {
    return holds("@returns-alias",
                 "func.func @f(%a: memref<4xi32>) -> memref<4xi32> "
                 "{ %b = memref.alloc() : memref<4xi32> return %" +
                     buffer + " : memref<4xi32> }");
  };
  EXPECT_TRUE(returns("a"));
  EXPECT_FALSE(returns("b"));
}

TEST(FunctionPredicates, ReturnsBuffers) {
  auto returns = [](const std::string &type) {
    return holds("@returns-buffer", "func.func private @f() -> " + type);
  };
  EXPECT_TRUE(returns("memref<2xi32>"));
  EXPECT_TRUE(returns("(i32, memref<*xi32>)"));
  EXPECT_FALSE(returns("()"));
  EXPECT_FALSE(returns("tensor<2xi32>"));
}

TEST(FunctionPredicates, WhatLinkersMerge) {
  auto with = [](const std::string &linkage) {
    return holdsIn("llvm.comdat @c { llvm.comdat_selector @any any }\n"
                   "llvm.func " +
                   linkage + " { llvm.return }");
  };
  EXPECT_TRUE(with("linkonce_odr @f()").count("@linkonce"));
  EXPECT_TRUE(with("linkonce @f()").count("@linkonce"));
  EXPECT_FALSE(with("@f()").count("@linkonce"));
  EXPECT_FALSE(with("internal @f()").count("@linkonce"));
  auto inComdat = with("linkonce_odr @f() comdat(@c::@any)");
  EXPECT_FALSE(inComdat.count("@linkonce"));
}

TEST(FunctionPredicates, FunctionsThatNobodyCalls) {
  auto isIn = [](const std::string &body, const std::string &rest) {
    return holds("@calls-in-uncalled", "func.func private @outside()\n"
                                       "func.func private @f() {\n" +
                                           body + "  return\n}\n" + rest);
  };
  const char *call = "call @outside() : () -> ()\n";
  EXPECT_FALSE(isIn(call, "func.func @main() { call @f() : () -> () return }"));
  EXPECT_FALSE(isIn("", "func.func @main() { return }"));
  EXPECT_TRUE(isIn(call, "func.func @main() { return }"));
  EXPECT_TRUE(isIn(call, "func.func @main() {\n"
                         "  %f = func.constant @f : () -> ()\n"
                         "  return\n}"));
  auto inLLVM = [](const std::string &visibility) {
    return holds("@calls-in-uncalled",
                 "llvm.func @outside()\n"
                 "llvm.func @f() attributes {sym_visibility = \"" +
                     visibility +
                     "\"} {\n"
                     "  llvm.call @outside() : () -> ()\n"
                     "  llvm.return\n}");
  };
  EXPECT_TRUE(inLLVM("private"));
  EXPECT_FALSE(inLLVM("public"));
}

TEST(FunctionPredicates, CallsOfVisibleFunctions) {
  auto isIn = [](const std::string &callee) {
    return holds("@calls-visible", callee + R"(
      func.func @main() {
        %c = arith.constant 0 : i32
        call @f(%c) : (i32) -> ()
        return
      })");
  };
  EXPECT_TRUE(isIn("func.func @f(%a: i32) { return }"));
  EXPECT_FALSE(isIn("func.func private @f(%a: i32) { return }"));
  EXPECT_FALSE(isIn("func.func private @f(i32)"));
}

TEST(FunctionPredicates, CallsFromTheLLVMDialect) {
  EXPECT_TRUE(holds("@calls-visible", R"(
      func.func @f(%a: i32) { return }
      llvm.func @main() {
        %c = llvm.mlir.constant(0 : i32) : i32
        func.call @f(%c) : (i32) -> ()
        llvm.return
      })"));
  auto isIn = [](const std::string &operand, const std::string &type) {
    return holds("@calls-visible", "llvm.func @f(" + operand +
                                       ") { llvm.return }\nllvm.func "
                                       "@main(%c: i32) {\n  llvm.call @f(" +
                                       type + "\n  llvm.return\n}\n");
  };
  EXPECT_TRUE(isIn("%x: i32", "%c) : (i32) -> ()"));
  EXPECT_FALSE(isIn("", ") : () -> ()"));
}

TEST(FunctionPredicates, LoopsThatCarryArguments) {
  auto carries = [](const std::string &visibility, const std::string &first,
                    const std::string &second) {
    return holds("@loop-carries-argument",
                 "func.func " + visibility +
                     " @f(%a: i32, %n: index) {\n"
                     "  %c = arith.constant 0 : i32\n"
                     "  %r:2 = scf.for %i = %n to %n step %n iter_args(%x = " +
                     first + ", %y = " + second +
                     ") -> (i32, i32) {\n    scf.yield %x, %y : i32, i32\n  }\n"
                     "  return\n}");
  };
  EXPECT_TRUE(carries("private", "%a", "%c"));
  EXPECT_TRUE(carries("private", "%c", "%a"));
  EXPECT_FALSE(carries("private", "%c", "%c"));
  EXPECT_FALSE(carries("", "%a", "%c"));
}

TEST(FunctionPredicates, BranchesOfOtherDialects) {
  auto with = [](const std::string &dialect) {
    return holds("@branches-of-others",
                 "func.func @f(%c: i1) {\n  " + dialect +
                     ".cond_br %c, ^bb1, ^bb2\n^bb1:\n  llvm.br ^bb2\n"
                     "^bb2:\n  return\n}");
  };
  EXPECT_TRUE(with("llvm"));
  EXPECT_FALSE(with("cf"));
}

TEST(FunctionPredicates, BranchesThatAreNeverReached) {
  auto with = [](const std::string &operands, const std::string &target) {
    return holds("@cf.br-cut-off",
                 "func.func @f(%c: i32) {\n  return\n^bb1:\n  cf.br ^bb2" +
                     operands + "\n^bb2" + target + ":\n  return\n}");
  };
  EXPECT_TRUE(with("(%c : i32)", "(%x: i32)"));
  EXPECT_FALSE(with("", ""));
  EXPECT_FALSE(holds("@cf.br-cut-off",
                     "func.func @f(%c: i32) {\n  cf.br ^bb1(%c : i32)\n"
                     "^bb1(%x: i32):\n  return\n}"));
}

TEST(FunctionPredicates, TellsBranchesThatGoOneWay) {
  auto isIn = [](const std::string &condition) {
    return holds("@cf.cond_br-constant",
                 "func.func @f(%c: i1) {\n  %t = arith.constant true\n"
                 "  cf.cond_br " +
                     condition + ", ^bb1, ^bb1\n^bb1:\n  return\n}\n");
  };
  EXPECT_TRUE(isIn("%t"));
  EXPECT_FALSE(isIn("%c"));
}
