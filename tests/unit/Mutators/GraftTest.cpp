//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/graft/Graft.h"
#include "mutators/graft/TypeRewrite.h"
#include "tests/unit/Mutators/MutatorTesting.h"

using namespace scion;
using namespace scion::graft;

static const char donorText[] = R"(#map = affine_map<(d0) -> (d0)>
"m.module"() ({
  "m.global"() {sym_name = "g", type = i32} : () -> ()
  "m.func"() ({
  ^bb0(%a: i32, %p: !m.ptr):
    %c = "m.constant"() {value = 300 : i32} : () -> i32
    %s = "m.add"(%a, %c) {map = #map, value = 300 : i32} : (i32, i32) -> i32 loc("x":1:2)
    %t = "m.load"(%p) {global = @g} : (!m.ptr) -> i32
    "m.loop"(%s) ({
    ^bb0(%i: i32):
      "m.yield"(%i) : (i32) -> ()
    }) : (i32) -> ()
    "m.return"(%t) : (i32) -> ()
  }) {sym_name = "f"} : () -> ()
}) : () -> ()
)";

/// The operation called `name`, alone or with those after it.
static Synthesized fragmentOf(const Program &donor, std::string_view name,
                              size_t count = 1) {
  const SymbolTable &table = donor.symbols();
  for (Index block = 0; block < table.blocks.size(); ++block) {
    auto inside = table.blockOperationsOf(block);
    for (size_t i = 0; i < inside.size(); ++i)
      if (table.operations[inside[i]].name == name)
        return synthesize(donor, block, i, count, GraftOptions());
  }
  ADD_FAILURE() << "no " << name;
  return {};
}

static std::vector<std::string> parametersOf(const Synthesized &fragment,
                                             Parameter::Kind kind) {
  std::vector<std::string> texts;
  for (const Parameter &parameter : fragment.parameters)
    if (parameter.kind == kind)
      texts.push_back(parameter.text);
  return texts;
}

TEST(SynthesizeTest, ValuesFromOutsideAndTypesAreParameters) {
  Program donor = parseProgram(donorText);
  Synthesized fragment = fragmentOf(donor, "m.add");
  EXPECT_EQ(parametersOf(fragment, Parameter::Value),
            (std::vector<std::string>{"%a", "%c"}));
  EXPECT_EQ(parametersOf(fragment, Parameter::Type),
            (std::vector<std::string>{"i32"}));
  // 300 : i32 stands in the context as well.
  EXPECT_EQ(parametersOf(fragment, Parameter::Attribute),
            (std::vector<std::string>{"300 : i32"}));
}

TEST(SynthesizeTest, WhatTheFragmentDefinesIsNoParameter) {
  Program donor = parseProgram(donorText);
  Synthesized fragment = fragmentOf(donor, "m.constant", 2);
  EXPECT_EQ(parametersOf(fragment, Parameter::Value),
            (std::vector<std::string>{"%a"}));
  Synthesized loop = fragmentOf(donor, "m.loop");
  EXPECT_EQ(parametersOf(loop, Parameter::Value),
            (std::vector<std::string>{"%s"}));
}

TEST(SynthesizeTest, SymbolsAreParameters) {
  Program donor = parseProgram(donorText);
  EXPECT_EQ(parametersOf(fragmentOf(donor, "m.load"), Parameter::Symbol),
            (std::vector<std::string>{"@g"}));
}

namespace {
struct Placed {
  Program donor = parseProgram(donorText);
  Program recipient;
  Knowledge knowledge;
  ChoiceStream choices{1};
  GraftOptions options;
  MutationContext context{choices, donor, knowledge, 1 << 16, options, nullptr};

  explicit Placed(const char *text) : recipient(parseProgram(text)) {
    knowledge.learn(donor);
    knowledge.learn(recipient);
  }
  std::vector<std::string> places(std::string_view name, Level level) {
    std::vector<std::string> texts;
    const SymbolTable &table = recipient.symbols();
    for (const Location &place :
         locate(recipient, fragmentOf(donor, name), level, context)) {
      std::string text = place.replace ? "replace " : "before ";
      text += place.operation == none ? "the end"
                                      : table.operations[place.operation].name;
      texts.push_back(text);
    }
    return texts;
  }
};
} // namespace

static const char recipientText[] = R"("m.module"() ({
  "m.func"() ({
  ^bb0(%x: i8):
    %y = "m.sub"(%x, %x) : (i8, i8) -> i8
    %z = "m.sub"(%y, %x) : (i8, i8) -> i8
    "m.return"(%z) : (i8) -> ()
  }) {sym_name = "h"} : () -> ()
}) : () -> ()
)";

TEST(LocateTest, OffersPlacesInAndBetweenOperationsButNotBehindTheEnd) {
  Placed test(recipientText);
  test.options.left = test.options.right = 0;
  std::vector<std::string> places = test.places("m.add", Level::Production);
  EXPECT_EQ(places, (std::vector<std::string>{"before m.sub", "replace m.sub",
                                              "before m.sub", "replace m.sub",
                                              "before m.return"}));
}

TEST(LocateTest, SiblingsMustBeThere) {
  Placed test(recipientText);
  test.options.left = 1;
  test.options.right = 2;
  // One operation before it and two after it, as in the donor.
  EXPECT_EQ(test.places("m.add", Level::Production),
            (std::vector<std::string>{"before m.sub"}));
}

TEST(LocateTest, WithoutContextAnyPlaceWillDo) {
  Placed test(recipientText);
  test.options.context = false;
  std::vector<std::string> places = test.places("m.add", Level::Production);
  EXPECT_GT(places.size(), 8u);
  EXPECT_NE(std::find(places.begin(), places.end(), "before the end"),
            places.end());
}

TEST(MatchTest, BindsWhatStandsAtTheSamePlace) {
  Program donor = parseProgram(donorText),
          recipient = parseProgram(recipientText);
  Synthesized fragment = fragmentOf(donor, "m.add");
  Location second{recipient.symbols().blockOperationsOf(1)[1], 1, true};
  ASSERT_EQ(recipient.symbols().operations[second.operation].name, "m.sub");
  Bindings bindings = match(fragment, recipient, second, GraftOptions());
  ASSERT_EQ(bindings.size(), fragment.parameters.size());
  for (size_t i = 0; i < bindings.size(); ++i) {
    ASSERT_FALSE(bindings[i].empty() &&
                 fragment.parameters[i].kind == Parameter::Value);
    if (fragment.parameters[i].text == "%a")
      EXPECT_EQ(recipient.nodeText(bindings[i][0]), "%y");
    if (fragment.parameters[i].text == "%c")
      EXPECT_EQ(recipient.nodeText(bindings[i][0]), "%x");
    if (fragment.parameters[i].text == "i32")
      EXPECT_EQ(recipient.nodeText(bindings[i][0]), "i8");
  }
}

TEST(GraftFragmentTest, RewritesTypesAndKeepsNumbersInRange) {
  std::vector<std::string> mutants =
      mutantsOf("graft-fragment", recipientText, donorText, 2000);
  EXPECT_TRUE(reaches(mutants, "{map = affine_map<(d0) -> "
                               "(d0)>, value = 44 : i8} : (i8, i8) -> i8"));
  EXPECT_FALSE(reaches(mutants, "#map"));
  EXPECT_FALSE(reaches(mutants, "loc("));
  EXPECT_FALSE(reaches(mutants, "300 : i8"));
}

TEST(GraftFragmentTest, BringsSymbolsAlong) {
  std::vector<std::string> mutants =
      mutantsOf("graft-fragment", recipientText, donorText);
  bool found = false;
  for (const std::string &mutant : mutants)
    if (mutant.find("{global = @g}") != std::string::npos) {
      found = true;
      EXPECT_NE(mutant.find("sym_name = \"g\""), std::string::npos) << mutant;
    }
  EXPECT_TRUE(found);
}

TEST(GraftFragmentTest, MakesWhatNothingDefines) {
  // %p is a block argument of the donor: no slice can bring it.
  EXPECT_TRUE(
      reaches(mutantsOf("graft-fragment", recipientText, donorText),
              "= \"builtin.unrealized_conversion_cast\"() : () -> !m.ptr"));
}

TEST(GraftFragmentTest, ReplacesRegionsOfTheSameOperation) {
  const char other[] = R"("m.module"() ({
  "m.func"() ({
  ^bb0(%x: i32):
    "m.loop"(%x) ({
    ^bb0(%j: i32):
      %k = "m.twice"(%j, %x) : (i32, i32) -> i32
      "m.yield"(%k) : (i32) -> ()
    }) : (i32) -> ()
    "m.return"(%x) : (i32) -> ()
  }) {sym_name = "h"} : () -> ()
}) : () -> ()
)";
  EXPECT_TRUE(reaches(mutantsOf("graft-fragment", other, donorText, 1500),
                      "({\n    ^bb0(%g0: i32):\n      \"m.yield\"(%g0) : "
                      "(i32) -> ()\n    })"));
}

TEST(GraftFragmentTest, PutsBlocksWhereABranchLeads) {
  const char branching[] = R"("m.module"() ({
  "m.func"() ({
    "m.br"()[^one] : () -> ()
  ^one:
    "m.work"() : () -> ()
    "m.br"()[^two] : () -> ()
  ^two:
    "m.return"() : () -> ()
  }) {sym_name = "f"} : () -> ()
}) : () -> ()
)";
  std::vector<std::string> mutants =
      mutantsOf("graft-fragment", branching, branching, 1500);
  EXPECT_TRUE(reaches(mutants, "^g0:\n    \"m.work\""));
  for (const std::string &mutant : mutants) {
    Program program = parseProgram(mutant);
    for (const SuccessorInfo &successor : program.symbols().successors)
      EXPECT_NE(successor.block, none) << mutant;
  }
}

// Whatever the fragment, every use in a mutant is defined, of its type.
TEST(GraftFragmentTest, UsesAreDefinedAndOfTheirType) {
  for (const std::string &mutant :
       mutantsOf("graft-fragment", recipientText, donorText, 1000)) {
    Program program = parseProgram(mutant);
    const SymbolTable &table = program.symbols();
    for (const Use &use : table.uses) {
      ASSERT_NE(use.value, none) << mutant;
      EXPECT_EQ(table.values[use.value].type, use.type) << mutant;
    }
  }
}

TEST(TypeRewriteTest, StaysWithinAClassOfTypes) {
  EXPECT_TRUE(TypeRewrite::between("i32", "i4"));
  EXPECT_TRUE(TypeRewrite::between("f32", "bf16"));
  EXPECT_TRUE(TypeRewrite::between("tensor<4x?xf32>", "tensor<?x8xf32>"));
  EXPECT_FALSE(TypeRewrite::between("i32", "i32"));
  EXPECT_FALSE(TypeRewrite::between("i32", "index"));
  EXPECT_FALSE(TypeRewrite::between("i32", "f32"));
  EXPECT_FALSE(TypeRewrite::between("tensor<4xf32>", "vector<4xf32>"));
  EXPECT_FALSE(TypeRewrite::between("tensor<4xf32>", "tensor<4x4xf32>"));
}

TEST(TypeRewriteTest, FindsElements) {
  TypeRewrite rewrite = *TypeRewrite::between("i32", "i4");
  EXPECT_EQ(rewrite.apply("tensor<4x?xi32>"), "tensor<4x?xi4>");
  EXPECT_EQ(rewrite.apply("(i32, i320) -> !x<i32, xi32>"),
            "(i4, i320) -> !x<i4, xi32>");
  EXPECT_EQ(rewrite.apply("vector<[4]xi32>"), "vector<[4]xi4>");
}

TEST(TypeRewriteTest, BringsNumbersIntoRange) {
  TypeRewrite rewrite = *TypeRewrite::between("i32", "i4");
  EXPECT_EQ(rewrite.literal("7"), "7");
  EXPECT_EQ(rewrite.literal("8"), "0");
  EXPECT_EQ(rewrite.literal("-300"), "-4");
  EXPECT_EQ(rewrite.literal("0xFF"), std::nullopt);
  EXPECT_EQ(TypeRewrite::between("f32", "f16")->literal("0x7F800000"),
            std::nullopt);
  EXPECT_EQ(TypeRewrite::between("f32", "f16")->literal("1.5"), "1.5");
}
