//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Readable.h"

#include "gtest/gtest.h"

using namespace scion;

TEST(Readable, ValuesAreNamedAfterTheirOps) {
  EXPECT_EQ(withNames("func.func @f() {\n"
                      "  %0 = memref.get_global @in : memref<1xi8>\n"
                      "  %1 = arith.addi %a, %a : i8\n"
                      "  %2 = arith.addi %1, %1 : i8\n"
                      "  %3:2 = \"t.pair\"(%2) : (i8) -> (i8, i8)\n"
                      "  use %3#1, \"%1\"\n"
                      "}\n"),
            "func.func @f() {\n"
            "  %in = memref.get_global @in : memref<1xi8>\n"
            "  %addi = arith.addi %a, %a : i8\n"
            "  %addi_1 = arith.addi %addi, %addi : i8\n"
            "  %pair:2 = \"t.pair\"(%addi_1) : (i8) -> (i8, i8)\n"
            "  use %pair#1, \"%1\"\n"
            "}\n");
}

TEST(Readable, EachFunctionBeginsAnew) {
  EXPECT_EQ(withNames("func.func @f() {\n  %0 = a.b\n}\n"
                      "func.func @g() {\n  %0 = a.b\n}\n"),
            "func.func @f() {\n  %b = a.b\n}\n"
            "func.func @g() {\n  %b = a.b\n}\n");
}

TEST(Readable, CustomSyntaxWithoutAModule) {
  EXPECT_EQ(readableText(R"("builtin.module"() ({
  "func.func"() <{function_type = (i8) -> i8, sym_name = "f"}> ({
  ^bb0(%x: i8):
    %0 = "arith.addi"(%x, %x) : (i8, i8) -> i8
    "func.return"(%0) : (i8) -> ()
  }) : () -> ()
}) : () -> ())"),
            "func.func @f(%arg0: i8) -> i8 {\n"
            "  %addi = arith.addi %arg0, %arg0 : i8\n"
            "  return %addi : i8\n"
            "}\n");
}

TEST(Readable, WhatHasNoCustomSyntaxStaysGeneric) {
  // Custom syntax of a fill does not tell the body.
  std::string odd = R"("builtin.module"() ({
  "func.func"() <{function_type = (i8, memref<2xi8>) -> (), sym_name = "f"}> ({
  ^bb0(%x: i8, %m: memref<2xi8>):
    "linalg.fill"(%x, %m) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%a: i8, %b: i8):
      "linalg.yield"(%b) : (i8) -> ()
    }) : (i8, memref<2xi8>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ())";
  EXPECT_FALSE(hasCustomSyntax(odd));
  EXPECT_NE(readableText(odd).find("\"linalg.fill\""), std::string::npos);
  EXPECT_TRUE(hasCustomSyntax("func.func private @f()"));
}
