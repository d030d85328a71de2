//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/Knowledge.h"

#include "base/ChoiceStream.h"
#include "mutators/Operations.h"

#include <algorithm>

using namespace scion;

// An operation seen under this many different parents is assumed to be valid
// anywhere: upstream, arith.constant has 60 parents, scf.yield 8, and a
// `HasParent` operation one or two.
static constexpr size_t freeParents = 6;
static constexpr size_t maxParents = 16;
// An operation whose regions were seen to contain this many dialects is assumed
// to accept every dialect.
static constexpr size_t openDialects = 8;
static constexpr size_t maxOperations = 20000;
static constexpr size_t maxAttributes = 32;
static constexpr size_t maxValues = 24;
static constexpr size_t maxValueSize = 400;
static constexpr size_t maxProducers = 6;
// Enough for an operation with and without results, and with and without a
// second body.
static constexpr size_t maxShapesOfOne = 4;
static constexpr size_t maxShapes = 1024;

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
        // A location in a location has no `loc(` around it.
        Index first = program.node(alias->body).firstToken;
        bool location = program.token(first).kind == TokenKind::Loc;
        if (depth == 0 || (location && !out.empty()) ||
            !expandInto(program, alias->body, limit, depth - 1, out))
          return false;
        continue;
      }
      // `#dialect.attr` or `#dialect<…>`; a single word is an undefined alias.
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
    if (info.parent != none) {
      parent = table.operations[info.parent].name;
      std::string_view dialect = dialectOf(info.name);
      // In preorder, the parent was learned before its children. Skip modules,
      // which mostly contain operations that define symbols.
      auto holder = operations.find(parent);
      if (holder != operations.end() && parent != "builtin.module" &&
          holder->second.childDialects.size() < openDialects) {
        std::vector<std::string> &dialects = holder->second.childDialects;
        if (std::find(dialects.begin(), dialects.end(), dialect) ==
            dialects.end())
          dialects.emplace_back(dialect);
      }
    }
    if (lore.parents.size() < maxParents &&
        std::find(lore.parents.begin(), lore.parents.end(), parent) ==
            lore.parents.end())
      lore.parents.emplace_back(parent);
    learnProducer(program, info);
    learnShape(program, index, lore);
    if (info.properties != none)
      if (Index dictionary = program.child(info.properties + 1,
                                           Production::AttributeDictionary);
          dictionary != none)
        learnAttributes(program, dictionary, lore);
    if (info.attributes != none)
      learnAttributes(program, info.attributes, lore);
  }
}

void Knowledge::learnShape(const Program &program, Index operation,
                           OperationLore &lore) {
  if (lore.shapes >= maxShapesOfOne || shapes.size() >= maxShapes)
    return;
  std::optional<RegionShape> shape = regionShape(program, operation);
  if (!shape || std::find(shapes.begin(), shapes.end(), *shape) != shapes.end())
    return;
  shapes.push_back(std::move(*shape));
  ++lore.shapes;
}

void Knowledge::learnProducer(const Program &program,
                              const OperationInfo &info) {
  if (info.endResult != info.firstResult + 1 || info.firstUse != info.endUse ||
      info.regions != none || info.successors != none)
    return;
  const Node &node = program.node(info.node);
  const Value &value = program.symbols().values[info.firstResult];
  if (value.type == 0 || program.nodeText(info.node).size() > maxValueSize)
    return;
  // An operation that refers to symbols is not self-contained.
  for (Index i = info.node; i < node.end; ++i)
    if (program.node(i).production == Production::SymbolReference ||
        program.node(i).production == Production::Location)
      return;
  auto it = producersOf.find(value.type);
  if (it == producersOf.end()) {
    if (producersOf.size() >= maxOperations)
      return;
    it = producersOf.emplace(value.type, std::vector<Producer>()).first;
  }
  if (it->second.size() >= maxProducers)
    return;
  std::optional<std::string> text =
      expandAliases(program, info.node, maxValueSize);
  if (!text)
    return;
  text->erase(0, text->find('"'));
  for (const Producer &known : it->second)
    if (known.text == *text)
      return;
  it->second.push_back({std::string(info.name), std::move(*text)});
}

const std::vector<Knowledge::Producer> &
Knowledge::producers(TypeKey type) const {
  static const std::vector<Producer> nothing;
  auto it = producersOf.find(type);
  return it == producersOf.end() ? nothing : it->second;
}

void Knowledge::learnAttributes(const Program &program, Index dictionary,
                                OperationLore &lore) {
  for (Index entry : program.children(dictionary)) {
    std::string_view name = nameOfEntry(program, entry);
    Index value = program.child(entry, Production::Attribute);
    auto it = lore.attributes.find(name);
    if (it == lore.attributes.end()) {
      if (lore.attributes.size() >= maxAttributes)
        continue;
      it = lore.attributes.emplace(name, AttributeLore()).first;
    }
    ++it->second.count;
    std::vector<std::string> &values = it->second.values;
    if (value == none || values.size() >= maxValues ||
        program.nodeText(value).size() > maxValueSize)
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
  if (lore->parents.size() >= freeParents ||
      std::find(lore->parents.begin(), lore->parents.end(), parent) !=
          lore->parents.end())
    return true;
  auto isOpen = [&](std::string_view name) {
    const OperationLore *holder = find(name);
    return holder && holder->childDialects.size() >= openDialects;
  };
  return isOpen(parent) &&
         std::any_of(lore->parents.begin(), lore->parents.end(), isOpen);
}

const std::vector<std::string> &
Knowledge::values(std::string_view operation,
                  std::string_view attribute) const {
  static const std::vector<std::string> nothing;
  const OperationLore *lore = find(operation);
  if (!lore)
    return nothing;
  auto it = lore->attributes.find(attribute);
  return it == lore->attributes.end() ? nothing : it->second.values;
}

std::vector<std::string_view>
Knowledge::attributes(std::string_view operation) const {
  std::vector<std::string_view> names;
  if (const OperationLore *lore = find(operation))
    for (const auto &[name, attribute] : lore->attributes)
      names.push_back(name);
  return names;
}

bool Knowledge::isOptional(std::string_view operation,
                           std::string_view attribute) const {
  const OperationLore *lore = find(operation);
  if (!lore)
    return false;
  auto it = lore->attributes.find(attribute);
  return it != lore->attributes.end() &&
         it->second.count < lore->last + lore->elsewhere;
}
