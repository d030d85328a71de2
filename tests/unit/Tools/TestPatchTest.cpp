//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/known/TestPatch.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::HasSubstr;
using testing::StartsWith;

static constexpr char fresh[] =
    "// RUN: mlir-opt %s --pass-pipeline='builtin.module(cse)' | FileCheck %s\n"
    "\n// CHECK-NOT: b\n\nfunc.func @a()\n";

namespace {
class TestPatch : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("tests", root));
    const std::string split = "mlir-opt %s -cse -split-input-file";
    // It takes no other function: its input is one.
    write("Dialect/Arith/a.mlir", "// RUN: mlir-opt %s -cse | FileCheck %s\n");
    write("Dialect/Arith/b.mlir", "// RUN: " + split + " | FileCheck %s\n");
    write("Dialect/Arith/c.mlir",
          "// RUN: " + split + " | FileCheck %s --check-prefix=A\n");
    write("Transforms/cse.mlir",
          "// RUN: " + split + " | FileCheck %s\n\nfunc.func @z()\n");
    write("Transforms/sccp.mlir",
          "// RUN: mlir-opt %s -sccp -cse -split-input-file | FileCheck %s\n");
  }
  void TearDown() override { llvm::sys::fs::remove_directories(root); }

  void write(llvm::StringRef name, llvm::StringRef text) {
    llvm::SmallString<128> path(root);
    llvm::sys::path::append(path, "mlir/test", name);
    llvm::sys::fs::create_directories(llvm::sys::path::parent_path(path));
    std::error_code error;
    llvm::raw_fd_ostream(path, error) << text;
  }

  llvm::SmallString<128> root;
  std::set<std::string> taken;
};
} // namespace

TEST_F(TestPatch, AFunctionJoinsTheTestThatIsCalledAsItsPass) {
  UpstreamTests tests(root.str().str());
  EXPECT_EQ(tests.of("cse"), "mlir/test/Transforms/cse.mlir");
  EXPECT_EQ(
      testPatch(fresh, "", true, "cse", "cse", "arith.addi", tests, taken),
      "diff --git a/mlir/test/Transforms/cse.mlir "
      "b/mlir/test/Transforms/cse.mlir\n"
      "--- a/mlir/test/Transforms/cse.mlir\n"
      "+++ b/mlir/test/Transforms/cse.mlir\n"
      "@@ -1,3 +1,9 @@\n"
      " // RUN: mlir-opt %s -cse -split-input-file | FileCheck %s\n"
      " \n func.func @z()\n"
      "+\n+// -----\n+\n+// CHECK-NOT: b\n+\n+func.func @a()\n");
}

TEST_F(TestPatch, AProgramIsAFileOfItsOwn) {
  UpstreamTests tests(root.str().str());
  EXPECT_THAT(
      testPatch(fresh, "", false, "cse", "cse", "arith.addi", tests, taken),
      HasSubstr("+++ b/mlir/test/Transforms/cse-arith-addi.mlir\n"
                "@@ -0,0 +1,5 @@\n+// RUN: mlir-opt"));
}

TEST_F(TestPatch, ASchedulesFileIsAnInput) {
  UpstreamTests tests(root.str().str());
  std::string patch =
      testPatch("// RUN: mlir-opt a=%S/schedules.mlir\n", "module {}\n", true,
                "cse", "cse", "", tests, taken);
  EXPECT_THAT(patch, HasSubstr("+// RUN: mlir-opt "
                               "a=%S/Inputs/cse-schedules.mlir\n"));
  EXPECT_THAT(patch,
              HasSubstr("+++ b/mlir/test/Transforms/Inputs/cse-schedules.mlir\n"
                        "@@ -0,0 +1,1 @@\n+module {}\n"));
}

TEST_F(TestPatch, NoTwoPatchesAddOneFile) {
  UpstreamTests none("");
  for (llvm::StringRef name : {"cse.mlir", "cse-2.mlir"})
    EXPECT_THAT(testPatch(fresh, "", false, "cse", "cse", "", none, taken),
                HasSubstr(("+++ b/mlir/test/Transforms/" + name + "\n").str()));
}

TEST_F(TestPatch, WhatIsExecutedStandsWithItsDialect) {
  UpstreamTests none("");
  std::string run = "// RUN: mlir-opt %s | mlir-runner\n";
  auto folderOf = [&](const std::string &pass, const std::string &op) {
    std::string patch = testPatch(run, "", false, pass, pass, op, none, taken);
    return llvm::sys::path::parent_path(
               llvm::StringRef(patch).split("+++ b/").second.split('\n').first)
        .str();
  };
  EXPECT_EQ(folderOf("math-expand-ops", "arith.addi"),
            "mlir/test/Integration/Dialect/Math/CPU");
  EXPECT_EQ(folderOf("cse", "vector.mask"),
            "mlir/test/Integration/Dialect/Vector/CPU");
  EXPECT_EQ(folderOf("affine-loop-fusion", "affine.for"),
            "mlir/test/Integration/Dialect/Standard/CPU");
}

TEST_F(TestPatch, APassWithoutATestGetsAFileByItsDialect) {
  UpstreamTests none("");
  EXPECT_THAT(
      testPatch(fresh, "", true, "arith-expand", "arith-expand", "", none,
                taken),
      StartsWith("diff --git a/mlir/test/Dialect/Arith/arith-expand.mlir"));
  UpstreamTests tests(root.str().str());
  EXPECT_EQ(tests.of("sccp"), "");
}
