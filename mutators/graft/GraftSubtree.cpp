//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// graft-subtree: a part of an operation of the donor (an element, a dimension,
// a term of an affine map, an entry, a location) replaces one of the recipient
// with the same context, or is inserted before it in its list. The shape of a
// value's type changes everywhere in the recipient.
//
//===----------------------------------------------------------------------===//

#include "mutators/Operations.h"
#include "mutators/graft/Parts.h"
#include "mutators/graft/Subtree.h"

#include <algorithm>

using namespace scion;
using namespace scion::graft;

/// The name of an operation's node.
static std::string_view nameOfOperation(const Program &program, Index node) {
  Index name = program.child(node, Production::OperationName);
  return name == none ? std::string_view() : unquote(program.nodeText(name));
}

/// Whether a node is only valid in its own operation: segment sizes, types of
/// functions and globals, and names of symbols.
static bool isTied(const Program &program, Index node, const Holder &holder) {
  std::string_view name = nameOfEntry(program, holder.entry);
  if (isSegmentSizes(name) || name.ends_with("type") || name == "sym_name" ||
      (name.ends_with("_attrs") &&
       program.node(node).production == Production::AttributeDictionary))
    return true;
  for (Index inside = node; inside < program.node(node).end; ++inside)
    if (program.node(inside).production == Production::SymbolReference)
      return true;
  return false;
}

/// The outermost shaped type that a node is in, or none.
static Index shapedTypeAround(const Program &program, Index node) {
  Index shaped = none;
  for (node = program.node(node).parent; node != none;
       node = program.node(node).parent)
    switch (program.node(node).production) {
    case Production::ShapedType:
      shaped = node;
      break;
    case Production::Operation:
    case Production::AttributeEntry:
    case Production::Location:
      return shaped;
    default:
      break;
    }
  return shaped;
}

/// Whether a type belongs to a value, a literal or an attribute that is a type:
/// other mutators change those.
static bool isTypeOfValue(const Program &program, Index type) {
  auto isType = [&](Index node) {
    Production production = program.node(node).production;
    return production == Production::Type ||
           production == Production::ShapedType ||
           production == Production::ComplexType ||
           production == Production::TupleType;
  };
  while (isType(program.node(type).parent))
    type = program.node(type).parent;
  Index parent = program.node(type).parent;
  Holder holder = holderOf(program, type);
  if (holder.entry == none)
    return true;
  return program.node(parent).production == Production::Attribute &&
         (program.node(parent).end > program.node(parent + 1).end ||
          program.node(type).production == Production::ShapedType);
}

/// The type of an attribute, "5 : i8"; 0 where none is written.
static TypeKey typeOf(const Program &program, Index attribute) {
  Index type = program.node(attribute).production == Production::Attribute
                   ? program.child(attribute, Production::Type)
                   : none;
  return type == none ? 0 : program.symbols().typeKey(program, type);
}

//===----------------------------------------------------------------------===//
// Form
//===----------------------------------------------------------------------===//

static size_t childrenOf(const Program &program, Index node) {
  size_t count = 0;
  for (Index child : program.children(node)) {
    (void)child;
    ++count;
  }
  return count;
}

/// The kinds of a node's tokens without signs: of "[1, -2]" and "[3, 4]" they
/// are the same.
static std::vector<TokenKind> kindsOf(const Program &program, Index node) {
  std::vector<TokenKind> kinds;
  for (Index token = program.node(node).firstToken;
       token < program.node(node).endToken; ++token)
    if (program.token(token).kind != TokenKind::Minus)
      kinds.push_back(program.token(token).kind);
  return kinds;
}

/// "#arith.overflow" of the attribute, and of all that is in its brackets.
static std::string_view headOf(const Program &program, Index node) {
  while (node != none &&
         (program.node(node).production == Production::Body ||
          program.node(node).production == Production::BodyGroup))
    node = program.node(node).parent;
  return node == none ? std::string_view()
                      : program.tokenText(program.node(node).firstToken);
}

/// Whether one can replace the other, as far as the text shows.
static bool isOfSameForm(const Program &donor, Index source,
                         const Program &recipient, Index place) {
  auto haveEqual = [&](auto of) {
    return of(donor, source) == of(recipient, place);
  };
  switch (donor.node(source).production) {
  case Production::Number:
  case Production::Elements:
  case Production::DenseElements:
  case Production::Stride:
    return haveEqual(kindsOf);
  case Production::Attribute: {
    auto productionOfValue = [](const Program &program, Index node) {
      return childrenOf(program, node) ? program.node(node + 1).production
                                       : Production::None;
    };
    if (!haveEqual(productionOfValue) || !haveEqual(typeOf))
      return false;
    Production value = productionOfValue(donor, source);
    if (value == Production::None)
      return haveEqual(kindsOf);
    return isSubtreePart(value) && value != Production::ShapedType &&
           value != Production::Type &&
           isOfSameForm(donor, source + 1, recipient, place + 1);
  }
  case Production::AttributeEntry: {
    Index theirs = donor.child(source, Production::Attribute);
    Index ours = recipient.child(place, Production::Attribute);
    return nameOfEntry(donor, source) == nameOfEntry(recipient, place) &&
           theirs != none && ours != none &&
           isOfSameForm(donor, theirs, recipient, ours);
  }
  case Production::ArrayAttribute:
  case Production::DenseArray:
  case Production::AffineResults:
  case Production::AffineConstraints:
    return haveEqual(childrenOf);
  case Production::AffineMap:
  case Production::AffineSet: {
    // Both must have the same dimensions and symbols and the same number of
    // results.
    TokenKind separator = donor.node(source).production == Production::AffineMap
                              ? TokenKind::Arrow
                              : TokenKind::Colon;
    auto parameters = [&](const Program &program, Index node) {
      std::vector<TokenKind> kinds = kindsOf(program, node);
      kinds.erase(std::find(kinds.begin(), kinds.end(), separator),
                  kinds.end());
      return kinds;
    };
    auto results = [](const Program &program, Index node) {
      size_t count = 0;
      for (Index child : program.children(node))
        count = childrenOf(program, child); // the last one
      return count;
    };
    return haveEqual(parameters) && haveEqual(results);
  }
  case Production::Type:
    return (donor.child(source, Production::FunctionType) == none) ==
           (recipient.child(place, Production::FunctionType) == none);
  case Production::DialectAttribute:
  case Production::Body:
  case Production::BodyGroup:
    return haveEqual(headOf);
  case Production::AttributeDictionary: {
    // Not the attributes or properties of an operation.
    Index parent = recipient.node(place).parent;
    return recipient.node(parent).production != Production::Operation &&
           recipient.node(recipient.node(parent).parent).production !=
               Production::Properties;
  }
  default:
    return true;
  }
}

/// Whether the list around `place` may grow. The lists of operand and result
/// types, literals and shapes have fixed sizes.
static bool mayGrow(const Program &recipient, Index place) {
  Production parent = recipient.node(recipient.node(place).parent).production;
  if (parent == Production::InputTypes || parent == Production::ResultTypes)
    return false;
  for (Index node = place; node != none; node = recipient.node(node).parent)
    if (recipient.node(node).production == Production::DenseElements)
      return false;
  return recipient.node(place).production != Production::Dimension;
}

/// The text between the node and a neighbour of its kind in a list of any
/// length; none if it is in no such list.
static std::optional<std::string> separatorOf(const Program &program,
                                              Index node) {
  const Node &own = program.node(node);
  Index previous = none;
  for (Index child : program.children(own.parent)) {
    if (child == node)
      break;
    previous = child;
  }
  auto isSame = [&](Index other) {
    return other != none && other < program.node(own.parent).end &&
           program.node(other).production == own.production;
  };
  Index next = own.end, from, to;
  if (isSame(next)) {
    from = own.endToken;
    to = program.node(next).firstToken;
  } else if (isSame(previous)) {
    from = program.node(previous).endToken;
    to = own.firstToken;
  } else {
    return std::nullopt;
  }
  // A complex number always has two elements.
  if (own.production == Production::Elements &&
      program.token(program.node(own.parent).firstToken).kind ==
          TokenKind::Lparen)
    return std::nullopt;
  if (from == to)
    return "";
  if (to - from > 1)
    return std::nullopt;
  switch (program.token(from).kind) {
  case TokenKind::Comma:
    return ", ";
  case TokenKind::Plus:
  case TokenKind::Minus:
  case TokenKind::Star:
  case TokenKind::Floordiv:
  case TokenKind::Ceildiv:
  case TokenKind::Mod:
    return " " + std::string(program.tokenText(from)) + " ";
  default:
    return std::nullopt;
  }
}

/// 2 in the same entry of the same operation, 1 in the same operation, else 0.
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
    Siblings theirs(context.donor), ours(program);
    for (int attempt = 0; attempt < 8; ++attempt) {
      Index source = chooseSource(context);
      if (source == none)
        continue;
      std::vector<Index> places = placesFor(source, theirs, ours, context);
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
      Production production = donor.node(node).production;
      // Draw fewer dimensions: they are a third of all nodes, and most
      // operations require that the dimensions of several types agree. With all
      // of them, 60 % of the mutants of upstream's tests were valid.
      if (!isSubtreePart(production) || (production == Production::Dimension &&
                                         !context.choices.chance(1, 8)))
        continue;
      Holder holder = holderOf(donor, node);
      if (holder.operation != none && !isTied(donor, node, holder))
        return node;
    }
    return none;
  }

  /// Nodes with the same context; l and r are halved until there is one. Most
  /// often only those in the same entry of the same operation.
  static std::vector<Index> placesFor(Index source, const Siblings &theirs,
                                      const Siblings &ours,
                                      MutationContext &context) {
    const Program &donor = theirs.program, &program = ours.program;
    Holder holder = holderOf(donor, source);
    Production production = donor.node(source).production;
    // The parts of another entry seldom fit.
    unsigned least = context.choices.chance(3, 4)   ? 2
                     : context.choices.chance(3, 4) ? 1
                                                    : 0;
    std::vector<Index> candidates;
    for (Index node = 0; node < program.nodes().size(); ++node) {
      if (program.node(node).production != production)
        continue;
      Holder other = holderOf(program, node);
      if (other.operation != none && !isTied(program, node, other) &&
          likeness(donor, holder, program, other) >= least)
        candidates.push_back(node);
    }
    GraftOptions options = context.graft;
    if (!options.context)
      options.ancestors = options.left = options.right = 0;
    for (;;) {
      std::vector<Index> places;
      for (Index node : candidates)
        if (isAlikeAround(theirs, source, ours, node, options))
          places.push_back(node);
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
    std::optional<std::string> separator = separatorOf(donor, source);
    bool isInsertion =
        separator && mayGrow(program, place) &&
        context.choices.chance(
            context.graft.insertPercent.value_or(insertPercent), 100);
    if (!isInsertion && context.graft.context &&
        !isOfSameForm(donor, source, program, place))
      return false;
    if (isInsertion &&
        program.node(place).production == Production::AttributeEntry) {
      std::string name(nameOfEntry(donor, source));
      for (Index other : program.children(program.node(place).parent))
        if (nameOfEntry(program, other) == name)
          return false;
    }
    if (!isInsertion && *text == program.nodeText(place))
      return false;
    std::string edit =
        isInsertion ? *text + *separator + std::string(program.nodeText(place))
                    : *text;
    context.explain("fragment: " +
                    std::string(productionName(donor.node(source).production)) +
                    " " + firstLine(donor.nodeText(source)));
    context.explain(std::string("location: ") +
                    (isInsertion ? "before " : "instead of ") +
                    firstLine(program.nodeText(place)) + " in " +
                    std::string(nameOfOperation(
                        program, holderOf(program, place).operation)));
    Production production = program.node(place).production;
    bool isType =
        production == Production::Type || production == Production::ShapedType;
    if (isType && context.graft.context && isTypeOfValue(program, place))
      return false;
    Index shaped = isType ? none : shapedTypeAround(program, place);
    if (shaped == none) {
      edits.replaceNode(place, edit);
      return true;
    }
    return changeEverywhere(shaped, place, edit, program, edits);
  }

  /// The percentage of list elements that are inserted, not replaced. With 0,
  /// 33, 66 and 100, 54, 64, 67 and 69 % of 1,000 mutants of upstream's tests
  /// are valid; most parts can only be replaced.
  static constexpr unsigned insertPercent = 33;

  /// Larger parts hardly ever fit anywhere else.
  static constexpr size_t maxText = 4096;

  /// Replaces `place` by `edit` in every shaped type of the recipient with this
  /// shape and element type, since types must agree: for example, the initial
  /// value of a memref has a tensor type.
  static bool changeEverywhere(Index shaped, Index place,
                               const std::string &edit, const Program &program,
                               Rewriter &edits) {
    std::string_view text = program.text();
    auto spanInside = [&](Index node) { // of "4xi8>" in "tensor<4xi8>"
      return std::pair<size_t, size_t>(
          program.token(program.node(node).firstToken).end,
          program.nodeSpan(node).second);
    };
    auto inside = [&](Index node) {
      auto [begin, end] = spanInside(node);
      return text.substr(begin, end - begin);
    };
    std::string_view old = inside(shaped);
    auto [begin, end] = spanInside(shaped);
    auto [from, to] = program.nodeSpan(place);
    std::string made(text.substr(begin, from - begin));
    made += edit;
    made += text.substr(to, end - to);
    for (Index node = 0; node < program.nodes().size(); ++node) {
      if (program.node(node).production != Production::ShapedType ||
          inside(node) != old)
        continue;
      Index attribute = program.node(program.node(node).parent).parent;
      if (attribute != none && hasLiteral(program, attribute))
        return false; // a literal has a fixed size
      if (program.token(program.node(node).firstToken).kind ==
              TokenKind::Vector &&
          made.find('?') != made.npos)
        return false;
      auto [first, last] = spanInside(node);
      edits.replace(first, last, made);
    }
    return true;
  }

  /// Whether an attribute is dense<[…]>.
  static bool hasLiteral(const Program &program, Index attribute) {
    Index dense = program.child(attribute, Production::DenseElements);
    if (dense == none)
      return false;
    for (Index token = program.node(dense).firstToken;
         token < program.node(dense).endToken; ++token)
      if (program.token(token).kind == TokenKind::Lbrack)
        return true;
    return false;
  }
};
} // namespace

const Mutator &scion::mutatorGraftSubtree() {
  static const GraftSubtree mutator;
  return mutator;
}
