//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/graft/TypeRewrite.h"

#include "grammar/Program.h"
#include "mutators/ShapedType.h"

#include <algorithm>
#include <charconv>

using namespace scion;
using namespace scion::graft;

static unsigned integerWidth(std::string_view type) {
  if (type.empty() || type[0] != 'i')
    return 0;
  unsigned width = 0;
  auto [end, error] =
      std::from_chars(type.data() + 1, type.data() + type.size(), width);
  return error == std::errc() && end == type.data() + type.size() ? width : 0;
}

static bool isFloat(std::string_view type) {
  return type == "f16" || type == "bf16" || type == "f32" || type == "f64" ||
         type == "f80" || type == "f128" || type == "tf32" ||
         (type.starts_with("f") && type.find('E') != type.npos &&
          type.find_first_of("<(") == type.npos);
}

std::optional<TypeRewrite> TypeRewrite::between(std::string_view from,
                                                std::string_view to) {
  if (from == to)
    return std::nullopt;
  TypeRewrite rewrite;
  rewrite.from = from;
  rewrite.to = to;
  if ((integerWidth(from) && integerWidth(to)) ||
      (isFloat(from) && isFloat(to))) {
    rewrite.scalar = true;
    return rewrite;
  }
  std::optional<ShapedType> one = shapedType(from), two = shapedType(to);
  if (!one || !two || one->head != two->head || one->rank != two->rank ||
      one->isUnranked() != two->isUnranked() || one->rest != two->rest)
    return std::nullopt;
  rewrite.fromKey = typeKeyOfText(from);
  return rewrite;
}

static bool isWordByte(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (c >= '0' && c <= '9') || c == '_' || c == '$' || c == '.';
}

std::string TypeRewrite::apply(std::string_view text) const {
  std::string result(text);
  if (empty())
    return result;
  if (!scalar) {
    if (result == from)
      return to;
    return result;
  }
  for (size_t at = 0; (at = result.find(from, at)) != result.npos;) {
    size_t end = at + from.size();
    // A whole word, or the element after `4x`.
    bool starts = at == 0 || !isWordByte(result[at - 1]) ||
                  (result[at - 1] == 'x' && at > 1 &&
                   (result[at - 2] == '?' || result[at - 2] == '*' ||
                    result[at - 2] == ']' ||
                    (result[at - 2] >= '0' && result[at - 2] <= '9')));
    bool ends = end == result.size() || !isWordByte(result[end]);
    if (starts && ends) {
      result.replace(at, from.size(), to);
      at += to.size();
    } else {
      at = end;
    }
  }
  return result;
}

std::optional<std::string> TypeRewrite::literal(std::string_view number) const {
  if (!scalar)
    return std::string(number);
  unsigned width = integerWidth(to);
  if (!width) // a float: decimal literals suit every width, bits do not
    return number.find('x') == number.npos ? std::optional(std::string(number))
                                           : std::nullopt;
  if (number.find_first_of("xX.") != number.npos)
    return std::nullopt;
  bool negative = number.starts_with('-');
  std::string_view digits = number.substr(number.find_first_of("0123456789"));
  uint64_t value = 0;
  auto [end, error] =
      std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (error != std::errc())
    return std::nullopt;
  uint64_t limit = width > 63 ? ~uint64_t(0) >> 1
                              : (uint64_t(1) << (width - 1)) - (width > 1);
  if (width == 1)
    value &= 1;
  else if (value > limit)
    value %= limit + 1;
  return (negative && value ? "-" : "") + std::to_string(value);
}
