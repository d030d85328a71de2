//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Neighbours.h"

#include "harness/reduce/Probe.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

#include <cmath>
#include <map>
#include <optional>

using namespace scion;

static constexpr const char *changes[] = {"+1", "-1", "*2"};

/// Whether the character belongs to a name or type: digits after it are no
/// literal.
static bool isOfName(char c) {
  return llvm::isAlnum(c) || llvm::StringRef("_%^#@!$.\"").contains(c);
}

/// The length of the number at the beginning of the text; 0 if there is none
/// that can be changed.
static size_t lengthOfNumber(llvm::StringRef text) {
  size_t digits = text.take_while(llvm::isDigit).size(), length = digits;
  if (digits == 0 || text.starts_with("0x"))
    return 0;
  llvm::StringRef rest = text.drop_front(digits);
  if (rest.size() > 1 && rest[0] == '.' && llvm::isDigit(rest[1])) {
    length += 1 + rest.drop_front().take_while(llvm::isDigit).size();
    rest = text.drop_front(length);
    if (rest.size() > 2 && (rest[0] == 'e' || rest[0] == 'E') &&
        (rest[1] == '+' || rest[1] == '-')) {
      length += 2 + rest.drop_front(2).take_while(llvm::isDigit).size();
      rest = text.drop_front(length);
    }
  }
  // "4x8xi32" is a shape.
  return !rest.empty() && (llvm::isAlnum(rest[0]) || rest[0] == '_') ? 0
                                                                     : length;
}

std::vector<Literal> scion::literalsOf(std::string_view program) {
  std::vector<Literal> literals;
  llvm::StringRef text = program, op, attribute;
  bool isInString = false;
  for (size_t i = 0; i < text.size();) {
    char c = text[i];
    if (c == '\n') {
      op = attribute = "";
      isInString = false;
    }
    if (c == '"') {
      llvm::StringRef quoted = text.drop_front(i + 1);
      quoted = quoted.take_front(quoted.find('"'));
      if (!isInString &&
          text.drop_front(i + quoted.size() + 2).starts_with("("))
        op = quoted;
      isInString = !isInString;
    }
    if (isInString) {
      ++i;
      continue;
    }
    if (llvm::isAlpha(c) || c == '_') {
      llvm::StringRef word = text.drop_front(i).take_while(
          [](char each) { return llvm::isAlnum(each) || each == '_'; });
      if (text.drop_front(i + word.size()).starts_with(" = "))
        attribute = word;
      i += word.size();
      continue;
    }
    bool isNegative =
        c == '-' && i + 1 < text.size() && llvm::isDigit(text[i + 1]);
    size_t start = i + isNegative;
    size_t length = llvm::isDigit(text[start < text.size() ? start : i])
                        ? lengthOfNumber(text.drop_front(start))
                        : 0;
    if (length && (i == 0 || !isOfName(text[i - 1])) &&
        !attribute.ends_with("egmentSizes") &&
        !attribute.ends_with("egment_sizes")) {
      std::string role = op.empty() ? "affine_map" : op.str();
      if (!attribute.empty())
        role += "." + attribute.str();
      literals.push_back({i, length + isNegative, std::move(role)});
      i = start + length;
      continue;
    }
    // Skip words that begin with a digit but are not literals, such as shapes.
    if (llvm::isDigit(c)) {
      while (i < text.size() && (llvm::isAlnum(text[i]) || text[i] == '.'))
        ++i;
      continue;
    }
    if (c == '%' || c == '^' || c == '#' || c == '@' || c == '!') {
      ++i;
      while (i < text.size() && (llvm::isAlnum(text[i]) || text[i] == '_' ||
                                 text[i] == '.' || text[i] == '$'))
        ++i;
      if (c == '%' && i + 1 < text.size() && text[i] == ':' &&
          llvm::isDigit(text[i + 1])) // of results: "%1:2"
        i += 1 + text.drop_front(i + 1).take_while(llvm::isDigit).size();
      continue;
    }
    ++i;
  }
  return literals;
}

/// The literal after the change; none if the result is not representable.
static std::optional<std::string> changed(llvm::StringRef literal,
                                          llvm::StringRef change) {
  if (literal.contains('.')) {
    double value = 0;
    if (literal.getAsDouble(value))
      return std::nullopt;
    value = change == "+1" ? value + 1 : change == "-1" ? value - 1 : value * 2;
    char text[64];
    std::snprintf(text, sizeof(text), "%e", value);
    return std::isfinite(value) ? std::optional<std::string>(text)
                                : std::nullopt;
  }
  int64_t value = 0, result = 0;
  if (literal.getAsInteger(10, value) ||
      (change == "*2"
           ? __builtin_mul_overflow(value, int64_t(2), &result)
           : __builtin_add_overflow(value, int64_t(change == "+1" ? 1 : -1),
                                    &result)) ||
      result == value)
    return std::nullopt;
  return std::to_string(result);
}

std::vector<Neighbour> scion::neighboursOf(std::string_view program,
                                           size_t maxLiterals) {
  std::vector<Neighbour> neighbours;
  for (const Literal &literal : literalsOf(program)) {
    if (maxLiterals-- == 0)
      break;
    for (const char *change : changes) {
      std::optional<std::string> other =
          changed(program.substr(literal.at, literal.length), change);
      if (!other)
        continue;
      Neighbour &next = neighbours.emplace_back();
      next.role = literal.role;
      next.change = change;
      next.program = program;
      next.program.replace(literal.at, literal.length, *other);
    }
  }
  return neighbours;
}

/// Whether the answer says that the program is valid and nothing is wrong.
static bool isFine(const TestResult &tested) {
  return tested.why == "both pipelines show the same" ||
         tested.why == "it shows nothing";
}

void scion::judgeNeighbours(std::vector<Neighbour> &neighbours,
                            const TestCase &subject, const Goal &goal,
                            const ShrinkOptions &options) {
  for (Neighbour &neighbour : neighbours) {
    TestCase next = subject;
    next.program = neighbour.program;
    TestResult tested = examine(next, goal, /*isFirst=*/false, options);
    neighbour.outcome = tested.fits(goal) ? Neighbour::Outcome::Shows
                        : isFine(tested)  ? Neighbour::Outcome::Fine
                                          : Neighbour::Outcome::Inconclusive;
  }
}

std::vector<std::string>
scion::killVector(const std::vector<Neighbour> &neighbours) {
  std::map<std::string, unsigned> seen; // bit 0: shows, bit 1: fine
  for (const Neighbour &neighbour : neighbours)
    if (neighbour.outcome != Neighbour::Outcome::Inconclusive)
      seen[neighbour.role + " " + neighbour.change] |=
          neighbour.outcome == Neighbour::Outcome::Shows ? 1 : 2;
  std::vector<std::string> vector;
  for (const auto &[what, how] : seen)
    vector.push_back(what + (how == 1   ? " shows"
                             : how == 2 ? " fine"
                                        : " mixed"));
  return vector;
}

const Neighbour *scion::nearMissOf(const std::vector<Neighbour> &neighbours) {
  for (bool isDoubled : {false, true})
    for (const Neighbour &neighbour : neighbours)
      if (neighbour.outcome == Neighbour::Outcome::Fine &&
          (neighbour.change == "*2") == isDoubled)
        return &neighbour;
  return nullptr;
}
