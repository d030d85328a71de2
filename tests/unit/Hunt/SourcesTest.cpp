//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/hunt/Sources.h"

#include "harness/hunt/RunLines.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using namespace scion::hunt;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(Sources, AFileThatSaysWhichPassItDefines) {
  EXPECT_THAT(passesOfSource("mlir/lib/Dialect/Affine/Transforms/Any.cpp",
                             "#define GEN_PASS_DEF_AFFINELOOPTILING\n"),
              ElementsAre("affine-loop-tile"));
}

TEST(Sources, ByTheNameOfTheFile) {
  EXPECT_THAT(
      passesOfSource("mlir/lib/Dialect/Affine/Transforms/LoopFusion.cpp", ""),
      ElementsAre("affine-loop-fusion"));
  EXPECT_THAT(passesOfSource("mlir/lib/Transforms/CSE.cpp", ""),
              ElementsAre("cse"));
  EXPECT_THAT(passesOfSource(
                  "mlir/lib/Dialect/SCF/Transforms/LoopSpecialization.cpp", ""),
              Contains("scf-for-loop-specialization"));
}

TEST(Sources, ByTheFolderOfAConversion) {
  EXPECT_THAT(
      passesOfSource("mlir/lib/Conversion/ArithToLLVM/ArithToLLVM.cpp", ""),
      ElementsAre("convert-arith-to-llvm"));
}

TEST(Sources, FoldsAreWhatCanonicalizeDoes) {
  EXPECT_THAT(passesOfSource("mlir/lib/Dialect/Arith/IR/ArithOps.cpp", ""),
              Contains("canonicalize"));
}

TEST(Sources, OtherFilesAreAboutNoPass) {
  EXPECT_THAT(passesOfSource("llvm/lib/IR/Value.cpp", ""), IsEmpty());
  EXPECT_THAT(passesOfSource("mlir/docs/Passes.md", ""), IsEmpty());
}

// A row written by hand may mistype a pass.
TEST(Sources, EachPassOfTheTableIsThere) {
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(huntSourcesText()).split(lines, '\n');
  unsigned rows = 0;
  for (llvm::StringRef line : lines) {
    auto [glob, passes] = line.split(" = ");
    if (line.starts_with("#") || passes.empty())
      continue;
    ++rows;
    llvm::SmallVector<llvm::StringRef> names;
    passes.split(names, ' ', -1, /*KeepEmpty=*/false);
    for (llvm::StringRef name : names) {
      std::string why;
      stepsOfFlag(std::string_view(name), "", why);
      EXPECT_EQ(why, "") << glob.str();
    }
  }
  EXPECT_GT(rows, 10u);
}
