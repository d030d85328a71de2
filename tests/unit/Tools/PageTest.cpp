//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/report/Page.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <regex>

using namespace scion;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

static PageItem item(const std::string &id, const std::string &kind,
                     const std::string &upstream = "") {
  PageItem item;
  item.id = id;
  item.title = "title of " + id;
  item.kind = kind;
  item.severity = "silent";
  item.upstream = upstream;
  item.passes = {"pass-a", "pass-b"};
  item.facts = {"A fact."};
  item.panes = {{"Program", "%0 = a < b && \"c\"\n"}, {"Story", "words"}};
  return item;
}

static Page page() {
  Page page;
  page.title = "Bugs & more";
  page.about = "About <them>.";
  page.figures = {{"12", "bugs"}};
  page.charts = {"<figure>one</figure>"};
  page.items = {item("M1", "miscompile", "https://github.com/o/r/pull/17"),
                item("M2", "miscompile", "none found, 2026-01-02"),
                item("C1", "crash", "https://github.com/o/r/issues/4")};
  return page;
}

static std::vector<std::string> all(const std::string &html,
                                    const std::string &pattern) {
  std::vector<std::string> found;
  std::regex regex(pattern);
  for (std::sregex_iterator it(html.begin(), html.end(), regex), end; it != end;
       ++it)
    found.push_back((*it)[1]);
  return found;
}

/// The choices of a filter, without the one for all.
static std::vector<std::string> choices(const std::string &html,
                                        const std::string &name) {
  size_t at = html.find("<select name=\"" + name + "\"");
  if (at == html.npos)
    return {};
  return all(html.substr(at, html.find("</select>", at) - at),
             "<option>([^<]*)</option>");
}

TEST(Page, EscapesWhatIsNoHtml) {
  EXPECT_EQ(escapeHtml("a<b> & \"c\"\n\td"),
            "a&lt;b&gt; &amp; &quot;c&quot;\n\td");
  EXPECT_EQ(escapeHtml("\xC3\xA9 \xE2\x80\xA6"), "\xC3\xA9 \xE2\x80\xA6");
  EXPECT_EQ(escapeHtml(std::string_view("\0\x1B[1m", 5)), "\?\?[1m");
  EXPECT_EQ(escapeHtml("\xFF\xC3(\xE2\x80"), "\?\?(\?\?");
}

TEST(Page, HasEveryItemOnce) {
  std::string html = htmlPage(page());
  EXPECT_THAT(all(html, "<details class=\"item\" id=\"([^\"]*)\""),
              ElementsAre("M1", "M2", "C1"));
  EXPECT_THAT(html, HasSubstr("<span id=\"count\">3</span>"));
  EXPECT_THAT(html, HasSubstr("<li><b>12</b> bugs</li>"));
  EXPECT_EQ(all(html, "(<h2>Program</h2>)").size(), 3u);
  EXPECT_THAT(html, HasSubstr("%0 = a &lt; b &amp;&amp; &quot;c&quot;"));
  EXPECT_THAT(html, HasSubstr("<h1>Bugs &amp; more</h1>"));
  EXPECT_THAT(html, HasSubstr("About &lt;them&gt;."));
  EXPECT_THAT(html, HasSubstr("<figure>one</figure>"));
}

TEST(Page, FiltersHaveEachValueOnce) {
  std::string html = htmlPage(page());
  EXPECT_THAT(choices(html, "kind"), ElementsAre("crash", "miscompile"));
  EXPECT_THAT(choices(html, "pass"), ElementsAre("pass-a", "pass-b"));
  EXPECT_THAT(choices(html, "upstream"), ElementsAre("none-found", "reported"));
  // All items are silent, and none has a root cause: nothing to choose.
  EXPECT_THAT(choices(html, "severity"), ElementsAre());
  EXPECT_THAT(choices(html, "family"), ElementsAre());
  // The attributes that the filters compare with.
  EXPECT_THAT(all(html, "data-kind=\"([^\"]*)\""),
              ElementsAre("miscompile", "miscompile", "crash"));
  EXPECT_THAT(all(html, "data-upstream=\"([^\"]*)\""),
              ElementsAre("reported", "none-found", "reported"));
  EXPECT_EQ(all(html, "data-pass=\"([^\"]*)\"").front(), "pass-a pass-b");
}

TEST(Page, TitlesHaveCodeInThem) {
  Page odd;
  odd.items = {item("M1", "crash"), item("M2", "crash"), item("M3", "crash")};
  odd.items[0].title = "`a<b>` and `c`";
  odd.items[1].title = "one ` alone";
  odd.items[2].title = "`d`";
  std::string html = htmlPage(odd);
  EXPECT_THAT(html, HasSubstr("<code>a&lt;b&gt;</code> and <code>c</code>"));
  EXPECT_THAT(html, HasSubstr("one ` alone"));
  EXPECT_EQ(all(html, "(<code>)").size(), all(html, "(</code>)").size());
}

TEST(Page, LinksWhatIsReported) {
  std::string html = htmlPage(page());
  EXPECT_THAT(html, HasSubstr("<a href=\"https://github.com/o/r/pull/17\">pull "
                              "request 17</a>"));
  EXPECT_THAT(html, HasSubstr("<a href=\"https://github.com/o/r/issues/4\">"
                              "issue 4</a>"));
  EXPECT_THAT(html, HasSubstr("upstream: none found, 2026-01-02"));
}

TEST(Page, LoadsNothing) {
  std::string html = htmlPage(page());
  for (const char *word : {"src=", "<link", "@import", "url(", "fetch("})
    EXPECT_THAT(html, Not(HasSubstr(word)));
  EXPECT_EQ(html.find("</html>") + 8, html.size());
}
