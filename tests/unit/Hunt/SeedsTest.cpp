//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/hunt/Seeds.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion::hunt;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::Pair;

static const char *const test = "// A comment.\n"               // 5
                                "func.func private @g(i32)\n"   // 6
                                "// CHECK-LABEL: @a\n"          // 7
                                "func.func @a(%x: i32) {\n"     // 8
                                "  call @g(%x) : (i32) -> ()\n" // 9
                                "  return\n"                    // 10
                                "}\n"                           // 11
                                "\n"                            // 12
                                "// CHECK-LABEL: @b\n"          // 13
                                "func.func @b() {\n"            // 14
                                "  return\n"                    // 15
                                "}\n";                          // 16

static TestChunk chunkOf(const char *text) {
  TestChunk chunk;
  chunk.file = "x.mlir";
  chunk.text = text;
  chunk.line = 5;
  return chunk;
}

static std::vector<Seed> read(const TestChunk &chunk) {
  std::string why;
  std::vector<Seed> seeds = seedsOf(chunk, why);
  EXPECT_EQ(why, "");
  return seeds;
}

TEST(Seeds, OneForEachFunctionWithWhatItNames) {
  std::vector<Seed> seeds = read(chunkOf(test));
  ASSERT_EQ(seeds.size(), 2u);
  EXPECT_EQ(seeds[0].name, "x.mlir:8 @a");
  EXPECT_THAT(seeds[0].text, HasSubstr("sym_name = \"g\""));
  EXPECT_THAT(seeds[0].text, Not(HasSubstr("sym_name = \"b\"")));
  EXPECT_EQ(seeds[1].name, "x.mlir:14 @b");
  EXPECT_THAT(seeds[1].text, Not(HasSubstr("sym_name = \"a\"")));
}

TEST(Seeds, ThoseThatAPatchTouches) {
  TestChunk chunk = chunkOf(test);
  chunk.isTouched = true;
  chunk.changed = {13};
  std::vector<Seed> seeds = read(chunk);
  EXPECT_FALSE(seeds[0].isTouched);
  EXPECT_TRUE(seeds[1].isTouched);
}

TEST(Seeds, LinesOfAnOpBeginBehindTheOneBefore) {
  EXPECT_THAT(linesOfOp(test, 4), Pair(3, 7));
  EXPECT_THAT(linesOfOp(test, 10), Pair(8, 12));
}

TEST(Seeds, SaysWhyThereAreNone) {
  std::string why;
  EXPECT_THAT(seedsOf(chunkOf("func.func @f("), why), IsEmpty());
  EXPECT_THAT(why, HasSubstr("x.mlir"));
}

TEST(Seeds, FunctionsThatDoNotParseAreLeftOut) {
  std::string why;
  std::vector<Seed> seeds =
      seedsOf(chunkOf("func.func @a() {\n"
                      "  %0 = nobody.knows 1 : i32\n"
                      "  return\n"
                      "}\n"
                      "func.func @b() {\n"
                      "  call @a() : () -> ()\n" // names what is left out
                      "  return\n"
                      "}\n"
                      "func.func @c() {\n"
                      "  return\n"
                      "}\n"),
              why);
  ASSERT_EQ(seeds.size(), 1u);
  EXPECT_EQ(seeds[0].name, "x.mlir:5 @c");
  EXPECT_THAT(why, HasSubstr("x.mlir:2:8: error: Dialect `nobody' not found"));
}
