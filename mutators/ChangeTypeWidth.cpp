//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// change-type-width: computes a connected part of the arithmetic in another
// width: from an operation, it follows operands and users as long as the
// operations have only one type. Constants change, too. Casts are inserted
// where other operations read or define the values.
//
//===----------------------------------------------------------------------===//

#include "mutators/Mutator.h"

#include "mutators/Building.h"
#include "mutators/Operations.h"
#include "mutators/Scope.h"

#include <algorithm>
#include <charconv>
#include <set>

using namespace scion;

static constexpr std::string_view widths[] = {"i8",  "i16", "i32", "i64",
                                              "f16", "f32", "f64"};

/// Operations that have one type but depend on its width.
static constexpr std::string_view fixedOperations[] = {
    "arith.bitcast", "arith.scaling_extf", "arith.scaling_truncf"};

static unsigned bitsOf(std::string_view type) {
  unsigned bits = 0;
  std::from_chars(type.data() + 1, type.data() + type.size(), bits);
  return bits;
}

/// Position of the scalar type in the text of `i32`, `vector<4xi32>` or
/// `tensor<2xi32>`; npos for other types.
static size_t scalarIn(std::string_view type) {
  size_t begin = 0, end = type.size();
  if (type.starts_with("vector<") || type.starts_with("tensor<")) {
    --end;
    begin = type.rfind('x') == type.npos ? 7 : type.rfind('x') + 1;
  }
  std::string_view scalar = type.substr(begin, end - begin);
  return std::find(std::begin(widths), std::end(widths), scalar) ==
                 std::end(widths)
             ? type.npos
             : begin;
}

static std::string withScalar(std::string_view type, std::string_view scalar) {
  size_t at = scalarIn(type);
  std::string text(type.substr(0, at));
  text += scalar;
  if (type.back() == '>')
    text += '>';
  return text;
}

namespace {
class ChangeTypeWidth final : public Mutator {
public:
  std::string_view name() const override { return "change-type-width"; }

  uint64_t weight(const Program &program,
                  const MutationContext &) const override {
    return program.symbols().values.size();
  }

  bool mutate(const Program &program, MutationContext &context,
              Rewriter &edits) const override {
    const SymbolTable &table = program.symbols();
    for (int attempt = 0; attempt < 12; ++attempt) {
      Index value = context.choices.below(table.values.size());
      Index operation = table.values[value].operation;
      std::string_view type = typeText(program, value);
      size_t at = type.empty() ? type.npos : scalarIn(type);
      if (operation == none || at == type.npos ||
          !isUniform(program, operation, type) ||
          !mixesDialects(program, operation))
        continue;
      std::string_view from = type.substr(at, type.find('>') - at);
      std::vector<std::string_view> targets;
      for (std::string_view width : widths)
        if (width[0] == from[0] && width != from)
          targets.push_back(width);
      std::string_view to = context.choices.pick(targets);
      if (change(program, operation, type, from, to, context, edits))
        return true;
      edits.clear();
    }
    return false;
  }

private:
  /// Whether all operands and results of `operation` have the type `type` (or
  /// i1, for comparisons and conditions), and at least one has `type`.
  static bool isUniform(const Program &program, Index operation,
                        std::string_view type) {
    const SymbolTable &table = program.symbols();
    const OperationInfo &info = table.operations[operation];
    if (!(info.name.starts_with("arith.") || info.name.starts_with("math.")) ||
        info.regions != none ||
        std::find(std::begin(fixedOperations), std::end(fixedOperations),
                  info.name) != std::end(fixedOperations))
      return false;
    auto isBit = [](std::string_view other) {
      return other == "i1" ||
             (other.size() > 4 && other.substr(other.size() - 4) == "xi1>");
    };
    bool found = false;
    for (Index use = info.firstUse; use < info.endUse; ++use) {
      if (table.uses[use].value == none || table.uses[use].typeNode == none)
        return false;
      std::string_view other = program.nodeText(table.uses[use].typeNode);
      if (other == type)
        found = true;
      else if (!isBit(other))
        return false;
    }
    for (Index value = info.firstResult; value < info.endResult; ++value) {
      std::string_view other = typeText(program, value);
      if (other == type)
        found = true;
      else if (!isBit(other))
        return false;
    }
    return found &&
           (info.name != "arith.constant" || constantFits(program, operation));
  }

  /// Whether the constant can be written unchanged in every width of `widths`:
  /// small integers and decimal floats can, bit patterns cannot.
  static bool constantFits(const Program &program, Index operation) {
    Index value = findAttribute(program, operation, "value");
    if (value == none || program.child(value, Production::Type) == none)
      return false;
    for (Index node = value; node < program.node(value).end; ++node) {
      const Node &info = program.node(node);
      if (info.production == Production::DialectAttribute ||
          info.production == Production::DenseResource)
        return false;
      if (info.production != Production::Number)
        continue;
      std::string_view text = program.nodeText(node);
      if (text.find('x') != text.npos || text.find('"') != text.npos)
        return false;
      bool isFloat = text.find('.') != text.npos;
      int64_t number = 0;
      std::from_chars(text.data(), text.data() + text.size(), number);
      if (!isFloat && (number > 127 || number < -128))
        return false;
      // Larger floats may be out of f16.
      if (isFloat && text.find("e+") != text.npos &&
          text.find("e+00") == text.npos && text.find("e+01") == text.npos)
        return false;
    }
    std::string_view text = program.nodeText(value);
    return text.find('"') == text.npos;
  }

  static bool change(const Program &program, Index start, std::string_view type,
                     std::string_view from, std::string_view to,
                     MutationContext &context, Rewriter &edits) {
    const SymbolTable &table = program.symbols();
    // The readers of each value, computed once.
    std::vector<std::vector<Index>> readers(table.values.size());
    for (Index use = 0; use < table.uses.size(); ++use)
      if (table.uses[use].value != none)
        readers[table.uses[use].value].push_back(use);

    // At most 12 operations: otherwise, the whole program would often get one
    // width.
    size_t most = 1 + context.choices.below(12);
    std::set<Index> changed{start};
    std::vector<Index> work{start};
    auto visit = [&](Index operation) {
      if (operation != none && changed.size() < most &&
          isUniform(program, operation, type) &&
          changed.insert(operation).second)
        work.push_back(operation);
    };
    while (!work.empty()) {
      const OperationInfo &info = table.operations[work.back()];
      work.pop_back();
      for (Index use = info.firstUse; use < info.endUse; ++use)
        if (program.nodeText(table.uses[use].typeNode) == type)
          visit(table.values[table.uses[use].value].operation);
      for (Index value = info.firstResult; value < info.endResult; ++value)
        if (typeText(program, value) == type)
          for (Index use : readers[value])
            visit(table.uses[use].operation);
    }

    std::string wide = withScalar(type, to);
    bool isFloat = from[0] == 'f';
    auto cast = [&](std::string_view a, std::string_view b) {
      bool extends = bitsOf(a) < bitsOf(b);
      if (isFloat)
        return extends ? "arith.extf" : "arith.truncf";
      return extends ? "arith.extsi" : "arith.trunci";
    };
    FreshNames fresh(program);
    for (Index operation : changed) {
      const OperationInfo &info = table.operations[operation];
      std::string indent = indentation(program, info.node);
      std::map<Index, std::string> casts; // one for each value read
      for (Index use = info.firstUse; use < info.endUse; ++use) {
        const Use &which = table.uses[use];
        if (program.nodeText(which.typeNode) != type)
          continue;
        edits.replaceNode(which.typeNode, wide);
        if (changed.count(table.values[which.value].operation))
          continue;
        auto [it, isNew] = casts.emplace(which.value, "");
        if (isNew) {
          it->second = fresh.value();
          edits.insertBefore(info.node, it->second + " = \"" + cast(from, to) +
                                            "\"(" +
                                            valueText(program, which.value) +
                                            ") : (" + std::string(type) +
                                            ") -> " + wide + '\n' + indent);
        }
        edits.replaceNode(which.node, it->second);
      }
      for (Index value = info.firstResult; value < info.endResult; ++value) {
        if (typeText(program, value) != type)
          continue;
        edits.replaceNode(table.values[value].typeNode, wide);
        std::string back;
        for (Index use : readers[value]) {
          if (changed.count(table.uses[use].operation))
            continue;
          if (back.empty()) {
            back = fresh.value();
            edits.insertAfter(info.node,
                              '\n' + indent + back + " = \"" + cast(to, from) +
                                  "\"(" + valueText(program, value) + ") : (" +
                                  wide + ") -> " + std::string(type));
          }
          edits.replaceNode(table.uses[use].node, back);
        }
      }
      if (info.name == "arith.constant") {
        Index value = findAttribute(program, operation, "value");
        edits.replaceNode(program.child(value, Production::Type), wide);
      }
    }
    context.explain(std::to_string(changed.size()) + " operations went from " +
                    std::string(type) + " to " + wide);
    return true;
  }
};
} // namespace

const Mutator &scion::mutatorChangeTypeWidth() {
  static const ChangeTypeWidth mutator;
  return mutator;
}
