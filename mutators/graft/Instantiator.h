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

// Limits of a slice of the donor: a deeper slice would be larger than the
// fragment itself.
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
  std::map<std::string, Bound> undefined;    // `%x : type` without definition
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

  /// Chooses the type of the fragment that is replaced by a type of the
  /// recipient: types at matching places of the two contexts or, if no visible
  /// value has the type, the type of a visible value that can replace it.
  void chooseRewrite();

  /// Fresh names for all values and taken symbols that the donor's nodes
  /// [begin, end) define: the recipient may use any of the old names.
  void renameDefinitions(Index begin, Index end);

  /// The new name of the donor's Result or BlockArgument, or null.
  const std::string *nameOf(Index definition) const;

  bool isTaken(std::string_view symbol) const;

  /// Whether operations [first, end) of the donor name any symbol.
  bool namesSymbols(Index first, Index end) const;

  /// Replaces labels outside of the fragment by labels of blocks in the
  /// recipient's region that have the same argument types.
  bool bindLabels();

  /// Two symbols can replace each other if this is equal.
  static std::string signature(const Program &program, Index operation);

  static Index definitionOf(const SymbolTable &table, std::string_view name);

  /// Every symbol that operations [first, end) of the donor name and do not
  /// define gets a definition in the recipient.
  bool bindSymbols(Index first, Index end);

  bool bindSymbol(const std::string &name, Index definition);

  bool definedIn(Index value, Index first, Index end) const;

  /// The operation before which imported symbols are inserted: a child of the
  /// nearest operation that contains symbols. None: before the fragment.
  Index importPlace() const;

  bool bindOperands();

  /// Binds the values that operations [first, end) read and do not define.
  bool bindUses(Index use, Index first, Index end, unsigned depth);

  std::string undefinedKey(const Use &use) const;

  /// The replacement of the value that `use` reads; a Bound without text when a
  /// slice brings the value itself.
  std::optional<Bound> bind(Index use, unsigned depth);

  /// Copies the donor's operation that defines `value`, and binds its operands.
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

  /// Replaces an attribute that the fragment shares with its context by the
  /// attribute at the matching place, if that has the same kind and type.
  void bindAttribute(const Parameter &parameter,
                     const std::vector<Index> &candidates);

  /// The text of a donor's node with the names, types and values of the
  /// recipient; none if a part of it has no replacement.
  std::optional<std::string> write(Index node);

  void gap(const Node &whole, Index token, std::string &out) const;

  /// Sets `text` if the node must be replaced. False if it has no replacement.
  bool replacement(Index index, std::optional<std::string> &text);

  bool isOutside(Index successor) const;

  /// Whether the attribute that contains a number states the type that is
  /// rewritten.
  bool isOfRewrittenType(Index number) const;

  bool writeToken(Index index, std::string &out);

  bool mayReplace() const;

  /// The fragment's results by their new types: text and key.
  std::vector<Bound> results() const;

  bool place(const std::string &body);

  /// Inserts the imported symbols, or returns their text if they belong right
  /// before the fragment.
  std::string putImports();

  /// The text before the fragment: imports, and the definitions of its
  /// operands.
  std::string textBefore();

  /// Lets uses of the replaced operation read a result of the fragment of the
  /// same type, else a visible value, else a new one.
  void rewireReplaced(const std::vector<Bound> &made);

  /// Lets later operations of the block read the new results, so that they are
  /// not simply dead.
  void rewireLater(const std::vector<Bound> &made);

  bool isShielded(Index operation) const;
};

} // namespace scion::graft

#endif // SCION_MUTATORS_GRAFT_INSTANTIATOR_H
