//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/graft/Parts.h"

#include "mutators/Knowledge.h"
#include "mutators/Operations.h"
#include "mutators/graft/Append.h"
#include "mutators/graft/Instantiator.h"

#include <algorithm>

using namespace scion;
using namespace scion::graft;

/// The operations of `program` called `name` for which `accept` returns true.
template <typename Accept>
static std::vector<Index>
operationsCalled(const Program &program, std::string_view name, Accept accept) {
  std::vector<Index> found;
  const SymbolTable &table = program.symbols();
  for (Index operation = 0; operation < table.operations.size(); ++operation)
    if (table.operations[operation].name == name && accept(operation))
      found.push_back(operation);
  return found;
}

Synthesized graft::asFragment(const Program &donor, Index operation,
                              const GraftOptions &options) {
  return synthesize(donor, donor.symbols().operations[operation].block,
                    positionInBlock(donor, operation), 1, options);
}

bool graft::putRegion(const Program &recipient, Index source, Index operation,
                      Index region, MutationContext &context, Rewriter &edits) {
  const Program &donor = context.donor;
  Synthesized fragment = asFragment(
      donor, donor.symbols().regions[source].operation, context.graft);
  Location location{operation, recipient.symbols().operations[operation].block,
                    true};
  Bindings bindings = matchAny(fragment, recipient, location, context);
  return Instantiator(fragment, recipient, location, bindings, context, edits)
      .putRegion(source, region);
}

std::string graft::firstLine(std::string_view text) {
  return std::string(text.substr(0, text.find('\n')));
}

void graft::explain(MutationContext &context, const std::string &what,
                    const Program &recipient, Index operation) {
  context.explain("fragment: " + what);
  context.explain("location: " +
                  firstLine(recipient.nodeText(
                      recipient.symbols().operations[operation].node)));
}

//===----------------------------------------------------------------------===//
// Regions and blocks
//===----------------------------------------------------------------------===//

/// Name and operand types of the operation that ends a block.
static std::pair<std::string_view, std::vector<TypeKey>>
endOf(const SymbolTable &table, Index block) {
  auto inside = table.blockOperationsOf(block);
  if (inside.empty())
    return {};
  const OperationInfo &last = table.operations[inside.back()];
  return {last.name, table.operandTypesOf(last)};
}

static bool interchangeable(const SymbolTable &a, Index one,
                            const SymbolTable &b, Index two) {
  auto ones = a.blocksOf(one), twos = b.blocksOf(two);
  if (ones.empty() || twos.empty())
    return false;
  return a.argumentTypesOf(ones.front()) == b.argumentTypesOf(twos.front()) &&
         endOf(a, ones.back()) == endOf(b, twos.back());
}

bool graft::graftRegion(const Program &recipient, MutationContext &context,
                        Rewriter &edits) {
  const Program &donor = context.donor;
  const SymbolTable &theirs = donor.symbols(), &ours = recipient.symbols();
  if (theirs.regions.empty())
    return false;
  Index source = context.choices.below(theirs.regions.size());
  Index donorOperation = theirs.regions[source].operation;
  const OperationInfo &info = theirs.operations[donorOperation];
  // A module's body is the whole program.
  if (info.parent == none && info.end - donorOperation > 16)
    return false;
  std::vector<Index> targets;
  for (Index region = 0; region < ours.regions.size(); ++region)
    if (ours.operations[ours.regions[region].operation].name == info.name &&
        region - ours.operations[ours.regions[region].operation].firstRegion ==
            source - info.firstRegion &&
        interchangeable(theirs, source, ours, region) &&
        donor.nodeText(theirs.regions[source].node) !=
            recipient.nodeText(ours.regions[region].node))
      targets.push_back(region);
  if (targets.empty())
    return false;
  Index target = context.choices.pick(targets);
  Index operation = ours.regions[target].operation;
  context.explain("fragment: a region of " +
                  firstLine(donor.nodeText(info.node)));
  context.explain(
      "location: in the stead of one of " +
      firstLine(recipient.nodeText(ours.operations[operation].node)));
  return putRegion(recipient, source, operation, target, context, edits);
}

bool graft::graftBlock(const Program &recipient, MutationContext &context,
                       Rewriter &edits) {
  const Program &donor = context.donor;
  const SymbolTable &theirs = donor.symbols(), &ours = recipient.symbols();
  if (theirs.successors.empty() || ours.successors.empty())
    return false;
  // Choose a block with predecessors, and a branch to a block with the same
  // argument types.
  Index source = context.choices.pick(theirs.successors).block;
  if (source == none || theirs.blockOperationsOf(source).empty())
    return false;
  std::vector<const SuccessorInfo *> branches;
  for (const SuccessorInfo &successor : ours.successors)
    if (successor.block != none &&
        ours.argumentTypesOf(successor.block) == theirs.argumentTypesOf(source))
      branches.push_back(&successor);
  if (branches.empty())
    return false;
  const SuccessorInfo &branch = *context.choices.pick(branches);
  Index region = ours.blocks[branch.block].region;
  // The donor's block must end as a block of this region may end.
  auto end = endOf(theirs, source);
  Index last = theirs.blockOperationsOf(source).back();
  bool branchesOn = theirs.operations[last].successors != none;
  auto blocks = ours.blocksOf(region);
  if (!std::any_of(blocks.begin(), blocks.end(), [&](Index block) {
        auto other = endOf(ours, block);
        return other.first == end.first &&
               (branchesOn || other.second == end.second);
      }))
    return false;
  std::string_view parent =
      ours.operations[ours.regions[region].operation].name;
  auto inside = theirs.blockOperationsOf(source);
  for (Index operation : inside)
    if (!context.knowledge.fitsUnder(theirs.operations[operation].name, parent))
      return false;
  Synthesized fragment =
      synthesize(donor, source, 0, inside.size(), context.graft);
  Location location{branch.operation, ours.operations[branch.operation].block,
                    false};
  Bindings bindings = matchAny(fragment, recipient, location, context);
  context.explain("fragment: block " +
                  firstLine(donor.nodeText(theirs.blocks[source].node)));
  context.explain("location: branched to instead of " +
                  std::string(recipient.nodeText(branch.node)));
  return Instantiator(fragment, recipient, location, bindings, context, edits)
      .insertBlock(source, blocks.back(), branch.node);
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

static TypeKey typeOfAttribute(const Program &program, Index attribute) {
  Index type = program.child(attribute, Production::Type);
  return type == none ? 0 : program.symbols().typeKey(program, type);
}

/// Whether an entry may be copied to another operation: not if it contains
/// symbols or segment sizes, or if the operation defines a symbol.
static bool mayTravel(const Program &donor, Index operation, Index entry) {
  if (isSegmentSizes(nameOfEntry(donor, entry)) ||
      findAttribute(donor, operation, "sym_name") != none)
    return false;
  for (Index node = entry; node < donor.node(entry).end; ++node)
    if (donor.node(node).production == Production::SymbolReference)
      return false;
  return true;
}

bool graft::graftAttribute(const Program &recipient, MutationContext &context,
                           Rewriter &edits) {
  const Program &donor = context.donor;
  const SymbolTable &theirs = donor.symbols(), &ours = recipient.symbols();
  Index source = context.choices.below(theirs.operations.size());
  std::vector<Index> entries = attributeEntries(donor, source);
  if (entries.empty())
    return false;
  Index entry = context.choices.pick(entries);
  if (!mayTravel(donor, source, entry))
    return false;
  std::vector<Index> targets = operationsCalled(
      recipient, theirs.operations[source].name, [](Index) { return true; });
  if (targets.empty())
    return false;
  Index target = context.choices.pick(targets);
  std::string name(donor.nodeText(entry + 1));
  Index value = donor.child(entry, Production::Attribute);
  std::optional<std::string> text;
  if (value != none && !(text = expandAliases(donor, value)))
    return false;
  context.explain("fragment: " + std::string(donor.nodeText(entry)) + " of " +
                  std::string(theirs.operations[source].name));
  context.explain("location: " +
                  firstLine(recipient.nodeText(ours.operations[target].node)));
  for (Index other : attributeEntries(recipient, target)) {
    if (nameOfEntry(recipient, other) != unquote(name))
      continue;
    Index old = recipient.child(other, Production::Attribute);
    if (!text || old == none || recipient.nodeText(old) == *text ||
        typeOfAttribute(recipient, old) != typeOfAttribute(donor, value) ||
        denseNumbers(recipient, old).size() !=
            denseNumbers(donor, value).size())
      return false;
    edits.replaceNode(old, *text);
    return true;
  }
  // Add the entry to the dictionary of the same kind.
  std::string whole = text ? name + " = " + *text : name;
  const OperationInfo &info = ours.operations[target];
  Index parent = donor.node(entry).parent;
  bool property =
      donor.node(donor.node(parent).parent).production != Production::Operation;
  Index dictionary =
      property ? propertyDictionary(recipient, target) : info.attributes;
  if (dictionary == none) {
    if (property && info.properties != none)
      return false; // properties that are no dictionary
    property ? addProperties(recipient, target, "{" + whole + "}", edits)
             : addAttributes(recipient, target, "{" + whole + "}", edits);
    return true;
  }
  const Node &node = recipient.node(dictionary);
  size_t place = recipient.token(node.firstToken).end;
  bool empty = node.endToken - node.firstToken == 2;
  edits.replace(place, place, whole + (empty ? "" : ", "));
  return true;
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

static std::string_view definerOf(const SymbolTable &table, Index value) {
  if (value == none)
    return {};
  Index operation = table.values[value].operation;
  return operation == none ? std::string_view("block argument")
                           : table.operations[operation].name;
}

bool graft::graftOperand(const Program &recipient, MutationContext &context,
                         Rewriter &edits) {
  const Program &donor = context.donor;
  const SymbolTable &theirs = donor.symbols(), &ours = recipient.symbols();
  if (theirs.uses.empty() || ours.uses.empty())
    return false;
  Index use = context.choices.below(theirs.uses.size());
  const Use &which = theirs.uses[use];
  const OperationInfo &source = theirs.operations[which.operation];
  size_t position = use - source.firstUse;
  std::vector<Index> targets =
      operationsCalled(recipient, source.name, [](Index) { return true; });
  if (targets.empty() || which.value == none)
    return false;
  Index target = context.choices.pick(targets);
  const OperationInfo &info = ours.operations[target];
  size_t count = info.endUse - info.firstUse;
  bool insert = position >= count;
  if (insert) {
    // Append an operand only if there are no segment sizes and if the numbers
    // of results are equal: graftResults adds results with their operands.
    if (position != count || count == 0 ||
        source.endResult - source.firstResult !=
            info.endResult - info.firstResult ||
        findAttribute(recipient, target, "operandSegmentSizes") != none)
      return false;
  }
  TypeKey type = insert ? which.type : ours.uses[info.firstUse + position].type;
  std::vector<Index> visible = visibleValues(recipient, target);
  std::vector<Index> alike;
  for (Index value : visible)
    if (ours.values[value].type == type &&
        definerOf(ours, value) == definerOf(theirs, which.value))
      alike.push_back(value);
  Index value = !alike.empty()
                    ? context.choices.pick(alike)
                    : pickOfType(recipient, visible, type, context.choices);
  if (value == none)
    return false;
  std::string text = valueText(recipient, value);
  context.explain("fragment: operand " +
                  std::string(donor.nodeText(which.node)) + " of " +
                  firstLine(donor.nodeText(source.node)));
  context.explain("location: " + firstLine(recipient.nodeText(info.node)));
  context.explain("operand: becomes " + text);
  if (!insert) {
    Index node = ours.uses[info.firstUse + position].node;
    if (recipient.nodeText(node) == text)
      return false;
    edits.replaceNode(node, text);
    return true;
  }
  std::optional<std::string> typeText =
      ours.values[value].typeNode == none
          ? std::nullopt
          : expandAliases(recipient, ours.values[value].typeNode);
  Index last = ours.uses[info.endUse - 1].typeNode;
  if (!typeText || last == none)
    return false;
  edits.insertAfter(ours.uses[info.endUse - 1].node, ", " + text);
  edits.insertAfter(last, ", " + *typeText);
  return true;
}
