//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A finding as JSON, the only form in which it leaves a process. Reports,
// --json of every subcommand, and messages between processes are this object;
// nobody parses the text of a report.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_FINDINGJSON_H
#define SCION_HARNESS_ORACLE_FINDINGJSON_H

#include "harness/oracle/Finding.h"

#include "llvm/Support/JSON.h"

#include <optional>
#include <string>
#include <string_view>

namespace scion {

/// Increased when the semantics of a key change, not for new keys.
inline constexpr int findingSchema = 1;

llvm::json::Object jsonOf(const Finding &finding);

/// None if the object is not a finding.
std::optional<Finding> findingOf(const llvm::json::Object &object);

/// One line, without the newline. Leaves out fields until the line fits into
/// `most` bytes: the culprit's output first, then files and results, programs
/// last.
std::string writeFinding(const Finding &finding, size_t most = 48u << 10);

/// None if the text is not one finding.
std::optional<Finding> readFinding(std::string_view line);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_FINDINGJSON_H
