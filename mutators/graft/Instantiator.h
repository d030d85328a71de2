//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes the text of a fragment and of all that it needs. Internal to graft/;
// see instantiate() in Graft.h. The parts are in
//   Instantiate.cpp  the steps, and putting the text into the recipient
//   BindNames.cpp    types, names, labels, symbols
//   BindValues.cpp   what operands read, and attributes
//   Write.cpp        donor's text in the recipient's words
//
//===----------------------------------------------------------------------===//

#ifndef SCION_MUTATORS_GRAFT_INSTANTIATOR_H
#define SCION_MUTATORS_GRAFT_INSTANTIATOR_H

#include "mutators/Scope.h"
#include "mutators/graft/Graft.h"
#include "mutators/graft/TypeRewrite.h"

#include <map>

namespace scion::graft {

// A slice of the donor is cut off at this depth and number of operations:
// deeper ones bring more than the fragment itself.
inline constexpr unsigned maxSliceDepth = 4;
inline constexpr unsigned maxSliceOperations = 8;

/// The replacement of a value of the donor.
struct Bound {
  std::string text; // "%x#1"; empty: a slice brings the value itself
  TypeKey type;
};

class Instantiator {
public:
  Instantiator(const Synthesized &fragment, const Program &recipient,
               const Location &location, const Bindings &bindings,
               MutationContext &context, Rewriter &edits)
      : fragment(fragment), donor(*fragment.donor), theirs(donor.symbols()),
        recipient(recipient), ours(recipient.symbols()), location(location),
        bindings(bindings), context(context), edits(edits), fresh(recipient),
        visible(visibleValues(recipient, location.operation, location.block)) {}

  /// Puts the fragment at the location.
  bool run();

  /// Replaces a region of the location's operation by one of the donor, or
  /// appends it where there is none. The fragment is the donor's operation that
  /// has the region.
  bool putRegion(Index donorRegion, Index recipientRegion);

  /// Puts a block of the donor after block `after` and lets the recipient's
  /// Successor `branch` go there. The fragment is all operations of the block.
  bool insertBlock(Index donorBlock, Index after, Index branch);

private:
  const Synthesized &fragment;
  const Program &donor;
  const SymbolTable &theirs;
  const Program &recipient;
  const SymbolTable &ours;
  const Location &location;
  const Bindings &bindings;
  MutationContext &context;
  Rewriter &edits;
  FreshNames fresh;
  std::vector<Index> visible; // of the recipient, at the place

  TypeRewrite rewrite;
  std::map<Index, std::string> names;        // definition's token -> new name
  std::map<Index, Bound> values;             // donor's value -> its stand-in
  std::map<std::string, Bound> undefined;    // `%x : type` that no one defines
  std::map<std::string, std::string> labels; // ^bb1 -> ^bb7
  std::map<std::string, std::string> symbolNames; // f -> g, without @
  std::map<Index, std::string> attributes;        // node -> text
  std::vector<std::string> prefix;     // operations before the fragment
  std::string imports;                 // symbols for the recipient
  std::vector<std::string> newSymbols; // that the fragment brings
  unsigned sliceOperations = 0, importCount = 0;

  const GraftOptions &options() const { return context.graft; }

  std::string indent() const;

  Index lastInBlock() const;

  /// The text of a donor's type in the recipient; empty if it is not known.
  std::string typeText(Index typeNode) const;

  TypeKey typeKey(Index typeNode, TypeKey original) const;

  bool isVisible(TypeKey type) const;

  /// Which type of the fragment becomes which of the recipient: what stands in
  /// the same place of the two contexts, else (for a type that nothing in sight
  /// has) a scalar that can stand for it.
  void chooseRewrite();

  /// Fresh names for all values and taken symbols that the donor's nodes
  /// [begin, end) define: the recipient may know every one of them.
  void renameDefinitions(Index begin, Index end);

  /// The new name of the donor's Result or BlockArgument, or null.
  const std::string *nameOf(Index definition) const;

  bool isTaken(std::string_view symbol) const;

  /// Whether operations [first, end) of the donor name any symbol.
  bool namesSymbols(Index first, Index end) const;

  /// Labels outside of the fragment become labels of the recipient's region
  /// with the same argument types.
  bool bindLabels();

  /// Two symbols can replace each other if this is equal.
  static std::string signature(const Program &program, Index operation);

  static Index definitionOf(const SymbolTable &table, std::string_view name);

  /// Every symbol that operations [first, end) of the donor name and do not
  /// define gets a definition in the recipient.
  bool bindSymbols(Index first, Index end);

  bool bindSymbol(const std::string &name, Index definition);

  bool definedIn(Index value, Index first, Index end) const;

  /// The operation that imported symbols are put before: a child of the nearest
  /// operation that holds symbols. None: right here.
  Index importPlace() const;

  bool bindOperands();

  /// Binds what operations [first, end) read and do not define.
  bool bindUses(Index use, Index first, Index end, unsigned depth);

  std::string undefinedKey(const Use &use) const;

  /// The replacement of the value that `use` reads; a Bound without text when a
  /// slice brings the value itself.
  std::optional<Bound> bind(Index use, unsigned depth);

  /// Brings the donor's operation that defines `value`, and what that one
  /// reads.
  bool slice(Index value, unsigned depth);

  std::string_view placeName() const;

  /// A new operation that makes a value of the type.
  std::optional<Bound> make(Index typeNode, TypeKey type,
                            const std::string &name);

  std::optional<Bound> makeOfType(const std::string &typeName, TypeKey type,
                                  const std::string &name);

  /// A constant where builtin types allow one, else an opaque definition, which
  /// MLIR's verifier takes for every type.
  std::string constantOf(const std::string &type);

  /// An attribute that the fragment shares with its context becomes what stands
  /// at the matching place, if it is of the same kind and type.
  void bindAttribute(const Parameter &parameter,
                     const std::vector<Index> &candidates);

  /// A node of the donor in the recipient's words; none if it says what cannot
  /// be said there.
  std::optional<std::string> write(Index node);

  void gap(const Node &whole, Index token, std::string &out) const;

  /// Sets `text` if the node is written in another way; false if it cannot be.
  bool replacement(Index index, std::optional<std::string> &text);

  bool isOutside(Index successor) const;

  /// Whether the attribute that holds a number says that it is of the type
  /// that is rewritten.
  bool isOfRewrittenType(Index number) const;

  bool writeToken(Index index, std::string &out);

  bool mayReplace() const;

  /// The fragment's results by their new types: text and key.
  std::vector<Bound> results() const;

  bool place(const std::string &body);

  /// Asks for the symbols that come along, or returns them if they belong right
  /// before the fragment.
  std::string putImports();

  /// The text before the fragment: imports, and the definitions of its
  /// operands.
  std::string textBefore();

  /// Uses of the operation that goes read a result of the fragment of the same
  /// type, else another value, else one made for them.
  void rewireReplaced(const std::vector<Bound> &made);

  /// Lets later operations of the block read the new results, so that they are
  /// not simply dead.
  void rewireLater(const std::vector<Bound> &made);

  bool isShielded(Index operation) const;
};

} // namespace scion::graft

#endif // SCION_MUTATORS_GRAFT_INSTANTIATOR_H
