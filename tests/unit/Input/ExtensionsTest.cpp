//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/input/Extensions.h"
#include "harness/input/ShownType.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/MLIRContext.h"

#include "gtest/gtest.h"

using namespace scion;

TEST(Extensions, TextsOfSeveralProjectsStandInLinesOfTheirOwn) {
  addOpTable("one.add: clean");
  addOpTable("two.{add sub}: clean\ntwo.div: guard division\n");
  EXPECT_EQ(addedOpTable(), "one.add: clean\ntwo.{add sub}: clean\n"
                            "two.div: guard division\n\n");
  EXPECT_TRUE(isAddedDialect("one"));
  EXPECT_TRUE(isAddedDialect("two"));
  EXPECT_FALSE(isAddedDialect("add"));
  EXPECT_FALSE(isAddedDialect("tw"));
}

TEST(Extensions, TypesKeepTheirOrder) {
  addShownType("!one.a", "one.value", "i64");
  addShownType("!two.b", "two.value", "f32");
  ASSERT_EQ(addedShownTypes().size(), 2u);
  EXPECT_EQ(addedShownTypes()[1].type, "!two.b");
  EXPECT_EQ(addedShownTypes()[1].result, "f32");
}

TEST(Extensions, AStarStandsForTheRestOfAType) {
  addShownType("tensor<2x*", "some.value", "i64");
  mlir::MLIRContext context;
  mlir::Type element = mlir::Float32Type::get(&context);
  const ShownType *shown =
      shownAs(mlir::RankedTensorType::get({2, 3}, element));
  ASSERT_NE(shown, nullptr);
  EXPECT_EQ(shown->op, "some.value");
  EXPECT_EQ(shownAs(mlir::RankedTensorType::get({3, 3}, element)), nullptr);
}
