//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/PathCoverage.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

using namespace scion;

static OpKinds kindsNamed(std::vector<std::string> list) {
  OpKinds result;
  result.kinds = std::move(list);
  return result;
}

TEST(PathCoverage, CountsOpsOfProgramsAndOfPaths) {
  PathCoverage coverage;
  coverage.note(kindsNamed({"@affine.for-step", "arith.addi",
                            "arith.addi:tensor", "func.func"}),
                /*isProgram=*/true);
  coverage.note(kindsNamed({"llvm.add", "llvm.func"}), /*isProgram=*/false);
  EXPECT_EQ(coverage.str(), "2 dialects and 2 ops in programs, 3 and 4 along "
                            "their paths");
  EXPECT_EQ(coverage.table(), "  arith                    1     1\n"
                              "  func                     1     1\n"
                              "  llvm                     0     2\n");
}

TEST(PathCoverage, ProcessesShareAFile) {
  llvm::SmallString<128> path;
  ASSERT_FALSE(llvm::sys::fs::createTemporaryFile("ops", "", path));
  PathCoverage one, other;
  ASSERT_TRUE(one.keepIn(path.str().str()));
  ASSERT_TRUE(other.keepIn(path.str().str()));
  one.add("arith.addi", true);
  one.add("arith.addi", true);
  other.add("llvm.add", false);
  PathCoverage later;
  ASSERT_TRUE(later.keepIn(path.str().str()));
  EXPECT_EQ(later.inPrograms(), PathCoverage::Names({"arith.addi"}));
  EXPECT_EQ(later.onPaths(), PathCoverage::Names({"arith.addi", "llvm.add"}));
  auto text = llvm::MemoryBuffer::getFile(path);
  ASSERT_TRUE(text);
  EXPECT_EQ((*text)->getBuffer(),
            "program arith.addi\npath arith.addi\npath llvm.add\n");
  llvm::sys::fs::remove(path);
  EXPECT_FALSE(later.keepIn("/no/such/folder/ops"));
}

TEST(PathCoverage, AHalfWrittenLineIsIgnored) {
  PathCoverage coverage;
  coverage.read("path arith.addi\nnonsense\npath scf.fo");
  EXPECT_EQ(coverage.onPaths(), PathCoverage::Names({"arith.addi"}));
}
