//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Inserts results, block arguments and successors that the recipient does not
// have. The operation of the donor shows which other lists must grow with them,
// so no operation is known by name.
//
//===----------------------------------------------------------------------===//

#include "mutators/Building.h"
#include "mutators/Knowledge.h"
#include "mutators/Operations.h"
#include "mutators/Prelude.h"
#include "mutators/graft/Append.h"
#include "mutators/graft/Instantiator.h"
#include "mutators/graft/Parts.h"

#include <algorithm>

using namespace scion;
using namespace scion::graft;

/// Lets up to `most` operands of a block, from operation `from` on, read
/// `text`.
static void readIn(const Program &program, Index block, Index from,
                   TypeKey type, const std::string &text, size_t most,
                   MutationContext &context, Rewriter &edits) {
  const SymbolTable &table = program.symbols();
  std::vector<Index> possible;
  for (Index operation : operationsOf(program, block)) {
    const OperationInfo &info = table.operations[operation];
    if (operation >= from)
      for (Index use = info.firstUse; use < info.endUse; ++use)
        if (table.uses[use].type == type)
          possible.push_back(use);
  }
  context.choices.shuffle(possible);
  for (size_t i = 0; i < possible.size() && i < most; ++i)
    edits.replaceNode(table.uses[possible[i]].node, text);
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

namespace {
/// The types of one list of an operation.
using Types = std::vector<TypeKey>;

/// Adds `more` results to an operation of the recipient, as an operation of the
/// same name in the donor has them.
class MoreResults {
public:
  MoreResults(const Program &donor, Index source, const Program &recipient,
              Index target)
      : theirs(donor.symbols()), ours(recipient.symbols()), donor(donor),
        recipient(recipient), from(theirs.operations[source]),
        to(ours.operations[target]), target(target) {}

  bool put(MutationContext &context, Rewriter &edits) {
    size_t had = to.endResult - to.firstResult;
    if (from.endRegion - from.firstRegion != to.endRegion - to.firstRegion ||
        from.endResult - from.firstResult <= had)
      return false;
    for (Index value = from.firstResult; value < from.endResult; ++value)
      results.push_back(theirs.values[value].type);
    more = results.size() - had;
    for (size_t i = had; i < results.size(); ++i) {
      Index node = theirs.values[from.firstResult + i].typeNode;
      std::optional<std::string> text =
          node == none ? std::nullopt : expandAliases(donor, node);
      if (!text)
        return false;
      types.push_back(std::move(*text));
    }
    FreshNames fresh(recipient);
    return putOperands(context, fresh, edits) &&
           putRegions(context, fresh, edits) &&
           putResults(fresh, context, edits);
  }

private:
  const SymbolTable &theirs, &ours;
  const Program &donor, &recipient;
  const OperationInfo &from, &to;
  Index target;
  Types results;                  // of the donor's operation
  size_t more = 0;                // how many of them are new
  std::vector<std::string> types; // of these

  /// Whether a list grows with the results, or none if that cannot be decided.
  std::optional<bool> goesAlong(const Types &their, size_t ourCount) const {
    if (their.size() == ourCount)
      return false;
    if (their.size() == ourCount + more && their.size() >= results.size() &&
        std::equal(results.rbegin(), results.rend(), their.rbegin()))
      return true;
    return std::nullopt;
  }

  /// Values of the new types, made before `operation` if need be.
  bool values(Index operation, MutationContext &context, FreshNames &fresh,
              std::vector<std::string> &names, Rewriter &edits) const {
    Prelude prelude(recipient, operation, context, fresh);
    for (const std::string &type : types)
      if (names.push_back(prelude.valueOf(type)); names.back().empty())
        return false;
    if (!prelude.text().empty())
      edits.insertBefore(ours.operations[operation].node, prelude.text());
    return true;
  }

  bool appendTo(Index operation, MutationContext &context, FreshNames &fresh,
                Rewriter &edits) const {
    std::vector<std::string> names;
    if (!values(operation, context, fresh, names, edits) ||
        !growSegment(recipient, operation, "operandSegmentSizes", -1, more,
                     edits))
      return false;
    addOperands(recipient, operation, ~size_t(0), names, types, edits);
    return true;
  }

  bool putOperands(MutationContext &context, FreshNames &fresh,
                   Rewriter &edits) const {
    std::optional<bool> along =
        goesAlong(theirs.operandTypesOf(from), ours.operandTypesOf(to).size());
    return along && (!*along || appendTo(target, context, fresh, edits));
  }

  bool putRegions(MutationContext &context, FreshNames &fresh,
                  Rewriter &edits) const {
    for (Index i = 0; i < to.endRegion - to.firstRegion; ++i) {
      auto their = theirs.blocksOf(from.firstRegion + i);
      auto our = ours.blocksOf(to.firstRegion + i);
      if (their.empty() && our.empty())
        continue;
      if (their.size() != 1)
        return false;
      auto theirInside = theirs.blockOperationsOf(their.front());
      if (theirInside.empty())
        return false;
      const OperationInfo &theirEnd = theirs.operations[theirInside.back()];
      if (our.empty()) {
        if (!fill(to.firstRegion + i, their.front(), theirEnd, context, fresh,
                  edits))
          return false;
        continue;
      }
      auto inside = ours.blockOperationsOf(our.front());
      if (our.size() != 1 || inside.empty() ||
          ours.operations[inside.back()].name != theirEnd.name)
        return false;
      Types arguments = ours.argumentTypesOf(our.front());
      std::optional<bool> along =
          goesAlong(theirs.argumentTypesOf(their.front()), arguments.size());
      if (!along || (*along && !putArguments(our.front(), fresh, edits)))
        return false;
      along =
          goesAlong(theirs.operandTypesOf(theirEnd),
                    ours.operandTypesOf(ours.operations[inside.back()]).size());
      if (!along || (*along && !appendTo(inside.back(), context, fresh, edits)))
        return false;
    }
    return true;
  }

  bool putArguments(Index block, FreshNames &fresh, Rewriter &edits) const {
    std::vector<std::string> arguments;
    arguments.reserve(types.size());
    for (const std::string &type : types)
      arguments.push_back(fresh.value() + ": " + type);
    if (ours.blocks[block].label != none) {
      addBlockArguments(recipient, block, arguments, edits);
      return true;
    }
    edits.insertBefore(ours.blocks[block].node,
                       fresh.label() + "(" + joined(arguments) + "):\n");
    return true;
  }

  /// An empty region gets the terminator that the donor has there.
  bool fill(Index region, Index theirBlock, const OperationInfo &end,
            MutationContext &context, FreshNames &fresh,
            Rewriter &edits) const {
    if (theirs.operandTypesOf(end) != results || more != results.size() ||
        !theirs.argumentTypesOf(theirBlock).empty() || end.regions != none ||
        end.properties != none || end.successors != none)
      return false;
    std::vector<std::string> names;
    if (!values(target, context, fresh, names, edits))
      return false;
    std::string indent = indentation(recipient, to.node);
    edits.replaceNode(ours.regions[region].node,
                      "{\n" + indent + "  \"" + std::string(end.name) + "\"(" +
                          joined(names) + ") : (" + joined(types) +
                          ") -> ()\n" + indent + "}");
    return true;
  }

  bool putResults(FreshNames &fresh, MutationContext &context,
                  Rewriter &edits) const {
    if (!growSegment(recipient, target, "resultSegmentSizes", -1, more, edits))
      return false;
    std::vector<std::string> names;
    names.reserve(more);
    for (size_t i = 0; i < more; ++i)
      names.push_back(fresh.value());
    addResults(recipient, target, names, types, edits);
    readIn(recipient, to.block, to.end, results.back(), names.back(),
           context.choices.below(3), context, edits);
    return true;
  }
};
} // namespace

bool graft::graftResults(const Program &recipient, MutationContext &context,
                         Rewriter &edits) {
  const SymbolTable &theirs = context.donor.symbols();
  const SymbolTable &ours = recipient.symbols();
  Index source = context.choices.below(theirs.operations.size());
  const OperationInfo &from = theirs.operations[source];
  size_t count = from.endResult - from.firstResult;
  if (count == 0 || from.isolated)
    return false;
  std::vector<Index> targets;
  for (Index target = 0; target < ours.operations.size(); ++target) {
    const OperationInfo &to = ours.operations[target];
    if (to.name == from.name && to.block != none && !to.isolated &&
        to.endResult - to.firstResult < count)
      targets.push_back(target);
  }
  if (targets.empty())
    return false;
  Index target = context.choices.pick(targets);
  explain(context, "results of " + firstLine(context.donor.nodeText(from.node)),
          recipient, target);
  return MoreResults(context.donor, source, recipient, target)
      .put(context, edits);
}

//===----------------------------------------------------------------------===//
// Block arguments
//===----------------------------------------------------------------------===//

/// The end of the operands for successor `which` of `operation`; none if it is
/// not known.
static std::optional<size_t> endOfOperandsFor(const Program &program,
                                              Index operation, Index which) {
  const SymbolTable &table = program.symbols();
  const OperationInfo &info = table.operations[operation];
  size_t successors = info.endSuccessor - info.firstSuccessor;
  size_t operands = info.endUse - info.firstUse;
  for (Index entry : attributeEntries(program, operation))
    if (nameOfEntry(program, entry).ends_with("_segments"))
      return std::nullopt; // a different encoding of the sizes
  Index target = table.successors[info.firstSuccessor + which].block;
  size_t arguments =
      table.blocks[target].endArgument - table.blocks[target].firstArgument;
  Index attribute = findAttribute(program, operation, "operandSegmentSizes");
  if (attribute == none)
    return successors == 1 && operands >= arguments ? std::optional(operands)
                                                    : std::nullopt;
  std::vector<Index> numbers = denseNumbers(program, attribute);
  if (numbers.size() < successors)
    return std::nullopt;
  size_t segment = numbers.size() - successors + which, end = 0;
  for (size_t i = 0; i <= segment; ++i)
    end += std::strtoul(std::string(program.nodeText(numbers[i])).c_str(),
                        nullptr, 10);
  bool same = program.nodeText(numbers[segment]) == std::to_string(arguments);
  return same && end <= operands ? std::optional(end) : std::nullopt;
}

/// Every branch to `block` passes one value more. False if one cannot.
static bool passValue(const Program &program, Index block,
                      const std::string &type, FreshNames &fresh,
                      MutationContext &context, Rewriter &edits) {
  const SymbolTable &table = program.symbols();
  std::vector<Index> seen;
  bool any = false;
  for (const SuccessorInfo &successor : table.successors) {
    if (successor.block != block)
      continue;
    // If both successors of a branch are `block`, its sizes would have to
    // change twice.
    if (std::find(seen.begin(), seen.end(), successor.operation) != seen.end())
      return false;
    seen.push_back(successor.operation);
    any = true;
    const OperationInfo &info = table.operations[successor.operation];
    Index which = &successor - &table.successors[info.firstSuccessor];
    std::optional<size_t> position =
        endOfOperandsFor(program, successor.operation, which);
    if (!position)
      return false;
    Prelude prelude(program, successor.operation, context, fresh);
    std::string value = prelude.valueOf(type);
    long fromBack = long(which) - long(info.endSuccessor - info.firstSuccessor);
    if (value.empty() ||
        !growSegment(program, successor.operation, "operandSegmentSizes",
                     fromBack, 1, edits))
      return false;
    if (!prelude.text().empty())
      edits.insertBefore(info.node, prelude.text());
    addOperands(program, successor.operation, *position, {value}, {type},
                edits);
  }
  return any;
}

/// The type of a function nobody calls takes one input more.
static bool growFunction(const Program &program, Index operation, Index block,
                         const std::string &type, Rewriter &edits) {
  const SymbolTable &table = program.symbols();
  if (isReferenced(program, operation) ||
      findAttribute(program, operation, "arg_attrs") != none)
    return false;
  Index attribute = findAttribute(program, operation, "function_type");
  if (attribute == none)
    return false;
  Index function = program.child(attribute, Production::FunctionType);
  if (function == none)
    return false;
  Index inputs = program.child(function, Production::InputTypes);
  size_t count = 0;
  for (Index input : program.children(inputs))
    count += input != none;
  if (count !=
      table.blocks[block].endArgument - table.blocks[block].firstArgument)
    return false;
  size_t place = program.token(program.node(inputs).endToken - 1).begin;
  edits.replace(place, place, (count ? ", " : "") + type);
  return true;
}

bool graft::graftBlockArgument(const Program &recipient,
                               MutationContext &context, Rewriter &edits) {
  const Program &donor = context.donor;
  const SymbolTable &theirs = donor.symbols(), &ours = recipient.symbols();
  if (theirs.blocks.empty() || ours.blocks.empty())
    return false;
  Index source = context.choices.below(theirs.blocks.size());
  const BlockInfo &from = theirs.blocks[source];
  if (from.firstArgument == from.endArgument)
    return false;
  const Value &argument =
      theirs
          .values[from.firstArgument +
                  context.choices.below(from.endArgument - from.firstArgument)];
  std::optional<std::string> type = expandAliases(donor, argument.typeNode);
  if (!type)
    return false;
  bool first = theirs.blocksOf(from.region).front() == source;
  std::string_view parent =
      theirs.operations[theirs.regions[from.region].operation].name;
  std::vector<Index> targets;
  for (Index block = 0; block < ours.blocks.size(); ++block) {
    Index region = ours.blocks[block].region;
    if (ours.operations[ours.regions[region].operation].name == parent &&
        (ours.blocksOf(region).front() == block) == first &&
        (first || ours.blocks[block].label != none))
      targets.push_back(block);
  }
  if (targets.empty())
    return false;
  Index target = context.choices.pick(targets);
  Index operation = ours.regions[ours.blocks[target].region].operation;
  explain(context, "block argument of type " + *type, recipient, operation);
  FreshNames fresh(recipient);
  if (!(first ? growFunction(recipient, operation, target, *type, edits)
              : passValue(recipient, target, *type, fresh, context, edits)))
    return false;
  std::string name = fresh.value();
  if (ours.blocks[target].label != none)
    addBlockArguments(recipient, target, {name + ": " + *type}, edits);
  else
    edits.insertBefore(ours.blocks[target].node,
                       fresh.label() + "(" + name + ": " + *type + "):\n");
  readIn(recipient, target, 0, argument.type, name, context.choices.below(3),
         context, edits);
  return true;
}

//===----------------------------------------------------------------------===//
// Successors
//===----------------------------------------------------------------------===//

bool graft::graftSuccessors(const Program &recipient, MutationContext &context,
                            Rewriter &edits) {
  const Program &donor = context.donor;
  const SymbolTable &theirs = donor.symbols(), &ours = recipient.symbols();
  if (theirs.successors.empty())
    return false;
  Index source = context.choices.pick(theirs.successors).operation;
  const OperationInfo &from = theirs.operations[source];
  std::vector<Index> targets;
  for (const RegionInfo &region : ours.regions) {
    auto blocks = std::span(ours.blocksOf(&region - ours.regions.data()));
    if (blocks.size() < 2 ||
        !context.knowledge.fitsUnder(from.name,
                                     ours.operations[region.operation].name))
      continue;
    for (Index block : blocks)
      if (auto inside = ours.blockOperationsOf(block);
          !inside.empty() &&
          isTerminator(recipient, inside.back(), context.knowledge))
        targets.push_back(inside.back());
  }
  if (targets.empty())
    return false;
  Index target = context.choices.pick(targets);
  explain(context, firstLine(donor.nodeText(from.node)), recipient, target);
  Synthesized fragment = asFragment(donor, source, context.graft);
  Location location{target, ours.operations[target].block, true};
  Bindings bindings = matchAny(fragment, recipient, location, context);
  return instantiate(fragment, recipient, location, bindings, context, edits);
}
