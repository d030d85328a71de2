//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// edit-attribute: an attribute or property takes a value that the corpus shows
// for that operation (predicates, flags, maps, kinds, permutations), or nearly
// its own (bounds, steps, permutations, in_bounds), or a flag is added. Values
// are exchanged only for values of the same form: see formOf.
//
//===----------------------------------------------------------------------===//

#include "mutators/Mutator.h"

#include "mutators/Knowledge.h"
#include "mutators/Operations.h"

#include <algorithm>
#include <charconv>

using namespace scion;

/// Attributes that must match other parts of the operation exactly: a changed
/// value is almost never valid.
static constexpr std::string_view fixedAttributes[] = {"sym_name",
                                                       "function_type",
                                                       "sym_visibility",
                                                       "operandSegmentSizes",
                                                       "resultSegmentSizes",
                                                       "operand_segment_sizes",
                                                       "result_segment_sizes",
                                                       "type",
                                                       "static_sizes",
                                                       "static_strides",
                                                       "static_offsets",
                                                       "static_output_shape",
                                                       "indexing_maps",
                                                       "iterator_types",
                                                       "reassociation",
                                                       "lowerBoundsGroups",
                                                       "upperBoundsGroups",
                                                       "lowerBoundsMap",
                                                       "upperBoundsMap",
                                                       "elem_type",
                                                       "global_type",
                                                       "var_callee_type",
                                                       "callee_type",
                                                       "sizes",
                                                       "strides",
                                                       "offsets",
                                                       "op_bundle_sizes",
                                                       "case_operand_segments",
                                                       "symbol"};

static std::string_view trim(std::string_view text) {
  while (!text.empty() && text.front() == ' ')
    text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ')
    text.remove_suffix(1);
  return text;
}

/// The parts of `text` between commas that stand in no bracket.
static std::vector<std::string_view> splitList(std::string_view text) {
  std::vector<std::string_view> parts;
  if (trim(text).empty())
    return parts;
  size_t depth = 0, begin = 0;
  bool quoted = false;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '"' && (i == 0 || text[i - 1] != '\\'))
      quoted = !quoted;
    if (quoted)
      continue;
    if (c == '(' || c == '[' || c == '{' || c == '<')
      ++depth;
    else if (c == ')' || c == ']' || c == '}' ||
             (c == '>' && i > 0 && text[i - 1] != '-'))
      depth -= depth > 0;
    else if (c == ',' && depth == 0) {
      parts.push_back(trim(text.substr(begin, i - begin)));
      begin = i + 1;
    }
  }
  parts.push_back(trim(text.substr(begin)));
  return parts;
}

/// Values can replace each other if this is equal: the type of a number, the
/// length of a list and the forms of its elements, the dimensions of a map, the
/// kind of a dialect attribute. "" for what is never exchanged.
static std::string formOf(std::string_view text, unsigned depth = 4) {
  text = trim(text);
  if (text.empty() || depth == 0 || text.find('@') != text.npos)
    return "";
  auto after = [&](char c) {
    size_t at = text.rfind(c);
    return at == text.npos ? std::string() : std::string(text.substr(at));
  };
  char c = text[0];
  if (c == '"')
    return "string" + after('"');
  if (text == "true" || text == "false")
    return "bool";
  if ((c >= '0' && c <= '9') || c == '-')
    return "number" + after(':');
  if (c == '#') {
    size_t end = text.find('<');
    return std::string(text.substr(0, end));
  }
  if (c == '[' && text.back() == ']') {
    std::string form = "[";
    for (std::string_view part : splitList(text.substr(1, text.size() - 2))) {
      std::string inner = formOf(part, depth - 1);
      if (inner.empty())
        return "";
      form += inner + ',';
    }
    return form;
  }
  if (text.starts_with("array<")) {
    size_t colon = text.find(':');
    if (colon == text.npos)
      return "";
    return std::string(text.substr(0, colon)) + ':' +
           std::to_string(splitList(text.substr(colon + 1)).size());
  }
  if (text.starts_with("dense<")) {
    size_t end = text.rfind("> :");
    return end == text.npos ? "" : "dense" + std::string(text.substr(end));
  }
  if (text.starts_with("affine_map<")) {
    size_t arrow = text.find("->");
    if (arrow == text.npos)
      return "";
    std::string_view head = text.substr(0, arrow), tail = text.substr(arrow);
    std::string form = "map";
    for (auto [open, close, part] :
         {std::tuple{'(', ')', head}, {'[', ']', head}, {'(', ')', tail}}) {
      size_t begin = part.find(open), end = part.rfind(close);
      form += ' ';
      form += std::to_string(
          begin == part.npos || end < begin
              ? 0
              : splitList(part.substr(begin + 1, end - begin - 1)).size());
    }
    return form;
  }
  return "";
}

/// A small change of a number; "" if `text` is none.
static std::string nearNumber(std::string_view text, ChoiceStream &choices) {
  int64_t value = 0;
  auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() ||
      value > (int64_t(1) << 40) || value < -(int64_t(1) << 40))
    return "";
  int64_t values[] = {value + 1, value > 0 ? value - 1 : value + 2, value * 2,
                      value > 1 ? value / 2 : value + 3};
  return std::to_string(values[choices.below(std::size(values))]);
}

/// Swaps two elements of a list.
static std::string permuted(std::vector<std::string_view> parts,
                            ChoiceStream &choices) {
  size_t a = choices.below(parts.size()), b = choices.below(parts.size());
  std::swap(parts[a], parts[b]);
  std::string text;
  for (size_t i = 0; i < parts.size(); ++i)
    text += (i ? ", " : "") + std::string(parts[i]);
  return text;
}

/// A value near to `text`, without the corpus; "" if there is none.
static std::string nearValue(std::string_view name, std::string_view text,
                             ChoiceStream &choices) {
  text = trim(text);
  if (text == "true")
    return "false";
  if (text == "false")
    return "true";
  if (text.starts_with("array<") || text.starts_with("[")) {
    size_t begin = text[0] == '[' ? 1 : text.find(':') + 1;
    if (begin == 0)
      return "";
    std::string_view inner = text.substr(begin, text.size() - 1 - begin);
    std::vector<std::string_view> parts = splitList(inner);
    if (parts.empty())
      return "";
    std::string head(text.substr(0, begin));
    if (head.size() > 1)
      head += ' ';
    size_t pick = choices.below(parts.size());
    std::string changed;
    if (parts[pick] == "true" || parts[pick] == "false")
      changed = parts[pick] == "true" ? "false" : "true";
    else
      return head + permuted(parts, choices) + text.back();
    parts[pick] = changed;
    std::string list;
    for (size_t i = 0; i < parts.size(); ++i)
      list += (i ? ", " : "") + std::string(parts[i]);
    return head + list + text.back();
  }
  if (text.starts_with("affine_map<")) {
    // One of the constants after the arrow.
    std::vector<std::pair<size_t, size_t>> numbers;
    for (size_t i = text.find("->"); i < text.size(); ++i)
      if (text[i] >= '0' && text[i] <= '9' &&
          !(std::isalnum(text[i - 1]) || text[i - 1] == '_')) {
        size_t end = i;
        while (end < text.size() && text[end] >= '0' && text[end] <= '9')
          ++end;
        numbers.push_back({i, end});
        i = end;
      }
    if (numbers.empty())
      return "";
    auto [begin, end] = choices.pick(numbers);
    std::string number = nearNumber(text.substr(begin, end - begin), choices);
    // Keep the constant positive: it may be a divisor.
    if (number.empty() || number == "0" || number[0] == '-')
      number = "1";
    return std::string(text.substr(0, begin)) + number +
           std::string(text.substr(end));
  }
  if ((text[0] >= '0' && text[0] <= '9') || text[0] == '-') {
    size_t colon = text.find(" : ");
    std::string number = nearNumber(text.substr(0, colon), choices);
    if (number.empty())
      return "";
    // A predicate is the number of a case: 0 to 9 for arith.cmpi, 0 to 15 for
    // arith.cmpf.
    if (name == "predicate")
      number = std::to_string(choices.below(10));
    if (name == "alignment" || name == "step")
      number = std::to_string(uint64_t(1) << choices.below(6));
    return number + (colon == text.npos ? "" : std::string(text.substr(colon)));
  }
  return "";
}

namespace {
class EditAttribute final : public Mutator {
public:
  std::string_view name() const override { return "edit-attribute"; }

  uint64_t weight(const Program &program,
                  const MutationContext &) const override {
    return program.symbols().operations.size();
  }

  bool mutate(const Program &program, MutationContext &context,
              Rewriter &edits) const override {
    const SymbolTable &table = program.symbols();
    for (int attempt = 0; attempt < 16; ++attempt) {
      Index operation = context.choices.below(table.operations.size());
      if (context.choices.chance(1, 6) &&
          addFlag(program, operation, context, edits))
        return true;
      std::vector<Index> entries = attributeEntries(program, operation);
      if (!entries.empty() &&
          edit(program, operation, context.choices.pick(entries), context,
               edits))
        return true;
    }
    return false;
  }

private:
  static bool isFixed(std::string_view name) {
    return std::find(std::begin(fixedAttributes), std::end(fixedAttributes),
                     name) != std::end(fixedAttributes);
  }

  static bool edit(const Program &program, Index operation, Index entry,
                   MutationContext &context, Rewriter &edits) {
    const OperationInfo &info = program.symbols().operations[operation];
    std::string_view name = nameOfEntry(program, entry);
    Index value = program.child(entry, Production::Attribute);
    if (value == none || isFixed(name))
      return false;
    std::optional<std::string> text = expandAliases(program, value);
    if (!text)
      return false;
    std::string form = formOf(*text);
    if (form.empty())
      return false;
    std::vector<std::string_view> candidates;
    for (const std::string &seen : context.knowledge.values(info.name, name))
      if (seen != *text && formOf(seen) == form)
        candidates.push_back(seen);
    std::string chosen;
    if (!candidates.empty() && !context.choices.chance(1, 4))
      chosen = context.choices.pick(candidates);
    else
      chosen = nearValue(name, *text, context.choices);
    if (chosen.empty() || chosen == *text)
      return false;
    edits.replaceNode(value, chosen);
    context.explain(std::string(info.name) + ": " + std::string(name) +
                    " was " + *text + ", is " + chosen);
    return true;
  }

  /// Adds an attribute that the operation was seen with and without, if it does
  /// not depend on the rest of the operation: a unit, or a keyword of a
  /// dialect.
  static bool addFlag(const Program &program, Index operation,
                      MutationContext &context, Rewriter &edits) {
    const OperationInfo &info = program.symbols().operations[operation];
    struct Flag {
      std::string_view name, value;
    };
    std::vector<Flag> flags;
    for (std::string_view name : context.knowledge.attributes(info.name)) {
      if (isFixed(name) || !context.knowledge.isOptional(info.name, name))
        continue;
      bool present = false;
      for (Index entry : attributeEntries(program, operation))
        present |= nameOfEntry(program, entry) == name;
      if (present)
        continue;
      const auto &values = context.knowledge.values(info.name, name);
      if (values.empty())
        flags.push_back({name, ""});
      for (const std::string &value : values)
        // Only a keyword such as `#arith.fastmath<fast>`, no structured value.
        if (value[0] == '#' && value.size() < 48 &&
            value.find_first_of("@{[(=") == value.npos)
          flags.push_back({name, value});
    }
    if (flags.empty())
      return false;
    Flag flag = context.choices.pick(flags);
    bool plain = std::all_of(flag.name.begin(), flag.name.end(), [](char c) {
      return std::isalnum(static_cast<unsigned char>(c)) || c == '_';
    });
    std::string text =
        plain ? std::string(flag.name) : '"' + std::string(flag.name) + '"';
    if (!flag.value.empty())
      text += " = " + std::string(flag.value);
    Index dictionary = info.attributes;
    if (info.properties != none)
      dictionary =
          program.child(info.properties + 1, Production::AttributeDictionary);
    else if (plain)
      dictionary = none;
    if (dictionary == none) {
      if (info.properties != none || !plain)
        return false;
      size_t at = placeOfProperties(program, operation);
      edits.replace(at, at, " <{" + text + "}>");
    } else {
      size_t at = program.token(program.node(dictionary).endToken - 1).begin;
      bool empty = program.node(dictionary).endToken -
                       program.node(dictionary).firstToken ==
                   2;
      edits.replace(at, at, (empty ? "" : ", ") + text);
    }
    context.explain(std::string(info.name) + " has " + text);
    return true;
  }
};
} // namespace

const Mutator &scion::mutatorEditAttribute() {
  static const EditAttribute mutator;
  return mutator;
}
