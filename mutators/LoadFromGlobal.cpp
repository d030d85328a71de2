//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// load-from-global: replaces a constant by a load from a mutable global, which
// has the same value at run time but is unknown at compile time.
//
//===----------------------------------------------------------------------===//

#include "mutators/Mutator.h"

#include "mutators/Building.h"
#include "mutators/Operations.h"
#include "mutators/Scope.h"

#include <algorithm>

using namespace scion;

namespace {
class LoadFromGlobal final : public Mutator {
public:
  std::string_view name() const override { return "load-from-global"; }

  uint64_t weight(const Program &program,
                  const MutationContext &) const override {
    const SymbolTable &table = program.symbols();
    return std::any_of(table.operations.begin(), table.operations.end(),
                       [](const OperationInfo &info) {
                         return info.name == "arith.constant";
                       });
  }

  bool mutate(const Program &program, MutationContext &context,
              Rewriter &edits) const override {
    const SymbolTable &table = program.symbols();
    std::vector<Index> constants;
    for (Index operation = 0; operation < table.operations.size(); ++operation)
      if (table.operations[operation].name == "arith.constant" &&
          mixesDialects(program, operation) &&
          enclosingFunction(program, operation) != none)
        constants.push_back(operation);
    for (int attempt = 0; attempt < 8 && !constants.empty(); ++attempt)
      if (load(program, context.choices.pick(constants), context, edits))
        return true;
    return false;
  }

private:
  static bool load(const Program &program, Index operation,
                   MutationContext &context, Rewriter &edits) {
    const SymbolTable &table = program.symbols();
    const OperationInfo &info = table.operations[operation];
    Index value = findAttribute(program, operation, "value");
    if (value == none || info.endResult != info.firstResult + 1)
      return false;
    std::string_view type = typeText(program, info.firstResult);
    if (feedsAffine(program, info.firstResult))
      return false;
    FreshNames fresh(program);
    std::string shape, initial;
    std::string symbol = fresh.symbol(), buffer = fresh.value(), indices;
    std::string indent = indentation(program, info.node);
    std::string result(program.nodeText(info.resultList));
    std::string text;
    // The text of the value without `: type`. (`true` has no node of its own.)
    size_t end = program.nodeSpan(value).second;
    if (Index stated = program.child(value, Production::Type); stated != none)
      end = program.token(program.node(stated).firstToken - 1).begin;
    size_t begin = program.nodeSpan(value).first;
    std::string_view content =
        std::string_view(program.text()).substr(begin, end - begin);
    content = content.substr(0, content.find_last_not_of(' ') + 1);
    auto memref = [&] { return "memref<" + shape + ">"; };
    if (type.starts_with("vector<") && content.starts_with("dense<") &&
        type.find('[') == type.npos) {
      shape = type.substr(7, type.size() - 8);
      initial = std::string(content) + " : tensor<" + shape + ">";
      std::string zero = fresh.value();
      std::string indexTypes;
      Index shaped = program.child(table.values[info.firstResult].typeNode,
                                   Production::ShapedType);
      if (shaped == none)
        return false;
      for (Index child : program.children(shaped))
        if (program.node(child).production == Production::Dimension) {
          indices += ", " + zero;
          indexTypes += ", index";
        }
      // Do not load vectors without dimensions.
      if (indices.empty())
        return false;
      text = zero +
             " = \"arith.constant\"() <{value = 0 : index}> : () -> "
             "index\n" +
             indent + result + " = \"vector.load\"(" + buffer + indices +
             ") : (" + memref() + indexTypes + ") -> " + std::string(type);
    } else if (type == "index" || type.starts_with("i") || type == "f16" ||
               type == "bf16" || type == "f32" || type == "f64") {
      if (content != "true" && content != "false" &&
          program.child(value, Production::Number) == none)
        return false;
      shape = type;
      initial = "dense<" + std::string(content) + "> : tensor<" + shape + ">";
      text = result + " = \"memref.load\"(" + buffer + ") : (" + memref() +
             ") -> " + std::string(type);
    } else {
      return false;
    }
    Index function =
        table.operations[enclosingFunction(program, operation)].node;
    edits.insertBefore(
        function, "\"memref.global\"() <{initial_value = " + initial +
                      ", sym_name = \"" + symbol +
                      "\", sym_visibility = \"private\", type = " + memref() +
                      "}> : () -> ()\n" + indentation(program, function));
    edits.replaceNode(
        info.node, buffer + " = \"memref.get_global\"() <{name = @" + symbol +
                       "}> : () -> " + memref() + '\n' + indent + text);
    context.explain("a constant of type " + std::string(type) +
                    " comes from @" + symbol);
    return true;
  }
};
} // namespace

const Mutator &scion::mutatorLoadFromGlobal() {
  static const LoadFromGlobal mutator;
  return mutator;
}
