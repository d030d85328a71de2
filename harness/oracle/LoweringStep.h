//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Findings about one step of a path, such as invalid IR, and whether they are
// known bugs.
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

/// The finding that `step` succeeded and left IR that the verifier rejects with
/// `message`; without details and replay.
Finding invalidIRFinding(const PathStep &step, const std::string &message);

/// A setback's bucket before it is explained: kind, pass and message. A tilde
/// in the name distinguishes it from buckets of findings.
BucketKey roughBucket(const Setback &setback);

/// The finding that the output of `step` does not refine the program.
Finding refutedFinding(const PathStep &step, const std::string &message);

/// Adds the culprit, its modules and the interpreter's difference to the
/// finding.
void tell(const Blame &blame, Finding &finding);

/// States in the summary that only poison, or memory that was never written,
/// reaches a branch, if that is so.
void sayIfPoisonBranch(Finding &finding);

/// Whether invalid IR is a known bug that paths avoid; counts it. `before` are
/// the kinds of the input of the step.
bool isKnownInvalidIR(const PathStep &step, const std::string &message,
                      const OpKinds &before);

/// Notes the input of the culprit, by which the finding is recognised. `given`
/// is null if the input is not known.
void noteGiven(Finding &finding, const PathStep &step, mlir::ModuleOp given);

/// The same for the last of `steps`, after replaying the steps before it.
void noteInputOf(PathBuilder &builder, const std::vector<PathStep> &steps,
                 Finding &finding);

/// The message without places and addresses, equal for two reports of one bug.
std::string wordsOf(std::string_view message);

/// The output of the last pass on stdout and stderr, as a paragraph.
std::string printsOf(const PassRunner &runner);

/// Why an outcome that differs is wrong.
FindingReason reasonOf(const Outcome &actual);
FindingReason untranslated(NotRunReason why);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_LOWERINGSTEP_H
