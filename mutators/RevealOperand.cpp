//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// reveal-operand: the inverse of hide-operand. Users of the result of a call
// that hides a value use the value itself, and the call goes.
//
//===----------------------------------------------------------------------===//

#include "mutators/Hiding.h"
#include "mutators/Mutator.h"
#include "mutators/Operations.h"
#include "mutators/Scope.h"

#include <algorithm>

using namespace scion;

namespace {
class RevealOperand final : public Mutator {
public:
  std::string_view name() const override { return "reveal-operand"; }

  uint64_t weight(const Program &program,
                  const MutationContext &) const override {
    const SymbolTable &table = program.symbols();
    return std::any_of(
        table.operations.begin(), table.operations.end(),
        [](const OperationInfo &info) { return info.name == "func.call"; });
  }

  bool mutate(const Program &program, MutationContext &context,
              Rewriter &edits) const override {
    const SymbolTable &table = program.symbols();
    std::vector<Index> calls;
    for (Index operation = 0; operation < table.operations.size(); ++operation)
      if (isHidingCall(program, operation))
        calls.push_back(operation);
    if (calls.empty())
      return false;
    Index call = context.choices.pick(calls);
    const OperationInfo &info = table.operations[call];
    Index value = table.uses[info.firstUse].value;
    if (value == none)
      return false;
    std::string text = valueText(program, value);
    for (Index use : usersOf(program, call))
      edits.replaceNode(table.uses[use].node, text);
    eraseFromBlock(program, call, edits);
    context.explain(text + " is hidden no longer");
    return true;
  }
};
} // namespace

const Mutator &scion::mutatorRevealOperand() {
  static const RevealOperand mutator;
  return mutator;
}
