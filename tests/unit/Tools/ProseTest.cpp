//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/report/Prose.h"

#include "gtest/gtest.h"

using namespace scion;

TEST(Prose, ParagraphsAreLinesWithoutAnEmptyOneBetween) {
  EXPECT_EQ(proseHtml("one\ntwo\n\nthree\n"), "<p>one\ntwo</p><p>three</p>");
  EXPECT_EQ(proseHtml(""), "");
}

TEST(Prose, ProgramsKeepTheirLines) {
  EXPECT_EQ(proseHtml("See:\n```mlir\n%0 = a < b\n\n# `x`\n```\nDone"),
            "<p>See:</p><pre tabindex=\"0\">%0 = a &lt; b\n\n# `x`\n</pre>"
            "<p>Done</p>");
  EXPECT_EQ(proseHtml("```\nx"), "<pre class=\"typed\">x\n</pre>");
}

TEST(Prose, TheWrongLineIsMarked) {
  EXPECT_EQ(proseHtml("```mlir\na<b  // <-- wrong\nc\n```\n"),
            "<pre tabindex=\"0\"><mark>a&lt;b  // &lt;-- wrong</mark>\nc\n"
            "</pre>");
}

TEST(Prose, HeadingsAndLists) {
  EXPECT_EQ(proseHtml("# [mlir] `a`\n\n- b\n  c\n- d\n"),
            "<h3>[mlir] <code>a</code></h3><li>b\n  c</li><li>d</li>");
}

TEST(Prose, CodeIsNoLink) {
  EXPECT_EQ(lineHtml("`a[i](j)` & b"), "<code>a[i](j)</code> &amp; b");
  EXPECT_EQ(lineHtml("one ` alone"), "one ` alone");
}

TEST(Prose, LinksLeadToTheNetOrAreWords) {
  EXPECT_EQ(lineHtml("[#1](https://x/1?a&b), see [here](Other.md)."),
            "<a href=\"https://x/1?a&amp;b\">#1</a>, see here.");
  EXPECT_EQ(lineHtml("[a](javascript:b)"), "a");
  EXPECT_EQ(lineHtml("a [b] (c)"), "a [b] (c)");
}
