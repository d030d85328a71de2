//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Scion's own options of a fuzz target, given as `--scion-name=value` after the
// engine's flags or as SCION_OPTIONS="name=value name=value" where an engine
// owns the command line. Flags win over the environment.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ENGINE_OPTIONS_H
#define SCION_HARNESS_ENGINE_OPTIONS_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace scion {

class Options {
public:
  /// Reads SCION_OPTIONS and the `--scion-` flags of `argv`. Other arguments
  /// are the engine's business.
  static Options read(int argc, char **argv, const char *environment);

  std::optional<std::string_view> get(std::string_view name) const;

  /// `fallback` if absent; a value that is no number is a problem.
  uint64_t getNumber(std::string_view name, uint64_t fallback);

  /// Malformed options, and options that no code reads: typing errors.
  std::vector<std::string> problems() const;

private:
  struct Entry {
    std::string name, value;
    mutable bool used = false;
  };
  std::vector<Entry> list;
  std::vector<std::string> malformed;
};

/// The options of this process; empty until the engine glue has set them.
Options &targetOptions();

} // namespace scion

#endif // SCION_HARNESS_ENGINE_OPTIONS_H
