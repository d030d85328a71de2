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

/// Numbers that count operands, types of functions and globals, and names of
/// symbols belong to their operation alone.
static bool isTied(const Program &program, Index node, const Holder &holder) {
  std::string_view name = nameOfEntry(program, holder.entry);
  if (name.ends_with("egmentSizes") || name.ends_with("egment_sizes") ||
      name.ends_with("type") || name == "sym_name" ||
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

/// Whether a type says what a value, a literal or a function is: another one
/// there is what other mutators are for.
static bool saysWhatItIs(const Program &program, Index type) {
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

/// "#arith.overflow" of what is in its brackets.
static std::string_view headOf(const Program &program, Index node) {
  while (node != none &&
         (program.node(node).production == Production::Body ||
          program.node(node).production == Production::BodyGroup))
    node = program.node(node).parent;
  return node == none ? std::string_view()
                      : program.tokenText(program.node(node).firstToken);
}

/// Whether one can stand where the other stands, as far as the text says.
static bool isOfSameForm(const Program &donor, Index source,
                         const Program &recipient, Index place) {
  auto haveEqual = [&](auto of) {
    return of(donor, source) == of(recipient, place);
  };
  auto firstText = [](const Program &program, Index node) {
    return program.tokenText(program.node(node).firstToken);
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
    bool isType = value == Production::FunctionType ||
                  value == Production::ShapedType || value == Production::Type;
    return !isType && (value == Production::None || isSubtreePart(value))
               ? childrenOf(donor, source) == 0
                     ? haveEqual(kindsOf)
                     : isOfSameForm(donor, source + 1, recipient, place + 1)
               : false;
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
    // Dimensions, symbols and results, all of them as many.
    std::vector<TokenKind> one = kindsOf(donor, source),
                           other = kindsOf(recipient, place);
    auto upTo = [](std::vector<TokenKind> &kinds, TokenKind kind) {
      kinds.erase(std::find(kinds.begin(), kinds.end(), kind), kinds.end());
    };
    for (std::vector<TokenKind> *kinds : {&one, &other})
      upTo(*kinds, donor.node(source).production == Production::AffineMap
                       ? TokenKind::Arrow
                       : TokenKind::Colon);
    auto results = [](const Program &program, Index node) {
      size_t count = 0;
      for (Index child : program.children(node))
        count = childrenOf(program, child); // the last one
      return count;
    };
    return one == other && haveEqual(results);
  }
  case Production::Type:
    return (donor.child(source, Production::FunctionType) == none) ==
           (recipient.child(place, Production::FunctionType) == none);
  case Production::DialectAttribute:
    return haveEqual(firstText);
  case Production::Body:
  case Production::BodyGroup:
    return haveEqual(headOf);
  case Production::AttributeDictionary: {
    // Those of operations are the business of the parts that know them.
    Production parent = recipient.node(recipient.node(place).parent).production;
    Index grandparent = recipient.node(recipient.node(place).parent).parent;
    return parent != Production::Operation &&
           recipient.node(grandparent).production != Production::Properties;
  }
  default:
    return true;
  }
}

/// Whether one more may stand in a list: operations count operands, arguments
/// and the elements of a shape.
static bool mayGrow(const Program &recipient, Index place) {
  Production parent = recipient.node(recipient.node(place).parent).production;
  if (parent == Production::InputTypes || parent == Production::ResultTypes)
    return false;
  for (Index node = place; node != none; node = recipient.node(node).parent)
    if (recipient.node(node).production == Production::DenseElements)
      return false;
  return recipient.node(place).production != Production::Dimension;
}

/// Between the node and a neighbour of its kind in a list of any length; none
/// where it is in no such list.
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
  // A complex number has two.
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
      Production production = donor.node(node).production;
      // A third of all nodes are dimensions, and most operations want those of
      // several types to agree: 60 % of the mutants of upstream's tests were
      // valid with all of them.
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
    Siblings around(donor), candidates(program);
    for (;;) {
      for (Index node = 0; node < program.nodes().size(); ++node) {
        if (program.node(node).production != production ||
            !isAlikeAround(around, source, candidates, node, options))
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
    std::optional<std::string> separator = separatorOf(donor, source);
    bool isInsertion =
        separator && mayGrow(program, place) &&
        context.choices.chance(context.graft.insertPercent.value_or(33), 100);
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
    if (isType && context.graft.context && saysWhatItIs(program, place))
      return false;
    Index shaped = isType ? none : shapedTypeAround(program, place);
    if (shaped == none) {
      edits.replaceNode(place, edit);
      return true;
    }
    return changeEverywhere(shaped, place, edit, program, edits);
  }

  /// Larger ones are rather the business of the parts that know operations.
  static constexpr size_t maxText = 4096;

  /// The shaped type with `edit` at `place`, wherever the recipient has one of
  /// the same shape and elements: the initial value of a memref is a tensor.
  static bool changeEverywhere(Index shaped, Index place,
                               const std::string &edit, const Program &program,
                               Rewriter &edits) {
    auto inside = [&](Index node) { // "4xi8>" of "tensor<4xi8>"
      Index first = program.node(node).firstToken;
      size_t begin = program.token(first).end;
      return program.text().substr(begin,
                                   program.nodeSpan(node).second - begin);
    };
    std::string old = inside(shaped);
    auto [begin, end] = program.nodeSpan(shaped);
    begin = program.token(program.node(shaped).firstToken).end;
    auto [from, to] = program.nodeSpan(place);
    std::string made = program.text().substr(begin, from - begin) + edit +
                       program.text().substr(to, end - to);
    for (Index node = 0; node < program.nodes().size(); ++node) {
      if (program.node(node).production != Production::ShapedType ||
          inside(node) != old)
        continue;
      Index attribute = program.node(program.node(node).parent).parent;
      if (attribute != none && hasLiteral(program, attribute))
        return false; // as many elements as before
      Index head = program.node(node).firstToken;
      if (program.token(head).kind == TokenKind::Vector &&
          made.find('?') != made.npos)
        return false;
      edits.replace(program.token(head).end, program.nodeSpan(node).second,
                    made);
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
