//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/rules/NotDrawn.h"

#include "harness/compat/VersionedTable.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

using namespace scion;

bool NotDrawn::isAbout(std::string_view pass, std::string_view name,
                       std::string_view value) const {
  if (isOption != !pass.empty())
    return false;
  auto fits = [](const std::vector<Glob> &globs, std::string_view text) {
    return llvm::any_of(globs,
                        [&](const Glob &glob) { return glob.matches(text); });
  };
  if (isOption && !fits(passes, pass))
    return false;
  return fits(names, name) ||
         (!value.empty() &&
          fits(names, std::string(name) + "=" + std::string(value)));
}

namespace {
class TableReader {
public:
  TableReader(llvm::StringRef text, std::vector<NotDrawn> &lines,
              std::string_view name, unsigned version,
              std::vector<std::string> &errors)
      : table(text, name, version, errors), lines(lines) {}

  void read() {
    while (std::optional<llvm::StringRef> line = table.next())
      readLine(*line);
  }

private:
  VersionedTable table;
  std::vector<NotDrawn> &lines;

  void addGlob(const llvm::Twine &text, std::vector<Glob> &globs) {
    std::string wrong;
    globs.push_back(Glob::read(text.str(), wrong));
    if (!wrong.empty())
      table.problem(wrong);
  }

  /// "a b", and "transform.{a b}.*" for "transform.a.*" and "transform.b.*".
  void readNames(llvm::StringRef text, std::vector<Glob> &globs) {
    while (!(text = text.trim()).empty()) {
      llvm::StringRef front = text.take_front(text.find_first_of(" {"));
      text = text.drop_front(front.size());
      if (!text.consume_front("{")) {
        addGlob(front, globs);
        continue;
      }
      auto [list, after] = text.split('}');
      llvm::StringRef back = after.take_front(after.find(' '));
      text = after.drop_front(back.size());
      llvm::SmallVector<llvm::StringRef> words;
      list.split(words, ' ', -1, /*KeepEmpty=*/false);
      for (llvm::StringRef word : words)
        addGlob(front + word + back, globs);
    }
  }

  void readLine(llvm::StringRef line) {
    NotDrawn entry;
    entry.line = table.line();
    auto [verdict, after] = line.split(' ');
    auto [what, rest] = after.ltrim().split(' ');
    if ((verdict != "out" && verdict != "left") ||
        (what != "option" && what != "op" && what != "function"))
      return table.problem("write 'out' or 'left', and 'option', 'op' or "
                           "'function'");
    entry.isOut = verdict == "out";
    entry.isOption = what == "option";
    entry.isFunction = what == "function";
    if (entry.isOption) {
      auto [passes, options] = rest.split(" : ");
      readNames(passes, entry.passes);
      rest = options;
    }
    auto [names, reason] = rest.split(": ");
    readNames(names, entry.names);
    entry.reason = reason.trim().str();
    if (entry.names.empty() || (entry.isOption && entry.passes.empty()))
      return table.problem(
          "write 'option PASS : OPTION: REASON' or 'op OP: REASON'");
    if (entry.reason.empty())
      return table.problem("a reason is missing");
    lines.push_back(std::move(entry));
  }
};
} // namespace

std::vector<NotDrawn> scion::readNotDrawn(std::string_view text,
                                          std::string_view name,
                                          unsigned version,
                                          std::vector<std::string> &errors) {
  std::vector<NotDrawn> lines;
  TableReader(text, lines, name, version, errors).read();
  return lines;
}
