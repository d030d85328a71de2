//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/RegionShape.h"

#include "mutators/Knowledge.h"
#include "mutators/Operations.h"

#include <algorithm>

using namespace scion;

static constexpr size_t maxText = 400;

/// False if a type is not stated or its text is long.
static bool addType(const Program &program, Index typeNode,
                    std::vector<std::string> &types) {
  std::optional<std::string> text =
      typeNode == none ? std::nullopt
                       : expandAliases(program, typeNode, maxText);
  if (text)
    types.push_back(std::move(*text));
  return text.has_value();
}

/// The text of an optional node without aliases. False if it names symbols.
static bool setText(const Program &program, Index node, std::string &text) {
  if (node == none)
    return true;
  for (Index i = node; i < program.node(node).end; ++i)
    if (program.node(i).production == Production::SymbolReference)
      return false;
  std::optional<std::string> expanded = expandAliases(program, node, maxText);
  if (expanded)
    text = std::move(*expanded);
  return expanded.has_value();
}

/// Operand types, properties and attributes.
static bool setHead(const Program &program, const OperationInfo &info,
                    std::vector<std::string> &operands, std::string &properties,
                    std::string &attributes) {
  const SymbolTable &table = program.symbols();
  for (Index use = info.firstUse; use < info.endUse; ++use)
    if (!addType(program, table.uses[use].typeNode, operands))
      return false;
  return setText(program, info.properties, properties) &&
         setText(program, info.attributes, attributes);
}

static bool endsWith(const std::vector<std::string> &types,
                     const std::vector<std::string> &results) {
  return !results.empty() && types.size() >= results.size() &&
         std::equal(results.rbegin(), results.rend(), types.rbegin());
}

/// Whether the last group of operands has that size, or there are no groups.
static bool lastSegmentIs(const Program &program, Index operation,
                          size_t size) {
  Index sizes = findAttribute(program, operation, "operandSegmentSizes");
  if (sizes == none)
    return true;
  std::string text(program.nodeText(sizes));
  size_t last = text.find_last_of(" :");
  return last != text.npos &&
         text.substr(last + 1) == std::to_string(size) + '>';
}

static std::optional<RegionShape::Region>
shapeOfRegion(const Program &program, Index region,
              const std::vector<std::string> &results) {
  const SymbolTable &table = program.symbols();
  RegionShape::Region shape;
  auto blocks = table.blocksOf(region);
  if (blocks.empty())
    return shape;
  auto inside = table.blockOperationsOf(blocks.front());
  if (blocks.size() > 1 || inside.empty())
    return std::nullopt;
  const BlockInfo &block = table.blocks[blocks.front()];
  for (Index value = block.firstArgument; value < block.endArgument; ++value)
    if (!addType(program, table.values[value].typeNode, shape.arguments))
      return std::nullopt;
  const OperationInfo &last = table.operations[inside.back()];
  if (last.regions != none || last.successors != none ||
      last.firstResult != last.endResult)
    return std::nullopt;
  shape.empty = false;
  shape.terminator = last.name;
  if (!setHead(program, last, shape.yields, shape.properties, shape.attributes))
    return std::nullopt;
  shape.argumentsCarry = endsWith(shape.arguments, results);
  shape.yieldsCarry = endsWith(shape.yields, results);
  return shape;
}

std::optional<RegionShape> scion::regionShape(const Program &program,
                                              Index operation) {
  const SymbolTable &table = program.symbols();
  const OperationInfo &info = table.operations[operation];
  if (info.regions == none || info.isolated || info.successors != none ||
      findAttribute(program, operation, "sym_name") != none)
    return std::nullopt;
  RegionShape shape;
  shape.operation = info.name;
  if (!setHead(program, info, shape.operands, shape.properties,
               shape.attributes))
    return std::nullopt;
  for (Index value = info.firstResult; value < info.endResult; ++value)
    if (!addType(program, table.values[value].typeNode, shape.results))
      return std::nullopt;
  shape.operandsCarry = endsWith(shape.operands, shape.results);
  bool anyBody = false;
  for (Index region = info.firstRegion; region < info.endRegion; ++region) {
    std::optional<RegionShape::Region> inner =
        shapeOfRegion(program, region, shape.results);
    if (!inner)
      return std::nullopt;
    anyBody |= !inner->empty;
    shape.regions.push_back(std::move(*inner));
  }
  if (!anyBody)
    return std::nullopt;
  // A loop has initial operands and carries values in arguments. Only one of
  // the two is a coincidence of types, like a condition and a result of type
  // i1.
  bool goesRound = std::any_of(
      shape.regions.begin(), shape.regions.end(),
      [](const RegionShape::Region &region) { return region.argumentsCarry; });
  shape.operandsCarry &=
      goesRound && lastSegmentIs(program, operation, shape.results.size());
  for (RegionShape::Region &region : shape.regions)
    region.argumentsCarry &= shape.operandsCarry;
  return shape;
}
