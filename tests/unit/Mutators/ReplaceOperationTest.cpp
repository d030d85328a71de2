//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/Replacements.h"
#include "tests/unit/Mutators/MutatorTesting.h"

using namespace scion;

static std::string form(std::vector<std::string> operands,
                        std::vector<std::string> results) {
  return signatureForm(operands, results);
}

TEST(ReplacementsTest, WidthsAreOrderedAndSizesNumbered) {
  EXPECT_EQ(form({"i32", "i32"}, {"i32"}), "i0, i0 -> i0");
  EXPECT_EQ(form({"i64", "i64"}, {"i1"}), "i0, i0 -> i1");
  EXPECT_EQ(form({"i32"}, {"i8"}), "i1 -> i0");
  EXPECT_EQ(form({"i8"}, {"i32"}), "i0 -> i1");
  EXPECT_EQ(form({"f32"}, {"bf16"}), "f1 -> f0");
  EXPECT_EQ(form({"vector<4x4xf32>", "index"}, {"vector<4xf32>"}),
            "vector<2#0 f0>, index -> vector<1#1 f0>");
  EXPECT_EQ(form({"vector<4x[8]xi1>"}, {"i1"}), "vector<2s#0 i1> -> i1");
  EXPECT_EQ(form({"tensor<?x4xcomplex<f32>>"}, {}),
            "tensor<2#0 complex<f0>> ->");
  EXPECT_EQ(form({"tensor<*xf32>"}, {"tensor<f32>"}),
            "tensor<*#0 f0> -> tensor<0#1 f0>");
  EXPECT_EQ(form({"memref<4xi32,strided<[1],offset:?>>", "index"}, {"i32"}),
            "memref<1#0 i0,strided<[1],offset:?>>, index -> i0");
  EXPECT_EQ(form({"!llvm.ptr", "i64"}, {}), "!llvm.ptr, i0 ->");
  EXPECT_EQ(form({}, {"i32"}), "-> i0");
}

TEST(ReplacementsTest, TheTableHasFamilies) {
  auto has = [](std::string_view form, std::string_view operation) {
    const std::vector<Replacement> &list = replacementsOf(form);
    return std::any_of(list.begin(), list.end(), [&](const Replacement &one) {
      return one.operation == operation;
    });
  };
  EXPECT_TRUE(has("i0, i0 -> i0", "arith.maxsi"));
  EXPECT_TRUE(has("i0, i0 -> i0", "arith.divui"));
  EXPECT_TRUE(has("f0 -> f0", "math.exp"));
  EXPECT_TRUE(has("memref<1#0 i0>, index -> i0", "affine.load"));
  EXPECT_FALSE(has("i0, i0 -> i0", "arith.addf"));
  EXPECT_TRUE(replacementsOf("no form").empty());
}

static const char *const program = R"("builtin.module"() ({
  "func.func"() <{function_type = (i8, i8) -> i8, sym_name = "f"}> ({
  ^bb0(%a: i8, %b: i8):
    %s = "arith.subi"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
    %m = "arith.maxsi"(%s, %b) : (i8, i8) -> i8
    "func.return"(%m) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
)";

TEST(ReplaceOperationTest, TakesOthersOfTheSameTypes) {
  std::vector<std::string> mutants =
      mutantsOf("replace-operation", program, "", 1000);
  EXPECT_TRUE(
      reaches(mutants, R"(%m = "arith.minui"(%s, %b) : (i8, i8) -> i8)"));
  // Its properties come along, and those of the other go.
  EXPECT_TRUE(
      reaches(mutants, R"(%m = "arith.addi"(%s, %b) <{overflowFlags = )"));
  EXPECT_TRUE(
      reaches(mutants, R"(%s = "arith.xori"(%a, %b) : (i8, i8) -> i8)"));
  EXPECT_FALSE(reaches(mutants, R"("arith.addf")"));
  for (const std::string &mutant : mutants)
    EXPECT_NE(mutant.find(R"("func.return"(%m))"), mutant.npos);
}

TEST(MixLevelsTest, PutsAnotherDialectBesideIt) {
  std::vector<std::string> mutants =
      mutantsOf("mix-levels", R"("builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "f"}> ({
  ^bb0(%a: i32):
    %s = "llvm.add"(%a, %a) : (i32, i32) -> i32
    "llvm.return"(%s) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
)",
                "", 1000);
  EXPECT_TRUE(
      reaches(mutants, R"( = "arith.xori"(%a, %a) : (i32, i32) -> i32)"));
  for (const std::string &mutant : mutants) {
    EXPECT_NE(mutant.find(R"("llvm.add")"), mutant.npos);
    EXPECT_EQ(mutant.find(R"("llvm.return"(%s))"), mutant.npos);
  }
}
