//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// duplicate-operand: an operation reads one value twice. `x - x`, a copy of a
// buffer onto itself, both arms of a select: folders and alias analyses have
// cases of their own for these.
//
//===----------------------------------------------------------------------===//

#include "mutators/Mutator.h"

#include "mutators/Scope.h"

using namespace scion;

namespace {
class DuplicateOperand final : public Mutator {
public:
  std::string_view name() const override { return "duplicate-operand"; }

  uint64_t weight(const Program &program,
                  const MutationContext &) const override {
    size_t count = program.symbols().uses.size();
    return count > 1 ? count : 0;
  }

  bool mutate(const Program &program, MutationContext &context,
              Rewriter &edits) const override {
    const SymbolTable &table = program.symbols();
    for (int attempt = 0; attempt < 12; ++attempt) {
      Index index = context.choices.below(table.uses.size());
      const Use &use = table.uses[index];
      const OperationInfo &info = table.operations[use.operation];
      if (use.type == 0)
        continue;
      std::vector<Index> others;
      for (Index other = info.firstUse; other < info.endUse; ++other)
        if (other != index && table.uses[other].type == use.type &&
            program.nodeText(table.uses[other].node) !=
                program.nodeText(use.node))
          others.push_back(other);
      if (others.empty())
        continue;
      Index other = context.choices.pick(others);
      std::string text(program.nodeText(table.uses[other].node));
      edits.replaceNode(use.node, text);
      context.explain(std::string(info.name) + " reads " + text + " twice");
      return true;
    }
    return false;
  }
};
} // namespace

const Mutator &scion::mutatorDuplicateOperand() {
  static const DuplicateOperand mutator;
  return mutator;
}
