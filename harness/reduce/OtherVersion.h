//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs the stock tools of another MLIR to see whether it has the bug of a
// report.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_REDUCE_OTHERVERSION_H
#define SCION_HARNESS_REDUCE_OTHERVERSION_H

#include "harness/reduce/ReduceReport.h"
#include "harness/reduce/StockTools.h"

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace scion {

/// The first error message of a tool, without the location and addresses.
std::string firstWords(const ToolRun &run);

/// The message as part of a sentence.
std::string wordsOf(const ToolRun &run);

/// The pipeline, and a lowering of what another MLIR may leave there: the
/// pipeline was made for the ops that the MLIR with the bug leaves.
std::string withRestLowered(llvm::StringRef pipeline);

struct OtherVersion {
  VersionAnswer answer;

  /// The output of the blamed passes, if they are right there.
  std::optional<std::string> rightOutput;
};

/// Runs the report's pipelines with `tools`, in `folder`. `inUse` (or null) has
/// a runner for an MLIR that has none.
OtherVersion askOtherVersion(const StockTools &tools, const StockTools *inUse,
                             const ReportParts &parts,
                             const std::string &folder);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_OTHERVERSION_H
