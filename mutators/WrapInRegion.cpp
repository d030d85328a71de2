//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// wrap-in-region: moves a few operations in a row into the region of a new
// operation (a condition, a loop, a scope). Values that are used outside become
// results; the initial values of a loop, and the results of the other branch,
// are visible values of these types or constants. The table here has the common
// operations; WrapAsSeen.cpp wraps in any operation that the corpus has shown.
//
//===----------------------------------------------------------------------===//

#include "mutators/OperationMutator.h"

#include "mutators/Operations.h"
#include "mutators/Prelude.h"
#include "mutators/WrapInRegion.h"

using namespace scion;

namespace {
/// An operation that can be put around others. Nothing else about these
/// operations is hard-coded.
struct Wrapper {
  std::string_view name, terminator;
  enum Head : uint8_t {
    Nothing,   // ()
    Condition, // (i1), and a second region that yields the initials
    ScfBounds, // (index, index, index, initials…), an argument for each result
    AffineBounds, // (initials…), maps for bounds, arguments likewise
    Cases,        // (index), a case and a default region
  } head;
};
} // namespace

static constexpr Wrapper wrappers[] = {
    {"scf.if", "scf.yield", Wrapper::Condition},
    {"scf.for", "scf.yield", Wrapper::ScfBounds},
    {"affine.for", "affine.yield", Wrapper::AffineBounds},
    {"scf.execute_region", "scf.yield", Wrapper::Nothing},
    {"memref.alloca_scope", "memref.alloca_scope.return", Wrapper::Nothing},
    {"scf.index_switch", "scf.yield", Wrapper::Cases},
};

namespace {
class WrapInRegion final : public RunMutator {
public:
  WrapInRegion() : RunMutator(4, /*anyBlock=*/true) {}
  std::string_view name() const override { return "wrap-in-region"; }

private:
  bool mutateRun(const Program &program, const LiftableRun &lift,
                 MutationContext &context, Rewriter &edits) const override {
    const SymbolTable &table = program.symbols();
    ChoiceStream &choices = context.choices;
    const RunInterface &interface = lift.interface;
    const std::string &indent = lift.indent;
    // Use both: the corpus has more operations, but the table has loop bounds
    // that give short loops.
    bool tableApplies = mixesDialects(program, interface.firstOperation);
    if (!tableApplies || choices.chance(1, 2)) {
      if (wrapAsSeen(program, lift, context, edits))
        return true;
      if (!tableApplies)
        return false;
    }
    const Wrapper &wrapper = wrappers[choices.below(std::size(wrappers))];

    FreshNames fresh(program);
    Prelude prelude(program, interface.firstOperation, context, fresh);
    std::vector<std::string> types, yielded, results;
    for (Index value : interface.outputs) {
      types.emplace_back(typeText(program, value));
      yielded.push_back(valueText(program, value));
      results.push_back(fresh.value());
    }
    bool loop = wrapper.head == Wrapper::ScfBounds ||
                wrapper.head == Wrapper::AffineBounds;
    bool branches =
        wrapper.head == Wrapper::Condition || wrapper.head == Wrapper::Cases;
    // The other branch may be a copy: passes merge equal branches.
    bool copy = branches && choices.chance(1, 3);
    std::vector<std::string> initials;
    if (loop || (branches && !copy)) {
      bool known = true;
      for (const std::string &type : types) {
        initials.push_back(prelude.valueOf(type));
        known &= !initials.back().empty();
      }
      if (!known)
        return false;
    }

    auto yield = [&](const std::vector<std::string> &values) {
      return "\"" + std::string(wrapper.terminator) + "\"(" + joined(values) +
             ") : (" + joined(types) + ") -> ()\n" + indent;
    };
    TokenTexts body;
    std::string head, operandTypes, properties, argumentList;
    std::vector<std::string> arguments, argumentNames;
    if (loop) {
      arguments.push_back(fresh.value() + ": index");
      for (const std::string &type : types) {
        argumentNames.push_back(fresh.value());
        arguments.push_back(argumentNames.back() + ": " + type);
      }
      argumentList = "^bb0(" + joined(arguments) + "):\n" + indent;
      readRoundBefore(program, interface, types, argumentNames, choices, body);
    }
    switch (wrapper.head) {
    case Wrapper::Nothing:
      break;
    case Wrapper::Condition:
      head = prelude.valueOf("i1");
      operandTypes = "i1";
      break;
    case Wrapper::Cases:
      head = prelude.valueOf("index", true);
      operandTypes = "index";
      properties =
          " <{cases = array<i64: " + std::to_string(choices.below(4)) + ">}>";
      break;
    case Wrapper::ScfBounds: {
      // The upper bound is a constant from 0 to 5, often no multiple of the
      // step, or any index of the program.
      std::string low = prelude.indexConstant(choices.below(2));
      std::string high = choices.chance(2, 3)
                             ? prelude.indexConstant(choices.below(6))
                             : prelude.valueOf("index");
      std::string step = prelude.indexConstant(1 + choices.below(3));
      head = low + ", " + high + ", " + step;
      operandTypes = "index, index, index";
      break;
    }
    case Wrapper::AffineBounds:
      properties = " <{lowerBoundMap = affine_map<() -> (" +
                   std::to_string(choices.below(2)) +
                   ")>, operandSegmentSizes = array<i32: 0, 0, " +
                   std::to_string(types.size()) +
                   ">, step = " + std::to_string(1 + choices.below(3)) +
                   " : index, upperBoundMap = affine_map<() -> (" +
                   std::to_string(choices.below(6)) + ")>}>";
      break;
    }
    if (loop && !initials.empty()) {
      head += (head.empty() ? "" : ", ") + joined(initials);
      operandTypes += (operandTypes.empty() ? "" : ", ") + joined(types);
    }
    std::string inside = textWith(program, lift.first, lift.last, body) + '\n' +
                         indent + yield(yielded);
    std::string other;
    if (copy)
      other = ", {\n" + indent + inside + "}";
    else if (wrapper.head == Wrapper::Condition && types.empty())
      other = ", {\n" + indent + "}";
    else if (branches)
      other = ", {\n" + indent + yield(initials) + "}";
    std::string resultText;
    if (types.size() == 1 && types[0].find("->") == std::string::npos)
      resultText = types[0];
    else
      resultText = "(" + joined(types) + ")";
    auto begin = program.nodeSpan(lift.first).first;
    auto end = program.nodeSpan(lift.last).second;
    edits.replace(
        begin, end,
        prelude.text() + (results.empty() ? "" : joined(results) + " = ") +
            '"' + std::string(wrapper.name) + "\"(" + head + ")" + properties +
            " ({\n" + indent + argumentList + inside + "}" + other + ") : (" +
            operandTypes + ") -> " + resultText);
    for (Index use : interface.outputUses)
      for (size_t i = 0; i < results.size(); ++i)
        if (interface.outputs[i] == table.uses[use].value)
          edits.replaceNode(table.uses[use].node, results[i]);
    context.explain("wrapped " + std::to_string(lift.run.count) +
                    " operations in " + std::string(wrapper.name));
    return true;
  }
};
} // namespace

const Mutator &scion::mutatorWrapInRegion() {
  static const WrapInRegion mutator;
  return mutator;
}
