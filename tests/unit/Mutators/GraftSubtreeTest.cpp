//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/graft/Subtree.h"
#include "tests/unit/Mutators/MutatorTesting.h"

using namespace scion;
using namespace scion::graft;

/// The node with that production and text.
static Index nodeOf(const Program &program, Production production,
                    std::string_view text) {
  for (Index node = 0; node < program.nodes().size(); ++node)
    if (program.node(node).production == production &&
        program.nodeText(node) == text)
      return node;
  ADD_FAILURE() << "no " << text;
  return 0;
}

static const char donorText[] = R"("m.module"() ({
  %a = "m.map"() {map = affine_map<(d0, d1) -> (d0 floordiv 4, d1 + 7)>} : () -> i8
  %b = "m.list"() {values = [5 : i8, 6 : i8], more = {deep = "x", wide}} : () -> tensor<2x?xi8>
  %c = "m.dense"() {value = dense<[1, 2, 9]> : tensor<3xi8>} : () -> tensor<3xi8>
}) : () -> () loc("there":1:2)
)";

static const char recipientText[] = R"("m.module"() ({
  %x = "m.map"() {map = affine_map<(i, j) -> (i, j)>} : () -> i32
  %y = "m.list"() {values = [70 : i32], more = {deep = "y"}} : () -> tensor<8x?xi32>
  %u = "m.use"(%y) : (tensor<8x?xi32>) -> tensor<8x?xi32>
  %z = "m.dense"() {value = dense<[4, 4]> : tensor<2xi32>} : () -> tensor<2xi32>
}) : () -> () loc("here":3:4)
)";

static std::vector<std::string> mutants() {
  return mutantsOf("graft-subtree", recipientText, donorText, 4000);
}

TEST(GraftSubtreeTest, TermsOfMapsTakeTheNamesThatAreThere) {
  std::vector<std::string> all = mutants();
  EXPECT_TRUE(reaches(all, "affine_map<(i, j) -> (i floordiv 4, j)>"));
  EXPECT_TRUE(reaches(all, "(i, j) -> (i floordiv 4, i, j)"));
}

TEST(GraftSubtreeTest, ElementsAndEntriesAreReplacedAndInserted) {
  std::vector<std::string> all = mutants();
  // The type is a parameter: what stands in the context here.
  EXPECT_TRUE(reaches(all, "values = [5 : i"));
  EXPECT_TRUE(reaches(all, ", 70 : i32]"));
  EXPECT_TRUE(reaches(all, "{wide, deep = \"y\"}"));
  EXPECT_TRUE(reaches(all, "dense<[9, 4"));
  EXPECT_FALSE(reaches(all, "{deep = \"x\", deep"));
}

TEST(GraftSubtreeTest, TheTypeOfAValueChangesEverywhere) {
  bool isFound = false;
  for (const std::string &mutant : mutants()) {
    Program program = parseProgram(mutant);
    const SymbolTable &table = program.symbols();
    for (const Use &use : table.uses)
      if (use.value != none)
        EXPECT_EQ(table.values[use.value].type, use.type) << mutant;
    isFound |= mutant.find("(tensor<2x?xi32>) -> tensor<2x?xi32>") !=
               std::string::npos;
  }
  EXPECT_TRUE(isFound);
}

TEST(GraftSubtreeTest, LocationsTravel) {
  EXPECT_TRUE(reaches(mutants(), "loc(\"there\":1:2)"));
}

TEST(GraftSubtreeTest, ASharedTokenIsAParameter) {
  Program donor = parseProgram(donorText),
          recipient = parseProgram(recipientText);
  GraftOptions options;
  Index source = nodeOf(donor, Production::AffineExpression, "d1 + 7");
  Index place = nodeOf(recipient, Production::AffineExpression, "j");
  EXPECT_EQ(subtreeText(donor, source, recipient, place, options), "j + 7");
  // Without parameters it would name what is not there.
  options.parameters = false;
  EXPECT_EQ(subtreeText(donor, source, recipient, place, options),
            std::nullopt);
}

TEST(GraftSubtreeTest, ContextsAreAlikeByProduction) {
  Program donor = parseProgram(donorText),
          recipient = parseProgram(recipientText);
  Index source = nodeOf(donor, Production::Attribute, "5 : i8");
  Index alone = nodeOf(recipient, Production::Attribute, "70 : i32");
  Siblings theirs(donor), ours(recipient);
  GraftOptions options;
  options.right = 1; // one has a sibling, the other has none
  EXPECT_FALSE(isAlikeAround(theirs, source, ours, alone, options));
  options.right = 0;
  EXPECT_TRUE(isAlikeAround(theirs, source, ours, alone, options));
  Index entry = nodeOf(recipient, Production::Attribute, "\"y\"");
  EXPECT_FALSE(isAlikeAround(theirs, source, ours, entry, options));
}
