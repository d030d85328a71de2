//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/engine/Options.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::ElementsAre;
using testing::HasSubstr;

static Options read(std::vector<const char *> arguments,
                    const char *environment) {
  arguments.insert(arguments.begin(), "target");
  return Options::read(arguments.size(), const_cast<char **>(arguments.data()),
                       environment);
}

TEST(Options, FlagsWinOverTheEnvironment) {
  Options options =
      read({"--scion-paths=5", "-runs=3", "file"}, "paths=2  seed=9");
  EXPECT_EQ(options.getNumber("paths", 1), 5u);
  EXPECT_EQ(options.getNumber("seed", 1), 9u);
  EXPECT_EQ(options.getNumber("absent", 7), 7u);
  EXPECT_TRUE(options.problems().empty());
}

TEST(Options, TypingErrorsAreProblems) {
  Options options = read({"--scion-paths=many", "--scion-nonsense"}, "sed=1");
  EXPECT_EQ(options.getNumber("paths", 3), 3u);
  EXPECT_THAT(options.problems(),
              ElementsAre(HasSubstr("'--scion-nonsense' is not of the form"),
                          HasSubstr("'paths=many' needs a number"),
                          HasSubstr("'sed' is not an option")));
}
