//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/rules/PatternNames.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using namespace std::literals;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

TEST(PatternNames, AreReadFromWhatTheCompilerCallsAFunction) {
  EXPECT_THAT(
      typeNamesIn("\1\2StringRef llvm::getTypeName() [DesiredTypeName = "
                  "(anonymous namespace)::Fold<mlir::x::Op>]\0"
                  "llvm::StringRef llvm::getTypeName() [with DesiredTypeName = "
                  "mlir::Other[4]]\0DesiredTypeName = cut\0"
                  "DesiredTypeName = unended"sv),
      ElementsAre("Fold<mlir::x::Op>", "mlir::Other[4]"));
  EXPECT_THAT(typeNamesIn(""), IsEmpty());
}

TEST(PatternNames, ThoseOfMLIRAreFound) {
  std::string problem;
  std::set<std::string> names = typeNamesOfMLIR(problem);
  EXPECT_EQ(problem, "");
  EXPECT_THAT(names, Contains("WhileMoveIfDown"));
  EXPECT_THAT(names, Not(Contains("WhileMoveIfUp")));
}
