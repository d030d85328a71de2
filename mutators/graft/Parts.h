//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Fragments that are parts of operations: regions, blocks, attributes and
// operands, replaced or put where the grammar allows one more. The places are
// operations of the same name as the donor's. Internal to graft/.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_MUTATORS_GRAFT_PARTS_H
#define SCION_MUTATORS_GRAFT_PARTS_H

#include "mutators/graft/Graft.h"

namespace scion::graft {

/// The part of a node's text that an explanation shows.
std::string firstLine(std::string_view text);

/// Adds the fragment and the operation to the explanation.
void explain(MutationContext &context, const std::string &what,
             const Program &recipient, Index operation);

/// The donor's operation alone as a fragment.
Synthesized asFragment(const Program &donor, Index operation,
                       const GraftOptions &options);

/// Replaces `region` of the operation by a region of the donor; appends it if
/// there is none.
bool putRegion(const Program &recipient, Index source, Index operation,
               Index region, MutationContext &context, Rewriter &edits);

/// Replaces a region of the recipient by a region of the donor with the same
/// argument types and the same operand types of the terminator.
bool graftRegion(const Program &recipient, MutationContext &context,
                 Rewriter &edits);

/// Inserts a labelled block into a region that has branches, and redirects one
/// branch of the recipient to it.
bool graftBlock(const Program &recipient, MutationContext &context,
                Rewriter &edits);

/// Fills an empty region of the recipient, or appends a region.
bool graftNewRegion(const Program &recipient, MutationContext &context,
                    Rewriter &edits);

/// Adds the results that an operation of the donor has in addition, with the
/// operands, region arguments and terminator operands that correspond to them.
bool graftResults(const Program &recipient, MutationContext &context,
                  Rewriter &edits);

/// Adds an argument to a block, with an operand for each branch to it, or to a
/// function that is not referenced, whose type grows with it.
bool graftBlockArgument(const Program &recipient, MutationContext &context,
                        Rewriter &edits);

/// Replaces a terminator by an operation with successors: the block gets
/// successors, or different ones.
bool graftSuccessors(const Program &recipient, MutationContext &context,
                     Rewriter &edits);

/// Replaces the value of an attribute or property, or adds the entry.
bool graftAttribute(const Program &recipient, MutationContext &context,
                    Rewriter &edits);

/// Replaces an operand by a value that is defined by the same kind of operation
/// as in the donor, or appends an operand where the donor has more.
bool graftOperand(const Program &recipient, MutationContext &context,
                  Rewriter &edits);

} // namespace scion::graft

#endif // SCION_MUTATORS_GRAFT_PARTS_H
