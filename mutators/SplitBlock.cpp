//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// split-block: a block becomes two with a branch between them: an unconditional
// branch that may pass a value as an argument of the second block, or a
// conditional branch with the second block as both successors.
//
//===----------------------------------------------------------------------===//

#include "mutators/OperationMutator.h"

#include "mutators/Operations.h"
#include "mutators/Scope.h"

using namespace scion;

/// Operations whose region may have several blocks, and the branches in it.
static constexpr struct {
  std::string_view parent, branch, conditional;
} branches[] = {
    {"func.func", "cf.br", "cf.cond_br"},
    {"scf.execute_region", "cf.br", "cf.cond_br"},
    {"llvm.func", "llvm.br", ""},
};

namespace {
class SplitBlock final : public OperationMutator {
public:
  SplitBlock() : OperationMutator(3, 16) {}
  std::string_view name() const override { return "split-block"; }

private:
  bool mutateAt(const Program &program, Index operation,
                MutationContext &context, Rewriter &edits) const override {
    const SymbolTable &table = program.symbols();
    ChoiceStream &choices = context.choices;
    const OperationInfo &info = table.operations[operation];
    std::string_view parent = parentName(program, operation);
    std::string_view branch, conditional;
    for (const auto &entry : branches)
      if (entry.parent == parent) {
        branch = entry.branch;
        conditional = entry.conditional;
      }
    if (branch.empty() || info.block == none)
      return false;
    FreshNames fresh(program);
    std::string label = fresh.label(), argument, indent;
    indent = indentation(program, info.node);
    // Candidates for the argument: values of this block that are defined before
    // the split and used after it.
    const BlockInfo &block = table.blocks[info.block];
    auto inside = table.blockOperationsOf(info.block);
    Index last = inside.back();
    std::vector<Index> candidates;
    for (const Use &use : table.uses) {
      if (use.value == none || use.operation < operation ||
          use.operation >= table.operations[last].end ||
          table.values[use.value].typeNode == none)
        continue;
      Index definer = table.values[use.value].operation;
      bool before = definer == none
                        ? use.value >= block.firstArgument &&
                              use.value < block.endArgument
                        : table.operations[definer].block == info.block &&
                              definer < operation;
      if (before)
        candidates.push_back(use.value);
    }
    std::string operands, types, parameters;
    if (!candidates.empty() && choices.chance(1, 2)) {
      Index value = choices.pick(candidates);
      // An index of the affine dialect may be no block argument.
      if (!feedsAffine(program, value)) {
        argument = fresh.value();
        operands = valueText(program, value);
        types = typeText(program, value);
        parameters = "(" + argument + ": " + types + ")";
        for (const Use &use : table.uses)
          if (use.value == value && use.operation >= operation &&
              use.operation < table.operations[last].end)
            edits.replaceNode(use.node, argument);
      }
    }
    std::string text = "\"" + std::string(branch) + "\"(" + operands + ")[" +
                       label + "] : (" + types + ") -> ()";
    if (!conditional.empty() && choices.chance(1, 3)) {
      Index condition = pickOfTypeText(
          program, visibleValues(program, operation), "i1", choices);
      if (condition != none) {
        std::string count = operands.empty() ? "0" : "1";
        std::string and_ = operands.empty() ? "" : ", ";
        text = "\"" + std::string(conditional) + "\"(" +
               valueText(program, condition) + and_ + operands + and_ +
               operands + ")[" + label + ", " + label +
               "] <{operandSegmentSizes = array<i32: 1, " + count + ", " +
               count + ">}> : (i1" + and_ + types + and_ + types + ") -> ()";
      }
    }
    // The first block needs no label, even if it is empty before the branch.
    edits.insertBefore(info.node,
                       text + "\n  " + label + parameters + ":\n" + indent);
    context.explain("split a block of " + std::string(parent) + " before " +
                    std::string(info.name));
    return true;
  }
};
} // namespace

const Mutator &scion::mutatorSplitBlock() {
  static const SplitBlock mutator;
  return mutator;
}
