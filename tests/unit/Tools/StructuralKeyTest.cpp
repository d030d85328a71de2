//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/harvest/StructuralKey.h"

#include "gtest/gtest.h"

using scion::harvest::structuralKey;

TEST(StructuralKey, SymbolNamesDoNotMatter) {
  EXPECT_EQ(structuralKey(R"("f.f"() <{sym_name = "a"}> : () -> ()
"f.call"() {callee = @a} : () -> ())"),
            structuralKey(R"("f.f"() <{sym_name = "long.name"}> : () -> ()
"f.call"() {callee = @long.name} : () -> ())"));
  EXPECT_EQ(structuralKey(R"({callee = @"with blank"::@b})"),
            structuralKey(R"({callee = @x::@"\22quoted\22"})"));
}

TEST(StructuralKey, WhichSymbolIsMeantMatters) {
  std::string_view pair =
      R"({sym_name = "a"} {sym_name = "b"} {callee = @a} {callee = @b})";
  EXPECT_EQ(
      structuralKey(pair),
      structuralKey(
          R"({sym_name = "b"} {sym_name = "a"} {callee = @b} {callee = @a})"));
  EXPECT_NE(
      structuralKey(pair),
      structuralKey(
          R"({sym_name = "a"} {sym_name = "b"} {callee = @b} {callee = @a})"));
  EXPECT_NE(
      structuralKey(pair),
      structuralKey(
          R"({sym_name = "a"} {sym_name = "b"} {callee = @a} {callee = @a})"));
}

TEST(StructuralKey, EverythingElseMatters) {
  std::string_view text = R"(%0 = "a.b"() {v = 1 : i32} : () -> i32)";
  EXPECT_EQ(structuralKey(text), structuralKey(text));
  for (const char *other : {R"(%0 = "a.c"() {v = 1 : i32} : () -> i32)",
                            R"(%0 = "a.b"() {v = 2 : i32} : () -> i32)",
                            R"(%0 = "a.b"() {w = 1 : i32} : () -> i32)",
                            R"(%0 = "a.b"() {v = 1 : i32} : () -> i64)"})
    EXPECT_NE(structuralKey(text), structuralKey(other)) << other;
}

TEST(StructuralKey, StringsAreContentAlsoWhereTheyLookLikeSymbols) {
  EXPECT_NE(structuralKey(R"({note = "see @a"})"),
            structuralKey(R"({note = "see @b"})"));
  EXPECT_NE(structuralKey(R"({note = "sym_name = \22a\22"})"),
            structuralKey(R"({note = "sym_name = \22b\22"})"));
}

TEST(StructuralKey, BearsAnyText) {
  for (const char *text :
       {"", "\"", "\"\\", "@", "@\"", "sym_name = \"", "sym_name = \"a\\"})
    structuralKey(text);
}
