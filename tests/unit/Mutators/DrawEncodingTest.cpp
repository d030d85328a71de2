//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Mutators/MutatorTesting.h"

using namespace scion;

static std::string userOf(std::string_view type) {
  std::string text(type);
  return R"("func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %t = "x.make"() : () -> )" +
         text + R"(
  "linalg.copy"(%t, %t) : ()" +
         text + ", " + text + R"() -> ()
  "func.return"() : () -> ()
}) : () -> ()
)";
}

TEST(DrawEncodingTest, StoresOneOperand) {
  std::vector<std::string> mutants =
      mutantsOf("draw-encoding", userOf("tensor<2xi32>"));
  // The input is read as it is stored.
  EXPECT_TRUE(reaches(
      mutants,
      R"(-> tensor<2xi32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
  "linalg.copy"(%g0, %t) : (tensor<2xi32, #sparse_tensor)"));
  // Outputs stay dense.
  EXPECT_TRUE(reaches(mutants, R"(-> tensor<2xi32>
  "linalg.copy"(%t, %g1) : (tensor<2xi32>, tensor<2xi32>))"));
}

TEST(DrawEncodingTest, NeedsTensorsOfNumbers) {
  for (const char *type :
       {"memref<2xi32>", "tensor<i32>", "tensor<*xi32>",
        "tensor<2xcomplex<f32>>", "tensor<2xf8E5M2>", "tensor<1x1x1x1x1xf32>",
        "tensor<2xi32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) "
        "}>>"})
    EXPECT_TRUE(mutantsOf("draw-encoding", userOf(type)).empty()) << type;
}
