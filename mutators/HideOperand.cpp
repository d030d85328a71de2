//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// hide-operand: puts a copy of an operation after it that takes one of its
// operands through a function which hides it. Both compute the same, and passes
// that look at the operation and its operand's definition see only one of them.
// It claims nothing: the judge checks the program as it is then
// (docs/Generate.md).
//
//===----------------------------------------------------------------------===//

#include "mutators/Hiding.h"
#include "mutators/OperationMutator.h"
#include "mutators/Operations.h"
#include "mutators/Scope.h"

#include <algorithm>

using namespace scion;

/// Operations with results that would not be the same the second time, or that
/// no copy is wanted of: whose copy does something, or is a name for the same.
static bool isUnfit(std::string_view name) {
  static constexpr std::string_view names[] = {"arith.constant",
                                               "memref.alloc",
                                               "memref.alloca",
                                               "memref.atomic_rmw",
                                               "tensor.empty",
                                               "memref.generic_atomic_rmw",
                                               "bufferization.alloc_tensor"};
  return name.starts_with("func.") ||
         std::find(std::begin(names), std::end(names), name) != std::end(names);
}

namespace {
class HideOperand final : public OperationMutator {
public:
  HideOperand() : OperationMutator(3, 8) {}
  std::string_view name() const override { return "hide-operand"; }

private:
  bool mutateAt(const Program &program, Index operation,
                MutationContext &context, Rewriter &edits) const override {
    const SymbolTable &table = program.symbols();
    const OperationInfo &info = table.operations[operation];
    Index function = enclosingFunction(program, operation);
    if (info.firstUse == info.endUse || info.firstResult == info.endResult ||
        info.isolated || info.successors != none || function == none ||
        isUnfit(info.name) || !mixesDialects(program, operation) ||
        isTerminator(program, operation, context.knowledge))
      return false;
    Index place = info.firstUse +
                  Index(context.choices.below(info.endUse - info.firstUse));
    const Use &use = table.uses[place];
    if (use.value == none)
      return false;
    std::string_view type = typeText(program, use.value);
    // An index of an affine operation may be the result of a call in the body
    // of the function itself only.
    if (type.empty() || type.starts_with('!') ||
        (info.name.starts_with("affine.") && info.parent != function))
      return false;
    FreshNames fresh(program);
    std::string symbol(hidingFunction(program, type));
    bool isNew = symbol.empty();
    if (isNew)
      symbol = fresh.symbol();
    std::string hidden = fresh.value();
    TokenTexts tokens;
    for (Index result : program.children(info.resultList))
      tokens[program.node(result).firstToken] = fresh.value();
    const Node &operand = program.node(use.node);
    tokens[operand.firstToken] = hidden;
    if (operand.endToken - operand.firstToken == 2)
      tokens[operand.firstToken + 1] = ""; // a part of a pack
    std::string indent = '\n' + indentation(program, info.node);
    std::string text(type);
    edits.insertAfter(
        info.node,
        indent + hidden + " = \"func.call\"(" + valueText(program, use.value) +
            ") <{callee = " + symbolReference(symbol) + ", no_inline}> : (" +
            text + ") -> (" + text + ")" + indent +
            textWith(program, info.node, info.node, tokens));
    if (isNew) {
      Index around = table.operations[function].node;
      std::string outer = indentation(program, around);
      edits.insertAfter(around,
                        '\n' + outer + newHidingFunction(symbol, type, outer));
    }
    context.explain("a copy of " + std::string(info.name) + " takes " +
                    valueText(program, use.value) + " through " +
                    symbolReference(symbol));
    return true;
  }
};
} // namespace

const Mutator &scion::mutatorHideOperand() {
  static const HideOperand mutator;
  return mutator;
}
