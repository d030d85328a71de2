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
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %m = "memref.get_global"() <{name = @m}> : () -> memref<4x8xi8>
    "x.use"(%m) : (memref<4x8xi8>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
)";

TEST(IntroduceAliasTest, KnowsThreeWaysToASecondName) {
  std::vector<std::string> mutants = mutantsOf("introduce-alias", program);
  EXPECT_TRUE(reaches(
      mutants,
      "    %g0 = \"memref.get_global\"() <{name = @m}> : () -> memref<4x8xi8>\n"
      "    \"x.use\"(%g0)"));
  EXPECT_TRUE(reaches(
      mutants,
      "    %g0 = \"memref.cast\"(%m) : (memref<4x8xi8>) -> memref<?x8xi8>\n"
      "    %g1 = \"memref.cast\"(%g0) : (memref<?x8xi8>) -> memref<4x8xi8>\n"
      "    \"x.use\"(%g1)"));
  EXPECT_TRUE(reaches(mutants, "-> memref<4x8xi8, strided<[8, 1]>>\n"
                               "    %g1 = \"memref.cast\"(%g0) : "
                               "(memref<4x8xi8, strided<[8, 1]>>) -> "
                               "memref<4x8xi8>\n    \"x.use\"(%g1)"));
}

TEST(IntroduceAliasTest, CastsTensorsToo) {
  std::vector<std::string> mutants =
      mutantsOf("introduce-alias", R"("func.func"() ({
^bb0(%t: tensor<4xi8>, %v: vector<4xi8>):
  "x.use"(%t, %v) : (tensor<4xi8>, vector<4xi8>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
)");
  EXPECT_TRUE(reaches(mutants, "\"tensor.cast\"(%t) : (tensor<4xi8>) -> "
                               "tensor<?xi8>"));
  EXPECT_FALSE(reaches(mutants, ".cast\"(%v)"));
}
