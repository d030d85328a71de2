//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Measures the time of each part of this process, for statistics only: no
// decision depends on it. Time in nested scopes counts for the innermost one,
// so the parts add up to the total.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_INPUT_COST_H
#define SCION_HARNESS_INPUT_COST_H

#include <cstddef>
#include <cstdint>
#include <string>

namespace scion {

enum class Cost : uint8_t {
  Harness,    // all that is none of the following: Scion's own work
  Parse,      // text to a verified module
  Prepare,    // reconditioning and observations
  Passes,     // passes and the verifier, as in mlir-opt
  Translate,  // LLVM dialect to LLVM IR
  Instrument, // checks, fuel counters, AddressSanitizer (Scion's own work too)
  Optimize,   // LLVM's O2 pipeline
  Codegen,    // machine code, at O0 and O2
  Link,       // into this process and out of it
  Run,        // the program itself
  Interpret,  // the reference semantics
};
inline constexpr size_t costCount = size_t(Cost::Interpret) + 1;

class CostScope {
public:
  explicit CostScope(Cost cost);
  ~CostScope();
  CostScope(const CostScope &) = delete;
  CostScope &operator=(const CostScope &) = delete;

private:
  Cost outer;
  bool isOutermost;
};

/// Nanoseconds in each part, up to the last begin or end of a scope.
struct CostSums {
  uint64_t time[costCount] = {};

  uint64_t total() const;
  uint64_t operator[](Cost cost) const { return time[size_t(cost)]; }

  /// Per cent of the total that is Scion's own: Harness, Prepare, Instrument.
  double overhead() const;

  /// "parse 2 %, passes 40 %, …", all parts.
  std::string str() const;
};
const CostSums &costSums();

} // namespace scion

#endif // SCION_HARNESS_INPUT_COST_H
