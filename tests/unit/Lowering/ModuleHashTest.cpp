//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/ModuleHash.h"

#include "harness/input/ContextPool.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

using namespace scion;

/// Whether two modules, read in one context, are the same to the hash.
static bool areSame(const char *first, const char *second) {
  ContextLease context = ContextPool::global().lease(0);
  auto read = [&](const char *text) {
    return mlir::parseSourceString<mlir::ModuleOp>(text, context.get());
  };
  auto a = read(first), b = read(second);
  EXPECT_TRUE(a && b);
  return hashInContext(*a) == hashInContext(*b);
}

TEST(ModuleHash, NamesDoNotCount) {
  EXPECT_TRUE(areSame("func.func @f(%a: i32) -> i32 { return %a : i32 }",
                      "func.func @f(%b: i32) -> i32 { return %b : i32 }"));
}

TEST(ModuleHash, OperandsAndAttributesCount) {
  EXPECT_FALSE(
      areSame("func.func @f(%a: i32, %b: i32) -> i32 { return %a : i32 }",
              "func.func @f(%a: i32, %b: i32) -> i32 { return %b : i32 }"));
  EXPECT_FALSE(areSame("arith.constant 1 : i32", "arith.constant 2 : i32"));
}

TEST(ModuleHash, PropertiesThatAreNoAttributesCount) {
  // Two modules that differ in a flag only must both be run.
  EXPECT_FALSE(areSame("llvm.func @f(%a: i32) { %0 = llvm.add %a, %a : i32 "
                       "llvm.return }",
                       "llvm.func @f(%a: i32) { %0 = llvm.add %a, %a "
                       "overflow<nsw> : i32 llvm.return }"));
}
