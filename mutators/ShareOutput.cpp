//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// share-output: replaces the last operand of an operation, if it is a tensor,
// vector or memref, by the last operand of another operation. The last operand
// is usually a destination: code that writes in place must see that another
// operation uses the same one.
//
//===----------------------------------------------------------------------===//

#include "mutators/OperationMutator.h"
#include "mutators/Scope.h"
#include "mutators/ShapedType.h"

using namespace scion;

/// The last operand of an operation, if its type is shaped, or none.
static Index lastShaped(const Program &program, const OperationInfo &info) {
  if (info.endUse == info.firstUse)
    return none;
  const Use &use = program.symbols().uses[info.endUse - 1];
  if (use.value == none || use.typeNode == none)
    return none;
  return shapedType(program.nodeText(use.typeNode)) ? info.endUse - 1 : none;
}

namespace {
class ShareOutput final : public OperationMutator {
public:
  ShareOutput() : OperationMutator(2, 16) {}
  std::string_view name() const override { return "share-output"; }

private:
  bool mutateAt(const Program &program, Index operation,
                MutationContext &context, Rewriter &edits) const override {
    const SymbolTable &table = program.symbols();
    const OperationInfo &info = table.operations[operation];
    Index mine = lastShaped(program, info);
    if (mine == none || info.successors != none)
      return false;
    std::vector<bool> isWanted(table.values.size());
    for (Index value : visibleValues(program, operation))
      isWanted[value] = value != table.uses[mine].value;
    std::vector<Index> others; // values
    for (const OperationInfo &other : table.operations) {
      Index last = lastShaped(program, other);
      if (last == none || table.uses[last].type != table.uses[mine].type)
        continue;
      Index value = table.uses[last].value;
      if (isWanted[value])
        others.push_back(value);
      isWanted[value] = false; // each once
    }
    if (others.empty())
      return false;
    std::string text = valueText(program, context.choices.pick(others));
    context.explain("the last operand of " + std::string(info.name) + " is " +
                    text + ", as another's");
    edits.replaceNode(table.uses[mine].node, std::move(text));
    return true;
  }
};
} // namespace

const Mutator &scion::mutatorShareOutput() {
  static const ShareOutput mutator;
  return mutator;
}
