//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The result of a hunt: a checklist for a screen, the same as JSON, and as
// JUnit's XML for viewers of tests.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_HUNT_CHECKLIST_H
#define SCION_HARNESS_HUNT_CHECKLIST_H

#include "harness/hunt/Hunt.h"

#include <string>
#include <vector>

namespace scion::hunt {

enum class Mark : uint8_t {
  Fine,
  Failed,
  KnownOnly, // only bugs that have a record
  Before,    // only bugs that the baseline has, too
  NotTried,  // nothing was tried, or the pass never fired
};

/// The origin of a failure of a patched MLIR.
enum class Origin : uint8_t {
  Unknown, // there is no baseline, or it has no answer
  New,     // with this patch
  Before,  // the baseline shows it, too
};

/// A bug of the baseline that the patched MLIR does not have.
struct GoneBug {
  std::string known, title;      // the record's id, or ""
  std::string pipeline, program; // that show it, or those of the record
};

struct ChecklistOptions {
  std::vector<std::string> only; // recipes; empty: all
  bool knownIsFine = false;      // known bugs fail no recipe
  double seconds = -1;           // duration of the hunt; negative: not shown

  /// The path of each failure's reduced program, or "" if there is none, in the
  /// order of Sums::failures.
  std::vector<std::string> reduced;

  /// Likewise for the programs of Sums::others.
  std::vector<std::string> others;

  /// The origins of Sums::failures and of ProofSums::refutations, in their
  /// order; empty without a baseline.
  std::vector<Origin> origins, refutationOrigins;
  std::vector<GoneBug> gone;
  std::string baseline; // its version of MLIR; "" without one

  /// Lines about what was read: tests, pipelines, what was ignored.
  std::vector<std::string> remarks;
};

Mark markOf(const Sums &sums, size_t recipe, const ChecklistOptions &options);

/// The mark of the row "for all inputs".
Mark markOfProofs(const ProofSums &proofs, const ChecklistOptions &options);

/// The origin of the failure with this index.
Origin originOf(const ChecklistOptions &options, size_t failure);

/// Whether a mark is Failed.
bool hasFailed(const Sums &sums, const ChecklistOptions &options);

std::string checklistText(const Plan &plan, const Sums &sums,
                          const ChecklistOptions &options);
std::string checklistJson(const Plan &plan, const Sums &sums,
                          const ChecklistOptions &options);
std::string checklistJUnit(const Plan &plan, const Sums &sums,
                           const ChecklistOptions &options);

} // namespace scion::hunt

#endif // SCION_HARNESS_HUNT_CHECKLIST_H
