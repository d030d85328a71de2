//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// graft-subtree: a subtree below an operation of the donor (a type in a type,
// an element, a dimension, a term of an affine map, an entry, a location) in
// the stead of one of the recipient with the same context, or as one more of
// its list. The type of a value changes everywhere in the recipient.
//
//===----------------------------------------------------------------------===//

#include "mutators/Operations.h"
#include "mutators/graft/Parts.h"
#include "mutators/graft/Subtree.h"

#include <algorithm>

using namespace scion;
using namespace scion::graft;

static std::string_view nameOfEntry(const Program &program, Index entry) {
  return entry == none ? std::string_view()
                       : unquote(program.nodeText(entry + 1));
}

/// The name of an operation's node.
static std::string_view nameOfOperation(const Program &program, Index node) {
  Index name = program.child(node, Production::OperationName);
  return name == none ? std::string_view() : unquote(program.nodeText(name));
}

/// Numbers that count operands, and names of symbols, belong to their operation
/// alone.
static bool isTied(const Program &program, Index node, const Holder &holder) {
  std::string_view name = nameOfEntry(program, holder.entry);
  if (name.ends_with("egmentSizes") || name.ends_with("egment_sizes") ||
      name == "sym_name")
    return true;
  for (Index inside = node; inside < program.node(node).end; ++inside)
    if (program.node(inside).production == Production::SymbolReference)
      return true;
  return false;
}

/// The type of a value or of an argument that a node is part of, or none.
static Index valueTypeAround(const Program &program, Index node) {
  Index type = none;
  for (; node != none; node = program.node(node).parent)
    switch (program.node(node).production) {
    case Production::Type:
      type = node;
      break;
    case Production::Operation:
    case Production::BlockArgument:
      return type;
    case Production::AttributeEntry:
    case Production::Location:
      return none;
    default:
      break;
    }
  return none;
}

/// In the order of likeness: the same production around, the same operation,
/// the same entry of it.
static unsigned likeness(const Program &donor, const Holder &theirs,
                         const Program &recipient, const Holder &ours) {
  if (nameOfOperation(donor, theirs.operation) !=
      nameOfOperation(recipient, ours.operation))
    return 0;
  return nameOfEntry(donor, theirs.entry) == nameOfEntry(recipient, ours.entry)
             ? 2
             : 1;
}

namespace {
class GraftSubtree final : public Mutator {
public:
  std::string_view name() const override { return "graft-subtree"; }

  uint64_t weight(const Program &program,
                  const MutationContext &context) const override {
    return context.donor.symbols().operations.empty()
               ? 0
               : program.symbols().operations.size();
  }

  bool mutate(const Program &program, MutationContext &context,
              Rewriter &edits) const override {
    for (int attempt = 0; attempt < 8; ++attempt) {
      Index source = chooseSource(context);
      if (source == none)
        continue;
      std::vector<Index> places = placesFor(source, program, context);
      if (places.empty())
        continue;
      if (context.explanation)
        context.explanation->clear();
      if (put(source, context.choices.pick(places), program, context, edits))
        return true;
      edits.clear();
    }
    return false;
  }

private:
  static Index chooseSource(MutationContext &context) {
    const Program &donor = context.donor;
    for (int attempt = 0; attempt < 16; ++attempt) {
      Index node = Index(context.choices.below(donor.nodes().size()));
      if (!isSubtreePart(donor.node(node).production))
        continue;
      Holder holder = holderOf(donor, node);
      if (holder.operation != none && !isTied(donor, node, holder))
        return node;
    }
    return none;
  }

  /// Nodes with the same context; l and r are halved until there is one. Most
  /// often only those in the same entry of the same operation.
  static std::vector<Index> placesFor(Index source, const Program &program,
                                      MutationContext &context) {
    const Program &donor = context.donor;
    Holder theirs = holderOf(donor, source);
    Production production = donor.node(source).production;
    // Three of four: what other entries hold seldom fits there.
    unsigned least = context.choices.chance(3, 4)   ? 2
                     : context.choices.chance(3, 4) ? 1
                                                    : 0;
    GraftOptions options = context.graft;
    if (!options.context)
      options.ancestors = options.left = options.right = 0;
    std::vector<Index> places;
    for (;;) {
      for (Index node = 0; node < program.nodes().size(); ++node) {
        if (program.node(node).production != production ||
            !isAlikeAround(donor, source, program, node, options))
          continue;
        Holder ours = holderOf(program, node);
        if (ours.operation != none && !isTied(program, node, ours) &&
            likeness(donor, theirs, program, ours) >= least)
          places.push_back(node);
      }
      if (!places.empty() || options.left + options.right == 0)
        return places;
      options.left /= 2;
      options.right /= 2;
    }
  }

  static bool put(Index source, Index place, const Program &program,
                  MutationContext &context, Rewriter &edits) {
    const Program &donor = context.donor;
    std::optional<std::string> text =
        subtreeText(donor, source, program, place, context.graft);
    if (!text || text->size() > maxText)
      return false;
    bool isInsertion =
        isRepeated(donor, source) && isRepeated(program, place) &&
        context.choices.chance(context.graft.insertPercent.value_or(33), 100);
    if (isInsertion &&
        program.node(place).production == Production::AttributeEntry) {
      std::string name(nameOfEntry(donor, source));
      for (Index other : program.children(program.node(place).parent))
        if (nameOfEntry(program, other) == name)
          return false;
    }
    if (!isInsertion && *text == program.nodeText(place))
      return false;
    bool hasCommas = program.node(place).production != Production::Dimension &&
                     program.node(place).production != Production::BodyGroup;
    std::string edit = isInsertion ? *text + (hasCommas ? ", " : "") +
                                         std::string(program.nodeText(place))
                                   : *text;
    context.explain("fragment: " +
                    std::string(productionName(donor.node(source).production)) +
                    " " + firstLine(donor.nodeText(source)));
    context.explain(std::string("location: ") +
                    (isInsertion ? "before " : "instead of ") +
                    firstLine(program.nodeText(place)) + " in " +
                    std::string(nameOfOperation(
                        program, holderOf(program, place).operation)));
    Index type = valueTypeAround(program, place);
    if (type == none) {
      edits.replaceNode(place, edit);
      return true;
    }
    return changeEverywhere(type, place, edit, program, edits);
  }

  /// Larger ones are rather the business of the parts that know operations.
  static constexpr size_t maxText = 4096;

  /// Whether the grammar has more than one of these at the place.
  static bool isRepeated(const Program &program, Index node) {
    char kind = quantifierInfo(program.node(node).quantifier).kind;
    if (kind == '*' || kind == '+')
      return true;
    // The first one of a list with commas stands by itself.
    Index next = program.node(node).end;
    Index parent = program.node(node).parent;
    return parent != none && next < program.node(parent).end &&
           program.node(next).production == program.node(node).production;
  }

  /// The type with `edit` at `place`, wherever the recipient has that type.
  static bool changeEverywhere(Index type, Index place, const std::string &edit,
                               const Program &program, Rewriter &edits) {
    auto [begin, end] = program.nodeSpan(type);
    auto [from, to] = program.nodeSpan(place);
    std::string made = program.text().substr(begin, from - begin) + edit +
                       program.text().substr(to, end - to);
    const SymbolTable &table = program.symbols();
    TypeKey key = table.typeKey(program, type);
    for (Index node = 0; node < program.nodes().size();) {
      bool isIt = program.node(node).production == Production::Type &&
                  table.typeKey(program, node) == key;
      if (isIt)
        edits.replaceNode(node, made);
      node = isIt ? program.node(node).end : node + 1;
    }
    return true;
  }
};
} // namespace

const Mutator &scion::mutatorGraftSubtree() {
  static const GraftSubtree mutator;
  return mutator;
}
