//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/graft/Subtree.h"

#include "grammar/SymbolTable.h"
#include "mutators/Knowledge.h"

#include <algorithm>

using namespace scion;
using namespace scion::graft;

Holder graft::holderOf(const Program &program, Index node) {
  Holder holder;
  for (; node != none; node = program.node(node).parent) {
    Production production = program.node(node).production;
    if (production == Production::AttributeEntry && holder.entry == none)
      holder.entry = node;
    if (production == Production::Operation) {
      holder.operation = node;
      break;
    }
  }
  return holder;
}

bool graft::isSubtreePart(Production production) {
  switch (production) {
  case Production::Type:
  case Production::ShapedType:
  case Production::Dimension:
  case Production::Attribute:
  case Production::AttributeDictionary:
  case Production::AttributeEntry:
  case Production::Number:
  case Production::ArrayAttribute:
  case Production::DenseElements:
  case Production::Elements:
  case Production::DenseArray:
  case Production::StridedLayout:
  case Production::Stride:
  case Production::DialectAttribute:
  case Production::Body:
  case Production::BodyGroup:
  case Production::AffineMap:
  case Production::AffineSet:
  case Production::AffineResults:
  case Production::AffineConstraints:
  case Production::AffineConstraint:
  case Production::AffineExpression:
  case Production::AffineTerm:
  case Production::AffineFactor:
  case Production::Location:
  case Production::InnerLocation:
    return true;
  default:
    return false;
  }
}

//===----------------------------------------------------------------------===//
// Context
//===----------------------------------------------------------------------===//

Siblings::Siblings(const Program &program)
    : program(program), previous(program.nodes().size(), none) {
  std::vector<Index> last(previous.size(), none); // child so far, by parent
  for (Index node = 1; node < previous.size(); ++node) {
    Index parent = program.node(node).parent;
    previous[node] = last[parent];
    last[parent] = node;
  }
}

Index Siblings::at(Index node, int distance) const {
  for (; distance < 0 && node != none; ++distance)
    node = previous[node];
  Index parent = node == none ? none : program.node(node).parent;
  for (; distance > 0 && node != none; --distance) {
    node = program.node(node).end;
    if (parent == none || node >= program.node(parent).end)
      return none;
  }
  return node;
}

static Production productionOf(const Program &program, Index node) {
  return node == none ? Production::None : program.node(node).production;
}

bool graft::isAlikeAround(const Siblings &theirs, Index source,
                          const Siblings &ours, Index candidate,
                          const GraftOptions &options) {
  const Program &donor = theirs.program, &recipient = ours.program;
  Index one = donor.node(source).parent,
        other = recipient.node(candidate).parent;
  for (unsigned i = 0; i < std::max(1u, options.ancestors); ++i) {
    Production production = productionOf(donor, one);
    if (production != productionOf(recipient, other))
      return false;
    if (production == Production::Operation || production == Production::None)
      break;
    one = donor.node(one).parent;
    other = recipient.node(other).parent;
  }
  auto isAlike = [&](int distance) {
    return productionOf(donor, theirs.at(source, distance)) ==
           productionOf(recipient, ours.at(candidate, distance));
  };
  for (int i = 1; i <= int(options.left); ++i)
    if (!isAlike(-i))
      return false;
  for (int i = 1; i <= int(options.right); ++i)
    if (!isAlike(i))
      return false;
  return true;
}

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

namespace {
/// The path from a subtree to a token of its context: `up` ancestors up, then
/// down by the numbers of children, then the number of the token among the own
/// tokens of the last node.
struct Way {
  unsigned up = 0;
  std::vector<unsigned> down;
  unsigned token = 0;
};
} // namespace

/// The tokens of a node that are in none of its children.
static std::vector<Index> ownTokens(const Program &program, Index node) {
  std::vector<Index> own;
  Index next = program.node(node).firstToken;
  auto addUpTo = [&](Index end) {
    for (; next < end; ++next)
      own.push_back(next);
  };
  for (Index child : program.children(node)) {
    addUpTo(program.node(child).firstToken);
    next = std::max(next, program.node(child).endToken);
  }
  addUpTo(program.node(node).endToken);
  return own;
}

static bool holds(const Program &program, Index node, Index token) {
  return program.node(node).firstToken <= token &&
         token < program.node(node).endToken;
}

static Way wayTo(const Program &program, Index ancestor, unsigned up,
                 Index token) {
  Way way;
  way.up = up;
  Index node = ancestor;
  for (bool isDeeper = true; isDeeper;) {
    isDeeper = false;
    unsigned number = 0;
    for (Index child : program.children(node)) {
      if (holds(program, child, token)) {
        way.down.push_back(number);
        node = child;
        isDeeper = true;
        break;
      }
      ++number;
    }
  }
  std::vector<Index> own = ownTokens(program, node);
  way.token = unsigned(std::find(own.begin(), own.end(), token) - own.begin());
  return way;
}

/// The token at the end of the same path in another tree, or none.
static Index follow(const Program &program, Index node, const Way &way) {
  for (unsigned i = 0; i < way.up; ++i)
    if ((node = program.node(node).parent) == none)
      return none;
  for (unsigned number : way.down) {
    Index next = none;
    for (Index child : program.children(node))
      if (number-- == 0) {
        next = child;
        break;
      }
    if (next == none)
      return none;
    node = next;
  }
  std::vector<Index> own = ownTokens(program, node);
  return way.token < own.size() ? own[way.token] : none;
}

/// Punctuation and keywords are the same everywhere; the rest may be shared.
static bool mayBeShared(TokenKind kind) {
  switch (kind) {
  case TokenKind::BareId:
  case TokenKind::IntegerType:
  case TokenKind::FloatType:
  case TokenKind::IndexType:
  case TokenKind::Integer:
  case TokenKind::Dimension:
  case TokenKind::String:
    return true;
  default:
    return false;
  }
}

/// The number of an ancestor's tokens that are searched: all of nearly every
/// ancestor, but few of a literal with thousands.
static constexpr Index maxContext = 600;

/// Where the text of a token stands in the context of `source`: the nearest
/// place, within k ancestors.
static std::optional<Way> sharedPlace(const Program &donor, Index source,
                                      Index token,
                                      const GraftOptions &options) {
  std::string_view text = donor.tokenText(token);
  Index ancestor = source;
  for (unsigned up = 1; up <= options.ancestors; ++up) {
    ancestor = donor.node(ancestor).parent;
    if (ancestor == none)
      return std::nullopt;
    const Node &around = donor.node(ancestor);
    Index end = std::min(around.endToken, around.firstToken + maxContext);
    for (Index other = around.firstToken; other < end; ++other)
      if (!holds(donor, source, other) &&
          donor.token(other).kind == donor.token(token).kind &&
          donor.tokenText(other) == text)
        return wayTo(donor, ancestor, up, other);
    if (around.production == Production::Operation)
      return std::nullopt;
  }
  return std::nullopt;
}

/// Whether the map or set around a node has a dimension or symbol of that name.
static bool namesDimension(const Program &program, Index node,
                           std::string_view name) {
  for (; node != none; node = program.node(node).parent) {
    Production production = program.node(node).production;
    if (production != Production::AffineMap &&
        production != Production::AffineSet)
      continue;
    for (Index child : program.children(node))
      if (productionOf(program, child) == Production::AffineDimensions ||
          productionOf(program, child) == Production::AffineSymbols)
        for (Index token = program.node(child).firstToken;
             token < program.node(child).endToken; ++token)
          if (program.tokenText(token) == name)
            return true;
    return false;
  }
  return false;
}

std::optional<std::string>
graft::subtreeText(const Program &donor, Index source, const Program &recipient,
                   Index candidate, const GraftOptions &options) {
  const Node &whole = donor.node(source);
  bool isInAffine = whole.production == Production::AffineConstraint ||
                    whole.production == Production::AffineExpression ||
                    whole.production == Production::AffineTerm ||
                    whole.production == Production::AffineFactor;
  bool hasAlias = false;
  for (Index token = whole.firstToken; token < whole.endToken; ++token) {
    std::string_view text = donor.tokenText(token);
    hasAlias |= donor.symbols().findAlias(text) != nullptr;
  }
  if (hasAlias)
    return expandAliases(donor, source);
  std::string made;
  for (Index token = whole.firstToken; token < whole.endToken; ++token) {
    if (token > whole.firstToken)
      made += donor.text().substr(donor.token(token - 1).end,
                                  donor.token(token).begin -
                                      donor.token(token - 1).end);
    std::string_view text = donor.tokenText(token);
    TokenKind kind = donor.token(token).kind;
    if (options.parameters && mayBeShared(kind))
      if (std::optional<Way> way = sharedPlace(donor, source, token, options)) {
        Index stand = follow(recipient, candidate, *way);
        if (stand != none && recipient.token(stand).kind == kind)
          text = recipient.tokenText(stand);
      }
    if (isInAffine && kind == TokenKind::BareId &&
        !namesDimension(recipient, candidate, text))
      return std::nullopt;
    made += text;
  }
  return made;
}
