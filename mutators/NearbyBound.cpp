//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// nearby-bound: a constant operand of an operation with regions becomes a
// constant near another one of its operands, for this operation only. Loops get
// no iteration, one, or a last step that is not complete: passes that move,
// peel, unroll and pipeline have cases of their own for these.
//
//===----------------------------------------------------------------------===//

#include "mutators/Mutator.h"

#include "mutators/Building.h"
#include "mutators/Operations.h"
#include "mutators/Scope.h"

#include <algorithm>
#include <charconv>

using namespace scion;

/// The number of an arith.constant of integers or index, or none.
static std::optional<int64_t> constantOf(const Program &program,
                                         const Use &use) {
  const SymbolTable &table = program.symbols();
  if (use.value == none || table.values[use.value].operation == none ||
      use.typeNode == none)
    return std::nullopt;
  Index constant = table.values[use.value].operation;
  if (table.operations[constant].name != "arith.constant")
    return std::nullopt;
  Index value = findAttribute(program, constant, "value");
  Index number =
      value == none ? none : program.child(value, Production::Number);
  if (number == none)
    return std::nullopt;
  std::string_view text = program.nodeText(number);
  int64_t read;
  auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), read);
  // boundary-constant makes the numbers near the limits of the type.
  if (error != std::errc() || end != text.data() + text.size() ||
      std::abs(read / 2) > INT32_MAX)
    return std::nullopt;
  return read;
}

namespace {
struct Bound {
  Index use;
  int64_t number;
};

class NearbyBound final : public Mutator {
public:
  std::string_view name() const override { return "nearby-bound"; }

  uint64_t weight(const Program &program,
                  const MutationContext &) const override {
    const SymbolTable &table = program.symbols();
    return uint64_t(std::count_if(
        table.operations.begin(), table.operations.end(),
        [&](const OperationInfo &info) { return hasBounds(info); }));
  }

  bool mutate(const Program &program, MutationContext &context,
              Rewriter &edits) const override {
    const SymbolTable &table = program.symbols();
    std::vector<Index> bounded;
    for (Index operation = 0; operation < table.operations.size(); ++operation)
      if (hasBounds(table.operations[operation]) &&
          mixesDialects(program, operation))
        bounded.push_back(operation);
    for (int attempt = 0; attempt < 8 && !bounded.empty(); ++attempt)
      if (move(program, context.choices.pick(bounded), context, edits))
        return true;
    return false;
  }

private:
  static bool hasBounds(const OperationInfo &info) {
    return info.firstRegion != info.endRegion &&
           info.endUse - info.firstUse >= 2;
  }

  static bool move(const Program &program, Index operation,
                   MutationContext &context, Rewriter &edits) {
    const SymbolTable &table = program.symbols();
    const OperationInfo &info = table.operations[operation];
    std::vector<Bound> bounds;
    for (Index use = info.firstUse; use < info.endUse; ++use)
      if (auto number = constantOf(program, table.uses[use]))
        bounds.push_back({use, *number});
    if (bounds.size() < 2)
      return false;
    const Bound &moved = context.choices.pick(bounds),
                &other = context.choices.pick(bounds);
    const Use &use = table.uses[moved.use];
    int64_t number = other.number + context.choices.between(-1, 2);
    if (number == moved.number || table.uses[other.use].type != use.type)
      return false;
    std::string type(program.nodeText(use.typeNode));
    std::string fresh = FreshNames(program).value();
    edits.insertBefore(info.node, fresh + " = \"arith.constant\"() <{value = " +
                                      std::to_string(number) + " : " + type +
                                      "}> : () -> " + type + "\n" +
                                      indentation(program, info.node));
    edits.replaceNode(use.node, fresh);
    context.explain("an operand of " + std::string(info.name) + " was " +
                    std::to_string(moved.number) + " and is " +
                    std::to_string(number));
    return true;
  }
};
} // namespace

const Mutator &scion::mutatorNearbyBound() {
  static const NearbyBound mutator;
  return mutator;
}
