//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// draw-encoding: an operand that is a tensor becomes a sparse one with the same
// elements. An input of a linalg operation keeps the encoding, so that
// sparsification makes loops over its stored elements; every other operand is
// converted back to a dense tensor.
//
//===----------------------------------------------------------------------===//

#include "mutators/Mutator.h"

#include "mutators/Building.h"
#include "mutators/Operations.h"
#include "mutators/Scope.h"
#include "mutators/ShapedType.h"

#include <algorithm>
#include <numeric>

using namespace scion;

/// Of 537 encodings in MLIR's tests four have more dimensions.
static constexpr size_t mostDimensions = 4;

static std::string encodingOf(size_t rank, ChoiceStream &choices) {
  std::vector<size_t> order(rank);
  std::iota(order.begin(), order.end(), 0);
  if (choices.chance(1, 4))
    std::rotate(order.begin(), order.begin() + choices.below(rank),
                order.end());
  // A list of coordinates: a level for the first dimension, singletons for the
  // others.
  bool isList = choices.chance(1, 4);
  std::string dimensions, levels;
  for (size_t i = 0; i < rank; ++i) {
    std::string comma = i ? ", " : "";
    dimensions += comma + "d" + std::to_string(i);
    std::string_view format = choices.chance(1, 2) ? "compressed" : "dense";
    if (isList)
      format = i           ? "singleton"
               : rank == 1 ? "compressed"
                           : "compressed(nonunique)";
    if (isList && i && i + 1 < rank)
      format = "singleton(nonunique)";
    levels += comma + "d" + std::to_string(order[i]) + " : ";
    levels += format;
  }
  return "#sparse_tensor.encoding<{ map = (" + dimensions + ") -> (" + levels +
         ") }>";
}

/// The type with an encoding, or "".
static std::string encoded(std::string_view type, ChoiceStream &choices) {
  std::optional<ShapedType> shaped = shapedType(type);
  if (!shaped || shaped->head != "tensor<" || shaped->isUnranked() ||
      shaped->rank == 0 || shaped->rank > mostDimensions)
    return "";
  std::string_view element = shaped->rest.substr(0, shaped->rest.size() - 1);
  bool isNumber = element == "index" || element == "bf16" ||
                  ((element.starts_with('i') || element.starts_with('f')) &&
                   element.find_first_not_of("0123456789", 1) == element.npos);
  if (!isNumber)
    return "";
  return std::string(type.substr(0, type.size() - 1)) + ", " +
         encodingOf(shaped->rank, choices) + ">";
}

namespace {
class DrawEncoding final : public Mutator {
public:
  std::string_view name() const override { return "draw-encoding"; }

  uint64_t weight(const Program &program,
                  const MutationContext &) const override {
    const SymbolTable &table = program.symbols();
    return uint64_t(
        std::count_if(table.uses.begin(), table.uses.end(),
                      [&](const Use &use) { return isTensor(program, use); }));
  }

  bool mutate(const Program &program, MutationContext &context,
              Rewriter &edits) const override {
    const SymbolTable &table = program.symbols();
    std::vector<Index> uses;
    for (Index use = 0; use < table.uses.size(); ++use)
      if (isTensor(program, table.uses[use]) &&
          mixesDialects(program, table.uses[use].operation))
        uses.push_back(use);
    for (int attempt = 0; attempt < 8 && !uses.empty(); ++attempt)
      if (encode(program, context.choices.pick(uses), context, edits))
        return true;
    return false;
  }

private:
  static bool isTensor(const Program &program, const Use &use) {
    return use.typeNode != none && use.operation != none &&
           program.nodeText(use.typeNode).starts_with("tensor<");
  }

  static bool encode(const Program &program, Index index,
                     MutationContext &context, Rewriter &edits) {
    const SymbolTable &table = program.symbols();
    const Use &use = table.uses[index];
    const OperationInfo &info = table.operations[use.operation];
    std::string type(program.nodeText(use.typeNode));
    std::string sparse = encoded(type, context.choices);
    if (sparse.empty())
      return false;
    FreshNames fresh(program);
    std::string indent = '\n' + indentation(program, info.node);
    auto convert = [&](std::string_view what, const std::string &from,
                       const std::string &to, const std::string &result) {
      return result + " = \"sparse_tensor.convert\"(" + std::string(what) +
             ") : (" + from + ") -> " + to + indent;
    };
    std::string stored = fresh.value();
    std::string text =
        convert(program.nodeText(use.node), type, sparse, stored);
    // A linalg operation writes its last operand.
    bool isInput = info.name.starts_with("linalg.") && index + 1 < info.endUse;
    if (isInput) {
      edits.replaceNode(use.node, stored);
      edits.replaceNode(use.typeNode, sparse);
    } else {
      std::string dense = fresh.value();
      text += convert(stored, sparse, type, dense);
      edits.replaceNode(use.node, dense);
    }
    edits.insertBefore(info.node, text);
    context.explain("an operand of " + std::string(info.name) + " is " +
                    (isInput ? "" : "converted to ") + sparse);
    return true;
  }
};
} // namespace

const Mutator &scion::mutatorDrawEncoding() {
  static const DrawEncoding mutator;
  return mutator;
}
