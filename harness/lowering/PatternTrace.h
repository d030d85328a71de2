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
// The handler does not learn whether an attempt succeeded. It follows from
// this:
//   - The patterns for an op are tried one after the other until one succeeds.
//     So an attempt failed if the next one is on the same op, and is not the
//     first pattern for it again: that one begins a new visit, after a success.
//   - Attempts inside of an attempt that failed (a conversion legalizes the ops
//     that a pattern has made before that pattern has succeeded) were undone.
//   - A pass without effect applied nothing.
// The rest may have been applied, and becomes a feature. That is too much by
// the last pattern for an op that all of them leave unchanged.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_PATTERNTRACE_H
#define SCION_HARNESS_LOWERING_PATTERNTRACE_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

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

  /// Whether the pass ran into the bound, so that its result says nothing.
  bool exhausted() const { return attempts > bound; }

  /// Another bound than maxAttempts, to see whether more attempts are enough.
  void boundAttempts(uint64_t count) { bound = count; }
  uint64_t attemptBound() const { return bound; }

  /// The pattern that was tried when the bound was met; "" if it was not.
  const std::string &patternAtBound() const { return atBound; }

  /// Attempts after the first `count` fail without being tried. For bisection:
  /// name of the last attempt that was allowed is lastPattern().
  void limitAttempts(uint64_t count) { limit = count; }
  void unlimitAttempts() { limit = ~0ull; }
  const std::string &lastPattern() const { return lastAllowed; }

  /// Called before each attempt: the op that the pattern is tried on (null: not
  /// known), the pattern's name and a hash of it. True: it is not tried.
  using Veto =
      std::function<bool(mlir::Operation *, llvm::StringRef, uint64_t)>;
  void setVeto(Veto isVetoed) { veto = std::move(isVetoed); }

  /// While set, every pattern that is tried is collected here.
  std::set<std::string> *collect = nullptr;

  /// While set, the hashes (stableHash) of the names of patterns that may have
  /// been applied are collected here, by noteApplied.
  std::set<uint64_t> *collectApplied = nullptr;

  /// Bound on the attempts in one pass. The most that a pass of the pool needs
  /// on a shipped seed is a few thousand; a pass that rewrites back and forth
  /// gets here in about a second.
  static constexpr uint64_t maxAttempts = 200000;

private:
  /// The attempts on one op, of which at most the last has succeeded. One for
  /// each level of attempts inside of attempts.
  struct Visit {
    const void *root = nullptr, *opName = nullptr;
    uint64_t firstPattern = 0;
    size_t before = 0; // size of `applied` before the last attempt
  };

  mlir::MLIRContext &context;
  uint64_t attempts = 0, limit = ~0ull, bound = maxAttempts;
  std::string lastAllowed, atBound;
  Veto veto;

  /// Hashes of the names of patterns that may have been applied; as long as
  /// there may be attempts, at most.
  std::vector<uint64_t> applied;
  llvm::SmallVector<Visit, 8> visits;
  size_t level = 0;

  /// Drops the attempt before from the list if this one shows that it failed.
  void startAttempt(mlir::Operation *root, uint64_t pattern);
};

} // namespace scion

#endif // SCION_HARNESS_LOWERING_PATTERNTRACE_H
