//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// unwrap-region: replaces an operation with regions by the operations of one of
// them. The terminator's operands become the results; block arguments become
// operands or other values of their types. The inverse of wrap-in-region.
//
//===----------------------------------------------------------------------===//

#include "mutators/Mutator.h"

#include "mutators/Building.h"
#include "mutators/Knowledge.h"
#include "mutators/Operations.h"
#include "mutators/Scope.h"

using namespace scion;

namespace {
class UnwrapRegion final : public Mutator {
public:
  std::string_view name() const override { return "unwrap-region"; }
  bool shrinks() const override { return true; }

  uint64_t weight(const Program &program,
                  const MutationContext &) const override {
    return program.symbols().regions.size() > 1;
  }

  bool mutate(const Program &program, MutationContext &context,
              Rewriter &edits) const override {
    const SymbolTable &table = program.symbols();
    for (int attempt = 0; attempt < 12; ++attempt) {
      Index region = context.choices.below(table.regions.size());
      Index operation = table.regions[region].operation;
      const OperationInfo &info = table.operations[operation];
      auto blocks = table.blocksOf(region);
      if (info.isolated || info.block == none || info.successors != none ||
          blocks.size() != 1 ||
          isTerminator(program, operation, context.knowledge) ||
          isReferenced(program, operation))
        continue;
      auto inside = table.blockOperationsOf(blocks.front());
      // Unwrap only regions whose terminator yields; other terminators may be
      // valid nowhere else.
      if (inside.empty() ||
          !context.knowledge.endsBlocks(table.operations[inside.back()].name) ||
          table.operations[inside.back()].successors != none ||
          !fitOutside(program, inside, info, context.knowledge))
        continue;
      if (unwrap(program, operation, blocks.front(), context, edits))
        return true;
      edits.clear();
    }
    return false;
  }

private:
  static bool fitOutside(const Program &program, std::span<const Index> inside,
                         const OperationInfo &info,
                         const Knowledge &knowledge) {
    const SymbolTable &table = program.symbols();
    std::string_view parent = info.parent == none
                                  ? std::string_view()
                                  : table.operations[info.parent].name;
    for (Index operation : inside.first(inside.size() - 1))
      if (!knowledge.fitsUnder(table.operations[operation].name, parent) &&
          !mixesDialects(program, operation))
        return false;
    return true;
  }

  static bool unwrap(const Program &program, Index operation, Index block,
                     MutationContext &context, Rewriter &edits) {
    const SymbolTable &table = program.symbols();
    const OperationInfo &info = table.operations[operation];
    const BlockInfo &blockInfo = table.blocks[block];
    auto inside = table.blockOperationsOf(block);
    const OperationInfo &last = table.operations[inside.back()];
    std::vector<Index> visible = visibleValues(program, operation);

    // The replacement of each block argument: the operand at the same distance
    // from the end if its type fits (initial values of loops), else anything.
    size_t argumentCount = blockInfo.endArgument - blockInfo.firstArgument;
    std::map<Index, std::string> stand; // value, text
    for (size_t i = 0; i < argumentCount; ++i) {
      Index argument = blockInfo.firstArgument + i;
      TypeKey type = table.values[argument].type;
      size_t fromEnd = argumentCount - i;
      if (fromEnd <= info.endUse - info.firstUse) {
        const Use &use = table.uses[info.endUse - fromEnd];
        if (use.type == type && use.value != none && type != 0) {
          stand[argument] = std::string(program.nodeText(use.node));
          continue;
        }
      }
      Index other = pickOfType(program, visible, type, context.choices);
      if (other != none)
        stand[argument] = valueText(program, other);
    }

    // Rename values: sibling regions may define the same names.
    FreshNames fresh(program);
    std::map<Index, std::string> renamed; // node that defines, new name
    TokenTexts tokens;
    for (Index value = 0; value < table.values.size(); ++value) {
      const Value &which = table.values[value];
      if (which.operation == none || which.block != block)
        continue;
      auto [it, isNew] = renamed.emplace(which.node, "");
      if (isNew) {
        it->second = fresh.value();
        tokens[program.node(which.node).firstToken] = it->second;
      }
    }
    auto textOf = [&](Index value, Index node) -> std::string {
      if (auto it = stand.find(value); it != stand.end())
        return it->second;
      if (auto it = renamed.find(table.values[value].node);
          it != renamed.end()) {
        std::string text(program.nodeText(node));
        return it->second +
               (text.find('#') == text.npos ? "" : text.substr(text.find('#')));
      }
      return std::string(program.nodeText(node));
    };
    for (const Use &use : table.uses) {
      if (use.operation <= operation || use.operation >= info.end)
        continue;
      if (use.value == none)
        return false;
      bool argument = use.value >= blockInfo.firstArgument &&
                      use.value < blockInfo.endArgument;
      if (argument && !stand.count(use.value) && use.operation != inside.back())
        return false;
      Index token = program.node(use.node).firstToken;
      std::string text = textOf(use.value, use.node);
      if (text == program.nodeText(use.node))
        continue;
      tokens[token] = text;
      // The new text of `%x#1` also replaces its second token.
      if (program.node(use.node).endToken - token == 2)
        tokens[token + 1] = "";
    }

    // Replace the results by the terminator's operands, in order, where the
    // types match.
    std::vector<std::string> results;
    size_t resultCount = info.endResult - info.firstResult;
    size_t useCount = last.endUse - last.firstUse;
    // Count from the end: scf.condition has an additional first operand.
    for (size_t i = 0; i < resultCount; ++i) {
      Index result = info.firstResult + i;
      TypeKey type = table.values[result].type;
      std::string text;
      if (useCount >= resultCount) {
        const Use &use = table.uses[last.endUse - resultCount + i];
        bool free = use.value >= blockInfo.firstArgument &&
                    use.value < blockInfo.endArgument &&
                    !stand.count(use.value);
        if (use.type == type && type != 0 && !free)
          text = textOf(use.value, use.node);
      }
      if (text.empty()) {
        Index other = pickOfType(program, visible, type, context.choices);
        if (other != none)
          text = valueText(program, other);
      }
      results.push_back(text);
    }
    for (Index use : usersOf(program, operation)) {
      const std::string &text =
          results[table.uses[use].value - info.firstResult];
      if (text.empty())
        return false;
      edits.replaceNode(table.uses[use].node, text);
    }
    auto [begin, end] = program.nodeSpan(info.node);
    if (inside.size() == 1) {
      eraseFromBlock(program, operation, edits);
    } else {
      edits.replace(begin, end,
                    textWith(program, table.operations[inside.front()].node,
                             table.operations[inside[inside.size() - 2]].node,
                             tokens));
    }
    context.explain("unwrapped " + std::string(info.name));
    return edits.size() < program.text().size();
  }
};
} // namespace

const Mutator &scion::mutatorUnwrapRegion() {
  static const UnwrapRegion mutator;
  return mutator;
}
