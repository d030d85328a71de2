//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The open items of `scion rules review`. Each names a place in a table and the
// change to make there.
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

/// The text of a table, for finding places. If it has several files
/// (cmake/EmbedText.cmake), each begins with a line `--- # NAME`, and `name` is
/// their folder.
struct TableText {
  std::string name, text;

  /// Returns "NAME:12", with the first line from `line` on that has the word;
  /// only the name if none does. Letters, digits, '_' and '-' are parts of
  /// words.
  std::string place(std::string_view word, unsigned line = 1) const;

  /// The same in the file `file` of several. If there is no such file, searches
  /// from the first line on that has `after`.
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
