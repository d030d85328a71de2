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

/// The operation and the attribute entry that contain a node, or none.
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

  /// The sibling at a distance to the right or, if negative, to the left; none
  /// beyond the ends.
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
/// it. None if the text would use a dimension that the recipient's affine map
/// does not have.
std::optional<std::string> subtreeText(const Program &donor, Index source,
                                       const Program &recipient,
                                       Index candidate,
                                       const GraftOptions &options);

} // namespace scion::graft

#endif // SCION_MUTATORS_GRAFT_SUBTREE_H
