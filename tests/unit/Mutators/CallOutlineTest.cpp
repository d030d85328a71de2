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
  "func.func"() <{function_type = (i8) -> i8, sym_name = "f"}> ({
  ^bb0(%a: i8):
    %s = "arith.muli"(%a, %a) : (i8, i8) -> i8
    "func.return"(%s) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
)";

TEST(CallOutlineTest, CallsANewPrivateFunction) {
  std::vector<std::string> mutants = mutantsOf("call-outline", program);
  EXPECT_TRUE(reaches(
      mutants, R"(    %g1 = "func.call"(%a) <{callee = @g2}> : (i8) -> (i8)
    "func.return"(%g1) : (i8) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i8) -> (i8), sym_name = "g2", sym_visibility = "private"}> ({
  ^bb0(%g0: i8):
    %s = "arith.muli"(%g0, %g0) : (i8, i8) -> i8
    "func.return"(%s) : (i8) -> ()
  }) : () -> ())"));
  EXPECT_TRUE(reaches(mutants, "callee = @g2, no_inline"));
  EXPECT_EQ(mutants.size(), 2u);
}

TEST(CallOutlineTest, LeavesBranchesAndSymbolsInPlace) {
  EXPECT_TRUE(mutantsOf("call-outline", R"("func.func"() ({
  "x.table"() <{sym_name = "s"}> : () -> ()
  "cf.br"()[^a] : () -> ()
^a:
  "func.return"() : () -> ()
}) : () -> ()
)")
                  .empty());
}
