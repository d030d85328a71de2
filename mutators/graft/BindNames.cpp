//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/graft/Instantiator.h"

#include "mutators/Knowledge.h"
#include "mutators/Operations.h"

#include <algorithm>

using namespace scion;
using namespace scion::graft;

static constexpr size_t maxImportSize = 4096;
static constexpr unsigned maxImports = 4;

std::string Instantiator::typeText(Index typeNode) const {
  std::optional<std::string> text = expandAliases(donor, typeNode);
  return text ? rewrite.apply(*text) : "";
}

TypeKey Instantiator::typeKey(Index typeNode, TypeKey original) const {
  return rewrite.empty() ? original : typeKeyOfText(typeText(typeNode));
}

bool Instantiator::isVisible(TypeKey type) const {
  return std::any_of(visible.begin(), visible.end(), [&](Index value) {
    return ours.values[value].type == type;
  });
}

void Instantiator::chooseRewrite() {
  // A bound symbol has its types already.
  if (!options().parameters || !options().typeBinding ||
      namesSymbols(fragment.first(), fragment.end()))
    return;
  std::vector<TypeRewrite> wanted, possible;
  auto consider = [&](Index from, Index to, bool missing) {
    if (from == none || to == none)
      return;
    std::optional<std::string> one = expandAliases(donor, from);
    std::optional<std::string> two = expandAliases(recipient, to);
    // Keep i1: a condition has no other width.
    if (!one || !two || *one == "i1")
      return;
    if (std::optional<TypeRewrite> found = TypeRewrite::between(*one, *two))
      (missing ? wanted : possible).push_back(std::move(*found));
  };
  for (size_t i = 0; i < fragment.parameters.size(); ++i) {
    const Parameter &parameter = fragment.parameters[i];
    if (parameter.kind == Parameter::Value) {
      Index from = parameter.node == none
                       ? none
                       : theirs.uses[theirs.useOf(parameter.node)].typeNode;
      bool missing = !isVisible(parameter.type);
      for (Index node : bindings[i])
        if (Index value = ours.valueOf(node); value != none)
          consider(from, ours.values[value].typeNode, missing);
      // No value of this type is visible: also consider any visible value.
      if (missing && !visible.empty())
        consider(from, ours.values[context.choices.pick(visible)].typeNode,
                 false);
    } else if (parameter.kind == Parameter::Type) {
      for (Index node : bindings[i])
        consider(parameter.node, node, false);
    }
  }
  // Always make a rewrite that a binding needs; make others sometimes, for
  // variety.
  if (!wanted.empty())
    rewrite = wanted[context.choices.below(std::min<size_t>(wanted.size(), 3))];
  else if (!possible.empty() && context.choices.chance(1, 4))
    rewrite = context.choices.pick(possible);
  if (!rewrite.empty())
    context.explain("types: " + rewrite.source() + " becomes " +
                    rewrite.target());
}

void Instantiator::renameDefinitions(Index begin, Index end) {
  for (Index node = begin; node < end; ++node)
    if (donor.node(node).production == Production::Result ||
        donor.node(node).production == Production::BlockArgument)
      names[donor.node(node).firstToken] = fresh.value();
  for (const SymbolDefinition &symbol : theirs.symbols) {
    Index node = theirs.operations[symbol.operation].node;
    if (node < begin || node >= end)
      continue;
    // Also bind a symbol that keeps its name: imported definitions may use it,
    // and must not import it a second time.
    bool taken = isTaken(symbol.name);
    symbolNames[std::string(symbol.name)] =
        taken ? fresh.symbol() : std::string(symbol.name);
    if (!taken)
      newSymbols.emplace_back(symbol.name);
  }
}

const std::string *Instantiator::nameOf(Index definition) const {
  auto it = names.find(donor.node(definition).firstToken);
  return it == names.end() ? nullptr : &it->second;
}

bool Instantiator::isTaken(std::string_view symbol) const {
  return std::find(newSymbols.begin(), newSymbols.end(), symbol) !=
             newSymbols.end() ||
         std::any_of(ours.symbols.begin(), ours.symbols.end(),
                     [&](const SymbolDefinition &other) {
                       return other.name == symbol;
                     });
}

bool Instantiator::namesSymbols(Index first, Index end) const {
  return std::any_of(theirs.symbolUses.begin(), theirs.symbolUses.end(),
                     [&](const SymbolUse &use) {
                       return use.operation != none && use.operation >= first &&
                              use.operation < end;
                     });
}

bool Instantiator::bindLabels() {
  if (!options().parameters)
    return true;
  for (const Parameter &parameter : fragment.parameters) {
    if (parameter.kind != Parameter::Label)
      continue;
    if (location.block == none)
      return false;
    auto it = std::find_if(
        theirs.successors.begin(), theirs.successors.end(),
        [&](const SuccessorInfo &info) { return info.node == parameter.node; });
    if (it == theirs.successors.end() || it->block == none)
      return false;
    std::vector<std::string> candidates;
    auto blocks = ours.blocksOf(ours.blocks[location.block].region);
    for (Index block : blocks)
      if (block != blocks.front() && ours.blocks[block].label != none &&
          ours.argumentTypesOf(block) == theirs.argumentTypesOf(it->block) &&
          (!options().context || mayBranch(recipient, location.block, block)))
        candidates.emplace_back(recipient.tokenText(ours.blocks[block].label));
    if (candidates.empty())
      return false;
    labels[parameter.text] = context.choices.pick(candidates);
    context.explain("label: " + parameter.text + " becomes " +
                    labels[parameter.text]);
  }
  return true;
}

std::string Instantiator::signature(const Program &program, Index operation) {
  const OperationInfo &info = program.symbols().operations[operation];
  std::string text(info.name);
  for (const char *name : {"function_type", "type", "global_type"})
    if (Index node = findAttribute(program, operation, name); node != none)
      if (std::optional<std::string> type = expandAliases(program, node))
        text += ' ' + *type;
  return text;
}

Index Instantiator::definitionOf(const SymbolTable &table,
                                 std::string_view name) {
  for (const SymbolDefinition &symbol : table.symbols)
    if (symbol.name == name)
      return symbol.operation;
  return none;
}

bool Instantiator::bindSymbols(Index first, Index end) {
  if (!options().parameters)
    return true;
  for (const SymbolUse &use : theirs.symbolUses) {
    if (use.operation == none || use.operation < first || use.operation >= end)
      continue;
    std::string name(
        unquote(donor.tokenText(donor.node(use.node).firstToken).substr(1)));
    if (symbolNames.count(name))
      continue;
    Index definition = definitionOf(theirs, name);
    if (definition == none || (definition >= first && definition < end))
      continue; // undefined in the donor, or part of the range
    if (!bindSymbol(name, definition))
      return false;
  }
  return true;
}

bool Instantiator::bindSymbol(const std::string &name, Index definition) {
  std::string wanted = signature(donor, definition);
  std::vector<std::string_view> candidates;
  for (const SymbolDefinition &symbol : ours.symbols)
    if (signature(recipient, symbol.operation) == wanted)
      candidates.push_back(symbol.name);
  if (!candidates.empty()) {
    bool same = std::find(candidates.begin(), candidates.end(), name) !=
                candidates.end();
    symbolNames[name] =
        same ? name : std::string(context.choices.pick(candidates));
    context.explain("symbol: @" + name + " becomes @" + symbolNames[name]);
    return true;
  }
  // Import the definition.
  const OperationInfo &info = theirs.operations[definition];
  if (!options().slices || ++importCount > maxImports ||
      donor.nodeText(info.node).size() > maxImportSize)
    return false;
  std::string newName = isTaken(name) ? fresh.symbol() : name;
  symbolNames[name] = newName;
  // Restore the names afterwards: the imported definition may contain the
  // fragment.
  auto keptNames = names;
  for (Index use = info.firstUse;
       use < theirs.uses.size() && theirs.uses[use].operation < info.end; ++use)
    if (Index value = theirs.uses[use].value;
        value == none || !definedIn(value, definition, info.end))
      return false;
  renameDefinitions(info.node, donor.node(info.node).end);
  symbolNames[name] = newName;
  newSymbols.push_back(newName);
  if (!bindSymbols(definition, info.end))
    return false;
  TypeRewrite kept = std::exchange(rewrite, TypeRewrite());
  std::optional<std::string> text = write(info.node);
  rewrite = std::move(kept);
  names = std::move(keptNames);
  if (!text)
    return false;
  imports += *text + '\n';
  context.explain("symbol: @" + name + " comes along as @" + newName);
  return true;
}

bool Instantiator::definedIn(Index value, Index first, Index end) const {
  const Value &info = theirs.values[value];
  Index operation =
      info.operation != none
          ? info.operation
          : theirs.regions[theirs.blocks[info.block].region].operation;
  return operation >= first && operation < end;
}
