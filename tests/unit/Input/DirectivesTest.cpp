//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "base/Directives.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::ElementsAre;
using testing::HasSubstr;

TEST(Directives, ReadsTheHeadOnly) {
  Directives directives =
      Directives::parse("// scion: seed=7 paths=3\n"
                        "// a comment\n"
                        "\n"
                        "// scion: pipeline=\"canonicalize, cse\"\n"
                        "module {}\n"
                        "// scion: seed=9\n");
  EXPECT_EQ(directives.getNumber("seed"), 7u);
  EXPECT_EQ(directives.getNumber("paths"), 3u);
  EXPECT_EQ(directives.get("pipeline"), "canonicalize, cse");
  EXPECT_EQ(directives.get("absent"), std::nullopt);
  EXPECT_TRUE(directives.errors().empty());
}

TEST(Directives, LastOneWinsAndSetReplacesAll) {
  Directives directives = Directives::parse("// scion: seed=1 seed=2\n");
  EXPECT_EQ(directives.getNumber("seed"), 2u);
  directives.set("seed", "3");
  EXPECT_EQ(directives.str(), "// scion: seed=3\n");
}

TEST(Directives, NumbersThatAreNone) {
  Directives directives =
      Directives::parse("// scion: a=x b=-1 c=18446744073709551616 "
                        "d=18446744073709551615 e=1x\n");
  EXPECT_EQ(directives.getNumber("a"), std::nullopt);
  EXPECT_EQ(directives.getNumber("b"), std::nullopt);
  EXPECT_EQ(directives.getNumber("c"), std::nullopt);
  EXPECT_EQ(directives.getNumber("d"), UINT64_MAX);
  EXPECT_EQ(directives.getNumber("e"), std::nullopt);
}

TEST(Directives, SaysWhatIsMalformedAndWhere) {
  Directives directives = Directives::parse("// scion: good=1\n"
                                            "// scion: bad\n"
                                            "// scion: Worse=1 open=\"x\n");
  EXPECT_EQ(directives.getNumber("good"), 1u);
  EXPECT_THAT(directives.errors(),
              ElementsAre(HasSubstr("line 2: 'bad' is not key=value"),
                          HasSubstr("line 3: 'Worse'"),
                          HasSubstr("line 3: the quote after 'open='")));
}

TEST(Directives, RoundTripThroughText) {
  std::string text =
      "// scion: seed=7\n// note\n// scion: a=\"b c\"\nmodule {}\n";
  Directives directives = Directives::parse(text);
  EXPECT_EQ(withDirectives(text, directives),
            "// scion: seed=7\n// scion: a=\"b c\"\n// note\nmodule {}\n");
  EXPECT_EQ(withDirectives("", directives), directives.str());
}

TEST(Directives, EveryInputHasASeed) {
  EXPECT_EQ(seedOf(Directives::parse("// scion: seed=7\n"), "x"), 7u);
  EXPECT_EQ(seedOf({}, "x"), seedOf({}, "x"));
  EXPECT_NE(seedOf({}, "x"), seedOf({}, "y"));
}
