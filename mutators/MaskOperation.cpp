//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// mask-operation: wraps an operation on vectors in vector.mask, or replaces its
// mask. A rewrite that combines the operation with an unmasked one, or with one
// that has another mask, must respect the masked-off lanes.
//
//===----------------------------------------------------------------------===//

#include "mutators/OperationMutator.h"
#include "mutators/Operations.h"
#include "mutators/Scope.h"
#include "mutators/ShapedType.h"

#include <charconv>

using namespace scion;

/// The operations that vector.mask accepts, and whether the result or the first
/// operand has the shape of the mask.
namespace {
struct Maskable {
  std::string_view name;
  bool isByResult; // or by the first operand
};
} // namespace
static constexpr Maskable maskables[] = {
    {"vector.transfer_read", true}, {"vector.transfer_write", false},
    {"vector.reduction", false},    {"vector.multi_reduction", false},
    {"vector.outerproduct", true},
};

/// "vector<4x[8]xi1>" for "vector<4x[8]xf32>"; "" for what has no lanes.
static std::string maskType(std::string_view type) {
  std::optional<ShapedType> shaped = shapedType(type);
  return !shaped || shaped->head != "vector<" || shaped->rank == 0
             ? ""
             : std::string(shaped->head) + std::string(shaped->sizes) + "i1>";
}

/// An operation (without `%x = `) that makes a mask of that type: some lanes
/// of each dimension, or all where their number is not known.
static std::string newMask(std::string_view type, ChoiceStream &choices) {
  if (type.find('[') != type.npos)
    return "\"arith.constant\"() <{value = dense<true> : " + std::string(type) +
           "}> : () -> " + std::string(type);
  std::string sizes;
  const char *at = type.data() + 7, *end = type.data() + type.size();
  uint64_t size = 0;
  for (auto read = std::from_chars(at, end, size); read.ec == std::errc();
       read = std::from_chars(read.ptr + 1, end, size))
    sizes += (sizes.empty() ? "" : ", ") +
             std::to_string(size ? 1 + choices.below(size) : 0);
  return "\"vector.constant_mask\"() <{mask_dim_sizes = array<i64: " + sizes +
         ">}> : () -> " + std::string(type);
}

namespace {
class MaskOperation final : public OperationMutator {
public:
  MaskOperation() : OperationMutator(2, 16) {}
  std::string_view name() const override { return "mask-operation"; }

private:
  bool mutateAt(const Program &program, Index operation,
                MutationContext &context, Rewriter &edits) const override {
    const SymbolTable &table = program.symbols();
    const OperationInfo &info = table.operations[operation];
    if (!info.name.starts_with("vector.") || info.parent == none ||
        info.successors != none || info.endResult - info.firstResult > 1)
      return false;
    FreshNames fresh(program);
    std::string mask = fresh.value();
    // Replace a mask that is an operand.
    for (Index use = info.firstUse; use < info.endUse; ++use) {
      Index typeNode = table.uses[use].typeNode;
      std::string type(typeNode == none ? "" : program.nodeText(typeNode));
      if (type.empty() || maskType(type) != type)
        continue;
      edits.insertBefore(info.node, mask + " = " +
                                        newMask(type, context.choices) + '\n' +
                                        indentation(program, info.node));
      edits.replaceNode(table.uses[use].node, mask);
      context.explain(std::string(info.name) + " has another mask");
      return true;
    }
    for (const Maskable &maskable : maskables)
      if (maskable.name == info.name)
        return wrap(program, info, maskable, mask, fresh, context, edits);
    return false;
  }

  static bool wrap(const Program &program, const OperationInfo &info,
                   const Maskable &maskable, const std::string &mask,
                   FreshNames &fresh, MutationContext &context,
                   Rewriter &edits) {
    const SymbolTable &table = program.symbols();
    if (table.operations[info.parent].name == "vector.mask" ||
        (maskable.isByResult && info.firstResult == info.endResult) ||
        info.firstUse == info.endUse)
      return false;
    Index typeNode = maskable.isByResult
                         ? table.values[info.firstResult].typeNode
                         : table.uses[info.firstUse].typeNode;
    std::string type =
        typeNode == none ? "" : maskType(program.nodeText(typeNode));
    if (type.empty())
      return false;
    TokenTexts tokens;
    std::string head, yielded, yieldedType;
    if (info.resultList != none) {
      Index result = program.node(info.resultList).firstToken;
      head = std::string(program.tokenText(result)) + " = ";
      yielded = fresh.value();
      yieldedType = program.nodeText(table.values[info.firstResult].typeNode);
      tokens[result] = yielded;
    }
    std::string indent = '\n' + indentation(program, info.node);
    std::string inner = indent + "  ";
    edits.replaceNode(info.node,
                      mask + " = " + newMask(type, context.choices) + indent +
                          head + "\"vector.mask\"(" + mask + ") ({" + inner +
                          textWith(program, info.node, info.node, tokens) +
                          inner + "\"vector.yield\"(" + yielded + ") : (" +
                          yieldedType + ") -> ()" + indent + "}) : (" + type +
                          ") -> " + (yieldedType.empty() ? "()" : yieldedType));
    context.explain("a mask around " + std::string(info.name));
    return true;
  }
};
} // namespace

const Mutator &scion::mutatorMaskOperation() {
  static const MaskOperation mutator;
  return mutator;
}
