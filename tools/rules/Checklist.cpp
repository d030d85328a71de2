//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/rules/Checklist.h"

#include "llvm/ADT/StringExtras.h"

using namespace scion;

/// The number of the first line from `from` on that holds the word; 0 if none.
static unsigned lineOf(llvm::StringRef text, llvm::StringRef word,
                       unsigned from) {
  auto isPart = [](char c) { return llvm::isAlnum(c) || c == '_' || c == '-'; };
  for (unsigned number = 1; !text.empty(); ++number) {
    auto [line, rest] = text.split('\n');
    text = rest;
    if (number < from)
      continue;
    for (size_t at = line.find(word); at != line.npos;
         at = line.find(word, at + 1)) {
      size_t end = at + word.size();
      bool begins = !at || !isPart(line[at - 1]) || !isPart(word.front());
      bool ends =
          end == line.size() || !isPart(line[end]) || !isPart(word.back());
      if (begins && ends)
        return number;
    }
  }
  return 0;
}

static std::string placeAt(const std::string &name, unsigned line) {
  return line ? name + ":" + std::to_string(line) : name;
}

std::string TableText::place(std::string_view word, unsigned line) const {
  return word.empty() ? name : placeAt(name, lineOf(text, word, line));
}

std::string TableText::placeIn(std::string_view file, std::string_view word,
                               std::string_view after) const {
  llvm::StringRef all = text;
  std::string mark = "--- # " + std::string(file) + "\n";
  size_t begin = all.starts_with(mark) ? 0 : all.find("\n" + mark);
  if (begin == all.npos)
    return place(word, lineOf(text, after, 1));
  llvm::StringRef one =
      all.drop_front(begin).ltrim('\n').drop_front(mark.size());
  one = one.take_front(one.find("\n--- # "));
  return placeAt(name + "/" + std::string(file),
                 word.empty() ? 0 : lineOf(one, word, 1));
}

std::vector<llvm::StringRef> scion::opsOfSchedule(llvm::StringRef body) {
  constexpr llvm::StringLiteral dialect = "transform.";
  std::vector<llvm::StringRef> ops;
  for (size_t at = body.find(dialect); at != body.npos;
       at = body.find(dialect, at + 1)) {
    // Types have a '!' before.
    if (at && (llvm::isAlnum(body[at - 1]) ||
               llvm::StringRef("!_.$@%").contains(body[at - 1])))
      continue;
    ops.push_back(body.drop_front(at).take_while(
        [](char c) { return llvm::isAlnum(c) || c == '_' || c == '.'; }));
  }
  return ops;
}
