//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// wrap-in-region: a few operations in a row go into the region of a new
// operation (a condition, a loop, a scope). What they define and others read is
// carried out through results; what a loop or the other branch starts from is a
// value of that type that is there, or a constant.
//
//===----------------------------------------------------------------------===//

#include "mutators/Mutator.h"

#include "mutators/Building.h"
#include "mutators/Operations.h"
#include "mutators/Scope.h"

using namespace scion;

namespace {
/// What stands around the wrapped operations. The table is all that is known of
/// each operation.
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

static std::string join(const std::vector<std::string> &parts) {
  std::string text;
  for (const std::string &part : parts)
    text += (text.empty() ? "" : ", ") + part;
  return text;
}

namespace {
/// Collects operations that have to stand before the new one.
class Prelude {
public:
  Prelude(const Program &program, MutationContext &context,
          std::vector<Index> visible, std::string indent, FreshNames &fresh)
      : program(program), context(context), visible(std::move(visible)),
        indent(std::move(indent)), fresh(fresh) {}

  /// A value of that type, made if need be; "" if that is not possible.
  std::string valueOf(std::string_view type, bool preferConstant) {
    Index value = pickOfTypeText(program, visible, type, context.choices);
    bool constant =
        value == none || (preferConstant && context.choices.chance(2, 3));
    if (constant)
      if (std::optional<std::string> text =
              constantOfType(type, context.choices))
        return add(*text);
    return value == none ? "" : valueText(program, value);
  }

  std::string indexConstant(uint64_t number) {
    return add("\"arith.constant\"() <{value = " + std::to_string(number) +
               " : index}> : () -> index");
  }

  std::string add(const std::string &operation) {
    std::string name = fresh.value();
    text += name + " = " + operation + '\n' + indent;
    return name;
  }

  std::string text;

private:
  const Program &program;
  MutationContext &context;
  std::vector<Index> visible;
  std::string indent;
  FreshNames &fresh;
};

class WrapInRegion final : public Mutator {
public:
  std::string_view name() const override { return "wrap-in-region"; }

  uint64_t weight(const Program &program,
                  const MutationContext &) const override {
    size_t count = program.symbols().operations.size();
    return count > 2 ? count : 0;
  }

  bool mutate(const Program &program, MutationContext &context,
              Rewriter &edits) const override {
    const SymbolTable &table = program.symbols();
    ChoiceStream &choices = context.choices;
    for (int attempt = 0; attempt < 8; ++attempt) {
      std::optional<Run> run = pickRun(program, 4, choices);
      if (!run)
        return false;
      RunInterface interface = interfaceOf(program, *run);
      if (!interface.closed || holdsAffineIndices(program, interface))
        continue;
      const Wrapper &wrapper = wrappers[choices.below(std::size(wrappers))];

      auto operations = table.blockOperationsOf(run->block);
      Index first = table.operations[operations[run->first]].node;
      Index last =
          table.operations[operations[run->first + run->count - 1]].node;
      std::string indent = indentation(program, first);
      FreshNames fresh(program);
      Prelude prelude(program, context,
                      visibleValues(program, operations[run->first]), indent,
                      fresh);
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
      // The other branch may do the same work: two equal branches invite
      // passes to join them.
      bool copy = branches && choices.chance(1, 3);
      std::vector<std::string> initials;
      if (loop || (branches && !copy)) {
        bool known = true;
        for (const std::string &type : types) {
          initials.push_back(prelude.valueOf(type, false));
          known &= !initials.back().empty();
        }
        if (!known)
          continue;
      }

      auto yield = [&](const std::vector<std::string> &values) {
        return "\"" + std::string(wrapper.terminator) + "\"(" + join(values) +
               ") : (" + join(types) + ") -> ()\n" + indent;
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
        argumentList = "^bb0(" + join(arguments) + "):\n" + indent;
        carry(program, interface, types, argumentNames, choices, body);
      }
      switch (wrapper.head) {
      case Wrapper::Nothing:
        break;
      case Wrapper::Condition:
        head = prelude.valueOf("i1", false);
        operandTypes = "i1";
        break;
      case Wrapper::Cases:
        head = prelude.valueOf("index", true);
        operandTypes = "index";
        properties =
            " <{cases = array<i64: " + std::to_string(choices.below(4)) + ">}>";
        break;
      case Wrapper::ScfBounds: {
        // Trip counts of 0 to 5, not a multiple of the step either, or what
        // the program knows: bounds that are no constants.
        std::string low = prelude.indexConstant(choices.below(2));
        std::string high = choices.chance(2, 3)
                               ? prelude.indexConstant(choices.below(6))
                               : prelude.valueOf("index", false);
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
        head += (head.empty() ? "" : ", ") + join(initials);
        operandTypes += (operandTypes.empty() ? "" : ", ") + join(types);
      }
      std::string inside =
          textWith(program, first, last, body) + '\n' + indent + yield(yielded);
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
        resultText = "(" + join(types) + ")";
      auto begin = program.nodeSpan(first).first;
      auto end = program.nodeSpan(last).second;
      edits.replace(
          begin, end,
          prelude.text + (results.empty() ? "" : join(results) + " = ") + '"' +
              std::string(wrapper.name) + "\"(" + head + ")" + properties +
              " ({\n" + indent + argumentList + inside + "}" + other + ") : (" +
              operandTypes + ") -> " + resultText);
      for (Index use : interface.outputUses)
        for (size_t i = 0; i < results.size(); ++i)
          if (interface.outputs[i] == table.uses[use].value)
            edits.replaceNode(table.uses[use].node, results[i]);
      context.explain("wrapped " + std::to_string(run->count) +
                      " operations in " + std::string(wrapper.name));
      return true;
    }
    return false;
  }

private:
  /// Lets some operands within the run that come from outside read the value of
  /// the round before: without that, no loop carries anything.
  static void carry(const Program &program, const RunInterface &interface,
                    const std::vector<std::string> &types,
                    const std::vector<std::string> &arguments,
                    ChoiceStream &choices, TokenTexts &body) {
    const SymbolTable &table = program.symbols();
    const Node &first =
        program.node(table.operations[interface.firstOperation].node);
    for (const Use &use : table.uses) {
      if (use.operation < interface.firstOperation ||
          use.operation >= interface.endOperation || use.value == none ||
          program.node(table.values[use.value].node).firstToken >=
              first.firstToken ||
          program.node(use.node).endToken - program.node(use.node).firstToken !=
              1 ||
          !choices.chance(1, 2))
        continue;
      // Affine operations do not take any index.
      if (table.operations[use.operation].name.starts_with("affine."))
        continue;
      for (size_t i = 0; i < types.size(); ++i)
        if (types[i] == typeText(program, use.value)) {
          body[program.node(use.node).firstToken] = arguments[i];
          break;
        }
    }
  }
};
} // namespace

const Mutator &scion::mutatorWrapInRegion() {
  static const WrapInRegion mutator;
  return mutator;
}
