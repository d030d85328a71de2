//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/ToolsAtHand.h"

#include "harness/reduce/StockTools.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <filesystem>
#include <fstream>

using namespace scion;
using testing::ElementsAre;
namespace fs = std::filesystem;

namespace {
class ToolsAtHand : public testing::Test {
protected:
  fs::path root = fs::path(testing::TempDir()) / "scion-tools-at-hand";

  ToolsAtHand() {
    fs::remove_all(root);
    fs::create_directories(root);
  }
  ~ToolsAtHand() override { fs::remove_all(root); }

  /// An mlir-opt that says a version, or does not start.
  std::string add(const std::string &folder, bool starts = true) {
    fs::create_directories(root / folder);
    fs::path tool = root / folder / "mlir-opt";
    std::ofstream(tool) << "#!/bin/sh\n"
                        << (starts ? "echo LLVM version 9.9.9\n"
                                   : "exit 127\n");
    fs::permissions(tool, fs::perms::owner_all);
    return (root / folder).string();
  }

  std::vector<std::string> find(std::vector<std::string> maybe = {},
                                std::vector<std::string> named = {}) {
    return toolsAtHand({root.string(), std::move(maybe), std::move(named)});
  }
};
} // namespace

TEST_F(ToolsAtHand, TheOlderVersionComesFirst) {
  std::string second = add("llvm-100/bin"), first = add("llvm-21/bin");
  fs::create_directories(root / "llvm-14/bin"); // has no MLIR
  add("llvm-none/bin");
  EXPECT_THAT(find(), ElementsAre(first, second));
}

TEST_F(ToolsAtHand, OneThatDoesNotStartIsLeftOut) {
  add("llvm-21/bin", /*starts=*/false);
  std::string other = add("build/bin");
  EXPECT_THAT(find({other, (root / "nowhere").string()}), ElementsAre(other));
}

TEST_F(ToolsAtHand, WhatSomebodyNamedStaysAndComesLast) {
  std::string one = add("llvm-21/bin"), two = add("llvm-22/bin");
  EXPECT_THAT(find({}, {one}), ElementsAre(two, one));
  std::string nowhere = (root / "nowhere").string();
  EXPECT_THAT(find({}, {nowhere}), ElementsAre(one, two, nowhere));
}

TEST_F(ToolsAtHand, TheOneInUseAndLinksAreNoOthers) {
  std::optional<StockTools> inUse = StockTools::find();
  if (!inUse)
    GTEST_SKIP() << "no mlir-opt";
  fs::create_directories(root / "llvm-20/bin");
  fs::create_symlink(fs::canonical(inUse->mlirOptPath()),
                     root / "llvm-20/bin/mlir-opt");
  std::string one = add("llvm-21/bin");
  fs::create_directories(root / "llvm-22/bin");
  fs::create_symlink(fs::path(one) / "mlir-opt", root / "llvm-22/bin/mlir-opt");
  EXPECT_THAT(find(), ElementsAre(one));
}
