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
  "func.func"() <{sym_name = "main"}> ({
    %k = "x.k"() : () -> i8
    %r = "func.call"(%k) <{callee = @f}> : (i8) -> i8
    "x.use"(%r) : (i8) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{sym_name = "f"}> ({
    %r = "func.call"() <{callee = @f}> : () -> i8
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
)";

TEST(DropFunctionTest, DropsItsCallsToo) {
  std::vector<std::string> mutants = mutantsOf("drop-function", program);
  ASSERT_EQ(mutants.size(), 1u);
  EXPECT_EQ(mutants.front(), R"("builtin.module"() ({
  "func.func"() <{sym_name = "main"}> ({
    %k = "x.k"() : () -> i8
    "x.use"(%k) : (i8) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
)");
}

TEST(DropFunctionTest, StaysWhereAResultHasNoStandIn) {
  std::string without(program);
  without.replace(without.find("%k = \"x.k\"() : () -> i8"), 23,
                  "%k = \"x.k\"() : () -> i9");
  without.replace(without.find("(%k)"), 4, "()");
  without.replace(without.find("(i8) -> i8"), 10, "() -> i8");
  EXPECT_TRUE(mutantsOf("drop-function", without).empty());
}
