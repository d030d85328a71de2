//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// chain-tosa: chains of tosa operations in the data flow of lowered programs.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Mutators/MutatorTesting.h"

using namespace scion;

static std::string inFunction(std::string_view body) {
  return R"("func.func"() <{function_type = () -> (), sym_name = "f"}> ({
)" + std::string(body) +
         R"(  "func.return"() : () -> ()
}) : () -> ()
)";
}

static size_t countOf(std::string_view text, std::string_view part) {
  size_t count = 0;
  for (size_t at = text.find(part); at != text.npos;
       at = text.find(part, at + 1))
    ++count;
  return count;
}

TEST(ChainTosaTest, ScalarsGoThroughATensorOfOneElement) {
  std::vector<std::string> mutants = mutantsOf("chain-tosa", inFunction(R"(
  %c = "arith.constant"() <{value = 5 : i32}> : () -> i32
  "x.end"(%c) : (i32) -> ()
)"));
  ASSERT_FALSE(mutants.empty());
  for (const std::string &mutant : mutants) {
    EXPECT_NE(
        mutant.find(R"("tensor.from_elements"(%c) : (i32) -> tensor<1xi32>)"),
        mutant.npos);
    EXPECT_NE(mutant.find(R"(: (tensor<1xi32>, index) -> i32)"), mutant.npos);
    EXPECT_EQ(mutant.find(R"("x.end"(%c))"), mutant.npos);
    EXPECT_GE(countOf(mutant, "\"tosa."), 2u);
  }
}

TEST(ChainTosaTest, TensorsStayTensors) {
  std::vector<std::string> mutants = mutantsOf("chain-tosa", inFunction(R"(
  %a = "x.other"() : () -> tensor<4x3xf32>
  %b = "linalg.fill"(%a) : (tensor<4x3xf32>) -> tensor<4x3xf32>
  "x.end"(%b) : (tensor<4x3xf32>) -> ()
)"),
                                               "", 2000);
  EXPECT_FALSE(reaches(mutants, "tensor.from_elements"));
  // A visible tensor of the same type is the other operand.
  EXPECT_TRUE(
      reaches(mutants, R"((%a, %b) : (tensor<4x3xf32>, tensor<4x3xf32>))"));
  EXPECT_TRUE(reaches(
      mutants, R"(<{axis = 1 : i32}> : (tensor<4x3xf32>) -> tensor<4x1xf32>)"));
  EXPECT_TRUE(reaches(mutants, R"("tosa.select")"));
  // Shifts are no operations on floats.
  EXPECT_FALSE(reaches(mutants, "shift\""));
}

TEST(ChainTosaTest, NotOfOtherTypesAndPlaces) {
  EXPECT_TRUE(mutantsOf("chain-tosa", inFunction(R"(
  %a = "x.other"() : () -> tensor<?xf32>
  %b = "x.other"() : () -> memref<4xf32>
  %c = "x.other"() : () -> vector<4xf32>
  %d = "x.other"() : () -> tensor<0xf32>
  %e = "x.other"() : () -> tensor<100x100xf32>
  "x.end"(%a, %b, %c, %d, %e) : (tensor<?xf32>, memref<4xf32>, vector<4xf32>, tensor<0xf32>, tensor<100x100xf32>) -> ()
)"))
                  .empty());
  // In the body of an operation that reads scalars only.
  EXPECT_TRUE(mutantsOf("chain-tosa", inFunction(R"(
  "linalg.generic"() ({
    %c = "arith.constant"() <{value = 5 : i32}> : () -> i32
    "linalg.yield"(%c) : (i32) -> ()
  }) : () -> ()
)"))
                  .empty());
}
