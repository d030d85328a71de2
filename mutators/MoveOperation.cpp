//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// move-operation: moves an operation within its block, out of its region, or
// into the only region that reads its results, if the data flow allows that.
//
//===----------------------------------------------------------------------===//

#include "mutators/OperationMutator.h"

#include "mutators/Knowledge.h"
#include "mutators/Operations.h"
#include "mutators/Scope.h"

#include <algorithm>

using namespace scion;

namespace {
class MoveOperation final : public OperationMutator {
public:
  MoveOperation() : OperationMutator(3, 12) {}
  std::string_view name() const override { return "move-operation"; }

private:
  bool mutateAt(const Program &program, Index operation,
                MutationContext &context, Rewriter &edits) const override {
    const SymbolTable &table = program.symbols();
    const OperationInfo &info = table.operations[operation];
    if (info.block == none || info.successors != none ||
        table.blockOperationsOf(info.block).size() < 2 ||
        isTerminator(program, operation, context.knowledge))
      return false;
    switch (context.choices.below(4)) {
    case 0:
      return moveOut(program, operation, context, edits);
    case 1:
      return moveIn(program, operation, context, edits);
    default:
      return moveWithin(program, operation, context, edits);
    }
  }

  static bool moveWithin(const Program &program, Index operation,
                         MutationContext &context, Rewriter &edits) {
    const SymbolTable &table = program.symbols();
    const OperationInfo &info = table.operations[operation];
    auto inside = table.blockOperationsOf(info.block);
    size_t at = positionInBlock(program, operation);
    // It may be moved before any position from `low` to `high`.
    size_t low = 0;
    size_t high = inside.size();
    if (isTerminator(program, inside.back(), context.knowledge))
      --high;
    for (const Use &use : table.uses) {
      if (use.value == none)
        continue;
      Index definer = table.values[use.value].operation;
      if (use.operation >= operation && use.operation < info.end) {
        if (definer != none && definer < operation &&
            table.operations[definer].block == info.block)
          low = std::max(low, positionInBlock(program, definer) + 1);
      } else if (definer == operation) {
        Index user = ancestorIn(program, use.operation, info.block);
        if (user != none && user > operation)
          high = std::min(high, positionInBlock(program, user));
      }
    }
    // A user precedes the operation, or it precedes an operand: skip this graph
    // region.
    if (low > at || high <= at)
      return false;
    size_t to = low + context.choices.below(high - low + 1);
    if (to == at || to == at + 1)
      return false;
    std::string text(program.nodeText(info.node));
    if (to < inside.size()) {
      Index before = table.operations[inside[to]].node;
      edits.insertBefore(before, text + '\n' + indentation(program, before));
    } else {
      Index after = table.operations[inside.back()].node;
      edits.insertAfter(after, '\n' + indentation(program, after) + text);
    }
    edits.eraseNode(info.node);
    context.explain("moved " + std::string(info.name) + " by " +
                    std::to_string(long(to) - long(at)));
    return true;
  }

  static bool moveOut(const Program &program, Index operation,
                      MutationContext &context, Rewriter &edits) {
    const SymbolTable &table = program.symbols();
    const OperationInfo &info = table.operations[operation];
    const OperationInfo &parent = table.operations[info.parent];
    if (parent.isolated || info.regions != none || parent.block == none ||
        !(mixesDialects(program, info.parent) &&
          mixesDialects(program, operation)) ||
        findAttribute(program, operation, "sym_name") != none)
      return false;
    const Node &around = program.node(parent.node);
    for (Index use = info.firstUse; use < info.endUse; ++use) {
      Index value = table.uses[use].value;
      if (value == none)
        return false;
      Index token = program.node(table.values[value].node).firstToken;
      if (token >= around.firstToken && token < around.endToken)
        return false;
    }
    // Rename its results: a sibling region may define the same names.
    FreshNames fresh(program);
    TokenTexts tokens;
    renameValues(program, info.firstResult, info.endResult, fresh, tokens);
    const Node &node = program.node(info.node);
    for (const auto &[token, name] : tokens)
      if (token < node.firstToken || token >= node.endToken)
        edits.replaceToken(token, name);
    edits.insertBefore(parent.node,
                       textWith(program, info.node, info.node, tokens) + '\n' +
                           indentation(program, parent.node));
    eraseFromBlock(program, operation, edits);
    context.explain("moved " + std::string(info.name) + " out of " +
                    std::string(parent.name));
    return true;
  }

  static bool moveIn(const Program &program, Index operation,
                     MutationContext &context, Rewriter &edits) {
    const SymbolTable &table = program.symbols();
    const OperationInfo &info = table.operations[operation];
    if (info.regions != none || info.firstResult == info.endResult ||
        !mixesDialects(program, operation))
      return false;
    std::vector<Index> users = usersOf(program, operation);
    if (users.empty())
      return false;
    // The one block, one level further in, that holds every reader.
    Index target = none;
    for (Index use : users) {
      Index user = table.uses[use].operation;
      Index around = ancestorIn(program, user, info.block);
      if (around == none || around == user || table.operations[around].isolated)
        return false;
      Index at = user;
      while (table.operations[at].parent != around)
        at = table.operations[at].parent;
      Index block = table.operations[at].block;
      if (target != none && block != target)
        return false;
      target = block;
    }
    auto inside = table.blockOperationsOf(target);
    // Skip regions with several blocks: control flow may reach the block from
    // any of them.
    if (inside.empty() || !mixesDialects(program, inside.front()) ||
        table.blocksOf(table.blocks[target].region).size() != 1)
      return false;
    for (Index value = info.firstResult; value < info.endResult; ++value)
      if (table.operations[operation].name != "arith.constant" &&
          feedsAffine(program, value))
        return false;
    Index before = table.operations[inside.front()].node;
    edits.insertBefore(before, std::string(program.nodeText(info.node)) + '\n' +
                                   indentation(program, before));
    edits.eraseNode(info.node);
    context.explain("moved " + std::string(info.name) + " into a region");
    return true;
  }
};
} // namespace

const Mutator &scion::mutatorMoveOperation() {
  static const MoveOperation mutator;
  return mutator;
}
