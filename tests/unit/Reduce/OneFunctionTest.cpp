//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/OneFunction.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

static constexpr char program[] = R"(
memref.global "private" @in : memref<1xi32> = dense<7>
memref.global "private" @other : memref<1xi32> = dense<8>
func.func private @printI64(i64)
func.func private @deep(%x: i32) -> i32 {
  %g = memref.get_global @in : memref<1xi32>
  %c0 = arith.constant 0 : index
  %y = memref.load %g[%c0] : memref<1xi32>
  return %y : i32
}
func.func private @helper(%x: i32) -> i32 {
  %y = call @deep(%x) : (i32) -> i32
  return %y : i32
}
func.func @main() {
  %one = arith.constant 1 : i32
  %a = call @helper(%one) : (i32) -> i32
  vector.print str "a"
  vector.print %a : i32
  %b = arith.extsi %a : i32 to i64
  call @printI64(%b) : (i64) -> ()
  return
}
)";

TEST(OneFunction, WhatItShowsBecomesItsResults) {
  std::vector<std::string> found = oneFunction(program, "main", "test");
  ASSERT_THAT(found, SizeIs(2));
  EXPECT_THAT(found[0], HasSubstr("func.func @test() -> (i32, i64) {"));
  EXPECT_THAT(found[0], HasSubstr("return %helper, %extsi : i32, i64"));
  EXPECT_THAT(found[0], Not(HasSubstr("print")));
  EXPECT_THAT(found[1], HasSubstr("func.func @test() {"));
  EXPECT_THAT(found[1], HasSubstr("vector.print"));
}

TEST(OneFunction, WhatItRefersToStays) {
  std::vector<std::string> found = oneFunction(program, "helper", "test");
  ASSERT_THAT(found, SizeIs(1)); // it shows nothing
  EXPECT_THAT(found[0], HasSubstr("func.func @test(%arg0: i32) -> i32 {"));
  EXPECT_THAT(found[0], HasSubstr("@deep"));
  EXPECT_THAT(found[0], HasSubstr("@in"));
  EXPECT_THAT(found[0], Not(HasSubstr("@other")));
  EXPECT_THAT(found[0], Not(HasSubstr("@main")));
}

TEST(OneFunction, ANameThatIsTakenIsNotTakenAgain) {
  EXPECT_THAT(oneFunction(program, "helper", "deep"),
              ElementsAre(HasSubstr("func.func @deep_1(")));
}

TEST(OneFunction, MemoryIsShownWhereItWas) {
  std::vector<std::string> found =
      oneFunction("func.func private @printMemrefI32(memref<*xi32>)\n"
                  "func.func @main() {\n"
                  "  %m = memref.alloc() : memref<2xi32>\n"
                  "  %u = memref.cast %m : memref<2xi32> to memref<*xi32>\n"
                  "  call @printMemrefI32(%u) : (memref<*xi32>) -> ()\n"
                  "  memref.dealloc %m : memref<2xi32>\n  return\n}\n",
                  "main", "test");
  EXPECT_THAT(found, ElementsAre(HasSubstr("call @printMemrefI32")));
}

TEST(OneFunction, ThereIsNoneWithoutABody) {
  EXPECT_THAT(oneFunction(program, "printI64", "test"), IsEmpty());
  EXPECT_THAT(oneFunction(program, "nobody", "test"), IsEmpty());
}
