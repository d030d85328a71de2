//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Watches the rewrite patterns that MLIR tries (its action handler sees each
// attempt): as features for the engine, as a bound on passes that do not end,
// and as the switch with which blame finds the guilty pattern.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_PATTERNTRACE_H
#define SCION_HARNESS_LOWERING_PATTERNTRACE_H

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace mlir {
class MLIRContext;
} // namespace mlir

namespace scion {

class PatternTrace {
public:
  /// Installs itself as the context's action handler; must die before it.
  explicit PatternTrace(mlir::MLIRContext &context);
  ~PatternTrace();

  /// Starts counting for a new pass.
  void startPass() {
    attempts = 0;
    skipped = 0;
    lastAllowed.clear();
  }

  /// Attempts since startPass.
  uint64_t attemptCount() const { return attempts; }

  /// Whether the pass ran into the bound, so that its result says nothing.
  bool exhausted() const { return attempts > maxAttempts; }

  /// Attempts after the first `count` fail without being tried. For bisection:
  /// name of the last attempt that was allowed is lastPattern().
  void limitAttempts(uint64_t count) { limit = count; }
  void unlimitAttempts() { limit = ~0ull; }
  const std::string &lastPattern() const { return lastAllowed; }

  /// Patterns that are never tried (known bugs). A name may end with '*'.
  void disable(std::vector<std::string> names) { disabled = std::move(names); }

  /// While set, every pattern that is tried is collected here.
  std::set<std::string> *collect = nullptr;

  /// Bound on the attempts in one pass. The most that a pass of the pool needs
  /// on a shipped seed is a few thousand; a pass that rewrites back and forth
  /// gets here in about a second.
  static constexpr uint64_t maxAttempts = 200000;

private:
  mlir::MLIRContext &context;
  uint64_t attempts = 0, skipped = 0, limit = ~0ull;
  std::string lastAllowed;
  std::vector<std::string> disabled;
};

} // namespace scion

#endif // SCION_HARNESS_LOWERING_PATTERNTRACE_H
