//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of wrap-in-region that names no operation: it copies the shape of an
// operation of the corpus, with the run as one of its bodies.
//
//===----------------------------------------------------------------------===//

#include "mutators/WrapInRegion.h"

#include "mutators/Knowledge.h"
#include "mutators/Operations.h"
#include "mutators/Prelude.h"

using namespace scion;

void scion::readRoundBefore(const Program &program,
                            const RunInterface &interface,
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
    // Not every index is valid in an affine operation.
    if (table.operations[use.operation].name.starts_with("affine."))
      continue;
    for (size_t i = 0; i < types.size(); ++i)
      if (types[i] == typeText(program, use.value)) {
        body[program.node(use.node).firstToken] = arguments[i];
        break;
      }
  }
}

static bool suits(const Program &program, const LiftableRun &lift,
                  const RegionShape &shape, const Knowledge &knowledge) {
  const SymbolTable &table = program.symbols();
  if (!knowledge.fitsUnder(shape.operation,
                           parentName(program, lift.interface.firstOperation)))
    return false;
  auto inside = table.blockOperationsOf(lift.run.block);
  for (size_t i = 0; i < lift.run.count; ++i)
    if (!knowledge.fitsUnder(table.operations[inside[lift.run.first + i]].name,
                             shape.operation))
      return false;
  for (const RegionShape::Region &region : shape.regions)
    if (!region.empty && !knowledge.endsBlocks(region.terminator))
      return false;
  return true;
}

/// The last number of an array of segment sizes becomes `size`.
static std::string withLastSegment(std::string text, size_t size) {
  size_t at = text.find("operandSegmentSizes");
  if (at == text.npos)
    return text;
  size_t end = text.find('>', at), begin = text.rfind(' ', end);
  if (end != text.npos && begin > at)
    text.replace(begin + 1, end - begin - 1, std::to_string(size));
  return text;
}

namespace {
/// Writes one operation of a shape around one run.
class Wrapping {
public:
  Wrapping(const Program &program, const LiftableRun &lift,
           const RegionShape &shape, MutationContext &context)
      : program(program), lift(lift), shape(shape), context(context),
        fresh(program),
        prelude(program, lift.interface.firstOperation, context, fresh) {}

  bool run(Rewriter &edits) {
    size_t filled = pickRegion();
    const RegionShape::Region &body = shape.regions[filled];
    // Results can only carry the outputs if the terminators yield the results.
    carries = body.yieldsCarry;
    for (const RegionShape::Region &region : shape.regions)
      carries &= region.empty ? shape.results.empty() : region.yieldsCarry;
    if (!carries && !lift.interface.outputs.empty())
      return false;
    for (Index value : lift.interface.outputs) {
      types.emplace_back(typeText(program, value));
      yielded.push_back(valueText(program, value));
      results.push_back(fresh.value());
    }
    if (!carries)
      for (size_t i = 0; i < shape.results.size(); ++i)
        results.push_back(fresh.value());
    std::vector<std::string> operands, operandTypes = shape.operands;
    bool loops = carries && shape.operandsCarry;
    if (loops)
      operandTypes.resize(operandTypes.size() - shape.results.size());
    for (const std::string &type : operandTypes)
      if (operands.push_back(prelude.valueOf(type)); operands.back().empty())
        return false;
    if (carries && (loops || shape.regions.size() > 1))
      for (const std::string &type : types)
        if (initials.push_back(prelude.valueOf(type)); initials.back().empty())
          return false;
    if (loops)
      for (size_t i = 0; i < types.size(); ++i) {
        operands.push_back(initials[i]);
        operandTypes.push_back(types[i]);
      }
    std::vector<std::string> regions;
    for (size_t i = 0; i < shape.regions.size(); ++i) {
      std::optional<std::string> text = region(shape.regions[i], i == filled);
      if (!text)
        return false;
      regions.push_back(std::move(*text));
    }
    std::string properties = shape.properties, attributes = shape.attributes;
    if (loops) {
      properties = withLastSegment(properties, types.size());
      attributes = withLastSegment(attributes, types.size());
    }
    std::string text = prelude.text();
    if (!results.empty())
      text += joined(results) + " = ";
    text += '"' + shape.operation + "\"(" + joined(operands) + ")";
    if (!properties.empty())
      text += ' ' + properties;
    text += " (" + joined(regions) + ")";
    if (!attributes.empty())
      text += ' ' + attributes;
    text += " : (" + joined(operandTypes) + ") -> (" +
            joined(carries ? types : shape.results) + ")";
    edits.replace(program.nodeSpan(lift.first).first,
                  program.nodeSpan(lift.last).second, text);
    const SymbolTable &table = program.symbols();
    for (Index use : lift.interface.outputUses)
      for (size_t i = 0; i < lift.interface.outputs.size(); ++i)
        if (lift.interface.outputs[i] == table.uses[use].value)
          edits.replaceNode(table.uses[use].node, results[i]);
    context.explain("wrapped " + std::to_string(lift.run.count) +
                    " operations in " + shape.operation +
                    ", as the corpus has it");
    return true;
  }

private:
  const Program &program;
  const LiftableRun &lift;
  const RegionShape &shape;
  MutationContext &context;
  FreshNames fresh;
  Prelude prelude;
  bool carries = false;
  // Of the outputs of the run: types, names inside, and the values that loops
  // start from and other bodies yield.
  std::vector<std::string> types, yielded, initials;
  std::vector<std::string> results; // names of the new operation's

  size_t pickRegion() {
    std::vector<size_t> bodies;
    for (size_t i = 0; i < shape.regions.size(); ++i)
      if (!shape.regions[i].empty)
        bodies.push_back(i);
    return context.choices.pick(bodies);
  }

  std::optional<std::string> region(const RegionShape::Region &from,
                                    bool filled) {
    if (from.empty)
      return "{}";
    std::vector<std::string> argumentTypes = from.arguments;
    bool takesRound = carries && from.argumentsCarry;
    if (takesRound) {
      argumentTypes.resize(argumentTypes.size() - shape.results.size());
      argumentTypes.insert(argumentTypes.end(), types.begin(), types.end());
    }
    std::vector<std::string> names, round, arguments;
    for (const std::string &type : argumentTypes) {
      names.push_back(fresh.value());
      arguments.push_back(names.back() + ": " + type);
    }
    if (takesRound)
      round.assign(names.end() - types.size(), names.end());
    std::string text = "{\n" + lift.indent;
    if (!arguments.empty())
      text += "^bb0(" + joined(arguments) + "):\n" + lift.indent;
    if (filled) {
      TokenTexts body;
      if (takesRound)
        readRoundBefore(program, lift.interface, types, round, context.choices,
                        body);
      text +=
          textWith(program, lift.first, lift.last, body) + '\n' + lift.indent;
    }
    // The operands of the terminator: first those that it always has, then the
    // yielded ones.
    std::vector<std::string> yieldTypes = from.yields, yields;
    if (carries)
      yieldTypes.resize(yieldTypes.size() - shape.results.size());
    for (const std::string &type : yieldTypes) {
      std::vector<std::string> own;
      for (size_t i = 0; i < names.size(); ++i)
        if (argumentTypes[i] == type)
          own.push_back(names[i]);
      yields.push_back(own.empty() ? prelude.valueOf(type)
                                   : context.choices.pick(own));
      if (yields.back().empty())
        return std::nullopt;
    }
    if (carries) {
      const std::vector<std::string> &last = filled       ? yielded
                                             : takesRound ? round
                                                          : initials;
      yields.insert(yields.end(), last.begin(), last.end());
      yieldTypes.insert(yieldTypes.end(), types.begin(), types.end());
    }
    text += '"' + from.terminator + "\"(" + joined(yields) + ")";
    if (!from.properties.empty())
      text += ' ' + from.properties;
    if (!from.attributes.empty())
      text += ' ' + from.attributes;
    return text + " : (" + joined(yieldTypes) + ") -> ()\n" + lift.indent + "}";
  }
};
} // namespace

bool scion::wrapAsSeen(const Program &program, const LiftableRun &lift,
                       MutationContext &context, Rewriter &edits) {
  const std::vector<RegionShape> &shapes = context.knowledge.regionShapes();
  if (shapes.empty())
    return false;
  // Try only a few suitable shapes, from a random one on, so that the time does
  // not grow with the corpus.
  size_t start = context.choices.below(shapes.size());
  unsigned tried = 0;
  for (size_t i = 0; i < shapes.size() && i < 128 && tried < 4; ++i) {
    const RegionShape &shape = shapes[(start + i) % shapes.size()];
    if (!suits(program, lift, shape, context.knowledge))
      continue;
    ++tried;
    if (Wrapping(program, lift, shape, context).run(edits))
      return true;
  }
  return false;
}
