//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The story of a record: the text for people that its YAML file holds.
//
//===----------------------------------------------------------------------===//

#include "tools/known/Story.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

#include <algorithm>

using namespace scion;
using llvm::StringRef;

static constexpr StringRef key = "\nstory: |\n";

std::string scion::storyOf(std::string_view record) {
  std::string story;
  size_t from = StringRef(record).find(key);
  if (from == StringRef::npos)
    return story;
  for (StringRef rest = record.substr(from + key.size()); !rest.empty();) {
    auto [line, next] = rest.split('\n');
    rest = next;
    if (!line.consume_front("  ") && !line.empty())
      break;
    story += line.str() + "\n";
  }
  return StringRef(story).rtrim('\n').str();
}

/// Whether the sentence has a record id, which means nothing to readers outside
/// this project.
static bool namesARecord(StringRef sentence) {
  for (size_t at = 0; at + 1 < sentence.size(); ++at)
    if (StringRef("MCIHLN").contains(sentence[at]) &&
        llvm::isDigit(sentence[at + 1]) &&
        (at == 0 || !llvm::isAlnum(sentence[at - 1])))
      return true;
  return false;
}

std::string scion::explanationOf(std::string_view story) {
  static constexpr StringRef others[] = {"Kind:",
                                         "Culprit:",
                                         "Found ",
                                         "Reported",
                                         "It does not show with",
                                         "The program below",
                                         "The second program",
                                         "On a mutant"};
  StringRef paragraph = StringRef(story).split("```").first.split("\n\n").first;
  std::string text;
  while (!paragraph.empty()) {
    size_t end = paragraph.find(". ");
    StringRef sentence =
        paragraph.take_front(end == StringRef::npos ? end : end + 1).trim();
    paragraph = paragraph.drop_front(
        std::min(paragraph.size(), end == StringRef::npos ? end : end + 2));
    bool isOther = llvm::any_of(
        others, [&](StringRef each) { return sentence.starts_with(each); });
    if (sentence.empty() || isOther || namesARecord(sentence))
      continue;
    text += (text.empty() ? "" : " ") + sentence.str();
  }
  return text;
}

std::string scion::withStory(const std::string &record,
                             std::string_view story) {
  std::string text = StringRef(record).rtrim('\n').str() + key.str();
  for (StringRef rest = story; !rest.empty();) {
    auto [line, next] = rest.split('\n');
    rest = next;
    text += line.empty() ? "\n" : "  " + line.str() + "\n";
  }
  return text;
}
