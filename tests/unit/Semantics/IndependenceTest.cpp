//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The reference semantics share nothing with what they judge.
//
//===----------------------------------------------------------------------===//

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

namespace fs = std::filesystem;

/// Folders, rewriters, lowerings and analyses of MLIR.
static const std::regex forbidden(
    "\\bfold\\(|tryFold|[cC]onstantFold|applyPatterns|"
    "PatternRewriter|PassManager|/Transforms/|/Conversion/|/Analysis/|"
    "mlir/Pass/|ValueBoundsConstraint|createOrFold|matchPattern");

static std::string withoutComments(const std::string &line) {
  return line.substr(0, line.find("//"));
}

TEST(IndependenceTest, NoFolderAndNoLoweringOfMLIRIsCalled) {
  size_t files = 0;
  for (const auto &entry : fs::recursive_directory_iterator(
           fs::path(SCION_SOURCE_DIR) / "harness/semantics")) {
    if (entry.path().extension() != ".cpp" && entry.path().extension() != ".h")
      continue;
    ++files;
    std::ifstream stream(entry.path());
    std::string line;
    for (unsigned number = 1; std::getline(stream, line); ++number)
      EXPECT_FALSE(std::regex_search(withoutComments(line), forbidden))
          << entry.path() << ":" << number << ": " << line;
  }
  EXPECT_GT(files, 20u);
}

TEST(IndependenceTest, WhatIsForbiddenIsFound) {
  EXPECT_TRUE(std::regex_search("op->fold(operands, results)", forbidden));
  EXPECT_TRUE(std::regex_search("map.constantFold(values, made)", forbidden));
  EXPECT_TRUE(
      std::regex_search("#include \"mlir/Conversion/Passes.h\"", forbidden));
}
