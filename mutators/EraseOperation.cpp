//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// erase-operation: takes one operation away. Its results that are still used
// are read from other values of their types; where there is no such value, the
// operation stays. Operations that end a block stay.
//
//===----------------------------------------------------------------------===//

#include "mutators/OperationMutator.h"

#include "mutators/Operations.h"
#include "mutators/Scope.h"

#include <algorithm>

using namespace scion;

namespace {
class EraseOperation final : public OperationMutator {
public:
  EraseOperation() : OperationMutator(2, 8) {}
  std::string_view name() const override { return "erase-operation"; }
  bool shrinks() const override { return true; }

private:
  bool mutateAt(const Program &program, Index operation,
                MutationContext &context, Rewriter &edits) const override {
    const SymbolTable &table = program.symbols();
    const OperationInfo &info = table.operations[operation];
    if (isTerminator(program, operation, context.knowledge) ||
        (info.parent == none && table.topOperations.size() == 1) ||
        isReferenced(program, operation))
      return false;
    std::vector<Index> users = usersOf(program, operation);
    std::vector<Index> visible;
    if (!users.empty())
      visible = visibleValues(program, operation);
    std::vector<Index> replacements;
    for (Index use : users)
      replacements.push_back(
          pickOfType(program, visible, table.uses[use].type, context.choices));
    if (std::find(replacements.begin(), replacements.end(), none) !=
        replacements.end())
      return false;
    for (size_t i = 0; i < users.size(); ++i)
      edits.replaceNode(table.uses[users[i]].node,
                        valueText(program, replacements[i]));
    eraseFromBlock(program, operation, edits);
    context.explain("erased " + std::string(info.name));
    return true;
  }
};
} // namespace

const Mutator &scion::mutatorEraseOperation() {
  static const EraseOperation mutator;
  return mutator;
}
