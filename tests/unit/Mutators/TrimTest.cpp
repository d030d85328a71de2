//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/Trim.h"

#include "gtest/gtest.h"

using namespace scion;

static constexpr char program[] = R"("a.x"() : () -> ()
"a.loop"() ({
  "a.y"() : () -> ()
  "a.keep"() : () -> ()
}) : () -> ()
"a.z"() : () -> ()
)";

template <typename Predicate>
static std::string trim(std::string_view text, Predicate good) {
  Trimmer trimmer(text);
  size_t last = 0, tries = 0;
  while (trimmer.step() < trimmer.steps()) {
    EXPECT_LT(++tries, 1000u);
    trimmer.judge(good(trimmer.candidate()));
    EXPECT_GT(trimmer.step(), last); // always nearer to the end
    last = trimmer.step();
  }
  return trimmer.text();
}

TEST(Trim, KeepsWhatMatters) {
  std::string small = trim(program, [](const std::string &text) {
    return text.find("a.keep") != text.npos;
  });
  EXPECT_EQ(small, "\n\"a.loop\"() ({\n  \n  \"a.keep\"() : () -> ()\n}) : () "
                   "-> ()\n\n");
}

TEST(Trim, EverythingMayGo) {
  EXPECT_EQ(trim(program, [](const std::string &) { return true; }), "\n\n\n");
}

TEST(Trim, NothingMayGo) {
  EXPECT_EQ(trim(program, [](const std::string &) { return false; }), program);
}

TEST(Trim, NothingToDo) {
  EXPECT_EQ(Trimmer("").steps(), 0u);
  EXPECT_EQ(Trimmer("not mlir").steps(), 0u);
}

TEST(Trim, LongProgramsAreBounded) {
  std::string text;
  for (int i = 0; i < 1000; ++i)
    text += "\"a.b\"() : () -> ()\n";
  EXPECT_LE(Trimmer(text).steps(), 128u);
  trim(text, [](const std::string &) { return true; });
  trim(text, [](const std::string &) { return false; });
}
