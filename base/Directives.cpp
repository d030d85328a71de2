//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "base/Directives.h"

#include "base/ChoiceStream.h"

#include <algorithm>
#include <charconv>
#include <ranges>

using namespace scion;

static constexpr std::string_view marker = "// scion:";

static std::string_view trimLeft(std::string_view text) {
  size_t start = text.find_first_not_of(" \t\r");
  return start == text.npos ? std::string_view() : text.substr(start);
}

namespace {
/// Walks the head of an input line by line. The head ends at the first line
/// that is neither blank nor a comment.
struct HeadLines {
  std::string_view rest;
  std::string_view line;
  unsigned number = 0;

  bool advance() {
    if (rest.empty())
      return false;
    size_t end = rest.find('\n');
    line = rest.substr(0, end);
    std::string_view text = trimLeft(line);
    if (!text.empty() && !text.starts_with("//"))
      return false;
    rest = end == rest.npos ? std::string_view() : rest.substr(end + 1);
    ++number;
    return true;
  }
  bool isDirective() const { return trimLeft(line).starts_with(marker); }
};
} // namespace

static bool isKey(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
}

Directives Directives::parse(std::string_view input) {
  Directives result;
  HeadLines lines{input, {}};
  while (lines.advance()) {
    if (!lines.isDirective())
      continue;
    auto complain = [&](const std::string &what) {
      result.problems.push_back("line " + std::to_string(lines.number) + ": " +
                                what +
                                "; a directive is `// scion: key=value` with "
                                "key of a-z, 0-9 and -");
    };
    std::string_view text = trimLeft(lines.line).substr(marker.size());
    while (!(text = trimLeft(text)).empty()) {
      size_t equals = text.find_first_of("= \t\r");
      std::string_view key = text.substr(0, equals);
      if (equals == text.npos || text[equals] != '=' || !isKey(key)) {
        complain("'" + std::string(key) + "' is not key=value");
        size_t end = text.find_first_of(" \t\r");
        text = end == text.npos ? std::string_view() : text.substr(end);
        continue;
      }
      text = text.substr(equals + 1);
      std::string value;
      if (text.starts_with('"')) {
        size_t close = text.find('"', 1);
        if (close == text.npos) {
          complain("the quote after '" + std::string(key) + "=' is not closed");
          break;
        }
        value = text.substr(1, close - 1);
        text = text.substr(close + 1);
      } else {
        size_t end = text.find_first_of(" \t\r");
        value = text.substr(0, end);
        text = end == text.npos ? std::string_view() : text.substr(end);
      }
      result.list.push_back({std::string(key), value, lines.number});
    }
  }
  return result;
}

std::optional<std::string_view> Directives::get(std::string_view key) const {
  for (const Entry &entry : std::views::reverse(list))
    if (entry.key == key)
      return entry.value;
  return std::nullopt;
}

std::optional<uint64_t> Directives::getNumber(std::string_view key) const {
  std::optional<std::string_view> text = get(key);
  if (!text)
    return std::nullopt;
  uint64_t value = 0;
  auto [end, error] =
      std::from_chars(text->data(), text->data() + text->size(), value);
  if (error != std::errc() || end != text->data() + text->size())
    return std::nullopt;
  return value;
}

void Directives::set(std::string_view key, std::string_view value) {
  remove(key);
  list.push_back({std::string(key), std::string(value), 0});
}

void Directives::remove(std::string_view key) {
  std::erase_if(list, [&](const Entry &entry) { return entry.key == key; });
}

std::string Directives::str() const {
  std::string text;
  for (const Entry &entry : list) {
    bool quoted = entry.value.empty() ||
                  entry.value.find_first_of(" \t\"") != entry.value.npos;
    text += marker;
    text += ' ' + entry.key + '=';
    text += quoted ? '"' + entry.value + '"' : entry.value;
    text += '\n';
  }
  return text;
}

std::string scion::withDirectives(std::string_view input,
                                  const Directives &directives) {
  std::string text = directives.str();
  HeadLines lines{input, {}};
  size_t start = 0;
  while (lines.advance()) {
    size_t end = input.size() - lines.rest.size();
    if (!lines.isDirective())
      text += input.substr(start, end - start);
    start = end;
  }
  text += input.substr(start);
  return text;
}

uint64_t scion::seedOf(const Directives &directives, std::string_view input) {
  if (std::optional<uint64_t> seed = directives.getNumber("seed"))
    return *seed;
  return stableHash(input);
}
