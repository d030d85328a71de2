//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "grammar/Fragment.h"

#include <gtest/gtest.h>

using namespace scion;

static const Program &sample() {
  static const Program program =
      *Program::parse("\"a\"() : () -> ()\n  // about b\n  %0 = \"b\"() {x = "
                      "[1,  2]} : () -> i1\n\"c\"() : () -> ()\n");
  return program;
}

TEST(FragmentTest, SurvivesItsProgram) {
  Index second = sample().node(1).end;
  Fragment fragment =
      Fragment::copy(sample(), second, sample().node(second).end);
  EXPECT_EQ(fragment.text, "%0 = \"b\"() {x = [1,  2]} : () -> i1");
  EXPECT_EQ(fragment.emit(), fragment.text);
  EXPECT_EQ(fragment.nodes[0].parent, none);
  EXPECT_EQ(fragment.nodes[1].parent, 0u);
  EXPECT_EQ(fragment.nodes[0].end, fragment.nodes.size());
  EXPECT_EQ(fragment.nodes[0].endToken, fragment.tokens.size());
}

TEST(FragmentTest, TakesSeveralSiblings) {
  Index second = sample().node(1).end;
  Fragment fragment = Fragment::copy(sample(), 1, sample().node(second).end);
  EXPECT_TRUE(fragment.text.starts_with("\"a\""));
  EXPECT_TRUE(fragment.text.ends_with("-> i1"));
  EXPECT_EQ(fragment.nodes[fragment.nodes[0].end].parent, none);
}

TEST(RewriterTest, MakesEditsInAnyOrder) {
  Rewriter rewriter(sample());
  Index second = sample().node(1).end;
  rewriter.insertAfter(second, " loc(unknown)");
  rewriter.replaceToken(0, "\"first\"");
  rewriter.insertBefore(second, "^x: ");
  rewriter.insertBefore(second, "^y: ");
  std::string text = rewriter.apply();
  EXPECT_EQ(text, "\"first\"() : () -> ()\n  // about b\n  ^x: ^y: %0 = "
                  "\"b\"() {x = [1,  2]} : () -> i1 loc(unknown)\n\"c\"() : "
                  "() -> ()\n");
  EXPECT_EQ(rewriter.size(), text.size());
}

TEST(RewriterTest, ErasesTheWhitespaceBeforeButNoComment) {
  Index second = sample().node(1).end;
  Index third = sample().node(second).end;
  Rewriter rewriter(sample());
  rewriter.eraseNode(third);
  EXPECT_EQ(rewriter.apply(),
            sample().text().substr(0, sample().text().find("\n\"c\"")) + "\n");
  Rewriter other(sample());
  other.eraseNode(second);
  EXPECT_NE(other.apply().find("// about b\n"), std::string::npos);
}
