//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// rewire-operand: one operand reads another value of its type that is defined
// before it. New data flow without a new operation.
//
//===----------------------------------------------------------------------===//

#include "mutators/Mutator.h"

#include "mutators/Building.h"
#include "mutators/Operations.h"
#include "mutators/Scope.h"

using namespace scion;

namespace {
class RewireOperand final : public Mutator {
public:
  std::string_view name() const override { return "rewire-operand"; }

  uint64_t weight(const Program &program,
                  const MutationContext &) const override {
    const SymbolTable &table = program.symbols();
    return table.values.size() > 1 ? table.uses.size() : 0;
  }

  bool mutate(const Program &program, MutationContext &context,
              Rewriter &edits) const override {
    const SymbolTable &table = program.symbols();
    for (int attempt = 0; attempt < 12; ++attempt) {
      const Use &use = table.uses[context.choices.below(table.uses.size())];
      if (use.value == none || use.type == 0)
        continue;
      bool affine =
          table.operations[use.operation].name.starts_with("affine.") &&
          typeText(program, use.value) == "index";
      // Not every index is valid in an affine operation; one that another
      // affine operation reads probably is.
      std::vector<bool> good(table.values.size(), !affine);
      if (affine)
        for (const Use &other : table.uses)
          if (other.value != none &&
              table.operations[other.operation].name.starts_with("affine."))
            good[other.value] = true;
      std::vector<Index> candidates;
      for (Index value : visibleValues(program, use.operation))
        if (value != use.value && table.values[value].type == use.type &&
            good[value])
          candidates.push_back(value);
      if (candidates.empty())
        continue;
      Index value = context.choices.pick(candidates);
      edits.replaceNode(use.node, valueText(program, value));
      context.explain(std::string(table.operations[use.operation].name) +
                      " reads " + valueText(program, value) + ", not " +
                      valueText(program, use.value));
      return true;
    }
    return false;
  }
};
} // namespace

const Mutator &scion::mutatorRewireOperand() {
  static const RewireOperand mutator;
  return mutator;
}
