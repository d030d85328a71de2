//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// drop-function: erases a function, global or other symbol, and the operations
// that refer to it. Users of their results read other values of the same types.
// Shrinks a program by a large step.
//
//===----------------------------------------------------------------------===//

#include "mutators/Mutator.h"

#include "mutators/Operations.h"
#include "mutators/Scope.h"

#include <set>

using namespace scion;

namespace {
class DropFunction final : public Mutator {
public:
  std::string_view name() const override { return "drop-function"; }
  bool shrinks() const override { return true; }

  uint64_t weight(const Program &program,
                  const MutationContext &) const override {
    size_t count = program.symbols().symbols.size();
    return count > 1 ? count : 0;
  }

  bool mutate(const Program &program, MutationContext &context,
              Rewriter &edits) const override {
    const SymbolTable &table = program.symbols();
    for (int attempt = 0; attempt < 8; ++attempt) {
      const SymbolDefinition &symbol = context.choices.pick(table.symbols);
      // Without @main, nothing runs. (A nested symbol @main is kept, too.)
      if (symbol.name == "main" || symbol.operation == none)
        continue;
      if (drop(program, symbol, context, edits)) {
        context.explain("dropped @" + std::string(symbol.name));
        return true;
      }
      edits.clear();
    }
    return false;
  }

private:
  static bool drop(const Program &program, const SymbolDefinition &symbol,
                   MutationContext &context, Rewriter &edits) {
    const SymbolTable &table = program.symbols();
    const OperationInfo &info = table.operations[symbol.operation];
    if ((info.parent == none && table.topOperations.size() == 1) ||
        isTerminator(program, symbol.operation, context.knowledge))
      return false;
    std::set<Index> referring;
    for (const SymbolUse &use : table.symbolUses) {
      // `@module::@f` too.
      bool names = false;
      for (Index i = program.node(use.node).firstToken;
           i < program.node(use.node).endToken; ++i)
        if (program.token(i).kind == TokenKind::SymbolId)
          names |= unquote(program.tokenText(i).substr(1)) == symbol.name;
      if (!names)
        continue;
      if (use.operation == none)
        return false;
      if (use.operation >= symbol.operation && use.operation < info.end)
        continue;
      // An operation that holds the symbol itself cannot go with it.
      if (table.operations[use.operation].end > symbol.operation &&
          use.operation < symbol.operation)
        return false;
      referring.insert(use.operation);
    }
    if (referring.size() > 16)
      return false;
    for (Index operation : referring) {
      const OperationInfo &other = table.operations[operation];
      if (isTerminator(program, operation, context.knowledge) ||
          other.regions != none || isReferenced(program, operation) ||
          other.block == none)
        return false;
      std::vector<Index> visible;
      for (Index value : visibleValues(program, operation))
        if (!referring.count(table.values[value].operation))
          visible.push_back(value);
      for (Index use : usersOf(program, operation)) {
        // The user is erased as well.
        Index user = table.uses[use].operation;
        if (referring.count(user) ||
            (user >= symbol.operation && user < info.end))
          continue;
        Index value =
            pickOfType(program, visible, table.uses[use].type, context.choices);
        if (value == none)
          return false;
        edits.replaceNode(table.uses[use].node, valueText(program, value));
      }
      eraseFromBlock(program, operation, edits);
    }
    eraseFromBlock(program, symbol.operation, edits);
    return edits.size() < program.text().size();
  }
};
} // namespace

const Mutator &scion::mutatorDropFunction() {
  static const DropFunction mutator;
  return mutator;
}
