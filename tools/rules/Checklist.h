//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What `scion rules review` finds open: lines that name a place in a table and
// what to do there.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_RULES_CHECKLIST_H
#define SCION_TOOLS_RULES_CHECKLIST_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

#include <string>
#include <string_view>
#include <vector>

namespace scion {

/// A table, to find places in. Several files in one text
/// (cmake/EmbedText.cmake) begin each with a line `--- # NAME`; `name` is their
/// folder then.
struct TableText {
  std::string name, text;

  /// "NAME:12", the first line from `line` on that holds the word: letters,
  /// digits, '_' and '-' end no word of these. Only the name, if none does.
  std::string place(std::string_view word, unsigned line = 1) const;

  /// Likewise in the file FILE of several; if there is no such file, from the
  /// first line on that holds `after`.
  std::string placeIn(std::string_view file, std::string_view word,
                      std::string_view after) const;
};

/// The ops that the text of a schedule names, not the types.
std::vector<llvm::StringRef> opsOfSchedule(llvm::StringRef body);

class Checklist {
public:
  void open(const llvm::Twine &place, const llvm::Twine &what) {
    std::string line = (place + ": " + what).str();
    if (lines.empty() || lines.back() != line)
      lines.push_back(std::move(line));
  }
  const std::vector<std::string> &open() const { return lines; }

private:
  std::vector<std::string> lines;
};

} // namespace scion

#endif // SCION_TOOLS_RULES_CHECKLIST_H
