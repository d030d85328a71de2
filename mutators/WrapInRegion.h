//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions that both parts of wrap-in-region use.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_MUTATORS_WRAPINREGION_H
#define SCION_MUTATORS_WRAPINREGION_H

#include "mutators/OperationMutator.h"

namespace scion {

/// Wraps the run in an operation that the corpus has shown (Knowledge's
/// regionShapes). False, with no edits, when none fits.
bool wrapAsSeen(const Program &program, const LiftableRun &lift,
                MutationContext &context, Rewriter &edits);

/// Lets some operands in the run that are defined outside read `arguments`
/// instead, the values of the previous iteration. Otherwise, no value would be
/// carried by the loop.
void readRoundBefore(const Program &program, const RunInterface &interface,
                     const std::vector<std::string> &types,
                     const std::vector<std::string> &arguments,
                     ChoiceStream &choices, TokenTexts &body);

} // namespace scion

#endif // SCION_MUTATORS_WRAPINREGION_H
