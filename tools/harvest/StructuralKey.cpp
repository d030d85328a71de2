//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/harvest/StructuralKey.h"

#include "base/ChoiceStream.h"

#include <map>
#include <string>

using namespace scion;

/// Index after the string literal that starts at `start`.
static size_t skipString(std::string_view text, size_t start) {
  size_t i = start + 1;
  while (i < text.size() && text[i] != '"')
    i += text[i] == '\\' ? 2 : 1;
  return std::min(i + 1, text.size());
}

static bool isNameCharacter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (c >= '0' && c <= '9') || c == '_' || c == '$' || c == '.';
}

uint64_t harvest::structuralKey(std::string_view text) {
  // Only the definition of a symbol is printed as a string; references to it
  // have an at sign.
  constexpr std::string_view definition = "sym_name = ";
  std::map<std::string_view, size_t> numbers;
  std::string normal;
  normal.reserve(text.size());
  auto appendNumber = [&](std::string_view name) {
    size_t number = numbers.try_emplace(name, numbers.size()).first->second;
    normal += '@' + std::to_string(number);
  };

  for (size_t i = 0; i < text.size();) {
    char c = text[i];
    if (c == '"') {
      size_t end = skipString(text, i);
      if (std::string_view(normal).ends_with(definition))
        appendNumber(text.substr(i + 1, end - i - 2));
      else
        normal += text.substr(i, end - i);
      i = end;
      continue;
    }
    if (c == '@' && i + 1 < text.size()) {
      size_t end = i + 1;
      if (text[end] == '"') {
        end = skipString(text, end);
        appendNumber(text.substr(i + 2, end - i - 3));
        i = end;
        continue;
      }
      while (end < text.size() && isNameCharacter(text[end]))
        ++end;
      if (end > i + 1) {
        appendNumber(text.substr(i + 1, end - i - 1));
        i = end;
        continue;
      }
    }
    normal += c;
    ++i;
  }
  return stableHash(normal);
}
