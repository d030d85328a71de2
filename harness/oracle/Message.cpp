//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Message.h"

#include <algorithm>
#include <cctype>
#include <cstdint>

using namespace scion;

/// Digits of an address: smaller hexadecimal numbers are values.
static constexpr size_t minAddressDigits = 6;

static constexpr uint64_t maxNumber = uint64_t(1) << 32;

std::string_view scion::withoutPlace(std::string_view message) {
  constexpr std::string_view mark = "error: ";
  size_t at = message.find(mark);
  return at == message.npos ? message : message.substr(at + mark.size());
}

static bool isDigit(char c) { return std::isdigit((unsigned char)c); }
static bool isHexDigit(char c) { return std::isxdigit((unsigned char)c); }

/// Whether the character continues a name or number.
static bool isWord(char c) {
  return std::isalnum((unsigned char)c) || c == '_';
}

/// The number of characters from `at` on that `belongs` accepts.
static size_t lengthOf(std::string_view text, size_t at,
                       bool (*belongs)(char)) {
  auto end = std::find_if_not(text.begin() + at, text.end(), belongs);
  return size_t(end - text.begin()) - at;
}

static bool isLarge(std::string_view digits) {
  uint64_t number = 0;
  for (char digit : digits) {
    number = number * 10 + uint64_t(digit - '0');
    if (number > maxNumber)
      return true;
  }
  return false;
}

std::string scion::withoutAddresses(std::string_view message) {
  std::string result;
  for (size_t at = 0; at < message.size();) {
    bool isInWord = at > 0 && isWord(message[at - 1]);
    if (!isInWord && message.substr(at).starts_with("0x")) {
      size_t digits = lengthOf(message, at + 2, isHexDigit);
      size_t end = at + 2 + digits;
      // Not the shape of tensor<0x1000000xf32>.
      bool isWhole = end == message.size() || !isWord(message[end]);
      if (isWhole && digits >= minAddressDigits) {
        result += "0x…";
        at = end;
        continue;
      }
    }
    size_t digits = lengthOf(message, at, isDigit);
    if (!isInWord && digits != 0 && isLarge(message.substr(at, digits))) {
      bool isNegative =
          result.ends_with('-') && (at < 2 || !isWord(message[at - 2]));
      if (isNegative)
        result.pop_back();
      result += "…";
      at += digits;
      continue;
    }
    size_t rest = std::max<size_t>(digits, 1);
    result += message.substr(at, rest);
    at += rest;
  }
  return result;
}
