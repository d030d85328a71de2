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

/// Explains what is put at which operation.
void explain(MutationContext &context, const std::string &what,
             const Program &recipient, Index operation);

/// The donor's operation alone as a fragment.
Synthesized asFragment(const Program &donor, Index operation,
                       const GraftOptions &options);

/// Replaces `region` of the operation by a region of the donor; appends it if
/// there is none.
bool putRegion(const Program &recipient, Index source, Index operation,
               Index region, MutationContext &context, Rewriter &edits);

/// A region of a donor's operation in the stead of one of the recipient whose
/// arguments and last operands have the same types.
bool graftRegion(const Program &recipient, MutationContext &context,
                 Rewriter &edits);

/// A labelled block as a new block of a region that has several, and one branch
/// of the recipient that goes there.
bool graftBlock(const Program &recipient, MutationContext &context,
                Rewriter &edits);

/// A region where the recipient has an empty one, or one more after its last.
bool graftNewRegion(const Program &recipient, MutationContext &context,
                    Rewriter &edits);

/// The results that an operation of the donor has more, with what goes with
/// them there: operands, arguments of regions, what their terminators yield.
bool graftResults(const Program &recipient, MutationContext &context,
                  Rewriter &edits);

/// An argument of a block: every branch there passes a value. Of a function
/// that nobody calls: its type changes with it.
bool graftBlockArgument(const Program &recipient, MutationContext &context,
                        Rewriter &edits);

/// An operation with successors in the stead of what ends a block: the block
/// gets a list of successors, or another one.
bool graftSuccessors(const Program &recipient, MutationContext &context,
                     Rewriter &edits);

/// An attribute or property: its value, or the entry where there is none.
bool graftAttribute(const Program &recipient, MutationContext &context,
                    Rewriter &edits);

/// An operand: reads what is defined as in the donor; or one operand more,
/// where the donor has more.
bool graftOperand(const Program &recipient, MutationContext &context,
                  Rewriter &edits);

} // namespace scion::graft

#endif // SCION_MUTATORS_GRAFT_PARTS_H
