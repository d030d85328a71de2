//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// duplicate-operation: puts a copy of an operation right after it, with fresh
// result names, and lets some of the later uses read the copy.
//
//===----------------------------------------------------------------------===//

#include "mutators/OperationMutator.h"

#include "mutators/Operations.h"
#include "mutators/Scope.h"

using namespace scion;

namespace {
class DuplicateOperation final : public OperationMutator {
public:
  DuplicateOperation() : OperationMutator(2, 8) {}
  std::string_view name() const override { return "duplicate-operation"; }

private:
  bool mutateAt(const Program &program, Index operation,
                MutationContext &context, Rewriter &edits) const override {
    const SymbolTable &table = program.symbols();
    const OperationInfo &info = table.operations[operation];
    // Two definitions of one symbol are no program.
    if (info.isolated || info.parent == none || info.successors != none ||
        findAttribute(program, operation, "sym_name") != none ||
        isTerminator(program, operation, context.knowledge))
      return false;
    FreshNames fresh(program);
    std::vector<std::string> names;
    if (info.resultList != none)
      for (Index result : program.children(info.resultList)) {
        (void)result;
        names.push_back(fresh.value());
      }
    edits.insertAfter(info.node,
                      "\n" + indentation(program, info.node) +
                          withResultNames(program, operation, names));
    for (Index use : usersOf(program, operation)) {
      if (!context.choices.chance(1, 2))
        continue;
      Index value = table.uses[use].value;
      Index result = table.values[value].node;
      size_t position = 0;
      for (Index other : program.children(info.resultList)) {
        if (other == result)
          break;
        ++position;
      }
      // Only the name changes: `%x#1` reads part 1 of the copy.
      Index token = program.node(table.uses[use].node).firstToken;
      edits.replaceToken(token, names[position]);
    }
    context.explain("duplicated " + std::string(info.name));
    return true;
  }
};
} // namespace

const Mutator &scion::mutatorDuplicateOperation() {
  static const DuplicateOperation mutator;
  return mutator;
}
