//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Directives are the leading lines `// scion: key=value key="two words" …` of
// an input. They carry every secondary choice (path seed, number of paths, an
// explicit pipeline …), so that a crash file alone reproduces the crash.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_BASE_DIRECTIVES_H
#define SCION_BASE_DIRECTIVES_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace scion {

/// Keys and values in the order of the file. Unknown keys are kept: other parts
/// of Scion may read them.
class Directives {
public:
  struct Entry {
    std::string key, value;
    unsigned line;
  };

  /// Reads the leading directive lines of `input`; other comment lines and
  /// blank lines between them are skipped, the first other line ends the head.
  /// A malformed directive is left out and described in `errors()`.
  static Directives parse(std::string_view input);

  /// The value of the last entry for `key`.
  std::optional<std::string_view> get(std::string_view key) const;

  /// The value as a number; none if absent or not a number that fits.
  std::optional<uint64_t> getNumber(std::string_view key) const;

  /// Replaces all entries for `key`.
  void set(std::string_view key, std::string_view value);

  /// Removes all entries for `key`.
  void remove(std::string_view key);

  /// One line per entry, each `// scion: key=value\n`; "" when empty.
  std::string str() const;

  const std::vector<Entry> &entries() const { return list; }

  /// "line 2: …" for each malformed directive.
  const std::vector<std::string> &errors() const { return problems; }

private:
  std::vector<Entry> list;
  std::vector<std::string> problems;
};

/// `input` with its directive lines replaced by `directives`.
std::string withDirectives(std::string_view input,
                           const Directives &directives);

/// The seed of an input's choices: its `seed` directive, else a hash of its
/// bytes, so that every input has one.
uint64_t seedOf(const Directives &directives, std::string_view input);

} // namespace scion

#endif // SCION_BASE_DIRECTIVES_H
