//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// swap-operands: two operands of one operation that have one type change
// places. In a terminator, this reorders the results of one branch or of each
// iteration, so code that assumes that the n-th result is the n-th argument
// fails.
//
//===----------------------------------------------------------------------===//

#include "mutators/OperationMutator.h"
#include "mutators/Operations.h"

using namespace scion;

namespace {
class SwapOperands final : public OperationMutator {
public:
  SwapOperands() : OperationMutator(1, 16) {}
  std::string_view name() const override { return "swap-operands"; }

private:
  bool mutateAt(const Program &program, Index operation,
                MutationContext &context, Rewriter &edits) const override {
    const SymbolTable &table = program.symbols();
    const OperationInfo &info = table.operations[operation];
    // Half of the tries skip operations that are no terminators.
    if (info.endUse - info.firstUse < 2 ||
        (!isTerminator(program, operation, context.knowledge) &&
         context.choices.chance(1, 2)))
      return false;
    const Use &one =
        table.uses[info.firstUse +
                   context.choices.below(info.endUse - info.firstUse)];
    std::string first(program.nodeText(one.node));
    std::vector<Index> others; // nodes
    for (Index use = info.firstUse; use < info.endUse; ++use)
      if (table.uses[use].type == one.type && one.type != 0 &&
          program.nodeText(table.uses[use].node) != first)
        others.push_back(table.uses[use].node);
    if (others.empty())
      return false;
    Index other = context.choices.pick(others);
    std::string second(program.nodeText(other));
    context.explain(std::string(info.name) + ": " + first + " and " + second +
                    " change places");
    edits.replaceNode(one.node, std::move(second));
    edits.replaceNode(other, std::move(first));
    return true;
  }
};
} // namespace

const Mutator &scion::mutatorSwapOperands() {
  static const SwapOperands mutator;
  return mutator;
}
