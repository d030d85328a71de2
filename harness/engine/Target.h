//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interface between a fuzz target and an engine. A file in harness/targets/
// defines `fuzzTarget`; the engine glue (LibFuzzer.cpp, Afl.cpp or
// Standalone.cpp) drives it. Nothing else in Scion knows which engine runs.
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
  /// after it). Returns an error message for the user, after which the process
  /// ends with exit code 3; "" on success.
  std::string (*initialize)();

  /// Judges one input; reports a finding by aborting (harness/oracle/Report.h).
  Verdict (*run)(std::string_view input);

  /// Null, or the check that a mutant passes before it is handed to the
  /// engine: may replace `program` by an improved version (reconditioned),
  /// returns false to refuse it.
  bool (*checkMutant)(std::string &program);

  /// Null, or printed at exit and every 2^k inputs.
  void (*printStatistics)();

  /// Null, or the number of programs that passes broke and that the process
  /// keeps, because it must not free them. The process ends when there are
  /// `mostBroken` of them (the option broken=).
  unsigned (*brokenPrograms)() = nullptr;
  unsigned mostBroken = 0;

  /// Mutants in the fast lane for each one in the full lane (base/Lane.h;
  /// fast=); 0: there are no lanes.
  uint64_t fastOf = 0;

  /// Null, or generates a program of at most `maxSize` bytes; "" if none is
  /// that small. The program may be invalid if that serves the target. A pure
  /// function of its arguments.
  std::string (*generate)(uint64_t seed, size_t maxSize) = nullptr;

  /// The default of the option generate=: `generate` makes one mutant in this
  /// many.
  uint64_t (*generateOneIn)() = nullptr;

  /// Options of its own, beside those of every target.
  std::span<const OptionHelp> options = {};
};

/// Defined by the one file of harness/targets/ that the binary is made of.
extern const Target fuzzTarget;

} // namespace scion

#endif // SCION_HARNESS_ENGINE_TARGET_H
