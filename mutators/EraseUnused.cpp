//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// erase-unused: erases operations whose results are unused, together with the
// operations that only they use. Operations that seem to have side effects
// stay.
//
//===----------------------------------------------------------------------===//

#include "mutators/Mutator.h"

#include "mutators/Operations.h"

using namespace scion;

/// Parts of the names of operations with side effects. Erasing these, too,
/// would be valid, but would change the behaviour of the program.
static constexpr std::string_view actions[] = {
    "call", "alloc",  "atomic", "store", "write",    "print", "launch",
    "wait", "invoke", "send",   "recv",  "volatile", "assert"};

static bool acts(std::string_view name) {
  for (std::string_view action : actions)
    if (name.find(action) != name.npos)
      return true;
  return false;
}

namespace {
class EraseUnused final : public Mutator {
public:
  std::string_view name() const override { return "erase-unused"; }
  bool shrinks() const override { return true; }

  uint64_t weight(const Program &program,
                  const MutationContext &) const override {
    return program.symbols().values.size();
  }

  bool mutate(const Program &program, MutationContext &context,
              Rewriter &edits) const override {
    const SymbolTable &table = program.symbols();
    std::vector<uint32_t> readers(table.values.size(), 0);
    for (const Use &use : table.uses)
      if (use.value != none)
        ++readers[use.value];
    std::vector<bool> dead(table.operations.size(), false);
    // One chain or all of them.
    bool all = context.choices.chance(1, 2);
    Index only = context.choices.below(table.operations.size());
    size_t count = 0;
    // Users nearly always follow the definitions: one backward walk suffices.
    for (Index operation = table.operations.size(); operation-- > 0;) {
      const OperationInfo &info = table.operations[operation];
      if (info.firstResult == info.endResult || info.regions != none ||
          info.successors != none || acts(info.name) ||
          (!all && operation > only) || (!all && count == 8) ||
          isTerminator(program, operation, context.knowledge))
        continue;
      // A block without a label must keep an operation.
      if (info.block != none && table.blocks[info.block].label == none &&
          table.blockOperationsOf(info.block).back() == operation)
        continue;
      bool read = false;
      for (Index value = info.firstResult; value < info.endResult; ++value)
        read |= readers[value] > 0;
      if (read ||
          (info.block == none && table.topOperations.size() <= count + 1))
        continue;
      dead[operation] = true;
      ++count;
      for (Index use = info.firstUse; use < info.endUse; ++use)
        if (table.uses[use].value != none)
          --readers[table.uses[use].value];
    }
    if (count == 0)
      return false;
    for (Index operation = 0; operation < dead.size(); ++operation)
      if (dead[operation])
        edits.eraseNode(table.operations[operation].node);
    context.explain("erased " + std::to_string(count) +
                    " operations that nobody reads");
    return true;
  }
};
} // namespace

const Mutator &scion::mutatorEraseUnused() {
  static const EraseUnused mutator;
  return mutator;
}
