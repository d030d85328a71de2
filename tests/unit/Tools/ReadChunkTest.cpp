//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/harvest/ReadChunk.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion::harvest;
using testing::ElementsAre;
using testing::HasSubstr;

static const ReadOptions defaults = {.maxSize = 1000, .onlyDialects = {}};

TEST(ReadChunk, PrintsGenericWithoutNamesAndLocations) {
  ChunkResult outcome = readChunk("func.func @f(%arg: i1) -> i1 {\n"
                                  "  return %arg : i1 loc(\"somewhere\")\n}\n",
                                  defaults);
  EXPECT_EQ(outcome.fate, Fate::Valid);
  EXPECT_TRUE(outcome.verified);
  EXPECT_EQ(outcome.text,
            "\"builtin.module\"() ({\n"
            "  \"func.func\"() <{function_type = (i1) -> i1, sym_name = "
            "\"f\"}> ({\n"
            "  ^bb0(%arg0: i1):\n"
            "    \"func.return\"(%arg0) : (i1) -> ()\n"
            "  }) : () -> ()\n"
            "}) : () -> ()\n");
  EXPECT_EQ(outcome.ops, 2u);
  EXPECT_THAT(outcome.dialects, ElementsAre("func"));
}

TEST(ReadChunk, AModuleReadAgainIsTheSame) {
  ChunkResult once =
      readChunk("\"x.y\"() {a = affine_map<(d) -> (d)>} : () -> ()", defaults);
  ChunkResult twice = readChunk(once.text, defaults);
  EXPECT_EQ(once.text, twice.text);
  EXPECT_EQ(once.key, twice.key);
}

TEST(ReadChunk, TheTextIsAFixedPoint) {
  // MLIR prints this map as d0 + -(-d0 + s0) + s0, and reads that as
  // d0 - (-d0 + s0) + s0.
  ChunkResult once = readChunk("\"x.y\"() {a = affine_map<(d0)[s0] -> "
                               "(d0 + (-(s0 - d0) + s0))>} : () -> ()",
                               defaults);
  ASSERT_EQ(once.fate, Fate::Valid);
  EXPECT_EQ(readChunk(once.text, defaults).text, once.text);
}

TEST(ReadChunk, TellsParseFromVerifyErrors) {
  ChunkResult parse = readChunk("\n\n\"x.y\"(%0) : () -> ()\n", defaults);
  EXPECT_EQ(parse.fate, Fate::ParseError);
  EXPECT_FALSE(parse.verified);
  EXPECT_EQ(parse.line, 3u);
  ChunkResult verify =
      readChunk("func.func @f() -> i1 {\n  return\n}\n", defaults);
  EXPECT_EQ(verify.fate, Fate::VerifyError);
  EXPECT_FALSE(verify.verified);
  EXPECT_EQ(verify.line, 2u);
  EXPECT_THAT(verify.reason, HasSubstr("operands, but enclosing function"));
}

TEST(ReadChunk, RefusesEmptyModules) {
  EXPECT_EQ(readChunk("", defaults).fate, Fate::Empty);
  EXPECT_EQ(readChunk("// only words\n", defaults).fate, Fate::Empty);
  EXPECT_EQ(readChunk("module {}", defaults).fate, Fate::Empty);
}

TEST(ReadChunk, RefusesNulBytes) {
  EXPECT_EQ(
      readChunk(std::string_view("\"a.b\"() : () -> ()\0", 19), defaults).fate,
      Fate::ParseError);
}

TEST(ReadChunk, SizeIsOfTheGenericText) {
  std::string comment = "// " + std::string(500, 'x') + "\n";
  ReadOptions small = {.maxSize = 100, .onlyDialects = {}};
  EXPECT_EQ(readChunk(comment + "\"a.b\"() : () -> ()", small).fate,
            Fate::Valid);
  ChunkResult large = readChunk(
      "\"a.b\"() {s = \"" + std::string(100, 'x') + "\"} : () -> ()", small);
  EXPECT_EQ(large.fate, Fate::TooLarge);
  EXPECT_TRUE(large.verified);
}

TEST(ReadChunk, OnlyDialectsLookInsideRegions) {
  ReadOptions only = {.maxSize = 1000, .onlyDialects = {"a", "b"}};
  EXPECT_EQ(
      readChunk("\"a.r\"() ({ \"b.x\"() : () -> () }) : () -> ()", only).fate,
      Fate::Valid);
  ChunkResult other =
      readChunk("\"a.r\"() ({ \"c.x\"() : () -> () }) : () -> ()", only);
  EXPECT_EQ(other.fate, Fate::OtherDialect);
  EXPECT_EQ(other.reason, "uses c");
  EXPECT_EQ(readChunk("module { module {} }", only).fate, Fate::Valid);
}

TEST(ReadChunk, IdentifiedStructsOfOneChunkDoNotReachTheNext) {
  for (const char *body : {"i1", "i2", "i3"})
    EXPECT_EQ(readChunk("\"a.b\"() {t = !llvm.struct<\"s\", (" +
                            std::string(body) + ")>} : () -> ()",
                        defaults)
                  .fate,
              Fate::Valid);
}
