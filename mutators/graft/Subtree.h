//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Fragments below operations: any subtree of the grammar tree, such as a type
// in a type, an element of an array, a dimension, a term of an affine map, an
// entry of a dictionary, a location. Internal to graft/.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_MUTATORS_GRAFT_SUBTREE_H
#define SCION_MUTATORS_GRAFT_SUBTREE_H

#include "grammar/Program.h"
#include "mutators/Mutator.h"

#include <optional>
#include <string>
#include <vector>

namespace scion::graft {

/// The operation that a node is in, and the entry of its attributes; none where
/// there is none.
struct Holder {
  Index operation = none; // node
  Index entry = none;     // node
};
Holder holderOf(const Program &program, Index node);

/// Whether a subtree can be a fragment by itself: not operations, blocks,
/// regions, and the names that they define and read.
bool isSubtreePart(Production production);

/// The siblings of all nodes of a program.
class Siblings {
public:
  explicit Siblings(const Program &program);

  /// The sibling so many places to the left (below 0) or right; none beyond the
  /// ends.
  Index at(Index node, int distance) const;

  const Program &program;

private:
  std::vector<Index> previous;
};

/// Whether k ancestors (up to the operation), and l left and r right siblings,
/// have the same productions.
bool isAlikeAround(const Siblings &donor, Index source,
                   const Siblings &recipient, Index candidate,
                   const GraftOptions &options);

/// The text of a donor's subtree at the place of a recipient's node. A token
/// that also stands in the donor's context (its ancestors up to k) is a
/// parameter: the recipient's token at the same place of its context stands for
/// it. None if the text would name a dimension of an affine map that is not
/// there.
std::optional<std::string> subtreeText(const Program &donor, Index source,
                                       const Program &recipient,
                                       Index candidate,
                                       const GraftOptions &options);

} // namespace scion::graft

#endif // SCION_MUTATORS_GRAFT_SUBTREE_H
