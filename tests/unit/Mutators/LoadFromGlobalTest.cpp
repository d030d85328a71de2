//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Mutators/MutatorTesting.h"

using namespace scion;

static std::string withConstant(std::string value, std::string type) {
  return "\"builtin.module\"() ({\n  \"func.func\"() ({\n    %c = "
         "\"arith.constant\"() <{value = " +
         value + "}> : () -> " + type + "\n    \"func.return\"(%c) : (" + type +
         ") -> ()\n  }) : () -> ()\n}) : () -> ()\n";
}

TEST(LoadFromGlobalTest, LoadsScalars) {
  EXPECT_TRUE(reaches(
      mutantsOf("load-from-global", withConstant("-5 : i8", "i8")),
      "  \"memref.global\"() <{initial_value = dense<-5> : tensor<i8>, "
      "sym_name "
      "= \"g0\", sym_visibility = \"private\", type = memref<i8>}> : () -> ()\n"
      "  \"func.func\"() ({\n"
      "    %g1 = \"memref.get_global\"() <{name = @g0}> : () -> memref<i8>\n"
      "    %c = \"memref.load\"(%g1) : (memref<i8>) -> i8\n"));
  EXPECT_TRUE(reaches(
      mutantsOf("load-from-global", withConstant("0x7F800000 : f32", "f32")),
      "dense<0x7F800000> : tensor<f32>"));
  EXPECT_TRUE(reaches(mutantsOf("load-from-global", withConstant("true", "i1")),
                      "dense<true> : tensor<i1>"));
}

TEST(LoadFromGlobalTest, LoadsVectors) {
  std::vector<std::string> mutants = mutantsOf(
      "load-from-global",
      withConstant("dense<[[1], [2]]> : vector<2x1xi8>", "vector<2x1xi8>"));
  EXPECT_TRUE(reaches(mutants, "dense<[[1], [2]]> : tensor<2x1xi8>"));
  EXPECT_TRUE(reaches(mutants, "\"vector.load\"(%g1, %g2, %g2) : "
                               "(memref<2x1xi8>, index, index) -> "
                               "vector<2x1xi8>"));
}

TEST(LoadFromGlobalTest, LeavesOtherConstantsAlone) {
  EXPECT_TRUE(
      mutantsOf("load-from-global", withConstant("@f", "!x.f")).empty());
  EXPECT_TRUE(mutantsOf("load-from-global",
                        withConstant("dense<1> : tensor<4xi8>", "tensor<4xi8>"))
                  .empty());
}
