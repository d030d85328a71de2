//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/Knowledge.h"

#include "harness/input/ChoiceStream.h"

#include <algorithm>

using namespace scion;

// An operation seen under this many different parents goes anywhere: upstream,
// arith.constant has 60, scf.yield 8, a `HasParent` operation one or two.
static constexpr size_t freeParents = 6;
static constexpr size_t maxParents = 16;
static constexpr size_t maxOperations = 20000;
static constexpr size_t maxAttributes = 32;
static constexpr size_t maxValues = 24;
static constexpr size_t maxValueSize = 400;

size_t Knowledge::Hash::operator()(std::string_view text) const {
  return stableHash(text);
}

static bool expandInto(const Program &program, Index node, size_t limit,
                       unsigned depth, std::string &out) {
  const Node &info = program.node(node);
  const SymbolTable &table = program.symbols();
  for (Index i = info.firstToken; i < info.endToken; ++i) {
    const Token &token = program.token(i);
    if (i != info.firstToken) {
      size_t before = program.token(i - 1).end;
      // Comments are not worth keeping here.
      if (token.begin != before)
        out += ' ';
    }
    if (token.kind == TokenKind::HashId || token.kind == TokenKind::TypeId) {
      if (const Alias *alias = table.findAlias(program.tokenText(i))) {
        if (depth == 0 ||
            !expandInto(program, alias->body, limit, depth - 1, out))
          return false;
        continue;
      }
      // `#dialect.attr` or `#dialect<…>`; a lone word is an alias we lack.
      bool dialect = program.tokenText(i).find('.') != std::string_view::npos ||
                     (i + 1 < info.endToken &&
                      program.token(i + 1).kind == TokenKind::Less);
      if (!dialect)
        return false;
    }
    out += program.tokenText(i);
    if (out.size() > limit)
      return false;
  }
  return true;
}

std::optional<std::string> scion::expandAliases(const Program &program,
                                                Index node, size_t limit) {
  std::string out;
  if (!expandInto(program, node, limit, 8, out))
    return std::nullopt;
  return out;
}

void Knowledge::learn(const Program &program) {
  const SymbolTable &table = program.symbols();
  std::vector<bool> isLast(table.operations.size(), false);
  for (Index block = 0; block < table.blocks.size(); ++block)
    if (auto inside = table.blockOperationsOf(block); !inside.empty())
      isLast[inside.back()] = true;
  for (Index index = 0; index < table.operations.size(); ++index) {
    const OperationInfo &info = table.operations[index];
    auto it = operations.find(info.name);
    if (it == operations.end()) {
      if (operations.size() >= maxOperations)
        continue;
      it = operations.emplace(info.name, OperationLore()).first;
    }
    OperationLore &lore = it->second;
    ++(isLast[index] ? lore.last : lore.elsewhere);
    lore.symbol |= info.isolated;
    std::string_view parent;
    if (info.parent != none)
      parent = table.operations[info.parent].name;
    if (lore.parents.size() < maxParents &&
        std::find(lore.parents.begin(), lore.parents.end(), parent) ==
            lore.parents.end())
      lore.parents.emplace_back(parent);
    if (info.properties != none)
      if (Index dictionary = program.child(info.properties + 1,
                                           Production::AttributeDictionary);
          dictionary != none)
        learnAttributes(program, dictionary, lore);
    if (info.attributes != none)
      learnAttributes(program, info.attributes, lore);
  }
}

void Knowledge::learnAttributes(const Program &program, Index dictionary,
                                OperationLore &lore) {
  for (Index entry : program.children(dictionary)) {
    std::string_view name = unquote(program.nodeText(entry + 1));
    Index value = program.child(entry, Production::Attribute);
    if (value == none || program.nodeText(value).size() > maxValueSize)
      continue;
    auto it = lore.attributes.find(name);
    if (it == lore.attributes.end()) {
      if (lore.attributes.size() >= maxAttributes)
        continue;
      it = lore.attributes.emplace(name, std::vector<std::string>()).first;
    }
    std::vector<std::string> &values = it->second;
    if (values.size() >= maxValues)
      continue;
    std::optional<std::string> text =
        expandAliases(program, value, maxValueSize);
    if (text && std::find(values.begin(), values.end(), *text) == values.end())
      values.push_back(std::move(*text));
  }
}

const Knowledge::OperationLore *
Knowledge::find(std::string_view operation) const {
  auto it = operations.find(operation);
  return it == operations.end() ? nullptr : &it->second;
}

bool Knowledge::endsBlocks(std::string_view operation) const {
  const OperationLore *lore = find(operation);
  return lore && !lore->symbol && lore->last > 0 && lore->elsewhere == 0;
}

bool Knowledge::fitsUnder(std::string_view operation,
                          std::string_view parent) const {
  const OperationLore *lore = find(operation);
  if (!lore)
    return false;
  return lore->parents.size() >= freeParents ||
         std::find(lore->parents.begin(), lore->parents.end(), parent) !=
             lore->parents.end();
}

const std::vector<std::string> &
Knowledge::values(std::string_view operation,
                  std::string_view attribute) const {
  static const std::vector<std::string> nothing;
  const OperationLore *lore = find(operation);
  if (!lore)
    return nothing;
  auto it = lore->attributes.find(attribute);
  return it == lore->attributes.end() ? nothing : it->second;
}
