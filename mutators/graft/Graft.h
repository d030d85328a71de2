//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The four steps of grafting, each a function of its own:
//
//   synthesize  donor operations -> parameterised fragment and context
//   locate      fragment, recipient -> the places whose context matches
//   match       fragment, place -> what in the recipient stands for a parameter
//   instantiate fragment, place, bindings -> edits of the recipient
//
// The method follows published work on mutations learned from test suites. We
// add that operands are bound by type, since the generic syntax states every
// type, and that values and symbols that cannot be bound are copied from the
// donor or created.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_MUTATORS_GRAFT_GRAFT_H
#define SCION_MUTATORS_GRAFT_GRAFT_H

#include "mutators/Mutator.h"

#include <span>

namespace scion::graft {

/// A string that the fragment shares with its context. In the recipient, it is
/// replaced by the string at the corresponding place.
struct Parameter {
  enum Kind : uint8_t { Value, Type, Label, Symbol, Attribute };
  Kind kind;
  std::string text;   // in the donor
  TypeKey type = 0;   // of a Value, or the Type itself
  Index value = none; // the donor's; none if the donor defines it nowhere
  Index node = none;  // one place in the fragment where it stands
};

/// Consecutive operations of one block of the donor, and their parameters.
struct Synthesized {
  const Program *donor;
  Index block;     // none: the top of the file
  size_t position; // of the first operation in the block
  std::vector<Index> operations;
  std::vector<Parameter> parameters;

  Index first() const { return operations.front(); }
  /// One past the last operation of the fragment, nested ones included.
  Index end() const {
    return donor->symbols().operations[operations.back()].end;
  }
  /// Whether a value of the donor is defined in the fragment.
  bool defines(Index value) const;
};

/// Fragment and parameters of `count` operations of `block` from `position` on.
Synthesized synthesize(const Program &donor, Index block, size_t position,
                       size_t count, const GraftOptions &options);

/// A place in the recipient: before `operation`, in place of it (`replace`),
/// or, if it is none, at the end of `block` (none: the top of the file).
struct Location {
  Index operation = none;
  Index block = none;
  bool replace = false;
};

/// How similar two operations of a context must be, weakest first.
enum class Level : uint8_t { Production, ResultTypes, Dialect, Name };
std::string_view levelName(Level level);

/// Places, in breadth-first order, where k ancestors, l left and r right
/// siblings match by production and where the operations are known to be valid.
/// If no place matches, l and r are halved. Of the matching places, returns
/// those whose contexts have the most operations that are alike at `level`; if
/// none has any, the level is weakened.
std::vector<Location> locate(const Program &recipient,
                             const Synthesized &fragment, Level level,
                             MutationContext &context);

/// For each parameter, the recipient's nodes at the places where the donor's
/// context has the parameter, nearest first.
using Bindings = std::vector<std::vector<Index>>;
Bindings match(const Synthesized &fragment, const Program &recipient,
               const Location &location, const GraftOptions &options);

/// Like match, but for one parameter in four a random candidate comes first
/// instead of the nearest: 94.4 % of 3,000 mutants of upstream's tests are
/// valid, 94.3 % of 10,000 by the nearest.
Bindings matchAny(const Synthesized &fragment, const Program &recipient,
                  const Location &location, MutationContext &context);

/// Puts the fragment there; false, with no edits, when it cannot be made to
/// fit.
bool instantiate(const Synthesized &fragment, const Program &recipient,
                 const Location &location, const Bindings &bindings,
                 MutationContext &context, Rewriter &edits);

/// The operations directly in a block, or at the top of the file for none.
std::span<const Index> operationsOf(const Program &program, Index block);

} // namespace scion::graft

#endif // SCION_MUTATORS_GRAFT_GRAFT_H
