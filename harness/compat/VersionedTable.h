//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the lines of a table that apply to one version of MLIR. Empty lines and
// comments ('#') are skipped. A line may begin with `since N` or `until N` (or
// both), where N is a major version, inclusive. For other versions, the line
// and the lines indented below it are skipped.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_COMPAT_VERSIONEDTABLE_H
#define SCION_HARNESS_COMPAT_VERSIONEDTABLE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace scion {

class VersionedTable {
public:
  /// `name` is the file name in the messages that are added to `errors`.
  VersionedTable(llvm::StringRef text, llvm::StringRef name, unsigned version,
                 std::vector<std::string> &errors)
      : rest(text), name(name), version(version), errors(errors) {}

  /// The next line that applies, without indentation and versions; none at the
  /// end.
  std::optional<llvm::StringRef> next() {
    while (!rest.empty()) {
      llvm::StringRef line;
      std::tie(line, rest) = rest.split('\n');
      ++number;
      llvm::StringRef content = line.trim();
      if (content.empty() || content.starts_with("#"))
        continue;
      indented = line.starts_with(" ");
      bool holds = takeVersions(content);
      if (!indented)
        isLeftOut = !holds;
      if (holds && !isLeftOut)
        return content;
    }
    return std::nullopt;
  }

  bool isIndented() const { return indented; }
  unsigned line() const { return number; }

  void problem(const llvm::Twine &text) {
    errors.push_back((name + ":" + llvm::Twine(number) + ": " + text).str());
  }

private:
  llvm::StringRef rest, name;
  unsigned version, number = 0;
  std::vector<std::string> &errors;
  bool indented = false, isLeftOut = false;

  /// Strips the versions from the line. Returns whether it applies to
  /// `version`.
  bool takeVersions(llvm::StringRef &line) {
    bool holds = true;
    while (line.starts_with("since ") || line.starts_with("until ")) {
      bool isSince = line.starts_with("since");
      auto [number, after] = line.split(' ').second.ltrim().split(' ');
      unsigned bound = 0;
      if (number.getAsInteger(10, bound) || after.trim().empty()) {
        problem("write 'since 23 LINE' or 'until 22 LINE'");
        return false;
      }
      holds &= isSince ? version >= bound : version <= bound;
      line = after.trim();
    }
    return holds;
  }
};

} // namespace scion

#endif // SCION_HARNESS_COMPAT_VERSIONEDTABLE_H
