//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// swap-operations: two operations of one block change places where no data flow
// forbids it. Memory effects are ignored: another order of stores gives another
// valid program.
//
//===----------------------------------------------------------------------===//

#include "mutators/OperationMutator.h"

#include "mutators/Operations.h"
#include "mutators/Scope.h"

#include <algorithm>

using namespace scion;

/// Whether the operations at `first` and `last` can change places: neither
/// uses, nor is used by, an operation at positions [first, last].
static bool canSwap(const Program &program, Index block, size_t first,
                    size_t last) {
  const SymbolTable &table = program.symbols();
  auto inside = table.blockOperationsOf(block);
  for (const Use &use : table.uses) {
    if (use.value == none || table.values[use.value].operation == none)
      continue;
    Index user = ancestorIn(program, use.operation, block);
    Index definer = table.values[use.value].operation;
    if (user == none || table.operations[definer].block != block ||
        user < inside[first] || user > inside[last] ||
        definer < inside[first] || definer > inside[last] || user == definer)
      continue;
    if (user == inside[first] || user == inside[last] ||
        definer == inside[first] || definer == inside[last])
      return false;
  }
  return true;
}

namespace {
class SwapOperations final : public OperationMutator {
public:
  SwapOperations() : OperationMutator(3, 12) {}
  std::string_view name() const override { return "swap-operations"; }

private:
  bool mutateAt(const Program &program, Index operation,
                MutationContext &context, Rewriter &edits) const override {
    const SymbolTable &table = program.symbols();
    Index block = table.operations[operation].block;
    if (block == none)
      return false;
    auto inside = table.blockOperationsOf(block);
    size_t first = positionInBlock(program, operation);
    // Only near operations: others nearly always have a dependence in between.
    size_t last = first + 1 + context.choices.below(3);
    if (last >= inside.size() ||
        isTerminator(program, inside[last], context.knowledge) ||
        !canSwap(program, block, first, last))
      return false;
    Index a = table.operations[inside[first]].node;
    Index b = table.operations[inside[last]].node;
    if (program.nodeText(a) == program.nodeText(b))
      return false;
    edits.replaceNode(a, std::string(program.nodeText(b)));
    edits.replaceNode(b, std::string(program.nodeText(a)));
    context.explain("swapped " +
                    std::string(table.operations[inside[first]].name) +
                    " and " + std::string(table.operations[inside[last]].name));
    return true;
  }
};
} // namespace

const Mutator &scion::mutatorSwapOperations() {
  static const SwapOperations mutator;
  return mutator;
}
