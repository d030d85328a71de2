//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// hide-operand: inserts a copy after an operation, with one operand passed
// through a function that hides its value (Hiding.h). Both compute the same,
// but a pass that looks through the operand to its definition can do so only
// for the original. The mutant carries no claim that they are equal: it is
// checked like any other program (docs/Generate.md).
//
//===----------------------------------------------------------------------===//

#include "mutators/Hiding.h"
#include "mutators/OperationMutator.h"
#include "mutators/Operations.h"
#include "mutators/Scope.h"

#include <algorithm>

using namespace scion;

/// Whether an operation must not be copied: a copy would have another result or
/// a side effect, or would be useless.
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
    // An affine operation may read the result of a call as an index only if the
    // call is directly in the body of the function.
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
