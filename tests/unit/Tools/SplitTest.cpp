//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/harvest/Split.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion::harvest;
using testing::ElementsAre;

static std::vector<std::string> texts(std::string_view file) {
  std::vector<std::string> texts;
  for (const Chunk &chunk : splitChunks(file))
    texts.emplace_back(chunk.text);
  return texts;
}

static std::vector<unsigned> lines(std::string_view file) {
  std::vector<unsigned> lines;
  for (const Chunk &chunk : splitChunks(file))
    lines.push_back(chunk.line);
  return lines;
}

TEST(Split, WithoutMarkerTheFileIsTheChunk) {
  EXPECT_THAT(texts("a\nb"), ElementsAre("a\nb"));
  EXPECT_THAT(texts(""), ElementsAre(""));
}

TEST(Split, CutsAtMarkerLines) {
  EXPECT_THAT(texts("a\n// -----\nb\n// -----\nc\n"),
              ElementsAre("a\n", "b\n", "c\n"));
  EXPECT_THAT(lines("a\n// -----\nb\nb\n// -----\nc\n"), ElementsAre(1, 3, 6));
}

TEST(Split, MarkersAtBothEndsMakeEmptyChunks) {
  EXPECT_THAT(texts("// -----\na\n// -----"), ElementsAre("", "a\n", ""));
  EXPECT_THAT(lines("// -----\na\n// -----"), ElementsAre(1, 2, 4));
  EXPECT_THAT(texts("// -----\n// -----\n"), ElementsAre("", "", ""));
}

TEST(Split, BlanksAroundTheMarkerAndCarriageReturnsDoNotMatter) {
  EXPECT_THAT(texts("a\r\n // ----- \t\r\nb\r\n"),
              ElementsAre("a\r\n", "b\r\n"));
}

TEST(Split, OnlyAWholeLineIsAMarker) {
  EXPECT_THAT(texts("// ------\n"), ElementsAre("// ------\n"));
  EXPECT_THAT(texts("//-----\n"), ElementsAre("//-----\n"));
  EXPECT_THAT(texts("// ---------- // ruler\n"),
              ElementsAre("// ---------- // ruler\n"));
  EXPECT_THAT(texts("// CHECK: // -----\n"),
              ElementsAre("// CHECK: // -----\n"));
  EXPECT_THAT(texts("x // -----\n"), ElementsAre("x // -----\n"));
}
