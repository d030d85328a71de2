//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// call-outline: moves a few consecutive operations into a new private function
// and calls it. Folding does not look through the call, so its results stay
// unknown to the optimiser. Half of the calls are marked no_inline.
//
//===----------------------------------------------------------------------===//

#include "mutators/OperationMutator.h"

#include "mutators/Operations.h"
#include "mutators/Scope.h"

using namespace scion;

namespace {
class CallOutline final : public RunMutator {
public:
  CallOutline() : RunMutator(3) {}
  std::string_view name() const override { return "call-outline"; }

private:
  bool mutateRun(const Program &program, const LiftableRun &lift,
                 MutationContext &context, Rewriter &edits) const override {
    const SymbolTable &table = program.symbols();
    const RunInterface &interface = lift.interface;
    Index function = enclosingFunction(program, interface.firstOperation);
    if (function == none)
      return false;
    std::string inputs, inputTypes, arguments, outputs, outputTypes, results;
    auto add = [](std::string &list, std::string_view text) {
      if (!list.empty())
        list += ", ";
      list += text;
    };
    FreshNames fresh(program);
    TokenTexts body;
    std::map<Index, std::string> argumentOf;
    for (Index value : interface.inputs) {
      std::string name = fresh.value();
      argumentOf[value] = name;
      add(inputs, valueText(program, value));
      add(inputTypes, typeText(program, value));
      add(arguments, name + ": " + std::string(typeText(program, value)));
    }
    // Inside, inputs have the names of the arguments.
    for (const Use &use : table.uses) {
      if (use.operation < interface.firstOperation ||
          use.operation >= interface.endOperation)
        continue;
      auto it = argumentOf.find(use.value);
      if (it == argumentOf.end())
        continue;
      const Node &node = program.node(use.node);
      body[node.firstToken] = it->second;
      if (node.endToken - node.firstToken == 2)
        body[node.firstToken + 1] = "";
    }
    std::vector<std::string> names;
    for (Index value : interface.outputs) {
      add(outputs, valueText(program, value));
      add(outputTypes, typeText(program, value));
      names.push_back(fresh.value());
      add(results, names.back());
    }
    std::string symbol = fresh.symbol();
    std::string noInline = context.choices.chance(1, 2) ? ", no_inline" : "";
    Index around = table.operations[function].node;
    std::string outer = indentation(program, around);
    auto begin = program.nodeSpan(lift.first).first;
    auto end = program.nodeSpan(lift.last).second;
    edits.replace(begin, end,
                  (results.empty() ? "" : results + " = ") + "\"func.call\"(" +
                      inputs + ") <{callee = @" + symbol + noInline + "}> : (" +
                      inputTypes + ") -> (" + outputTypes + ")");
    for (Index use : interface.outputUses)
      for (size_t i = 0; i < names.size(); ++i)
        if (interface.outputs[i] == table.uses[use].value)
          edits.replaceNode(table.uses[use].node, names[i]);
    edits.insertAfter(
        around,
        '\n' + outer + "\"func.func\"() <{function_type = (" + inputTypes +
            ") -> (" + outputTypes + ")" + ", sym_name = \"" + symbol +
            "\", sym_visibility = \"private\"" + noInline + "}> ({" +
            (arguments.empty() ? ""
                               : '\n' + outer + "^bb0(" + arguments + "):") +
            '\n' + lift.indent +
            textWith(program, lift.first, lift.last, body) + '\n' +
            lift.indent + "\"func.return\"(" + outputs + ") : (" + outputTypes +
            ") -> ()\n" + outer + "}) : () -> ()");
    context.explain("outlined " + std::to_string(lift.run.count) +
                    " operations as @" + symbol);
    return true;
  }
};
} // namespace

const Mutator &scion::mutatorCallOutline() {
  static const CallOutline mutator;
  return mutator;
}
