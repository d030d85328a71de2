//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/dict/Dictionary.h"

#include "llvm/Config/llvm-config.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <cctype>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>

using namespace scion::dict;

/// Reads one line by the rules that both engines keep: a quoted word of
/// printable ASCII in which \\, \" and \xAB (two digits) are escapes.
static std::optional<std::string> unquote(const std::string &line) {
  if (line.size() < 3 || line.front() != '"' || line.back() != '"')
    return std::nullopt;
  std::string word;
  for (size_t i = 1; i + 1 < line.size(); ++i) {
    unsigned char c = line[i];
    if (c < 32 || c >= 127 || c == '"')
      return std::nullopt;
    if (c != '\\') {
      word += line[i];
      continue;
    }
    char escape = line[++i];
    if (i + 1 >= line.size())
      return std::nullopt;
    if (escape == '\\' || escape == '"') {
      word += escape;
    } else if (escape == 'x' && i + 3 < line.size() &&
               std::isxdigit(line[i + 1]) && std::isxdigit(line[i + 2])) {
      word += char(std::stoi(line.substr(i + 1, 2), nullptr, 16));
      i += 2;
    } else {
      return std::nullopt;
    }
  }
  return word;
}

TEST(Dictionary, QuotesWhatWouldEndOrBreakAWord) {
  EXPECT_EQ(quote("arith.addi"), "\"arith.addi\"");
  EXPECT_EQ(quote("a\"b\\c"), "\"a\\\"b\\\\c\"");
  EXPECT_EQ(quote("({\n})"), "\"({\\x0A})\"");
  EXPECT_EQ(quote("\xff\x7f"), "\"\\xFF\\x7F\"");
  for (std::string word : {"x", "\\", "\"", "\n\t", "a\\x41", "\xc3\xa4"})
    EXPECT_EQ(unquote(quote(word)), word);
}

TEST(Dictionary, SectionsAreSortedAndWithoutRepetition) {
  Dictionary dictionary;
  dictionary.add("one", {"b", "a"});
  dictionary.add("two", {"a", "c"});
  dictionary.add("three", {"a"});
  EXPECT_EQ(dictionary.text(), "\n# one\n\"a\"\n\"b\"\n\n# two\n\"c\"\n");
  EXPECT_EQ(dictionary.size(), 3u);
}

TEST(Dictionary, DropsWhatEnginesWouldDrop) {
  Dictionary dictionary;
  dictionary.add("long", {"", std::string(65, 'x')});
  EXPECT_EQ(dictionary.text(), "");
  dictionary.add("fits", {std::string(64, 'x')});
  EXPECT_EQ(dictionary.size(), 1u);
}

TEST(Dictionary, TheCommittedOneIsReadableByBothEngines) {
  std::ifstream file(SCION_SOURCE_DIR "/dictionaries/mlir-" +
                     std::to_string(LLVM_VERSION_MAJOR) + ".dict");
  ASSERT_TRUE(file);
  size_t words = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.front() == '#')
      continue;
    auto word = unquote(line);
    ASSERT_TRUE(word) << line;
    EXPECT_LE(word->size(), Dictionary::maxWord);
    ++words;
  }
  EXPECT_GT(words, 3000u);
}
