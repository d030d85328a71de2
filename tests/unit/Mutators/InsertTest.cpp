//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// graft-fragment where the recipient has no such part at all.

#include "tests/unit/Mutators/MutatorTesting.h"

using namespace scion;

static constexpr std::string_view donor =
    R"("func.func"() <{function_type = (i1, i32) -> (), sym_name = "d"}> ({
^bb0(%c: i1, %x: i32):
  %l = "arith.constant"() <{value = 0 : index}> : () -> index
  %r = "scf.for"(%l, %l, %l, %x) ({
  ^bb0(%i: index, %a: i32):
    "scf.yield"(%a) : (i32) -> ()
  }) : (index, index, index, i32) -> i32
  %q = "scf.if"(%c) ({
    "scf.yield"(%x) : (i32) -> ()
  }, {
    "scf.yield"(%x) : (i32) -> ()
  }) : (i1) -> i32
  %w = "scf.index_switch"(%l) <{cases = array<i64: 1, 2>}> ({
    "scf.yield"(%x) : (i32) -> ()
  }, {
    "scf.yield"(%x) : (i32) -> ()
  }, {
    "scf.yield"(%x) : (i32) -> ()
  }) : (index) -> i32
  "cf.br"(%x)[^bb1] : (i32) -> ()
^bb1(%y: i32):
  "cf.cond_br"(%c)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb2:
  "func.return"() : () -> ()
^bb3:
  %n = "arith.addi"(%x, %x) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
)";

static constexpr std::string_view recipient =
    R"("func.func"() <{function_type = (i1, i32) -> (), sym_name = "f"}> ({
^bb0(%c: i1, %x: i32):
  %l = "arith.constant"() <{value = 3 : index}> : () -> index
  "scf.for"(%l, %l, %l) ({
  ^bb0(%i: index):
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "scf.if"(%c) ({
    "x.y"() : () -> ()
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  %w = "scf.index_switch"(%l) <{cases = array<i64: 1>}> ({
    "scf.yield"(%x) : (i32) -> ()
  }, {
    "scf.yield"(%x) : (i32) -> ()
  }) : (index) -> i32
  %n = "arith.addi"(%w, %x) : (i32, i32) -> i32
  "cf.br"()[^bb1] : () -> ()
^bb1:
  "cf.br"()[^bb2] : () -> ()
^bb2:
  "func.return"() : () -> ()
}) : () -> ()
)";

static const std::vector<std::string> &mutants() {
  static const std::vector<std::string> all =
      mutantsOf("graft-fragment", recipient, donor, 4000);
  return all;
}

TEST(InsertTest, ResultsOfALoopComeWithOperandArgumentAndYield) {
  EXPECT_TRUE(reaches(mutants(), R"(  %g0 = "scf.for"(%l, %l, %l, %x) ({
  ^bb0(%i: index, %g1: i32):
    "scf.yield"(%x) : (i32) -> ()
  }) : (index, index, index, i32) -> (i32))") ||
              reaches(mutants(), R"(  %g1 = "scf.for"(%l, %l, %l, %x) ({
  ^bb0(%i: index, %g0: i32):
    "scf.yield"(%x) : (i32) -> ()
  }) : (index, index, index, i32) -> (i32))"));
}

TEST(InsertTest, ResultsOfAConditionFillTheEmptyBranch) {
  EXPECT_TRUE(reaches(mutants(), R"( = "scf.if"(%c) ({
    "x.y"() : () -> ()
    "scf.yield"(%x) : (i32) -> ()
  }, {
    "scf.yield"(%x) : (i32) -> ()
  }) : (i1) -> (i32))"));
}

TEST(InsertTest, FunctionsTakeOneArgumentMore) {
  EXPECT_TRUE(reaches(
      mutants(), R"(<{function_type = (i1, i32, i32) -> (), sym_name = "f"}> ({
^bb0(%c: i1, %x: i32, %g0: i32):)"));
}

TEST(InsertTest, BranchesPassTheNewArgument) {
  EXPECT_TRUE(reaches(mutants(), R"("cf.br"(%x)[^bb1] : (i32) -> ()
^bb1(%g0: i32):)"));
}

TEST(InsertTest, ABlockGetsOtherSuccessors) {
  EXPECT_TRUE(reaches(
      mutants(),
      R"("cf.cond_br"(%c)[^bb2, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb2:)"));
}

TEST(InsertTest, OneRegionMoreComesWithItsCase) {
  EXPECT_TRUE(reaches(mutants(), R"(<{cases = array<i64: 1, 2>}> ({
    "scf.yield"(%x) : (i32) -> ()
  }, {
    "scf.yield"(%x) : (i32) -> ()
  }, {
    "scf.yield"(%)"));
}

TEST(InsertTest, PropertiesWhereThereAreNone) {
  EXPECT_TRUE(reaches(
      mutants(),
      R"("arith.addi"(%w, %x) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32)"));
}

TEST(InsertTest, ListsWhereThereAreNone) {
  // No operands, one result without parentheses, no regions, no block label.
  std::vector<std::string> made = mutantsOf("graft-fragment", R"("t.m"() ({
  %a = "t.o"() : () -> i8
  "t.p"() : () -> ()
}) : () -> ()
)",
                                            R"("t.m"() ({
  %a, %b = "t.o"() : () -> (i8, i16)
  "t.p"() ({
    "t.q"() : () -> ()
  }) : () -> ()
}) : () -> ()
)",
                                            4000);
  EXPECT_TRUE(reaches(made, R"(%a, %g0 = "t.o"() : () -> (i8, i16))"));
  EXPECT_TRUE(
      reaches(made, "\"t.p\"() ({\n    \"t.q\"() : () -> ()\n  }) : () -> ()"));
}
