//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/Knowledge.h"

#include <gtest/gtest.h>

using namespace scion;

static Knowledge learn(const char *text) {
  Knowledge knowledge;
  std::optional<Program> program = Program::parse(text);
  EXPECT_TRUE(program);
  knowledge.learn(*program);
  return knowledge;
}

TEST(KnowledgeTest, LearnsWhatEndsBlocks) {
  Knowledge knowledge = learn(R"("a"() ({
  "work"() : () -> ()
  "end"() : () -> ()
}) : () -> ()
"a"() ({
  "work"() : () -> ()
}) : () -> ()
"table"() ({
  "f"() ({ "end"() : () -> () }) {sym_name = "f"} : () -> ()
}) : () -> ())");
  EXPECT_TRUE(knowledge.endsBlocks("end"));
  EXPECT_FALSE(knowledge.endsBlocks("work"));
  EXPECT_FALSE(knowledge.endsBlocks("f")); // defines a symbol
  EXPECT_FALSE(knowledge.endsBlocks("unknown"));
}

TEST(KnowledgeTest, LearnsWhatStandsWhere) {
  Knowledge knowledge = learn(R"("a"() ({ "x"() : () -> () }) : () -> ())");
  EXPECT_TRUE(knowledge.fitsUnder("x", "a"));
  EXPECT_FALSE(knowledge.fitsUnder("x", ""));
  EXPECT_TRUE(knowledge.fitsUnder("a", ""));
  EXPECT_FALSE(knowledge.fitsUnder("unknown", "a"));
}

TEST(KnowledgeTest, WhatStandsUnderManyGoesAnywhere) {
  std::string text;
  for (int i = 0; i < 6; ++i)
    text += "\"p" + std::to_string(i) +
            "\"() ({ \"x\"() : () -> () }) : () -> ()\n";
  EXPECT_TRUE(learn(text.c_str()).fitsUnder("x", "never.seen"));
}

TEST(KnowledgeTest, KeepsAttributeValuesWithoutAliases) {
  Knowledge knowledge = learn("#m = affine_map<(d0) -> (d0)>\n"
                              "\"x\"() <{k = #m}> {l = 1 : i8} : () -> ()\n"
                              "\"x\"() <{k = #m}> {l = 2 : i8} : () -> ()\n");
  EXPECT_EQ(knowledge.values("x", "k"),
            (std::vector<std::string>{"affine_map<(d0) -> (d0)>"}));
  EXPECT_EQ(knowledge.values("x", "l"),
            (std::vector<std::string>{"1 : i8", "2 : i8"}));
  EXPECT_TRUE(knowledge.values("x", "none").empty());
}

TEST(KnowledgeTest, KnowsWhatMakesAValueOfAType) {
  Knowledge knowledge = learn("%0 = \"x.make\"() {k} : () -> !x.t<1>\n"
                              "%1 = \"x.named\"() {k = @s} : () -> !x.u\n"
                              "%2 = \"x.from\"(%0) : (!x.t<1>) -> !x.v\n");
  ASSERT_EQ(knowledge.producers(typeKeyOfText("!x.t<1>")).size(), 1u);
  EXPECT_EQ(knowledge.producers(typeKeyOfText("!x.t<1>"))[0].text,
            "\"x.make\"() {k} : () -> !x.t<1>");
  EXPECT_TRUE(knowledge.producers(typeKeyOfText("!x.u")).empty());
  EXPECT_TRUE(knowledge.producers(typeKeyOfText("!x.v")).empty());
}
