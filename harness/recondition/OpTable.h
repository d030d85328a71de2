//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The hazards of each op: those of ops.table, which is compiled in, and those
// of op traits. An op without a line in the table is out of scope.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_OPTABLE_H
#define SCION_HARNESS_RECONDITION_OPTABLE_H

#include "mlir/IR/OperationSupport.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Config/llvm-config.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace scion {

struct Hazard;

enum class OpVerdict : uint8_t { Clean, Guarded, OutOfScope };

struct OpRule {
  std::string op;
  OpVerdict verdict;
  std::vector<const Hazard *> hazards;
  std::string reason;
};

/// Null for an op that the table does not know. Fast: one hash of a pointer.
const OpRule *ruleFor(mlir::OperationName name);

struct HazardousOp {
  mlir::Operation *op;
  const OpRule *rule;
};

/// The ops of a function, in order, that have a hazard which `counts` selects,
/// without those in bodies that are not printed.
std::vector<HazardousOp>
hazardousOps(mlir::Operation *function,
             llvm::function_ref<bool(const Hazard &)> counts);

/// Reads the rules of a table for a version of MLIR. `errors` gets
/// "ops.table:12: …" for each line with an error, such as an unknown hazard.
std::vector<OpRule> parseOpTable(std::string_view text,
                                 std::vector<std::string> &errors,
                                 unsigned version = LLVM_VERSION_MAJOR);

/// The whole table, in its order. Errors in the table are fatal.
const std::vector<OpRule> &opTable();

/// The dialects that the table must cover.
std::span<const std::string_view> listedDialects();

/// Whether a dialect belongs to another target than LLVM: programs with its ops
/// and types are interpreted, and not executed.
bool isOfOtherTarget(llvm::StringRef dialect);

/// The text of ops.table.
std::string_view opTableText();

/// docs/ReconditionedOps.md: every registered op of the listed dialects. Ops
/// that are registered and not in the table go into `missing`.
std::string opTableMarkdown(mlir::MLIRContext &context,
                            std::vector<std::string> &missing);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_OPTABLE_H
