//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/harvest/ForeignTool.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion::harvest;
using testing::ElementsAre;

static constexpr std::string_view file = "one\n"      // line 1
                                         "// -----\n" // 2
                                         "two\n"      // 3
                                         "two\n"      // 4
                                         "// -----\n" // 5
                                         "three\n";   // 6

TEST(ForeignTool, SplitsOutputAtItsMarker) {
  std::string_view output = "one\n// scion-harvest: next chunk\n"
                            "// scion-harvest: next chunk\nthree\n";
  auto parts = splitToolOutput(output, 3);
  ASSERT_TRUE(parts);
  EXPECT_THAT(*parts, ElementsAre("one\n", "", "three\n"));
  EXPECT_FALSE(splitToolOutput(output, 2));
  EXPECT_FALSE(splitToolOutput(output, 4));
  EXPECT_TRUE(splitToolOutput("", 1));
}

TEST(ForeignTool, ErrorsCountedFromTheFileFindTheirChunk) {
  auto errors = toolErrorsByChunk("a.mlir:4:7: error: bad thing\n"
                                  "two\n      ^\n"
                                  "a.mlir:4:7: note: see: error: there\n"
                                  "a.mlir:4:9: error: another\n"
                                  "a.mlir:6:1: error: 'x' : error: twice\n",
                                  splitChunks(file));
  ASSERT_EQ(errors.size(), 3u);
  EXPECT_EQ(errors[0].reason, "");
  EXPECT_EQ(errors[1].reason, "bad thing");
  EXPECT_EQ(errors[1].line, 2u);
  EXPECT_EQ(errors[2].reason, "'x' : error: twice");
  EXPECT_EQ(errors[2].line, 1u);
}

TEST(ForeignTool, ErrorsCountedFromTheSplitFindTheirChunk) {
  // As MLIR before 22 prints: line 3 of what follows the marker in line 2.
  auto errors = toolErrorsByChunk(
      "within split at a.mlir:2 offset :3:1: error: bad thing\n",
      splitChunks(file));
  EXPECT_EQ(errors[0].reason, "");
  EXPECT_EQ(errors[1].reason, "bad thing");
  EXPECT_EQ(errors[1].line, 2u);
}

TEST(ForeignTool, OtherTextIsNoError) {
  auto errors = toolErrorsByChunk(
      "error: without a place\nx: error: y\na:b:c: error: z\n:: error: e\n",
      splitChunks(file));
  for (const ChunkResult &outcome : errors)
    EXPECT_EQ(outcome.reason, "");
}
