//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/LightTest.h"
#include "harness/reduce/ReduceReport.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

static PassCheck check() {
  PassCheck check;
  check.program = "func.func @main() {\n  return\n}\n";
  check.output = "module {\n  llvm.func @print(i32)\n  llvm.func @main() {\n"
                 "    %0 = a.wrong\n    llvm.return\n  }\n}\n";
  check.wrongLine = "%7 = a.wrong";
  return check;
}

static ReportParts parts() {
  ReportParts parts;
  parts.goal.kind = FindingKind::Miscompile;
  parts.goal.culprit = "some-pass";
  parts.program = check().program;
  parts.guilty = "builtin.module(some-pass)";
  parts.badAll = parts.testAll = "builtin.module(some-pass,lower)";
  parts.expected = "1\n2\n";
  parts.check = check();
  return parts;
}

TEST(LightTest, WithoutTheRightOutputThereIsNothingToCheck) {
  EXPECT_EQ(checkLines(check()), "");
}

TEST(LightTest, ValuesAreVariables) {
  PassCheck fixed = check();
  fixed.rightOutput = "func.func @f() {\n  %0 = a.x\n  %1 = a.y %0, %0\n}\n"
                      "func.func @g() {\n  %0 = a.z\n}\n";
  EXPECT_EQ(checkLines(fixed),
            "// CHECK-LABEL: func.func @f\n"
            "// CHECK:       [[V0:%[A-Za-z0-9_.-]+]] = a.x\n"
            "// CHECK:       [[V1:%[A-Za-z0-9_.-]+]] = a.y [[V0]], [[V0]]\n"
            "// CHECK-LABEL: func.func @g\n"
            "// CHECK:       [[V2:%[A-Za-z0-9_.-]+]] = a.z\n");
}

TEST(LightTest, WhereTheRightOutputIsKnownItIsWanted) {
  PassCheck fixed = check();
  fixed.rightOutput = "module {\n  llvm.func @print(i32)\n"
                      "  llvm.func private @main(%arg0: i32) {\n"
                      "    %c = arith.constant 1 : i32\n    %0 = a.right\n"
                      "  }\n}\n";
  EXPECT_EQ(checkLines(fixed),
            "// CHECK:       llvm.func @print(i32)\n"
            "// CHECK-LABEL: llvm.func private @main\n"
            "// CHECK:       [[V0:%[A-Za-z0-9_.-]+]] = a.right\n");
}

TEST(LightTest, WhereALineIsTooManyNoneMayStandBetween) {
  PassCheck fixed = check();
  fixed.rightOutput = "module {\n  llvm.func @print(i32)\n"
                      "  llvm.func @main() {\n    %c = arith.constant 1 : i32\n"
                      "    a.b {\n      a.c\n    }\n  }\n}\n";
  fixed.isStrict = true;
  EXPECT_EQ(checkLines(fixed),
            "// CHECK-LABEL: llvm.func @main\n"
            "// CHECK-NEXT:  [[V0:%[A-Za-z0-9_.-]+]] = arith.constant 1 : i32\n"
            "// CHECK-NEXT:  a.b {\n// CHECK-NEXT:  a.c\n"
            "// CHECK-NEXT:  }\n");
}

TEST(LightTest, TheWholeProgramIsRunToo) {
  std::string text = lightTest(parts());
  EXPECT_THAT(text, StartsWith("// RUN: mlir-opt %s --pass-pipeline="));
  EXPECT_THAT(text, HasSubstr("| mlir-runner"));
  EXPECT_THAT(text, HasSubstr("// VALUES:      1\n// VALUES-NEXT: 2\n"
                              "// VALUES-NOT:  {{.+}}\n"));
  // A 0 is not in -0.
  EXPECT_THAT(text, HasSubstr("--match-full-lines"));
  EXPECT_THAT(text, Not(HasSubstr("// CHECK")));
  EXPECT_EQ(integrationTest(parts()), "");
}

TEST(LightTest, AFunctionLeavesTheValuesToAnotherTest) {
  ReportParts report = parts();
  report.check.isOneFunction = true;
  report.check.program = "func.func @f() {\n  return\n}\n";
  std::string text = lightTest(report);
  EXPECT_THAT(text, HasSubstr("func.func @f()"));
  EXPECT_THAT(text, Not(HasSubstr("VALUES")));
  EXPECT_THAT(text, Not(HasSubstr("mlir-runner")));
  text = integrationTest(report);
  EXPECT_THAT(text, HasSubstr("func.func @main()"));
  EXPECT_THAT(text, HasSubstr("// VALUES:      1\n"));
  EXPECT_THAT(text, Not(HasSubstr("CHECK-NOT")));
}

TEST(LightTest, WithoutAnythingToCheckTheValuesAreLeft) {
  ReportParts report = parts();
  report.check.wrongLine.clear();
  std::string text = lightTest(report);
  EXPECT_THAT(text, Not(HasSubstr("// CHECK")));
  EXPECT_THAT(text, Not(HasSubstr("| FileCheck %s\n")));
  EXPECT_THAT(text, HasSubstr("// VALUES:      1\n"));
}

TEST(LightTest, AnotherModuleEachTimeIsShownByManyRuns) {
  ReportParts report = parts();
  report.goal.kind = FindingKind::Nondeterminism;
  EXPECT_THAT(lightTest(report), HasSubstr("// RUN: diff %t.1 %t.6\n"));
}

TEST(LightTest, AFunctionIsNamedByItsHead) {
  std::string output = "module {\n  func.func private @a(%x: i8) {\n"
                       "    %1 = b.c %x\n  }\n  func.func @d() {\n"
                       "    e.f\n  }\n}\n";
  EXPECT_EQ(headOfFunction(output, "%y = b.c %z"), "func.func private @a");
  EXPECT_EQ(headOfFunction(output, "e.f"), "func.func @d");
  EXPECT_EQ(headOfFunction(output, "g.h"), "");
  EXPECT_EQ(nameInHead("func.func private @a"), "a");
}
