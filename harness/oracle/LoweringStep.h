//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the oracles say about one step of a path: that it left invalid IR, and
// whether that is known.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_LOWERINGSTEP_H
#define SCION_HARNESS_ORACLE_LOWERINGSTEP_H

#include "harness/exec/Outcome.h"
#include "harness/oracle/Bucket.h"
#include "harness/oracle/Finding.h"

#include "mlir/IR/BuiltinOps.h"

namespace scion {

class PassRunner;
class PathBuilder;
struct Blame;
struct OpKinds;
struct PathStep;
struct Setback;

/// The finding that `step` succeeded and left IR that the verifier refuses
/// with `message`; without story and replay.
Finding invalidIRFinding(const PathStep &step, const std::string &message);

/// A setback's bucket before it is explained: kind, pass and message. It is no
/// bucket of a finding: the name has a tilde.
BucketKey roughBucket(const Setback &setback);

/// The finding that the output of `step` does not refine the program.
Finding refutedFinding(const PathStep &step, const std::string &message);

/// Names the culprit, its modules, and what the interpreter says.
void tell(const Blame &blame, Finding &finding);

/// Completes the summary where no result differs.
void sayIfPoisonBranch(Finding &finding);

/// Whether invalid IR is a known bug that paths go around (and counts it).
/// `before` are the kinds of the module that the step was given.
bool isKnownInvalidIR(const PathStep &step, const std::string &message,
                      const OpKinds &before);

/// Notes the input of the culprit, by which the finding is recognised. `given`
/// is null where it is not known.
void noteGiven(Finding &finding, const PathStep &step, mlir::ModuleOp given);

/// The same of the last of `steps`, which are replayed up to it.
void noteInputOf(PathBuilder &builder, const std::vector<PathStep> &steps,
                 Finding &finding);

/// The words of a verifier that two reports of one bug share.
std::string wordsOf(std::string_view message);

/// The output of the last pass on stdout and stderr, as a paragraph.
std::string printsOf(const PassRunner &runner);

/// Why an outcome that differs is wrong.
FindingReason reasonOf(const Outcome &actual);
FindingReason untranslated(NotRunReason why);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_LOWERINGSTEP_H
