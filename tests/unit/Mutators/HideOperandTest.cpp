//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Mutators/MutatorTesting.h"

using namespace scion;

static constexpr std::string_view program = R"("builtin.module"() ({
  "func.func"() <{function_type = (i8) -> (), sym_name = "f"}> ({
  ^bb0(%a: i8):
    %s = "arith.muli"(%a, %a) : (i8, i8) -> i8
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
)";

TEST(HideOperandTest, ACopyTakesAnOperandThroughAFunctionThatHidesIt) {
  std::vector<std::string> mutants = mutantsOf("hide-operand", program);
  EXPECT_EQ(mutants.size(), 2u); // one for each operand
  EXPECT_TRUE(reaches(mutants, R"(    %s = "arith.muli"(%a, %a) : (i8, i8) -> i8
    %g1 = "func.call"(%a) <{callee = @g0, no_inline}> : (i8) -> (i8)
    %g2 = "arith.muli"(%g1, %a) : (i8, i8) -> i8
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i8) -> (i8), no_inline, sym_name = "g0"}> ({
  ^bb0(%x: i8):
    "func.return"(%x) : (i8) -> ()
  }) : () -> ())"));
  EXPECT_TRUE(reaches(mutants, R"("arith.muli"(%a, %g1))"));
}

TEST(HideOperandTest, TheFunctionOfATypeIsUsedAgain) {
  std::string once = mutantsOf("hide-operand", program).front();
  for (const std::string &twice : mutantsOf("hide-operand", once)) {
    size_t first = twice.find("no_inline, sym_name");
    EXPECT_NE(first, std::string::npos);
    EXPECT_EQ(twice.find("no_inline, sym_name", first + 1), std::string::npos);
  }
}

TEST(HideOperandTest, AFunctionMayHaveANameInQuotes) {
  std::string once = mutantsOf("hide-operand", program).front();
  for (auto [from, to] : {std::pair("@g0", "@\"g 0\""), {"\"g0\"", "\"g 0\""}})
    once.replace(once.find(from), std::string_view(from).size(), to);
  std::vector<std::string> mutants = mutantsOf("hide-operand", once);
  EXPECT_FALSE(mutants.empty()); // each one parses
  for (const std::string &twice : mutants)
    EXPECT_EQ(twice.find("@g 0"), std::string::npos);
}

TEST(HideOperandTest, AllResultsAndPartsOfPacksGetTheirNames) {
  std::vector<std::string> mutants =
      mutantsOf("hide-operand", R"("func.func"() ({
^bb0(%a: i8):
  %p:2 = "x.pair"() : () -> (i8, i16)
  %lo, %hi = "arith.mului_extended"(%p#0, %a) : (i8, i8) -> (i8, i8)
  "func.return"() : () -> ()
}) : () -> ()
)");
  EXPECT_TRUE(reaches(mutants, R"("func.call"(%p#0))"));
  EXPECT_TRUE(
      reaches(mutants, R"(%g2, %g3 = "arith.mului_extended"(%g1, %a))"));
}

TEST(HideOperandTest, LeavesAloneWhatNeedsNoTwin) {
  // No results, no operands, calls, allocations, what ends a block.
  EXPECT_TRUE(mutantsOf("hide-operand", R"("func.func"() ({
^bb0(%i: index, %m: memref<4xi8>):
  %c = "arith.constant"() <{value = 1 : i8}> : () -> i8
  "memref.store"(%c, %m, %i) : (i8, memref<4xi8>, index) -> ()
  %r = "func.call"(%c) <{callee = @f}> : (i8) -> i8
  %b = "memref.alloc"(%i) : (index) -> memref<?xi8>
  "cf.br"(%c)[^a] : (i8) -> ()
^a(%x: i8):
  "func.return"() : () -> ()
}) : () -> ()
)")
                  .empty());
}

TEST(RevealOperandTest, WhoReadsAHiddenValueReadsTheValue) {
  std::vector<std::string> hidden = mutantsOf("hide-operand", program);
  for (const std::string &mutant : hidden) {
    std::vector<std::string> mutants = mutantsOf("reveal-operand", mutant);
    ASSERT_EQ(mutants.size(), 1u);
    EXPECT_TRUE(reaches(mutants, R"(%g2 = "arith.muli"(%a, %a))"));
    EXPECT_FALSE(reaches(mutants, "func.call"));
  }
}

TEST(RevealOperandTest, CallsOfOtherFunctionsStay) {
  EXPECT_TRUE(mutantsOf("reveal-operand", R"("builtin.module"() ({
  "func.func"() <{function_type = (i8) -> i8, sym_name = "f"}> ({
  ^bb0(%a: i8):
    %s = "func.call"(%a) <{callee = @g}> : (i8) -> i8
    "func.return"(%s) : (i8) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i8) -> i8, sym_name = "g"}> ({
  ^bb0(%a: i8):
    "func.return"(%a) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
)")
                  .empty());
}
