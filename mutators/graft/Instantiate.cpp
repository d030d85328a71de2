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
#include "mutators/graft/Append.h"

#include <algorithm>
#include <ranges>

using namespace scion;
using namespace scion::graft;

bool Instantiator::run() {
  if (location.replace && !mayReplace())
    return false;
  chooseRewrite();
  Index begin = theirs.operations[fragment.first()].node;
  Index end =
      donor.node(theirs.operations[fragment.operations.back()].node).end;
  if (options().parameters)
    renameDefinitions(begin, end);
  if (!bindLabels() || !bindSymbols(fragment.first(), fragment.end()) ||
      !bindOperands())
    return false;
  std::string body;
  for (Index operation : fragment.operations) {
    std::optional<std::string> text = write(theirs.operations[operation].node);
    if (!text)
      return false;
    body += (body.empty() ? "" : "\n" + indent()) + *text;
  }
  return place(body);
}

std::string Instantiator::indent() const {
  Index near = location.operation != none ? location.operation : lastInBlock();
  return near == none ? "" : indentation(recipient, ours.operations[near].node);
}

Index Instantiator::lastInBlock() const {
  auto inside = operationsOf(recipient, location.block);
  return inside.empty() ? none : inside.back();
}

Index Instantiator::importPlace() const {
  Index child = none;
  Index block = location.block;
  while (block != none) {
    Index holder = ours.regions[ours.blocks[block].region].operation;
    for (const SymbolDefinition &symbol : ours.symbols)
      if (ours.operations[symbol.operation].block == block)
        return child;
    if (ours.operations[holder].name == "builtin.module")
      return child;
    child = holder;
    block = ours.operations[holder].block;
  }
  return child;
}

std::string_view Instantiator::placeName() const {
  if (location.block == none)
    return {};
  return ours
      .operations[ours.regions[ours.blocks[location.block].region].operation]
      .name;
}

bool Instantiator::mayReplace() const {
  return !options().context || !isReferenced(recipient, location.operation);
}

std::vector<Bound> Instantiator::results() const {
  std::vector<Bound> found;
  for (Index operation : std::views::reverse(fragment.operations)) {
    const OperationInfo &info = theirs.operations[operation];
    for (Index value = info.firstResult; value < info.endResult; ++value) {
      const Value &which = theirs.values[value];
      if (which.typeNode == none)
        continue;
      const std::string *name = nameOf(which.node);
      if (!name)
        continue;
      const Node &node = donor.node(which.node);
      std::string text = *name;
      if (node.endToken - node.firstToken == 3)
        text += '#' + std::to_string(which.number);
      found.push_back({text, typeKey(which.typeNode, which.type)});
    }
  }
  return found;
}

std::string Instantiator::putImports() {
  if (imports.empty())
    return "";
  Index before = importPlace();
  if (before == none)
    return imports + indent();
  Index node = ours.operations[before].node;
  edits.insertBefore(node, imports + indentation(recipient, node));
  return "";
}

std::string Instantiator::textBefore() {
  std::string text = putImports();
  for (const std::string &line : prefix)
    text += line + "\n" + indent();
  return text;
}

bool Instantiator::place(const std::string &body) {
  std::vector<Bound> made = results();
  bool replace = location.replace;
  if (replace && options().parameters)
    rewireReplaced(made);
  std::string text = textBefore() + body;
  if (replace) {
    edits.replaceNode(ours.operations[location.operation].node, text);
    return true;
  }
  if (options().parameters)
    rewireLater(made);
  if (location.operation != none) {
    edits.insertBefore(ours.operations[location.operation].node,
                       text + "\n" + indent());
    return true;
  }
  if (Index last = lastInBlock(); last != none) {
    edits.insertAfter(ours.operations[last].node, "\n" + indent() + text);
    return true;
  }
  if (location.block == none) {
    edits.replace(recipient.text().size(), recipient.text().size(),
                  text + "\n");
    return true;
  }
  edits.insertAfter(ours.blocks[location.block].node, "\n" + text);
  return true;
}

void Instantiator::rewireReplaced(const std::vector<Bound> &made) {
  std::map<Index, std::string> standIns;
  for (Index use : usersOf(recipient, location.operation)) {
    const Use &which = ours.uses[use];
    auto it = standIns.find(which.value);
    if (it == standIns.end()) {
      std::string text;
      for (const Bound &result : made)
        if (result.type == which.type) {
          text = result.text;
          break;
        }
      const char *why = "a result of the fragment";
      if (text.empty() || !options().typeBinding) {
        if (Index value =
                pickOfType(recipient, visible, which.type, context.choices);
            value != none && text.empty()) {
          text = valueText(recipient, value);
          why = "of the same type";
        }
      }
      if (text.empty()) {
        std::optional<std::string> type =
            which.typeNode == none ? std::nullopt
                                   : expandAliases(recipient, which.typeNode);
        if (type)
          if (std::optional<Bound> bound =
                  makeOfType(*type, which.type,
                             std::string(recipient.nodeText(which.node))))
            text = bound->text;
        why = "made";
      }
      context.explain(
          "repaired: " + std::string(recipient.nodeText(which.node)) +
          " is now " + text + " (" + why + ")");
      it = standIns.emplace(which.value, text).first;
    }
    if (!it->second.empty())
      edits.replaceNode(which.node, it->second);
  }
}

void Instantiator::rewireLater(const std::vector<Bound> &made) {
  if (location.operation == none || made.empty())
    return;
  auto inside = operationsOf(recipient, location.block);
  Index end = ours.operations[inside.back()].end;
  std::vector<std::pair<Index, const Bound *>> possible;
  for (Index use = ours.operations[location.operation].firstUse;
       use < ours.uses.size() && ours.uses[use].operation < end &&
       possible.size() < 256;
       ++use) {
    // Operations in an isolated operation cannot read the new results.
    if (isShielded(ours.uses[use].operation))
      continue;
    for (const Bound &result : made)
      if (result.type == ours.uses[use].type)
        possible.push_back({use, &result});
  }
  size_t count = std::min<size_t>(possible.size(), context.choices.below(3));
  context.choices.shuffle(possible);
  std::vector<Index> taken;
  for (size_t i = 0; i < count; ++i) {
    auto [use, result] = possible[i];
    if (std::find(taken.begin(), taken.end(), use) != taken.end())
      continue;
    taken.push_back(use);
    context.explain(
        "rewired: " + std::string(recipient.nodeText(ours.uses[use].node)) +
        " is now " + result->text);
    edits.replaceNode(ours.uses[use].node, result->text);
  }
}

bool Instantiator::isShielded(Index operation) const {
  for (Index at = ours.operations[operation].parent; at != none;
       at = ours.operations[at].parent) {
    if (ours.operations[operation].block == location.block)
      return false;
    if (ours.operations[at].isolated && at >= location.operation)
      return true;
    if (ours.operations[at].block == location.block)
      return false;
  }
  return false;
}

bool Instantiator::putRegion(Index donorRegion, Index recipientRegion) {
  const RegionInfo &source = theirs.regions[donorRegion];
  const Node &node = donor.node(source.node);
  // Operations of one region have consecutive numbers.
  Index first = theirs.operations.size(), end = 0;
  for (Index block : theirs.blocksOf(donorRegion))
    for (Index operation : theirs.blockOperationsOf(block)) {
      first = std::min(first, operation);
      end = std::max(end, theirs.operations[operation].end);
    }
  if (first >= end)
    return false;
  renameDefinitions(source.node, node.end);
  if (!bindSymbols(first, end) ||
      !bindUses(theirs.operations[first].firstUse, first, end, 0))
    return false;
  const OperationInfo &target = ours.operations[location.operation];
  // Nothing outside can be read from an isolated operation.
  if (target.isolated && (!prefix.empty() || !values.empty()))
    return false;
  std::optional<std::string> text = write(source.node);
  if (!text)
    return false;
  if (std::string before = textBefore(); !before.empty())
    edits.insertBefore(target.node, before);
  if (recipientRegion == none)
    addRegion(recipient, location.operation, *text, edits);
  else
    edits.replaceNode(ours.regions[recipientRegion].node, *text);
  return true;
}

bool Instantiator::insertBlock(Index donorBlock, Index after, Index branch) {
  const BlockInfo &source = theirs.blocks[donorBlock];
  if (source.label == none)
    return false;
  renameDefinitions(source.node, donor.node(source.node).end);
  names[source.label] = fresh.label();
  if (!bindLabels() || !bindSymbols(fragment.first(), fragment.end()) ||
      !bindUses(theirs.operations[fragment.first()].firstUse, fragment.first(),
                fragment.end(), 0))
    return false;
  std::optional<std::string> text = write(source.node);
  if (!text)
    return false;
  if (std::string before = textBefore(); !before.empty())
    edits.insertBefore(ours.operations[location.operation].node, before);
  edits.insertAfter(ours.blocks[after].node, "\n" + *text);
  edits.replaceNode(branch, names[source.label]);
  return true;
}

bool graft::instantiate(const Synthesized &fragment, const Program &recipient,
                        const Location &location, const Bindings &bindings,
                        MutationContext &context, Rewriter &edits) {
  return Instantiator(fragment, recipient, location, bindings, context, edits)
      .run();
}
