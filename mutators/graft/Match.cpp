//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/Operations.h"
#include "mutators/graft/Graft.h"

#include <algorithm>

using namespace scion;
using namespace scion::graft;

namespace {
class Matcher {
public:
  Matcher(const Synthesized &fragment, const Program &recipient,
          const Location &location, const GraftOptions &options)
      : fragment(fragment), donor(*fragment.donor), recipient(recipient),
        location(location), options(options),
        bindings(fragment.parameters.size()) {}

  Bindings run() {
    const SymbolTable &donorTable = donor.symbols();
    const SymbolTable &table = recipient.symbols();
    auto theirs = operationsOf(donor, fragment.block);
    auto ours = operationsOf(recipient, location.block);
    size_t position =
        location.operation == none
            ? ours.size()
            : std::lower_bound(ours.begin(), ours.end(), location.operation) -
                  ours.begin();
    // Nearest first: the replaced operation, siblings by distance, ancestors.
    if (location.replace)
      pair(donorTable.operations[fragment.first()].node,
           table.operations[location.operation].node);
    size_t after = position + location.replace;
    size_t donorAfter = fragment.position + fragment.operations.size();
    for (size_t i = 1; i <= std::max(options.left, options.right); ++i) {
      if (i <= options.left && i <= position && i <= fragment.position)
        pair(donorTable.operations[theirs[fragment.position - i]].node,
             table.operations[ours[position - i]].node);
      if (i <= options.right && after + i - 1 < ours.size() &&
          donorAfter + i - 1 < theirs.size())
        pair(donorTable.operations[theirs[donorAfter + i - 1]].node,
             table.operations[ours[after + i - 1]].node);
    }
    Index their =
        fragment.block == none ? none : donorTable.blocks[fragment.block].node;
    Index our =
        location.block == none ? none : table.blocks[location.block].node;
    for (unsigned i = 0; i < options.ancestors && their != none && our != none;
         ++i) {
      pair(their, our);
      their = donor.node(their).parent;
      our = recipient.node(our).parent;
    }
    traverse();
    return std::move(bindings);
  }

private:
  const Synthesized &fragment;
  const Program &donor, &recipient;
  const Location &location;
  const GraftOptions &options;
  Bindings bindings;
  std::vector<std::pair<Index, Index>> queue;

  void pair(Index theirs, Index ours) { queue.push_back({theirs, ours}); }

  void traverse() {
    // 600 pairs cover the whole context of nearly every upstream fragment, and
    // bound the time for others.
    for (size_t next = 0; next < queue.size() && next < 600; ++next) {
      auto [theirs, ours] = queue[next];
      note(theirs, ours);
      // Do not enter regions: nested operations are not part of the context.
      Production production = donor.node(theirs).production;
      if (production == Production::RegionList ||
          production == Production::Region)
        continue;
      auto left = donor.children(theirs), right = recipient.children(ours);
      auto a = left.begin(), b = right.begin();
      while (a != left.end() && b != right.end()) {
        Production one = donor.node(*a).production;
        Production two = recipient.node(*b).production;
        if (one == Production::Operation || two == Production::Operation)
          break;
        if (one == two) {
          pair(*a, *b);
          ++a, ++b;
        } else if (donor.node(*a).quantifier &&
                   !recipient.node(*b).quantifier) {
          ++a; // only the donor has the optional part
        } else if (recipient.node(*b).quantifier &&
                   !donor.node(*a).quantifier) {
          ++b;
        } else {
          // Optional parts are in the order of the grammar's productions.
          one < two ? ++a : ++b;
        }
      }
    }
  }

  void note(Index theirs, Index ours) {
    Parameter::Kind kind;
    std::string_view text = donor.nodeText(theirs);
    switch (donor.node(theirs).production) {
    case Production::Operand:
    case Production::Result:
    case Production::BlockArgument:
      kind = Parameter::Value;
      break;
    case Production::Type:
      kind = Parameter::Type;
      break;
    case Production::Successor:
      kind = Parameter::Label;
      break;
    case Production::SymbolReference:
      kind = Parameter::Symbol;
      text = donor.tokenText(donor.node(theirs).firstToken);
      break;
    case Production::Attribute:
      kind = Parameter::Attribute;
      break;
    default:
      return;
    }
    Index value =
        kind == Parameter::Value ? donor.symbols().valueOf(theirs) : none;
    for (size_t i = 0; i < fragment.parameters.size(); ++i) {
      const Parameter &parameter = fragment.parameters[i];
      if (parameter.kind != kind)
        continue;
      bool same =
          kind == Parameter::Value && value != none && parameter.value != none
              ? parameter.value == value
              : parameter.text == text;
      if (same && bindings[i].size() < 8)
        bindings[i].push_back(ours);
    }
  }
};
} // namespace

Bindings graft::match(const Synthesized &fragment, const Program &recipient,
                      const Location &location, const GraftOptions &options) {
  if (!options.parameters || !options.context)
    return Bindings(fragment.parameters.size());
  return Matcher(fragment, recipient, location, options).run();
}

Bindings graft::matchAny(const Synthesized &fragment, const Program &recipient,
                         const Location &location, MutationContext &context) {
  Bindings bindings = match(fragment, recipient, location, context.graft);
  for (std::vector<Index> &candidates : bindings)
    if (candidates.size() > 1 && context.choices.chance(1, 4))
      std::swap(candidates.front(), context.choices.pick(candidates));
  return bindings;
}
