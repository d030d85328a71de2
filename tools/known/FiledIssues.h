//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The list of filed issues, and their entry in a record.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_KNOWN_FILEDISSUES_H
#define SCION_TOOLS_KNOWN_FILEDISSUES_H

#include <string>
#include <string_view>
#include <vector>

namespace scion {

/// A line of the list: an issue, its state, and the records that it is about.
struct FiledIssue {
  std::string url, state;
  std::vector<std::string> ids; // none: those that have the issue already
};

/// Reads "NUMBER-OR-URL STATE [ID …]", one a line; `#` begins a comment.
/// `problems` gets "NAME:LINE: …".
std::vector<FiledIssue> readFiledIssues(std::string_view text,
                                        std::string_view name,
                                        std::vector<std::string> &problems);

/// Returns the text of the record with the issue, otherwise unchanged.
std::string withFiled(std::string_view record, const std::string &url,
                      const std::string &state);

} // namespace scion

#endif // SCION_TOOLS_KNOWN_FILEDISSUES_H
