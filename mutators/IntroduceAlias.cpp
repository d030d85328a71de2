//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// introduce-alias: some uses of a buffer read an alias of it: a second
// memref.get_global, a cast to another type and back, or a subview of the whole
// buffer. Analyses must not treat the two values as two buffers. Tensors are
// also cast and cast back.
//
//===----------------------------------------------------------------------===//

#include "mutators/Mutator.h"

#include "mutators/Building.h"
#include "mutators/Operations.h"
#include "mutators/Scope.h"

#include <charconv>

using namespace scion;

namespace {
class IntroduceAlias final : public Mutator {
public:
  std::string_view name() const override { return "introduce-alias"; }

  uint64_t weight(const Program &program,
                  const MutationContext &) const override {
    for (const Value &value : program.symbols().values)
      if (isShaped(program, value))
        return 1;
    return 0;
  }

  bool mutate(const Program &program, MutationContext &context,
              Rewriter &edits) const override {
    const SymbolTable &table = program.symbols();
    std::vector<Index> values;
    for (Index value = 0; value < table.values.size(); ++value)
      if (isShaped(program, table.values[value]))
        values.push_back(value);
    for (int attempt = 0; attempt < 12 && !values.empty(); ++attempt)
      if (alias(program, context.choices.pick(values), context, edits))
        return true;
    return false;
  }

private:
  /// The shaped type of a value, unless it is written as an alias.
  static Index shapeOf(const Program &program, const Value &value) {
    return value.typeNode == none
               ? none
               : program.child(value.typeNode, Production::ShapedType);
  }
  static bool isShaped(const Program &program, const Value &value) {
    Index shape = shapeOf(program, value);
    return shape != none && !program.nodeText(shape).starts_with("vector") &&
           program.child(shape, Production::Dimension) != none;
  }

  static bool alias(const Program &program, Index value,
                    MutationContext &context, Rewriter &edits) {
    const SymbolTable &table = program.symbols();
    const Value &which = table.values[value];
    // The first operation after the definition of the value.
    Index before = none;
    if (which.operation != none) {
      size_t next = positionInBlock(program, which.operation) + 1;
      if (which.block == none)
        return false;
      auto inside = table.blockOperationsOf(which.block);
      if (next < inside.size())
        before = inside[next];
    } else {
      auto inside = table.blockOperationsOf(which.block);
      if (!inside.empty())
        before = inside.front();
    }
    if (before == none || !mixesDialects(program, before))
      return false;
    std::vector<Index> uses;
    for (Index use = 0; use < table.uses.size(); ++use)
      if (table.uses[use].value == value)
        uses.push_back(use);
    std::string indent = indentation(program, table.operations[before].node);
    FreshNames fresh(program);
    std::string name, text;
    std::string_view type = typeText(program, value);
    bool global = which.operation != none &&
                  table.operations[which.operation].name == "memref.get_global";
    if (global && context.choices.chance(1, 2)) {
      name = fresh.value();
      text = withResultNames(program, which.operation, {name}) + '\n' + indent;
    } else {
      std::string through = context.choices.chance(1, 2)
                                ? wholeSubview(program, value, fresh, text)
                                : "";
      Index shape = shapeOf(program, which);
      std::string_view dialect =
          program.nodeText(shape).starts_with("tensor") ? "tensor" : "memref";
      if (through.empty()) {
        text.clear();
        through = dynamicType(program, shape, context.choices);
        if (through.empty())
          return false;
        std::string middle = fresh.value();
        text = middle + " = \"" + std::string(dialect) + ".cast\"(" +
               valueText(program, value) + ") : (" + std::string(type) +
               ") -> " + through + '\n' + indent;
        name = fresh.value();
        text += name + " = \"" + std::string(dialect) + ".cast\"(" + middle;
      } else {
        text += '\n' + indent;
        std::string middle = text.substr(0, text.find(' '));
        name = fresh.value();
        text += name + " = \"memref.cast\"(" + middle;
      }
      text += ") : (" + through + ") -> " + std::string(type) + '\n' + indent;
    }
    size_t changed = 0;
    for (Index use : uses)
      if (context.choices.chance(1, 2)) {
        edits.replaceNode(table.uses[use].node, name);
        ++changed;
      }
    if (changed == 0)
      return false;
    edits.insertBefore(table.operations[before].node, text);
    context.explain(std::to_string(changed) + " of " +
                    std::to_string(uses.size()) + " readers of " +
                    valueText(program, value) + " read " + name);
    return true;
  }

  /// The type with some static dimensions made dynamic, or "". (Making dynamic
  /// dimensions static could be wrong at run time.)
  static std::string dynamicType(const Program &program, Index shape,
                                 ChoiceStream &choices) {
    TokenTexts tokens;
    bool first = true;
    for (Index child : program.children(shape)) {
      const Node &node = program.node(child);
      // Casts of types with an affine map as layout are not attempted.
      if (node.production == Production::Attribute &&
          program.nodeText(child).starts_with("affine_map"))
        return "";
      if (node.production != Production::Dimension)
        continue;
      std::string_view text = program.nodeText(child);
      if (text[0] == '?' || !(first || choices.chance(1, 2)))
        continue;
      first = false;
      std::string changed =
          "?" + std::string(text.substr(
                    text.find_first_not_of("0123456789") == text.npos
                        ? text.size()
                        : text.find_first_not_of("0123456789")));
      tokens[node.firstToken] = changed;
    }
    return first ? "" : textWith(program, shape, shape, tokens);
  }

  /// A subview of all of a buffer of static shape without a layout; its type,
  /// or "".
  static std::string wholeSubview(const Program &program, Index value,
                                  FreshNames &fresh, std::string &text) {
    Index shape = shapeOf(program, program.symbols().values[value]);
    std::string_view type = program.nodeText(shape);
    if (!type.starts_with("memref") ||
        program.child(shape, Production::Attribute) != none)
      return "";
    std::vector<int64_t> sizes;
    for (Index child : program.children(shape)) {
      if (program.node(child).production != Production::Dimension)
        continue;
      std::string_view digits = program.nodeText(child);
      int64_t size = 0;
      auto [end, error] =
          std::from_chars(digits.data(), digits.data() + digits.size(), size);
      if (error != std::errc() || size > (1 << 20))
        return "";
      sizes.push_back(size);
    }
    if (sizes.size() > 6)
      return "";
    std::vector<int64_t> strides(sizes.size(), 1);
    for (size_t i = sizes.size() - 1; i-- > 0;)
      strides[i] = strides[i + 1] * sizes[i + 1];
    auto list = [](const std::vector<int64_t> &numbers) {
      std::string out;
      for (int64_t number : numbers)
        out += (out.empty() ? "" : ", ") + std::to_string(number);
      return out;
    };
    std::string result(type.substr(0, type.size() - 1));
    result += ", strided<[" + list(strides) + "]>>";
    std::vector<int64_t> zeros(sizes.size(), 0), ones(sizes.size(), 1);
    text = fresh.value() + " = \"memref.subview\"(" +
           valueText(program, value) +
           ") <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = "
           "array<i64: " +
           list(zeros) + ">, static_sizes = array<i64: " + list(sizes) +
           ">, static_strides = array<i64: " + list(ones) + ">}> : (" +
           std::string(type) + ") -> " + result;
    return result;
  }
};
} // namespace

const Mutator &scion::mutatorIntroduceAlias() {
  static const IntroduceAlias mutator;
  return mutator;
}
