//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/graft/Graft.h"

#include "mutators/Operations.h"

#include <algorithm>

using namespace scion;
using namespace scion::graft;

std::span<const Index> graft::operationsOf(const Program &program,
                                           Index block) {
  const SymbolTable &table = program.symbols();
  return block == none ? std::span<const Index>(table.topOperations)
                       : table.blockOperationsOf(block);
}

bool Synthesized::defines(Index value) const {
  const SymbolTable &table = donor->symbols();
  const Value &info = table.values[value];
  Index operation =
      info.operation != none
          ? info.operation
          : table.regions[table.blocks[info.block].region].operation;
  return operation >= first() && operation < end();
}

namespace {
class Synthesizer {
public:
  Synthesizer(Synthesized &fragment, const GraftOptions &options)
      : fragment(fragment), donor(*fragment.donor), table(donor.symbols()),
        options(options) {}

  void run() {
    Index begin = table.operations[fragment.first()].node;
    Index end =
        donor.node(table.operations[fragment.operations.back()].node).end;
    for (Index node = begin; node < end; ++node) {
      switch (donor.node(node).production) {
      case Production::Operand:
        addValue(node);
        break;
      case Production::Type:
        addType(node);
        break;
      case Production::Successor:
        addLabel(node);
        break;
      case Production::SymbolReference:
        addSymbol(node);
        break;
      default:
        break;
      }
    }
    collectContextAttributes();
    // Keep the attributes of operations that define symbols: their users rely
    // on them.
    for (Index operation : fragment.operations)
      if (findAttribute(donor, operation, "sym_name") == none)
        for (Index entry : attributeEntries(donor, operation))
          addAttribute(entry);
  }

private:
  Synthesized &fragment;
  const Program &donor;
  const SymbolTable &table;
  const GraftOptions &options;
  std::vector<std::string_view> contextAttributes; // sorted

  Parameter *find(Parameter::Kind kind, std::string_view text, TypeKey type) {
    for (Parameter &parameter : fragment.parameters)
      if (parameter.kind == kind && parameter.text == text &&
          parameter.type == type)
        return &parameter;
    return nullptr;
  }

  void add(Parameter parameter) {
    // More parameters than this mean a whole program, not a fragment. Values
    // that are left out are still bound by type.
    if (fragment.parameters.size() < 128)
      fragment.parameters.push_back(std::move(parameter));
  }

  void addValue(Index node) {
    const Use &use = table.uses[table.useOf(node)];
    if (use.value != none && fragment.defines(use.value))
      return;
    std::string_view text = donor.nodeText(node);
    if (!find(Parameter::Value, text, use.type))
      add({Parameter::Value, std::string(text), use.type, use.value, node});
  }

  void addType(Index node) {
    // Types of values and of attributes, not the types inside of types.
    Production parent = donor.node(donor.node(node).parent).production;
    if (parent != Production::InputTypes && parent != Production::ResultTypes &&
        parent != Production::BlockArgument && parent != Production::Attribute)
      return;
    std::string_view text = donor.nodeText(node);
    if (!find(Parameter::Type, text, 0))
      add({Parameter::Type, std::string(text), 0, none, node});
  }

  void addLabel(Index node) {
    auto it = std::find_if(
        table.successors.begin(), table.successors.end(),
        [&](const SuccessorInfo &info) { return info.node == node; });
    if (it != table.successors.end() && it->block != none &&
        table.regions[table.blocks[it->block].region].operation >=
            fragment.first() &&
        table.regions[table.blocks[it->block].region].operation <
            fragment.end())
      return;
    std::string_view text = donor.nodeText(node);
    if (!find(Parameter::Label, text, 0))
      add({Parameter::Label, std::string(text), 0, none, node});
  }

  void addSymbol(Index node) {
    std::string_view text = donor.tokenText(donor.node(node).firstToken);
    std::string_view name = unquote(text.substr(1));
    for (const SymbolDefinition &symbol : table.symbols)
      if (symbol.name == name && symbol.operation >= fragment.first() &&
          symbol.operation < fragment.end())
        return;
    if (!find(Parameter::Symbol, text, 0))
      add({Parameter::Symbol, std::string(text), 0, none, node});
  }

  void collectContextAttributes() {
    auto siblings = operationsOf(donor, fragment.block);
    auto addFrom = [&](Index operation) {
      for (Index entry : attributeEntries(donor, operation))
        if (Index value = donor.child(entry, Production::Attribute);
            value != none)
          contextAttributes.push_back(donor.nodeText(value));
    };
    size_t last = fragment.position + fragment.operations.size();
    for (size_t i = 0; i < siblings.size(); ++i)
      if ((i < fragment.position && i + options.left >= fragment.position) ||
          (i >= last && i < last + options.right))
        addFrom(siblings[i]);
    std::sort(contextAttributes.begin(), contextAttributes.end());
  }

  void addAttribute(Index entry) {
    Index value = donor.child(entry, Production::Attribute);
    if (value == none)
      return;
    std::string_view text = donor.nodeText(value);
    // Segment sizes are only valid for their own operation.
    if (isSegmentSizes(nameOfEntry(donor, entry)) ||
        !std::binary_search(contextAttributes.begin(), contextAttributes.end(),
                            text))
      return;
    // Symbols in it are separate parameters.
    for (Index node = value; node < donor.node(value).end; ++node)
      if (donor.node(node).production == Production::SymbolReference)
        return;
    if (!find(Parameter::Attribute, text, 0))
      add({Parameter::Attribute, std::string(text), 0, none, value});
  }
};
} // namespace

Synthesized graft::synthesize(const Program &donor, Index block,
                              size_t position, size_t count,
                              const GraftOptions &options) {
  Synthesized fragment{&donor, block, position, {}, {}};
  auto siblings = operationsOf(donor, block);
  fragment.operations.assign(siblings.begin() + position,
                             siblings.begin() + position + count);
  if (options.parameters)
    Synthesizer(fragment, options).run();
  return fragment;
}
