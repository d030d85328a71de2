//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a fuzz target is to an engine. A file in harness/targets/ defines
// `fuzzTarget`; the engine glue (LibFuzzer.cpp, Afl.cpp or Standalone.cpp)
// drives it. Nothing else in Scion knows which engine runs.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ENGINE_TARGET_H
#define SCION_HARNESS_ENGINE_TARGET_H

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace scion {

struct OptionHelp;

enum class Verdict : uint8_t {
  Interesting, // came as far as the target can look: keep it if it has features
  Rejected,    // not a valid program: of no use as a parent
};

struct Target {
  const char *name;

  /// One sentence for --help.
  const char *summary;

  /// Called once, before the first input. Must not start threads (AFL++ forks
  /// after it). Returns what is wrong, for the user to read, to end the process
  /// with exit code 3; "" if nothing is.
  std::string (*initialize)();

  /// Judges one input; reports a finding by aborting (harness/oracle/Report.h).
  Verdict (*run)(std::string_view input);

  /// Null, or the check that a mutant passes before it is handed to the
  /// engine: may replace `program` by an improved version (reconditioned),
  /// returns false to refuse it.
  bool (*checkMutant)(std::string &program);

  /// Null, or printed at exit and every 2^k inputs.
  void (*printStatistics)();

  /// Null, or how many programs the process keeps that passes broke: memory
  /// that it must not free. It ends when they are `mostBroken` (broken=).
  unsigned (*brokenPrograms)() = nullptr;
  unsigned mostBroken = 0;

  /// Mutants in the fast lane for each one in the full lane (base/Lane.h;
  /// fast=); 0: there are no lanes.
  uint64_t fastOf = 0;

  /// Null, or makes a program from nothing, of at most so many bytes; "" if
  /// none is that small. Need not be valid where that is of use. A pure
  /// function of its arguments.
  std::string (*generate)(uint64_t seed, size_t maxSize) = nullptr;

  /// One mutant in so many is made by `generate`, by default.
  uint64_t (*generateOneIn)() = nullptr;

  /// Options of its own, beside those of every target.
  std::span<const OptionHelp> options = {};
};

/// Defined by the one file of harness/targets/ that the binary is made of.
extern const Target fuzzTarget;

} // namespace scion

#endif // SCION_HARNESS_ENGINE_TARGET_H
