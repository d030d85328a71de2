//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/rules/NotDrawn.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

static std::vector<NotDrawn> read(std::string_view text,
                                  unsigned version = 22) {
  std::vector<std::string> errors;
  std::vector<NotDrawn> lines = readNotDrawn(text, "table", version, errors);
  EXPECT_THAT(errors, IsEmpty());
  return lines;
}

TEST(NotDrawn, ALineIsAboutOptionsOfPasses) {
  auto lines = read("# x\nout option tile fuse-* : gpu mode=fast: no device\n");
  ASSERT_THAT(lines, SizeIs(1));
  const NotDrawn &line = lines.front();
  EXPECT_TRUE(line.isOut);
  EXPECT_EQ(line.reason, "no device");
  EXPECT_EQ(line.line, 2u);
  EXPECT_TRUE(line.isAbout("tile", "gpu", ""));
  EXPECT_TRUE(line.isAbout("fuse-all", "gpu", "1"));
  EXPECT_TRUE(line.isAbout("tile", "mode", "fast"));
  EXPECT_FALSE(line.isAbout("tile", "mode", "slow"));
  EXPECT_FALSE(line.isAbout("tiles", "gpu", ""));
  EXPECT_FALSE(line.isAbout("", "gpu", "")) << "that would be an op";
}

TEST(NotDrawn, ALineIsAboutOps) {
  auto lines = read("left op transform.a.{b c} transform.d x.{y z}.*: later\n");
  ASSERT_THAT(lines, SizeIs(1));
  EXPECT_FALSE(lines.front().isOut);
  for (const char *op :
       {"transform.a.b", "transform.a.c", "transform.d", "x.y.q", "x.z.q"})
    EXPECT_TRUE(lines.front().isAbout("", op, "")) << op;
  for (const char *op : {"transform.a", "x.y", ".q", "x.a.q"})
    EXPECT_FALSE(lines.front().isAbout("", op, "")) << op;
}

TEST(NotDrawn, LinesForOtherVersionsAreLeftOut) {
  const char *text = "since 23 out op a: new\nuntil 22 left op b: old\n";
  EXPECT_TRUE(read(text, 22).front().isAbout("", "b", ""));
  EXPECT_TRUE(read(text, 23).front().isAbout("", "a", ""));
}

TEST(NotDrawn, MistakesAreNamed) {
  std::vector<std::string> errors;
  EXPECT_THAT(readNotDrawn("off op a: x\nout op a\nout option p: o: x\n"
                           "since out op a: x\n",
                           "table", 22, errors),
              IsEmpty());
  EXPECT_THAT(
      errors,
      ElementsAre(
          "table:1: write 'out' or 'left', and 'option', 'op' or 'function'",
          "table:2: a reason is missing",
          "table:3: write 'option PASS : OPTION: REASON' or 'op OP: "
          "REASON'",
          "table:4: write 'since 23 LINE' or 'until 22 LINE'"));
}
