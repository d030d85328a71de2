//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/Replacements.h"

#include "mutators/Building.h"
#include "mutators/Knowledge.h"
#include "mutators/Operations.h"
#include "mutators/ShapedType.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <unordered_map>

using namespace scion;

//===----------------------------------------------------------------------===//
// Forms
//===----------------------------------------------------------------------===//

/// Splits "i32", "si8", "f64" or "bf16" into letters and width. None for other
/// types, and for i1, which is not treated as a number.
static std::optional<std::pair<std::string_view, unsigned>>
numberType(std::string_view type) {
  for (std::string_view letters : {"i", "si", "ui", "f", "bf"}) {
    if (!type.starts_with(letters) || type.size() == letters.size() ||
        type == "i1")
      continue;
    std::string_view digits = type.substr(letters.size());
    unsigned width = 0;
    auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), width);
    if (error == std::errc() && end == digits.data() + digits.size())
      return std::pair(letters, width);
  }
  return std::nullopt;
}

namespace {
class Form {
public:
  std::string of(std::string_view type);
  void noteWidths(std::string_view type);

private:
  std::vector<std::pair<unsigned, std::string>> integers, floats; // sorted
  std::vector<std::string> shapes; // as they appear
};
} // namespace

/// The element type, and the rest: "f32" and ",strided<[1]>" of
/// "f32,strided<[1]>>". The element may hold commas in brackets.
static std::pair<std::string_view, std::string_view>
elementAndLayout(const ShapedType &shaped) {
  std::string_view text = shaped.rest.substr(0, shaped.rest.size() - 1);
  size_t depth = 0, end = 0;
  for (; end < text.size(); ++end) {
    char c = text[end];
    if (c == '<' || c == '(' || c == '[')
      ++depth;
    else if ((c == '>' && (end == 0 || text[end - 1] != '-')) || c == ')' ||
             c == ']')
      depth -= depth > 0;
    else if (c == ',' && depth == 0)
      break;
  }
  return {text.substr(0, end), text.substr(end)};
}

/// "complex<f32>": "f32"
static std::optional<std::string_view> partOfComplex(std::string_view type) {
  if (!type.starts_with("complex<") || type.back() != '>')
    return std::nullopt;
  return type.substr(8, type.size() - 9);
}

void Form::noteWidths(std::string_view type) {
  if (auto shaped = shapedType(type))
    return noteWidths(elementAndLayout(*shaped).first);
  if (auto part = partOfComplex(type))
    return noteWidths(*part);
  if (auto number = numberType(type)) {
    auto &list = number->first.ends_with('f') ? floats : integers;
    std::pair<unsigned, std::string> entry(number->second, type);
    auto place = std::lower_bound(list.begin(), list.end(), entry);
    if (place == list.end() || *place != entry)
      list.insert(place, std::move(entry));
  }
}

std::string Form::of(std::string_view type) {
  if (auto shaped = shapedType(type)) {
    auto place =
        std::find(shapes.begin(), shapes.end(), std::string(shaped->sizes));
    size_t number = size_t(place - shapes.begin());
    if (place == shapes.end())
      shapes.emplace_back(shaped->sizes);
    auto [element, layout] = elementAndLayout(*shaped);
    return std::string(shaped->head) +
           (shaped->isUnranked() ? "*" : std::to_string(shaped->rank)) +
           (shaped->isScalable() ? "s" : "") + '#' + std::to_string(number) +
           ' ' + of(element) + std::string(layout) + '>';
  }
  if (auto part = partOfComplex(type))
    return "complex<" + of(*part) + '>';
  if (auto number = numberType(type)) {
    bool isFloat = number->first.ends_with('f');
    auto &list = isFloat ? floats : integers;
    std::pair<unsigned, std::string> entry(number->second, type);
    std::string letters(isFloat ? "f" : number->first);
    return letters +
           std::to_string(std::lower_bound(list.begin(), list.end(), entry) -
                          list.begin());
  }
  return std::string(type);
}

std::string scion::signatureForm(std::span<const std::string> operands,
                                 std::span<const std::string> results) {
  Form form;
  for (const auto &types : {operands, results})
    for (const std::string &type : types)
      form.noteWidths(type);
  std::string text;
  for (const std::string &type : operands)
    text += (text.empty() ? "" : ", ") + form.of(type);
  text += text.empty() ? "->" : " ->";
  for (size_t i = 0; i < results.size(); ++i)
    text += (i ? ", " : " ") + form.of(results[i]);
  return text;
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

using Table = std::unordered_map<std::string_view, std::vector<Replacement>>;

static Table readTable() {
  Table table; // only looked up
  std::vector<Replacement> *open = nullptr;
  std::string_view text = replacementsTable();
  while (!text.empty()) {
    size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.empty() || line[0] == '#')
      continue;
    if (line[0] != ' ') {
      open = &table[line];
      continue;
    }
    line.remove_prefix(line.find_first_not_of(' '));
    size_t space = line.find(' ');
    if (open)
      open->push_back({line.substr(0, space), space == line.npos
                                                  ? std::string_view()
                                                  : line.substr(space + 1)});
  }
  return table;
}

const std::vector<Replacement> &scion::replacementsOf(std::string_view form) {
  static const Table table = readTable();
  static const std::vector<Replacement> nothing;
  auto found = table.find(form);
  return found == table.end() ? nothing : found->second;
}

//===----------------------------------------------------------------------===//
// In a program
//===----------------------------------------------------------------------===//

/// Adds the text of a type; false without one.
static bool addType(const Program &program, Index typeNode,
                    std::vector<std::string> &types) {
  if (typeNode == none)
    return false;
  std::string text(program.nodeText(typeNode));
  std::erase_if(text, [](char c) { return c == ' ' || c == '\n'; });
  types.push_back(std::move(text));
  return true;
}

std::optional<std::string> scion::formOf(const Program &program,
                                         Index operation) {
  const SymbolTable &table = program.symbols();
  const OperationInfo &info = table.operations[operation];
  if (info.firstUse == info.endUse || info.regions != none ||
      info.successors != none)
    return std::nullopt;
  std::vector<std::string> operands, results;
  for (Index use = info.firstUse; use < info.endUse; ++use)
    if (!addType(program, table.uses[use].typeNode, operands))
      return std::nullopt;
  for (Index value = info.firstResult; value < info.endResult; ++value)
    if (!addType(program, table.values[value].typeNode, results))
      return std::nullopt;
  return signatureForm(operands, results);
}

/// Whether `operation` is of the llvm dialect, but neither `name` nor `parent`
/// is: it would put a program that is not lowered yet out of scope.
static bool isForeignHere(std::string_view operation, std::string_view name,
                          std::string_view parent) {
  return dialectOf(operation) == "llvm" && dialectOf(name) != "llvm" &&
         dialectOf(parent) != "llvm";
}

/// Whether an affine operation may have these operands: every operand of type
/// index is defined directly in the body of a function, or in an affine
/// operation.
static bool mayReadAffinely(const SymbolTable &table,
                            const OperationInfo &info) {
  static const TypeKey index = typeKeyOfText("index");
  for (Index use = info.firstUse; use < info.endUse; ++use) {
    if (table.uses[use].type != index)
      continue;
    Index value = table.uses[use].value;
    Index block = value == none ? none : table.values[value].block;
    if (block == none)
      return false;
    std::string_view around =
        table.operations[table.regions[table.blocks[block].region].operation]
            .name;
    if (around != "func.func" && !around.starts_with("affine."))
      return false;
  }
  return true;
}

/// Whether operations of any dialect may stand in the body of `parent`.
static bool takesAllDialects(std::string_view parent) {
  return parent == "llvm.func" || mixesDialectsUnder(parent);
}

std::vector<Replacement> scion::replacementsFor(const Program &program,
                                                Index operation, From from,
                                                const Knowledge &knowledge) {
  std::vector<Replacement> list;
  std::optional<std::string> form = formOf(program, operation);
  if (!form || isTerminator(program, operation, knowledge))
    return list;
  const SymbolTable &table = program.symbols();
  const OperationInfo &info = table.operations[operation];
  std::string_view name = info.name;
  std::string_view parent = parentName(program, operation);
  bool takesAll = takesAllDialects(parent);
  bool isAffine = name.starts_with("affine.") || mayReadAffinely(table, info);
  for (const Replacement &one : replacementsOf(*form)) {
    bool isOther = dialectOf(one.operation) != dialectOf(name);
    if (one.operation == name ||
        (one.operation.starts_with("affine.") && !isAffine) ||
        isForeignHere(one.operation, name, parent) ||
        (from == From::OtherDialects && !isOther) ||
        (isOther && !takesAll && !knowledge.fitsUnder(one.operation, parent)))
      continue;
    list.push_back(one);
  }
  return list;
}

const Replacement &scion::pickByName(const std::vector<Replacement> &list,
                                     ChoiceStream &choices) {
  std::vector<size_t> firsts;
  for (size_t i = 0; i < list.size(); ++i)
    if (i == 0 || list[i].operation != list[i - 1].operation)
      firsts.push_back(i);
  size_t which = choices.below(firsts.size());
  size_t end = which + 1 < firsts.size() ? firsts[which + 1] : list.size();
  return list[firsts[which] + choices.below(end - firsts[which])];
}
