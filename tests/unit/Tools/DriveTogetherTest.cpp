//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/drive/Together.h"

#include "llvm/ADT/StringRef.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <filesystem>
#include <fstream>

#include <unistd.h>

using namespace scion;
using namespace scion::drive;
using testing::ElementsAre;

TEST(DriveTogether, WordsBelongToTheProgramWhoseOpsWereCounted) {
  auto words = wordsByProgram("before\nOperations encountered:\n  a, 1\n"
                              "Operations encountered:\nx:1:1: error: no\n",
                              2);
  ASSERT_TRUE(words);
  EXPECT_THAT(*words,
              ElementsAre("Operations encountered:\n  a, 1\n",
                          "Operations encountered:\nx:1:1: error: no\n"));
  EXPECT_FALSE(wordsByProgram("Operations encountered:\n", 2));
  EXPECT_TRUE(wordsByProgram("", 0));
}

using Runs = std::vector<std::vector<Run>>; // Run is a method of a test

namespace {
/// A tool that copies its input, refuses a program with "refuse", and crashes
/// on one with "die".
class FakeTool : public testing::Test {
protected:
  FakeTool() {
    folder = std::filesystem::temp_directory_path() /
             ("scion-together-" + std::to_string(getpid()));
    std::filesystem::create_directories(folder);
    tool.path = folder / "fake-opt";
    std::ofstream(tool.path) << R"(#!/bin/sh
echo start >>starts
if grep -q die "$1"; then ulimit -c 0; kill -ABRT $$; fi
code=0
if grep -q refuse "$1"; then code=1; fi
awk 'function chunk() { print "Operations encountered:" >"/dev/stderr" }
  BEGIN { chunk() }
  /^\/\/ -----/ { print "// scion-harvest: next chunk"; chunk(); next }
  /refuse/ { print "x:1:1: error: refused" >"/dev/stderr"; next }
  { print }' "$1"
exit $code
)";
    std::filesystem::permissions(tool.path, std::filesystem::perms::owner_all);
    tool.limits.folder = folder;
    tool.jobs = 1;
  }
  ~FakeTool() override { std::filesystem::remove_all(folder); }

  Runs run(const std::vector<std::string> &texts,
           const std::vector<Batch> &groups) {
    for (size_t i = 0; i < texts.size(); ++i)
      std::ofstream(folder / (std::to_string(i) + ".mlir")) << texts[i];
    return runTogether(tool, texts, groups, starts);
  }

  std::filesystem::path folder;
  Tool tool;
  uint64_t starts = 0;
};
} // namespace

TEST_F(FakeTool, OneProcessRunsAGroup) {
  auto runs = run({"a\n", "refuse\n", "c\n"}, {{{0, 1, 2}, {{"p", ""}}}});
  EXPECT_EQ(starts, 1u);
  ASSERT_EQ(runs.size(), 1u);
  ASSERT_EQ(runs[0].size(), 3u);
  EXPECT_TRUE(runs[0][0].isFine());
  EXPECT_EQ(llvm::StringRef(runs[0][0].output).trim(), "a");
  EXPECT_EQ(runs[0][1].code, 1);
  EXPECT_EQ(firstError(runs[0][1].errors), "refused");
  EXPECT_TRUE(runs[0][2].isFine());
}

TEST_F(FakeTool, ACrashIsThatOfOneProgram) {
  auto runs = run({"a\n", "b\n", "die\n", "d\n"},
                  {{{0, 1, 2, 3}, {{"p", ""}}}, {{1}, {{"q", ""}}}});
  // All four, each half of them, those of the half that crashes; and the other.
  EXPECT_EQ(starts, 6u);
  EXPECT_TRUE(runs[0][0].isFine());
  EXPECT_TRUE(runs[0][1].isFine());
  EXPECT_EQ(runs[0][2].end, End::Crashed);
  EXPECT_EQ(llvm::StringRef(runs[0][3].output).trim(), "d");
  EXPECT_TRUE(runs[1][0].isFine());
}
