//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// mix-levels: inserts an operation of another dialect after an operation, with
// the same operands and types, and lets some later uses read its result: arith
// among operations that are already lowered to llvm, vector beside arith,
// affine beside memref. Passes for one level then see values from another
// level.
//
//===----------------------------------------------------------------------===//

#include "mutators/OperationMutator.h"
#include "mutators/Operations.h"
#include "mutators/Replacements.h"
#include "mutators/Scope.h"

using namespace scion;

namespace {
class MixLevels final : public OperationMutator {
public:
  MixLevels() : OperationMutator(2, 16) {}
  std::string_view name() const override { return "mix-levels"; }

private:
  bool mutateAt(const Program &program, Index operation,
                MutationContext &context, Rewriter &edits) const override {
    const SymbolTable &table = program.symbols();
    const OperationInfo &info = table.operations[operation];
    if (info.endResult - info.firstResult != 1)
      return false;
    std::vector<Index> users = usersOf(program, operation);
    if (users.empty())
      return false;
    std::vector<Replacement> list = replacementsFor(
        program, operation, From::OtherDialects, context.knowledge);
    if (list.empty())
      return false;
    const Replacement &chosen = pickByName(list, context.choices);
    std::string result = FreshNames(program).value();
    std::string properties = chosen.textOfProperties();
    edits.insertAfter(
        info.node, '\n' + indentation(program, info.node) + result + " = \"" +
                       std::string(chosen.operation) + "\"(" +
                       std::string(program.nodeText(info.operandList)) + ")" +
                       (properties.empty() ? "" : ' ' + properties) + " : " +
                       std::string(program.nodeText(info.functionType)));
    size_t sure = context.choices.below(users.size());
    for (size_t i = 0; i < users.size(); ++i)
      if (i == sure || context.choices.chance(1, 2))
        edits.replaceNode(table.uses[users[i]].node, result);
    context.explain(std::string(chosen.operation) + " stands after " +
                    std::string(info.name) + ", and is read in its place");
    return true;
  }
};
} // namespace

const Mutator &scion::mutatorMixLevels() {
  static const MixLevels mutator;
  return mutator;
}
