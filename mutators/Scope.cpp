//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/Scope.h"

#include <algorithm>
#include <bit>
#include <charconv>

using namespace scion;

size_t scion::positionInBlock(const Program &program, Index operation) {
  const SymbolTable &table = program.symbols();
  const OperationInfo &info = table.operations[operation];
  if (info.block == none)
    return std::find(table.topOperations.begin(), table.topOperations.end(),
                     operation) -
           table.topOperations.begin();
  // Direct operations of a block are in order, so this is a binary search.
  auto inside = table.blockOperationsOf(info.block);
  return std::lower_bound(inside.begin(), inside.end(), operation) -
         inside.begin();
}

static Index blockNumber(std::span<const Index> blocks, Index block) {
  return std::lower_bound(blocks.begin(), blocks.end(), block) - blocks.begin();
}

/// Bit i of result[b]: block i of the region dominates block b.
static std::vector<uint64_t> dominators(const SymbolTable &table,
                                        std::span<const Index> blocks) {
  size_t count = blocks.size();
  std::vector<uint64_t> predecessors(count, 0);
  for (size_t b = 0; b < count; ++b) {
    auto inside = table.blockOperationsOf(blocks[b]);
    if (inside.empty())
      continue;
    const OperationInfo &last = table.operations[inside.back()];
    for (Index i = last.firstSuccessor; i < last.endSuccessor; ++i)
      if (Index target = table.successors[i].block; target != none)
        predecessors[blockNumber(blocks, target)] |= uint64_t(1) << b;
  }
  uint64_t all = count == 64 ? ~uint64_t(0) : (uint64_t(1) << count) - 1;
  std::vector<uint64_t> result(count, all);
  result[0] = 1;
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t b = 1; b < count; ++b) {
      uint64_t set = all;
      // In MLIR, every block dominates an unreachable one. But only the entry
      // block and itself are sure to do so after later edits.
      if (predecessors[b] == 0)
        set = 1;
      for (uint64_t rest = predecessors[b]; rest; rest &= rest - 1)
        set &= result[std::countr_zero(rest)];
      set |= uint64_t(1) << b;
      if (set != result[b]) {
        result[b] = set;
        changed = true;
      }
    }
  }
  return result;
}

bool scion::mayBranch(const Program &program, Index from, Index to) {
  const SymbolTable &table = program.symbols();
  auto blocks = table.blocksOf(table.blocks[to].region);
  if (blocks.size() > 64 || to == blocks.front() ||
      table.blocks[from].region != table.blocks[to].region)
    return false;
  std::vector<uint64_t> sets = dominators(table, blocks);
  Index number = blockNumber(blocks, to);
  uint64_t above = sets[number] & ~(uint64_t(1) << number);
  return (above & ~sets[blockNumber(blocks, from)]) == 0;
}

std::vector<Index> scion::visibleValues(const Program &program, Index operation,
                                        Index block) {
  const SymbolTable &table = program.symbols();
  std::vector<Index> values;
  auto addRange = [&](Index first, Index end) {
    for (Index value = end; value-- > first;)
      values.push_back(value);
  };
  auto addOperations = [&](std::span<const Index> operations) {
    for (size_t i = operations.size(); i-- > 0;) {
      const OperationInfo &info = table.operations[operations[i]];
      addRange(info.firstResult, info.endResult);
    }
  };
  auto addBlock = [&](Index block, size_t before) {
    addOperations(table.blockOperationsOf(block).first(before));
    addRange(table.blocks[block].firstArgument,
             table.blocks[block].endArgument);
  };
  Index at = operation;
  if (operation != none)
    block = table.operations[operation].block;
  while (true) {
    if (block == none) { // the top of the file
      if (at != none)
        addOperations(
            std::span(table.topOperations).first(positionInBlock(program, at)));
      return values;
    }
    addBlock(block, at == none ? table.blockOperationsOf(block).size()
                               : positionInBlock(program, at));
    auto blocks = table.blocksOf(table.blocks[block].region);
    if (blocks.size() > 64) {
      if (blocks.front() != block)
        addBlock(blocks.front(),
                 table.blockOperationsOf(blocks.front()).size());
    } else if (blocks.size() > 1) {
      uint64_t set = dominators(table, blocks)[blockNumber(blocks, block)];
      for (size_t i = blocks.size(); i-- > 0;)
        if ((set >> i & 1) && blocks[i] != block)
          addBlock(blocks[i], table.blockOperationsOf(blocks[i]).size());
    }
    at = table.regions[table.blocks[block].region].operation;
    if (table.operations[at].isolated)
      return values;
    block = table.operations[at].block;
  }
}

std::string scion::valueText(const Program &program, Index value) {
  const Value &info = program.symbols().values[value];
  const Node &node = program.node(info.node);
  std::string text(program.tokenText(node.firstToken));
  // A pack `%x:2`; even `%x:1` may be read as %x.
  if (node.production == Production::Result &&
      node.endToken - node.firstToken == 3)
    text += '#' + std::to_string(info.number);
  return text;
}

FreshNames::FreshNames(const Program &program) {
  for (Index i = 0; i < program.tokens().size(); ++i) {
    TokenKind kind = program.token(i).kind;
    std::string_view text = program.tokenText(i);
    if (kind == TokenKind::String)
      text = unquote(text);
    else if (kind == TokenKind::ValueId || kind == TokenKind::LabelId ||
             kind == TokenKind::SymbolId)
      text.remove_prefix(1);
    else
      continue;
    if (text.size() < 2 || text.size() > 9 || text[0] != 'g')
      continue;
    size_t number = 0;
    auto [end, error] =
        std::from_chars(text.data() + 1, text.data() + text.size(), number);
    if (error == std::errc() && end == text.data() + text.size())
      next = std::max(next, number + 1);
  }
}

std::string scion::symbolReference(std::string_view name) {
  auto isWord = [](unsigned char c) {
    return std::isalnum(c) || c == '_' || c == '$' || c == '.';
  };
  bool bare = !name.empty() && !std::isdigit((unsigned char)name[0]) &&
              name[0] != '$' && name[0] != '.' &&
              std::all_of(name.begin(), name.end(), isWord);
  return bare ? '@' + std::string(name) : "@\"" + std::string(name) + '"';
}
