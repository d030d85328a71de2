//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "grammar/SymbolTable.h"

#include <gtest/gtest.h>

using namespace scion;

static Program parse(const char *text) {
  ParseError error;
  std::optional<Program> program = Program::parse(text, &error);
  EXPECT_TRUE(program) << error.str("text");
  return *program;
}

TEST(SymbolTableTest, TypesAreEqualUpToWhitespaceAndAliases) {
  Program program = parse("!t = tuple<i32, i64>\n"
                          "!u = tuple<!t>\n"
                          "%0:4 = \"a\"() : () -> (!t, tuple<i32,  i64>, "
                          "tuple<tuple<i32, i64>>, !u)\n");
  const SymbolTable &table = program.symbols();
  ASSERT_EQ(table.values.size(), 4u);
  EXPECT_EQ(table.values[0].type, table.values[1].type);
  EXPECT_EQ(table.values[2].type, table.values[3].type);
  EXPECT_NE(table.values[0].type, table.values[2].type);
}

TEST(SymbolTableTest, AliasesOfAliasesDoNotExplode) {
  std::string text = "!a0 = i32\n";
  for (int i = 1; i < 40; ++i) {
    std::string inner = "!a" + std::to_string(i - 1);
    text += "!a" + std::to_string(i) + " = tuple<" + inner + ", " + inner +
            ", " + inner + ", " + inner + ">\n";
  }
  text += "%0 = \"a\"() : () -> !a39\n!r = !r\n%1 = \"b\"() : () -> !r\n";
  EXPECT_EQ(parse(text.c_str()).symbols().values.size(), 2u);
}

TEST(SymbolTableTest, PacksAreBoundedByTheirTypes) {
  Program program =
      parse("%0:999999999999 = \"a\"() : () -> (i1)\n"
            "\"b\"(%0#1, %0#99999999999999999999) : (i1, i1) -> ()");
  EXPECT_LT(program.symbols().values.size(), 8u);
}

TEST(SymbolTableTest, ShadowedNamesComeBack) {
  Program program = parse(R"("m"() ({
  %a = "d"() : () -> i1
  "r"() ({
    %b = "d"() : () -> i2
    "u"(%a, %b) : (i1, i2) -> ()
  }) : () -> ()
  "r"() ({
    "u"(%a, %b) : (i1, i2) -> ()
  }) : () -> ()
}) : () -> ())");
  const SymbolTable &table = program.symbols();
  ASSERT_EQ(table.uses.size(), 4u);
  EXPECT_NE(table.uses[0].value, none);
  EXPECT_NE(table.uses[1].value, none);
  EXPECT_EQ(table.uses[2].value, table.uses[0].value);
  EXPECT_EQ(table.uses[3].value, none);
}

TEST(SymbolTableTest, OperationsOfABlockAreDirectOnes) {
  Program program = parse(R"("m"() ({
  "a"() ({ "b"() : () -> () }) : () -> ()
  "c"() : () -> ()
^l:
  "d"()[^l] : () -> ()
}) : () -> ())");
  const SymbolTable &table = program.symbols();
  auto blocks = table.blocksOf(table.operations[0].firstRegion);
  ASSERT_EQ(blocks.size(), 2u);
  std::vector<std::string_view> names;
  for (Index operation : table.blockOperationsOf(blocks[0]))
    names.push_back(table.operations[operation].name);
  EXPECT_EQ(names, (std::vector<std::string_view>{"a", "c"}));
  ASSERT_EQ(table.successors.size(), 1u);
  EXPECT_EQ(table.successors[0].block, blocks[1]);
}
