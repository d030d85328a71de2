//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/SourcePlace.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include "gtest/gtest.h"

using namespace scion;

namespace {
class SourcePlace : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("source", root));
    write("mlir/include/mlir/Dialect/A/Passes.td",
          "// def Old : Pass<\"do-it\">\n"
          "def ADoIt : InterfacePass<\"do-it\", \"X\"> {\n");
    write("mlir/lib/Dialect/A/DoIt.cpp",
          "struct Fold;\n"
          "// struct Fold : a comment\n"
          "using impl::ADoItBase<X>;\n"
          "struct FoldMore : OpRewritePattern<X> {};\n"
          "struct Fold final : OpRewritePattern<X> {\n"
          "struct DoIt : impl::ADoItBase<DoIt> {\n");
  }
  void TearDown() override { llvm::sys::fs::remove_directories(root); }

  void write(llvm::StringRef name, llvm::StringRef text) {
    llvm::SmallString<128> path(root);
    llvm::sys::path::append(path, name);
    llvm::sys::fs::create_directories(llvm::sys::path::parent_path(path));
    std::error_code error;
    llvm::raw_fd_ostream(path, error) << text;
  }

  std::string place(const std::string &pass, const std::string &pattern) {
    return placeInSource(root.str().str(), pass, pattern);
  }

  llvm::SmallString<128> root;
};
} // namespace

TEST_F(SourcePlace, IsThatOfTheDefinitionOfThePattern) {
  EXPECT_EQ(place("do-it", "(anonymous namespace)::Fold<true>"),
            "mlir/lib/Dialect/A/DoIt.cpp:5, `Fold`");
  EXPECT_EQ(place("do-it", "FoldLess"), "");
}

TEST_F(SourcePlace, IsThatOfThePassWithoutAPattern) {
  EXPECT_EQ(place("do-it", ""), "mlir/lib/Dialect/A/DoIt.cpp:6, `ADoIt`");
  EXPECT_EQ(place("do-that", ""), "");
}

TEST_F(SourcePlace, IsUnknownWithoutASource) {
  EXPECT_EQ(placeInSource("", "do-it", "Fold"), "");
}
