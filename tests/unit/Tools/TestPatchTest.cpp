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
};
} // namespace

TEST_F(TestPatch, AFunctionJoinsTheTestThatIsCalledAsItsPass) {
  UpstreamTests tests(root.str().str());
  EXPECT_EQ(tests.of("cse"), "mlir/test/Transforms/cse.mlir");
  EXPECT_EQ(testPatch(fresh, "", true, "cse", "cse", "arith.addi", tests),
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
  EXPECT_THAT(testPatch(fresh, "", false, "cse", "cse", "arith.addi", tests),
              HasSubstr("+++ b/mlir/test/Transforms/cse-arith-addi.mlir\n"
                        "@@ -0,0 +1,5 @@\n+// RUN: mlir-opt"));
}

TEST_F(TestPatch, ASchedulesFileIsAnInput) {
  UpstreamTests tests(root.str().str());
  std::string patch = testPatch("// RUN: cd %S && mlir-opt a=schedules.mlir\n",
                                "module {}\n", true, "cse", "cse", "", tests);
  EXPECT_THAT(patch, HasSubstr("+// RUN: cd %S && mlir-opt "
                               "a=Inputs/cse-schedules.mlir\n"));
  EXPECT_THAT(patch,
              HasSubstr("+++ b/mlir/test/Transforms/Inputs/cse-schedules.mlir\n"
                        "@@ -0,0 +1,1 @@\n+module {}\n"));
}

TEST_F(TestPatch, APassWithoutATestGetsAFileByItsDialect) {
  UpstreamTests none("");
  EXPECT_THAT(
      testPatch(fresh, "", true, "arith-expand", "arith-expand", "", none),
      StartsWith("diff --git a/mlir/test/Dialect/Arith/arith-expand.mlir"));
  UpstreamTests tests(root.str().str());
  EXPECT_EQ(tests.of("sccp"), "");
}
