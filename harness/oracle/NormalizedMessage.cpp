//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/NormalizedMessage.h"

#include "harness/oracle/Message.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

using namespace scion;

static constexpr llvm::StringLiteral gap = "…";

/// Names of types that need no brackets.
static bool isPlainType(llvm::StringRef word) {
  if (word == "index" || word == "bf16" || word == "none")
    return true;
  for (llvm::StringRef prefix : {"i", "si", "ui", "f"})
    if (llvm::StringRef rest = word; rest.consume_front(prefix))
      if (!rest.empty() && llvm::all_of(rest, llvm::isDigit))
        return true;
  return false;
}

/// The length of the brackets at the beginning of `text`, including their
/// contents.
static size_t lengthOfBrackets(llvm::StringRef text) {
  unsigned depth = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    depth += text[i] == '<';
    if (text[i] == '>' && (i == 0 || text[i - 1] != '-') && --depth == 0)
      return i + 1;
  }
  return text.size();
}

std::string scion::normalizedMessage(std::string_view message) {
  std::string plain = withoutAddresses(withoutPlace(message));
  llvm::StringRef rest = plain;
  std::string result;
  auto addGap = [&] {
    if (!llvm::StringRef(result).ends_with(gap))
      result += gap;
  };
  while (!rest.empty()) {
    char c = rest.front();
    if (c == '%' || c == '@' || c == '^' || c == '#') {
      llvm::StringRef name = rest.drop_front().take_while([](char each) {
        return llvm::isAlnum(each) || each == '_' || each == '$' || each == '.';
      });
      if (!name.empty()) {
        result += c;
        addGap();
        rest = rest.drop_front(1 + name.size());
        continue;
      }
    }
    // 'arith.addi' is an op; what follows "op" or "named" is a symbol.
    llvm::StringRef before(result);
    if (c == '\'' && (before.ends_with(" op ") || before.ends_with("named ")))
      if (size_t end = rest.find('\'', 1);
          end != rest.npos && !rest.take_front(end).contains('.')) {
        result += '\'';
        addGap();
        rest = rest.drop_front(end);
        continue;
      }
    if (llvm::isAlnum(c) || c == '_' || c == '!') {
      llvm::StringRef word = rest.take_while([](char each) {
        return llvm::isAlnum(each) || each == '_' || each == '.' ||
               each == '!' || each == '-';
      });
      rest = rest.drop_front(word.size());
      bool hasBrackets = rest.starts_with("<");
      if (hasBrackets)
        rest = rest.drop_front(lengthOfBrackets(rest));
      bool isNumber = llvm::all_of(word, llvm::isDigit);
      // The sign belongs to the number.
      if (isNumber && llvm::StringRef(result).ends_with(" -"))
        result.pop_back();
      if (hasBrackets || isPlainType(word) || isNumber)
        addGap();
      else
        result += word;
      continue;
    }
    result += c;
    rest = rest.drop_front();
  }
  return result;
}

std::string scion::lastWordsOf(std::string_view errors) {
  llvm::StringRef rest = errors;
  while (!rest.empty()) {
    auto [line, next] = rest.split('\n');
    rest = next;
    // Our own __assert_fail (Report.cpp) writes "assertion" in lower case.
    for (llvm::StringRef mark :
         {"LLVM ERROR: ", "Assertion `", "assertion `", "UNREACHABLE executed",
          "Sanitizer: ", "runtime error: "})
      if (size_t at = line.find(mark); at != line.npos)
        return normalizedMessage(line.substr(at).rtrim());
  }
  return "";
}
