//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dictionary file that both libFuzzer (-dict=) and AFL++ (-x) read.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_DICT_DICTIONARY_H
#define SCION_TOOLS_DICT_DICTIONARY_H

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace scion::dict {

class Dictionary {
public:
  /// libFuzzer silently drops longer words; AFL++ accepts up to 128 bytes.
  static constexpr size_t maxWord = 64;

  /// Adds a section with a heading. Omits words that are already present, empty
  /// or too long, and the section if no word is left.
  void add(const std::string &heading, const std::set<std::string> &words);

  /// The file: comments for the headings, one quoted word per line, in the
  /// syntax that both engines read: bytes beyond printable ASCII, quotes and
  /// backslashes are escaped.
  const std::string &text() const { return content; }

  size_t size() const { return known.size(); }

private:
  std::set<std::string> known;
  std::string content;
};

/// `word` as written in the file, quotes included.
std::string quote(std::string_view word);

} // namespace scion::dict

#endif // SCION_TOOLS_DICT_DICTIONARY_H
