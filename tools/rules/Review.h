//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parts of `scion rules review`: each compares some of the tables with the
// MLIR in use and says what is open.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_RULES_REVIEW_H
#define SCION_TOOLS_RULES_REVIEW_H

#include "harness/known/Record.h"
#include "harness/lowering/PassRules.h"
#include "harness/lowering/ScheduleMoves.h"
#include "tools/rules/Checklist.h"

#include <string>
#include <vector>

namespace mlir {
class MLIRContext;
} // namespace mlir

namespace scion {

struct ReviewTables {
  TableText overlay, moves, records, legal, ops, notDrawn;
  std::string sources; // folder of this repository; "" if it is not there

  // Read from these texts.
  RuleTable rules; // only what is reviewed
  std::vector<ScheduleMove> schedules;
  std::vector<Record> known;
  std::vector<LegalDifference> differences;

  /// Where a record says the word.
  std::string placeOf(const Record &record, std::string_view word) const {
    return records.placeIn(record.id + ".yaml", word, "id: " + record.id);
  }
};

/// Passes that are new or gone, and options that passes do not take.
void reviewPasses(const ReviewTables &tables, Checklist &list);

/// Names of ops, in tables and in C++, that nothing has; ops of the dialects in
/// scope that ops.table does not know.
void reviewOps(const ReviewTables &tables, mlir::MLIRContext &context,
               Checklist &list);

/// Records that say nothing about this version, and what records name that is
/// not there: passes, options, moves, patterns. `remarks` gets what nothing can
/// be done about.
void reviewRecords(const ReviewTables &tables, Checklist &list,
                   std::string &remarks);

/// Options of passes and ops of the transform dialect that no path draws and
/// that have no reason. `shares` gets the sums, for people.
void reviewDrawn(const ReviewTables &tables, mlir::MLIRContext &context,
                 Checklist &list, std::string &shares);

} // namespace scion

#endif // SCION_TOOLS_RULES_REVIEW_H
