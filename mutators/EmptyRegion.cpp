//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// empty-region: erases all operations of a single-block region but the
// terminator, which then reads block arguments, values from outside or
// constants. Shrinks a program by a large step, and passes often do not handle
// empty bodies.
//
//===----------------------------------------------------------------------===//

#include "mutators/Mutator.h"

#include "mutators/Building.h"
#include "mutators/Knowledge.h"
#include "mutators/Operations.h"
#include "mutators/Scope.h"

using namespace scion;

namespace {
class EmptyRegion final : public Mutator {
public:
  std::string_view name() const override { return "empty-region"; }
  bool shrinks() const override { return true; }

  uint64_t weight(const Program &program,
                  const MutationContext &) const override {
    return program.symbols().regions.size();
  }

  bool mutate(const Program &program, MutationContext &context,
              Rewriter &edits) const override {
    const SymbolTable &table = program.symbols();
    for (int attempt = 0; attempt < 12; ++attempt) {
      Index region = context.choices.below(table.regions.size());
      auto blocks = table.blocksOf(region);
      if (blocks.size() != 1)
        continue;
      auto inside = table.blockOperationsOf(blocks.front());
      if (inside.size() < 2 ||
          !isTerminator(program, inside.back(), context.knowledge))
        continue;
      if (empty(program, blocks.front(), context, edits)) {
        context.explain(
            "emptied a region of " +
            std::string(
                table.operations[table.regions[region].operation].name));
        return true;
      }
      edits.clear();
    }
    return false;
  }

private:
  static bool empty(const Program &program, Index block,
                    MutationContext &context, Rewriter &edits) {
    const SymbolTable &table = program.symbols();
    auto inside = table.blockOperationsOf(block);
    Index firstOperation = inside.front(), last = inside.back();
    for (const SymbolDefinition &symbol : table.symbols)
      if (symbol.operation >= firstOperation && symbol.operation < last)
        return false;
    std::vector<Index> visible = visibleValues(program, firstOperation);
    FreshNames fresh(program);
    std::string prelude;
    for (const Use &use : table.uses) {
      if (use.operation < last || use.operation >= table.operations[last].end)
        continue;
      if (use.value == none)
        return false;
      Index definer = table.values[use.value].operation;
      if (definer == none || definer < firstOperation || definer >= last)
        continue;
      Index value = pickOfType(program, visible, use.type, context.choices);
      if (value != none) {
        edits.replaceNode(use.node, valueText(program, value));
        continue;
      }
      if (use.typeNode == none || !mixesDialects(program, firstOperation))
        return false;
      std::optional<std::string> constant =
          constantOfType(program.nodeText(use.typeNode), context.choices);
      if (!constant)
        return false;
      std::string name = fresh.value();
      prelude += name + " = " + *constant + '\n' +
                 indentation(program, table.operations[last].node);
      edits.replaceNode(use.node, name);
    }
    edits.replace(program.nodeSpan(table.operations[firstOperation].node).first,
                  program.nodeSpan(table.operations[last].node).first, prelude);
    return edits.size() < program.text().size();
  }
};
} // namespace

const Mutator &scion::mutatorEmptyRegion() {
  static const EmptyRegion mutator;
  return mutator;
}
