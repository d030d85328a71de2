//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/dict/Dictionary.h"

using namespace scion;
using namespace scion::dict;

std::string dict::quote(std::string_view word) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string quoted = "\"";
  for (unsigned char c : word) {
    if (c == '"' || c == '\\') {
      quoted += {'\\', static_cast<char>(c)};
    } else if (c < ' ' || c > '~') {
      quoted += {'\\', 'x', digits[c >> 4], digits[c & 15]};
    } else {
      quoted += static_cast<char>(c);
    }
  }
  return quoted + '"';
}

void Dictionary::add(const std::string &heading,
                     const std::set<std::string> &words) {
  std::string section;
  for (const std::string &word : words)
    if (!word.empty() && word.size() <= maxWord && known.insert(word).second)
      section += quote(word) + '\n';
  if (section.empty())
    return;
  content += "\n# " + heading + '\n' + section;
}
