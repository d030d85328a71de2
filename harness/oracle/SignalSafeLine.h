//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lines that the handler of a fatal signal writes: nothing is allocated.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_SIGNALSAFELINE_H
#define SCION_HARNESS_ORACLE_SIGNALSAFELINE_H

#include <cstddef>
#include <initializer_list>
#include <string_view>
#include <utility>

namespace scion {

/// A line of text that a signal handler may write: cut off where it is full.
class SignalSafeLine {
public:
  void add(std::string_view text) {
    for (char c : text)
      put(c == '\n' ? ' ' : c);
  }

  /// The same as a string of JSON.
  void addQuoted(std::string_view text) {
    put('"');
    for (char c : text) {
      bool isPlain = c >= ' ' && c <= '~' && c != '"' && c != '\\';
      put(isPlain ? c : '?');
    }
    put('"');
  }

  std::string_view text() const { return {line, size}; }

  std::string_view ended() {
    line[size] = '\n';
    return {line, size + 1};
  }

private:
  void put(char c) {
    if (size < sizeof(line) - 1)
      line[size++] = c;
  }

  char line[2048];
  size_t size = 0;
};

/// A line of JSON with these members, each a string. `more` holds further
/// members and begins with a comma; `end` is "" if the caller adds more.
inline SignalSafeLine
jsonLine(std::initializer_list<std::pair<std::string_view, std::string_view>>
             members,
         std::string_view more = "", std::string_view end = "}") {
  SignalSafeLine json;
  json.add("{\"schema\":1");
  for (auto [key, value] : members) {
    json.add(",");
    json.addQuoted(key);
    json.add(":");
    json.addQuoted(value);
  }
  json.add(more);
  json.add(end);
  return json;
}

} // namespace scion

#endif // SCION_HARNESS_ORACLE_SIGNALSAFELINE_H
