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
// and as the switch with which blame finds the culprit pattern.
//
// The handler is not told whether an attempt succeeded, but can conclude that
// some did not:
//   - The patterns for an op are tried one after the other until one succeeds.
//     So an attempt failed if the next one is on the same op, and is not the
//     first pattern for it again, which begins a new visit after a success.
//   - Attempts inside a failed attempt were undone. (A conversion legalizes the
//     ops that a pattern has created before that pattern has succeeded.)
//   - A pass without effect applied nothing.
// All other attempts count as applied, and become features. That is wrong for
// the last pattern that is tried on an op which no pattern changes.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_PATTERNTRACE_H
#define SCION_HARNESS_LOWERING_PATTERNTRACE_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <vector>

namespace mlir {
class MLIRContext;
class Operation;
} // namespace mlir

namespace scion {

class PatternTrace {
public:
  /// Installs itself as the context's action handler; must be destroyed before
  /// it.
  explicit PatternTrace(mlir::MLIRContext &context);
  ~PatternTrace();

  /// Starts counting for a new pass.
  void startPass();

  /// The pass had an effect: the patterns that it may have applied are features
  /// of the input, as often as they may have been applied.
  void noteApplied() const;

  /// Attempts since startPass.
  uint64_t attemptCount() const { return attempts; }

  /// Whether the pass reached the bound, so that its result is not usable.
  bool exhausted() const { return attempts > bound; }

  /// "more than 200000 pattern attempts", or what else exhausted the trace.
  std::string exhaustion() const;

  /// Sets a bound other than maxAttempts, to see whether more attempts are
  /// enough.
  void boundAttempts(uint64_t count) { bound = count; }

  /// An op with more operands exhausts the trace, too: the pattern of
  /// test-linalg-elementwise-fusion-patterns that doubles them takes more than
  /// a minute for its nineteenth attempt, and 16 s until there are 62,500.
  uint64_t maxOperands() const {
    return std::min<uint64_t>(bound / 16, 1 << 14);
  }

  /// The pattern that was tried when the bound was reached; "" if it was not.
  const std::string &patternAtBound() const { return atBound; }

  /// Attempts after the first `count` fail without being tried. For bisection:
  /// lastPattern() is the pattern of the last allowed attempt.
  void limitAttempts(uint64_t count) { limit = count; }
  void unlimitAttempts() { limit = ~0ull; }
  const std::string &lastPattern() const { return lastAllowed; }

  /// Called before each attempt: the op that the pattern is tried on (null: not
  /// known), the pattern's name and a hash of it. If it returns true, the
  /// pattern is not tried.
  using Veto =
      std::function<bool(mlir::Operation *, llvm::StringRef, uint64_t)>;
  void setVeto(Veto isVetoed) { veto = std::move(isVetoed); }

  /// While set, every pattern that is tried is collected here.
  std::set<std::string> *collect = nullptr;

  /// While set, the hashes (stableHash) of the names of patterns that may have
  /// been applied are collected here, by noteApplied.
  std::set<uint64_t> *collectApplied = nullptr;

  /// Bound on the attempts in one pass. Passes of the pool need at most a few
  /// thousand on a shipped seed; a pass that rewrites back and forth reaches
  /// the bound in about a second.
  static constexpr uint64_t maxAttempts = 200000;

private:
  /// The attempts on one op, of which only the last may have succeeded. There
  /// is one for each level of nested attempts.
  struct Visit {
    const void *root = nullptr, *opName = nullptr;
    uint64_t firstPattern = 0;
    size_t before = 0; // size of `applied` before the last attempt
  };

  mlir::MLIRContext &context;
  uint64_t attempts = 0, limit = ~0ull, bound = maxAttempts;
  std::string lastAllowed, atBound;
  bool isTooWide = false;
  Veto veto;

  /// Hashes of the names of patterns that may have been applied; at most one
  /// for each attempt.
  std::vector<uint64_t> applied;
  llvm::SmallVector<Visit, 8> visits;
  size_t level = 0;

  /// Removes the previous attempt from `applied` if this one shows that it
  /// failed.
  void startAttempt(mlir::Operation *root, uint64_t pattern);
};

} // namespace scion

#endif // SCION_HARNESS_LOWERING_PATTERNTRACE_H
