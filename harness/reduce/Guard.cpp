//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Guard.h"

#include "base/ChoiceStream.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

using namespace scion;
using llvm::StringRef;
using Outcome = Neighbour::Outcome;

/// The most constants that are varied. A reduced program has 2 to 6; each takes
/// some 20 tries.
static constexpr size_t maxConstants = 6;

/// The fewest right values that a condition needs: a single value may be right
/// for another reason.
static constexpr size_t leastRight = 3;

namespace {
/// A line `%0 = "arith.constant"() <{value = 5 : i32}> …`.
struct Constant {
  std::string name;  // "%0"
  size_t at, length; // of the number, in the program
  int64_t value;
  unsigned width;
};
} // namespace

static std::optional<unsigned> widthOf(StringRef type) {
  unsigned width = 0;
  if (type.consume_front("index"))
    return 64;
  if (!type.consume_front("i") || type.consumeInteger(10, width) || width > 64)
    return std::nullopt;
  return width;
}

static std::vector<Constant> constantsOf(StringRef program) {
  static constexpr StringRef head = "\"arith.constant\"() <{value = ";
  std::vector<Constant> constants;
  for (size_t at = program.find(head); at != program.npos;
       at = program.find(head, at + 1)) {
    Constant constant;
    StringRef before = program.take_front(at);
    constant.name =
        before.substr(before.rfind('\n') + 1).split('=').first.trim().str();
    constant.at = at + head.size();
    StringRef rest = program.drop_front(constant.at), number = rest;
    if (number.consumeInteger(10, constant.value))
      continue;
    constant.length = rest.size() - number.size();
    std::optional<unsigned> width =
        number.consume_front(" : ") ? widthOf(number) : std::nullopt;
    if (width && constants.size() < maxConstants) {
      constant.width = *width;
      constants.push_back(std::move(constant));
    }
  }
  return constants;
}

/// The first use of a value: "operand #1 of `arith.shli`". "" if only
/// memref.load and memref.store use it: that another element is right is no
/// condition for the bug.
static std::string useOf(StringRef program, StringRef name) {
  for (StringRef rest = program; !rest.empty();) {
    auto [line, next] = rest.split('\n');
    rest = next;
    StringRef op = line.substr(line.find('"') + 1);
    auto [opName, more] = op.split("\"(");
    StringRef list = more.split(')').first;
    llvm::SmallVector<StringRef> operands;
    list.split(operands, ',', -1, /*KeepEmpty=*/false);
    if (opName == "memref.load" || opName == "memref.store")
      continue;
    for (auto [i, operand] : llvm::enumerate(operands))
      if (operand.trim() == name)
        return "operand #" + std::to_string(i) + " of `" + opName.str() + "`";
  }
  return "";
}

/// The values to try: near the present value, near 0 and the width, and at the
/// ends of the type.
static std::set<int64_t> valuesFor(const Constant &constant) {
  int64_t width = constant.width, own = constant.value;
  int64_t most = width >= 64 ? INT64_MAX : (int64_t(1) << (width - 1)) - 1;
  int64_t least = -most - 1;
  std::set<int64_t> values;
  auto add = [&](__int128 value) {
    if (value >= least && value <= most)
      values.insert(int64_t(value));
  };
  for (int64_t value :
       {int64_t(0), int64_t(1), int64_t(2), int64_t(3), int64_t(5), int64_t(-1),
        int64_t(-2), int64_t(-3), width - 1, width, width + 1, 2 * width, least,
        least + 1, most, most - 1})
    add(value);
  for (__int128 value : {__int128(own) + 1, __int128(own) - 1,
                         __int128(own) + 2, __int128(own) - 2,
                         __int128(own) * 2, -__int128(own), __int128(own / 2)})
    add(value);
  if (width == 1)
    values = {0, -1};
  values.erase(own);
  return values;
}

/// The program with another width for each integer type that has this one; ""
/// if there is none.
static std::string withWidth(StringRef program, unsigned from, unsigned to) {
  std::string made, name = "i" + std::to_string(from);
  bool isChanged = false;
  for (size_t i = 0; i < program.size();) {
    bool isType =
        program.drop_front(i).starts_with(name) &&
        (i == 0 || !(llvm::isAlnum(program[i - 1]) || program[i - 1] == '_' ||
                     program[i - 1] == '%')) &&
        (i + name.size() == program.size() ||
         !(llvm::isAlnum(program[i + name.size()]) ||
           program[i + name.size()] == '_'));
    // In "4xi32", too, the type begins after the x.
    isType |= program.drop_front(i).starts_with(name) && i > 1 &&
              program[i - 1] == 'x' && llvm::isDigit(program[i - 2]) &&
              i + name.size() < program.size() &&
              !llvm::isAlnum(program[i + name.size()]);
    made += isType ? "i" + std::to_string(to) : std::string(1, program[i]);
    i += isType ? name.size() : 1;
    isChanged |= isType;
  }
  return isChanged ? made : "";
}

std::vector<Variation> scion::variationsOf(std::string_view text) {
  StringRef program = text;
  std::vector<Variation> list;
  for (const Constant &constant : constantsOf(program)) {
    std::string place = useOf(program, constant.name);
    if (place.empty())
      continue;
    list.push_back({place, constant.width, constant.value, true, Outcome::Shows,
                    program.str()});
    for (int64_t value : valuesFor(constant)) {
      std::string other = program.str();
      other.replace(constant.at, constant.length, std::to_string(value));
      list.push_back({place, constant.width, value, false,
                      Outcome::Inconclusive, std::move(other)});
    }
  }
  for (unsigned own : {64u, 32u, 16u, 8u}) {
    if (withWidth(program, own, own).empty())
      continue;
    list.push_back({"", own, 0, true, Outcome::Shows, program.str()});
    for (unsigned width : {1u, 7u, 8u, 16u, 32u, 64u})
      if (width != own)
        list.push_back({"", width, 0, false, Outcome::Inconclusive,
                        withWidth(program, own, width)});
    break;
  }
  return list;
}

void scion::judgeVariations(std::vector<Variation> &tried,
                            const TestCase &subject, const Goal &goal,
                            const ShrinkOptions &options) {
  std::vector<Neighbour> neighbours;
  for (const Variation &variation : tried)
    if (!variation.isOwn)
      neighbours.push_back(
          {variation.place, "", variation.program, Outcome::Inconclusive});
  judgeNeighbours(neighbours, subject, goal, options);
  auto next = neighbours.begin();
  for (Variation &variation : tried)
    if (!variation.isOwn)
      variation.outcome = (next++)->outcome;
}

/// The number as text; the width is marked as such.
static std::string numberText(int64_t value, unsigned width) {
  return std::to_string(value) +
         (width > 1 && value == int64_t(width) ? ", the width" : "");
}

std::optional<Condition>
scion::conditionOf(const std::vector<Variation> &tried) {
  std::vector<int64_t> wrong, right;
  unsigned width = 0;
  int64_t own = 0;
  for (const Variation &variation : tried) {
    width = variation.width;
    if (variation.isOwn)
      own = variation.value;
    if (variation.outcome == Outcome::Shows)
      wrong.push_back(variation.value);
    else if (variation.outcome == Outcome::Fine)
      right.push_back(variation.value);
  }
  if (wrong.empty() || right.size() < leastRight)
    return std::nullopt;
  int64_t leastWrong = *llvm::min_element(wrong),
          mostWrong = *llvm::max_element(wrong),
          least = *llvm::min_element(right), most = *llvm::max_element(right);
  std::vector<Condition> conditions;
  // If only one value is wrong, do not generalise to its neighbours.
  if (wrong.size() == 1)
    conditions.push_back({"is " + numberText(own, width),
                          [own](int64_t value) { return value == own; }});
  conditions.push_back(
      {"is negative", [](int64_t value) { return value < 0; }});
  conditions.push_back(
      {"is positive", [](int64_t value) { return value > 0; }});
  conditions.push_back({"is not 0", [](int64_t value) { return value != 0; }});
  // Values between the wrong and the right ones were not tried.
  conditions.push_back(
      {"is at least " + numberText(leastWrong, width) +
           (most + 1 == leastWrong
                ? ""
                : " (right up to " + std::to_string(most) + ")"),
       [leastWrong](int64_t value) { return value >= leastWrong; }});
  conditions.push_back(
      {"is at most " + numberText(mostWrong, width) +
           (mostWrong + 1 == least
                ? ""
                : " (right from " + std::to_string(least) + " on)"),
       [mostWrong](int64_t value) { return value <= mostWrong; }});
  uint64_t mask = width >= 64 ? ~uint64_t(0) : (uint64_t(1) << width) - 1;
  for (int64_t bound : wrong)
    if (bound >= 0)
      conditions.push_back(
          {"is at least " + numberText(bound, width) + " (unsigned)",
           [bound, mask](int64_t value) {
             return (uint64_t(value) & mask) >= uint64_t(bound);
           }});
  conditions.push_back(
      {"is odd", [](int64_t value) { return value % 2 != 0; }});
  conditions.push_back(
      {"is even", [](int64_t value) { return value % 2 == 0; }});
  for (Condition &condition : conditions)
    if (llvm::all_of(wrong, condition.isWrong) &&
        llvm::none_of(right, condition.isWrong))
      return std::move(condition);
  return std::nullopt;
}

/// The conditions, by place.
static std::map<std::string, Condition>
conditionsOf(const std::vector<Variation> &tried) {
  std::map<std::string, std::vector<Variation>> byPlace;
  for (const Variation &variation : tried)
    if (!variation.place.empty())
      byPlace[variation.place].push_back(variation);
  std::map<std::string, Condition> conditions;
  for (const auto &[place, list] : byPlace)
    if (std::optional<Condition> condition = conditionOf(list))
      conditions.emplace(place, std::move(*condition));
  return conditions;
}

GuardScore scion::scoreOf(const std::vector<Variation> &tried,
                          const std::vector<Variation> &fresh) {
  std::map<std::string, Condition> conditions = conditionsOf(tried);
  GuardScore score;
  for (const Variation &variation : fresh) {
    if (variation.outcome == Outcome::Inconclusive)
      continue;
    bool isWrong = variation.outcome == Outcome::Shows;
    auto condition = conditions.find(variation.place);
    // A place without a condition predicts "wrong": all other constants have
    // their own values, which are wrong.
    bool isSaid = condition == conditions.end() ||
                  condition->second.isWrong(variation.value);
    ++score.judged;
    score.wrong += isWrong;
    score.said += isSaid;
    score.saidRight += isSaid && isWrong;
  }
  return score;
}

std::vector<Variation>
scion::otherVariationsOf(std::string_view program,
                         const std::vector<Variation> &tried, unsigned count,
                         uint64_t seed) {
  std::vector<Constant> constants = constantsOf(program);
  std::set<std::pair<std::string, int64_t>> seen;
  for (const Variation &variation : tried)
    seen.insert({variation.place, variation.value});
  ChoiceStream choices(seed);
  std::vector<Variation> list;
  // Bound the tries: a small type has few values.
  for (unsigned tries = 0;
       list.size() < count && tries < 20 * count && !constants.empty();
       ++tries) {
    const Constant &constant = choices.pick(constants);
    int64_t most = constant.width >= 64
                       ? INT64_MAX
                       : (int64_t(1) << (constant.width - 1)) - 1;
    int64_t near = std::min<int64_t>(most, 3 * int64_t(constant.width));
    int64_t value = choices.chance(1, 2) ? choices.between(-near, near)
                                         : choices.between(-most - 1, most);
    std::string place = useOf(program, constant.name);
    if (place.empty() || !seen.insert({place, value}).second)
      continue;
    std::string other(program);
    other.replace(constant.at, constant.length, std::to_string(value));
    list.push_back({place, constant.width, value, false, Outcome::Inconclusive,
                    std::move(other)});
  }
  return list;
}

/// "i8, i16".
static std::string widthsOf(const std::vector<Variation> &tried,
                            Outcome outcome) {
  std::vector<std::string> names;
  for (const Variation &variation : tried)
    if (variation.outcome == outcome)
      names.push_back("i" + std::to_string(variation.width));
  return llvm::join(names, ", ");
}

std::string scion::guardOf(const std::vector<Variation> &tried) {
  std::map<std::string, std::vector<Variation>> byPlace;
  std::vector<std::string> order, parts;
  for (const Variation &variation : tried) {
    if (!byPlace.count(variation.place))
      order.push_back(variation.place);
    byPlace[variation.place].push_back(variation);
  }
  size_t values = 0;
  for (const std::string &place : order) {
    if (place.empty())
      continue;
    for (const Variation &variation : byPlace[place])
      values += variation.outcome != Outcome::Inconclusive;
    if (std::optional<Condition> condition = conditionOf(byPlace[place]))
      parts.push_back(place + " " + condition->text);
  }
  std::string text;
  if (!parts.empty())
    text = "Wrong when " + llvm::join(parts, ", and ") +
           "; right with the others of " + std::to_string(values) +
           " values that were tried, each constant alone.";
  const std::vector<Variation> &widths = byPlace[""];
  std::string shown = widthsOf(widths, Outcome::Shows),
              fine = widthsOf(widths, Outcome::Fine);
  if (!fine.empty())
    text += (text.empty() ? "" : " ") + ("Wrong with " + shown) +
            "; right with " + fine + ".";
  return text;
}
