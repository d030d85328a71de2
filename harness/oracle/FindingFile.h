//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A finding in a file of its own, beside the input that showed it: the program,
// the passes as they were run, and what is expected. `scion run`, `pass`,
// `reduce`, `triage` and `digest` read it, so that nothing is drawn again.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_FINDINGFILE_H
#define SCION_HARNESS_ORACLE_FINDINGFILE_H

#include "harness/oracle/Finding.h"

#include <optional>
#include <string>
#include <string_view>

namespace scion {

inline constexpr std::string_view findingSuffix = ".finding";

/// The name of an input's finding file: "crash-1f3a.finding".
std::string findingFileOf(const std::string &input);

/// Writes the complete finding as one line of JSON, unless the file exists.
/// Returns false if it cannot be written.
bool saveFinding(const std::string &path, const Finding &finding);

/// None if there is no such file, or no finding in it.
std::optional<Finding> loadFinding(const std::string &path);

/// The first line of a text that is a finding: a file of one, or a report.
std::optional<Finding> findingIn(std::string_view text);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_FINDINGFILE_H
