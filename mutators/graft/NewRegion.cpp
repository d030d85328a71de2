//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Inserts a region where the recipient has none. Arrays with an entry for each
// region grow with it.
//
//===----------------------------------------------------------------------===//

#include "mutators/Building.h"
#include "mutators/Operations.h"
#include "mutators/graft/Append.h"
#include "mutators/graft/Parts.h"

#include <algorithm>

using namespace scion;
using namespace scion::graft;

/// Appends an entry of the donor's arrays to those arrays of the recipient that
/// are shorter by as many entries as the operation has fewer regions. False if
/// a donor's array has no entry that is not used already.
static bool growArrays(const Program &donor, Index source,
                       const Program &recipient, Index target,
                       MutationContext &context, Rewriter &edits) {
  const OperationInfo &from = donor.symbols().operations[source];
  const OperationInfo &to = recipient.symbols().operations[target];
  long theirRegions = from.endRegion - from.firstRegion;
  long ourRegions = to.endRegion - to.firstRegion;
  for (Index entry : attributeEntries(recipient, target)) {
    std::string_view name = nameOfEntry(recipient, entry);
    Index our = recipient.child(entry, Production::Attribute);
    std::vector<Index> numbers = denseNumbers(recipient, our);
    std::vector<Index> others =
        denseNumbers(donor, findAttribute(donor, source, name));
    if (numbers.empty() ||
        long(others.size()) - long(numbers.size()) != theirRegions - ourRegions)
      continue;
    std::vector<std::string_view> unused;
    for (Index other : others)
      if (std::none_of(numbers.begin(), numbers.end(), [&](Index number) {
            return recipient.nodeText(number) == donor.nodeText(other);
          }))
        unused.push_back(donor.nodeText(other));
    if (unused.empty())
      return false;
    edits.insertAfter(numbers.back(),
                      ", " + std::string(context.choices.pick(unused)));
  }
  return true;
}

static bool sameInterface(const SymbolTable &a, const OperationInfo &one,
                          const SymbolTable &b, const OperationInfo &two) {
  if (one.endResult - one.firstResult != two.endResult - two.firstResult ||
      one.endUse - one.firstUse != two.endUse - two.firstUse)
    return false;
  for (Index i = 0; i < one.endResult - one.firstResult; ++i)
    if (a.values[one.firstResult + i].type !=
        b.values[two.firstResult + i].type)
      return false;
  for (Index i = 0; i < one.endUse - one.firstUse; ++i)
    if (a.uses[one.firstUse + i].type != b.uses[two.firstUse + i].type)
      return false;
  return true;
}

bool graft::graftNewRegion(const Program &recipient, MutationContext &context,
                           Rewriter &edits) {
  const Program &donor = context.donor;
  const SymbolTable &theirs = donor.symbols(), &ours = recipient.symbols();
  if (theirs.regions.empty())
    return false;
  Index source = context.choices.below(theirs.regions.size());
  Index donorOperation = theirs.regions[source].operation;
  const OperationInfo &from = theirs.operations[donorOperation];
  if (from.parent == none || theirs.blocksOf(source).empty())
    return false;
  Index number = source - from.firstRegion;
  std::vector<std::pair<Index, Index>> places; // operation, region or none
  for (Index target = 0; target < ours.operations.size(); ++target) {
    const OperationInfo &to = ours.operations[target];
    if (to.name != from.name || to.block == none ||
        !sameInterface(theirs, from, ours, to))
      continue;
    Index count = to.endRegion - to.firstRegion;
    if (number < count && ours.blocksOf(to.firstRegion + number).empty())
      places.push_back({target, to.firstRegion + number});
    else if (number >= count)
      places.push_back({target, none});
  }
  if (places.empty())
    return false;
  auto [target, region] = context.choices.pick(places);
  explain(context, "a region of " + firstLine(donor.nodeText(from.node)),
          recipient, target);
  if (region == none &&
      !growArrays(donor, donorOperation, recipient, target, context, edits))
    return false;
  return putRegion(recipient, source, target, region, context, edits);
}
