//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parts of `scion rules review`. Each compares some tables with the MLIR in
// use and lists open items.
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

  /// The place of a word in a record.
  std::string placeOf(const Record &record, std::string_view word) const {
    return records.placeIn(record.id + ".yaml", word, "id: " + record.id);
  }
};

/// Lists passes that are new or gone, and options that passes do not accept.
void reviewPasses(const ReviewTables &tables, Checklist &list);

/// Lists names of ops in tables and in C++ that do not exist, and ops of the
/// dialects in scope that ops.table lacks.
void reviewOps(const ReviewTables &tables, mlir::MLIRContext &context,
               Checklist &list);

/// Lists records without this version, and passes, options, moves and patterns
/// that records name but that do not exist. `remarks` receives the remarks that
/// require no change.
void reviewRecords(const ReviewTables &tables, Checklist &list,
                   std::string &remarks);

/// Lists options of passes and ops of the transform dialect that no path draws
/// and that have no reason. Sets `shares` to a summary.
void reviewDrawn(const ReviewTables &tables, mlir::MLIRContext &context,
                 Checklist &list, std::string &shares);

} // namespace scion

#endif // SCION_TOOLS_RULES_REVIEW_H
