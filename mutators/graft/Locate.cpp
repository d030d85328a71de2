//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/Knowledge.h"
#include "mutators/Operations.h"
#include "mutators/graft/Graft.h"

#include <algorithm>

using namespace scion;
using namespace scion::graft;

std::string_view graft::levelName(Level level) {
  static constexpr std::string_view names[] = {"production", "result types",
                                               "dialect", "operation name"};
  return names[static_cast<size_t>(level)];
}

/// Whether two operations are alike at a level.
static bool alike(const Program &a, Index first, const Program &b, Index second,
                  Level level) {
  const OperationInfo &one = a.symbols().operations[first];
  const OperationInfo &two = b.symbols().operations[second];
  switch (level) {
  case Level::Production:
    return true;
  case Level::ResultTypes: {
    if (one.endResult - one.firstResult != two.endResult - two.firstResult)
      return false;
    for (Index i = 0; i < one.endResult - one.firstResult; ++i)
      if (a.symbols().values[one.firstResult + i].type !=
          b.symbols().values[two.firstResult + i].type)
        return false;
    return true;
  }
  case Level::Dialect:
    return dialectOf(one.name) == dialectOf(two.name);
  case Level::Name:
    return one.name == two.name;
  }
  return false;
}

static Production classOf(Production production) {
  return production == Production::EntryBlock ? Production::Block : production;
}

namespace {
class Locator {
public:
  Locator(const Program &recipient, const Synthesized &fragment,
          MutationContext &context)
      : recipient(recipient), table(recipient.symbols()), fragment(fragment),
        donor(*fragment.donor), context(context) {
    const SymbolTable &donorTable = donor.symbols();
    for (Index at =
             donor.node(donorTable.operations[fragment.first()].node).parent;
         at != none && ancestors.size() < context.graft.ancestors;
         at = donor.node(at).parent)
      ancestors.push_back(classOf(donor.node(at).production));
    donorParent =
        fragment.block == none
            ? none
            : donorTable.regions[donorTable.blocks[fragment.block].region]
                  .operation;
    donorSiblings = operationsOf(donor, fragment.block);
    donorRight =
        donorSiblings.size() - fragment.position - fragment.operations.size();
  }

  std::vector<Location> find(size_t left, size_t right) {
    std::vector<Location> places;
    // Breadth first: visit the blocks of one depth before nested ones.
    std::vector<Index> queue{none};
    for (size_t next = 0; next < queue.size() && places.size() < 4096; ++next) {
      Index block = queue[next];
      auto inside = operationsOf(recipient, block);
      if (fits(block))
        addPlaces(block, inside, left, right, places);
      for (Index operation : inside) {
        const OperationInfo &info = table.operations[operation];
        for (Index region = info.firstRegion; region < info.endRegion; ++region)
          for (Index inner : table.blocksOf(region))
            queue.push_back(inner);
      }
    }
    return places;
  }

  /// How many operations of the context are alike, the parent counting most.
  size_t score(const Location &place, Level level) const {
    size_t result = 0;
    Index parent = parentOf(place.block);
    if (parent != none && donorParent != none)
      result += 4 * alike(donor, donorParent, recipient, parent, level);
    auto inside = operationsOf(recipient, place.block);
    size_t position = positionOf(place, inside);
    for (size_t i = 1; i <= context.graft.left; ++i)
      if (i <= position && i <= fragment.position)
        result += alike(donor, donorSiblings[fragment.position - i], recipient,
                        inside[position - i], level);
    size_t after = position + place.replace;
    size_t donorAfter = fragment.position + fragment.operations.size();
    for (size_t i = 0; i < context.graft.right; ++i)
      if (after + i < inside.size() && donorAfter + i < donorSiblings.size())
        result += alike(donor, donorSiblings[donorAfter + i], recipient,
                        inside[after + i], level);
    return result;
  }

private:
  const Program &recipient;
  const SymbolTable &table;
  const Synthesized &fragment;
  const Program &donor;
  MutationContext &context;
  std::vector<Production> ancestors;
  Index donorParent;
  std::span<const Index> donorSiblings;
  size_t donorRight;

  Index parentOf(Index block) const {
    return block == none ? none
                         : table.regions[table.blocks[block].region].operation;
  }

  static size_t positionOf(const Location &place,
                           std::span<const Index> inside) {
    return place.operation == none
               ? inside.size()
               : std::lower_bound(inside.begin(), inside.end(),
                                  place.operation) -
                     inside.begin();
  }

  /// Whether the operations are valid in `block`, judging by its ancestors.
  bool fits(Index block) const {
    if (!context.graft.context)
      return true;
    Index node = block == none ? 0 : table.blocks[block].node;
    for (Production ancestor : ancestors) {
      if (node == none || classOf(recipient.node(node).production) != ancestor)
        return false;
      node = recipient.node(node).parent;
    }
    Index parent = parentOf(block);
    std::string_view name =
        parent == none ? std::string_view() : table.operations[parent].name;
    for (Index operation : fragment.operations)
      if (!context.knowledge.fitsUnder(
              donor.symbols().operations[operation].name, name))
        return false;
    return true;
  }

  void addPlaces(Index block, std::span<const Index> inside, size_t left,
                 size_t right, std::vector<Location> &places) const {
    bool anywhere = !context.graft.context;
    size_t needLeft = std::min(left, fragment.position);
    size_t needRight = std::min(right, donorRight);
    bool terminated = !inside.empty() &&
                      isTerminator(recipient, inside.back(), context.knowledge);
    for (size_t i = 0; i <= inside.size(); ++i) {
      bool atEnd = i == inside.size();
      if (anywhere || (i >= needLeft && inside.size() - i >= needRight))
        if (!atEnd || !terminated || anywhere)
          if (!(atEnd && inside.empty() && isEntryWithoutLabel(block)))
            places.push_back({atEnd ? none : inside[i], block, false});
      if (atEnd)
        break;
      // Replace an operation, but no terminator and no isolated operation.
      if (!anywhere && (i < needLeft || inside.size() - i - 1 < needRight))
        continue;
      if (!anywhere && ((terminated && i + 1 == inside.size()) ||
                        table.operations[inside[i]].isolated))
        continue;
      places.push_back({inside[i], block, true});
    }
  }

  bool isEntryWithoutLabel(Index block) const {
    return block == none || table.blocks[block].label == none;
  }
};
} // namespace

std::vector<Location> graft::locate(const Program &recipient,
                                    const Synthesized &fragment, Level level,
                                    MutationContext &context) {
  Locator locator(recipient, fragment, context);
  size_t left = context.graft.left, right = context.graft.right;
  std::vector<Location> places = locator.find(left, right);
  while (places.empty() && (left || right)) {
    left /= 2;
    right /= 2;
    places = locator.find(left, right);
  }
  if (places.empty() || !context.graft.context)
    return places;
  if (left != context.graft.left || right != context.graft.right)
    context.explain("context: matched only " + std::to_string(left) +
                    " left and " + std::to_string(right) + " right siblings");
  // Keep the places with the best score at `level`, or at the next weaker
  // level.
  for (; level != Level::Production;
       level = static_cast<Level>(static_cast<uint8_t>(level) - 1)) {
    std::vector<size_t> scores;
    size_t best = 0;
    for (const Location &place : places) {
      scores.push_back(locator.score(place, level));
      best = std::max(best, scores.back());
    }
    if (best == 0)
      continue;
    std::vector<Location> kept;
    for (size_t i = 0; i < places.size(); ++i)
      if (scores[i] == best)
        kept.push_back(places[i]);
    context.explain("context: compared by " + std::string(levelName(level)) +
                    ", best score " + std::to_string(best));
    return kept;
  }
  return places;
}
