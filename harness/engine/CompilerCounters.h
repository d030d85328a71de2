//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The coverage counters of a compiler that was built with them and linked into
// this program (ci/instrumented-mlir libfuzzer), and a log of the input that
// first reached each of them, for comparing kinds of guidance.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ENGINE_COMPILERCOUNTERS_H
#define SCION_HARNESS_ENGINE_COMPILERCOUNTERS_H

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace scion {

/// Empty where the compiler has no coverage.
std::span<uint8_t> compilerCounters();

/// A file with a number for each counter, little-endian, 4 bytes: the input
/// that reached it first, counted from 1; 0: none did. The first number of the
/// file is how many inputs there were. Later processes continue the file.
/// Inputs that reached a counter first are kept beside it:
/// FILE.inputs/NUMBER.mlir.
class EdgeLog {
public:
  /// None if the file cannot be written, or has another number of counters.
  static std::optional<EdgeLog> open(const std::string &file, size_t counters);

  /// Notes the counters that one more input reached. An input that ends the
  /// process is not noted.
  void note(std::span<const uint8_t> counters, std::string_view input);

private:
  EdgeLog(std::span<uint32_t> numbers, std::string inputs)
      : numbers(numbers), inputs(std::move(inputs)) {}

  std::span<uint32_t> numbers; // mapped, as long as the process lives
  std::string inputs;          // the folder
};

} // namespace scion

#endif // SCION_HARNESS_ENGINE_COMPILERCOUNTERS_H
