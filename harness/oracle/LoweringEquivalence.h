//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The lowering oracle: a well-defined program lowered along several paths
// shows the same observations on all of them.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_LOWERINGEQUIVALENCE_H
#define SCION_HARNESS_ORACLE_LOWERINGEQUIVALENCE_H

#include "harness/experiment/Prepare.h"
#include "harness/known/Registry.h"
#include "harness/lowering/PathStep.h"
#include "harness/oracle/Finding.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace scion {

class RuleTable;
struct ParsedInput;
struct TargetExecutor;

struct LoweringOptions {
  /// Paths beside the reference; the input's `paths` directive wins.
  unsigned paths = 3;
  unsigned maxSteps = 30;
  bool feedback = true;
  unsigned priority = 1000, penalty = 1; // as in PathOptions

  /// One in this many distinct lowered modules also runs at O2.
  unsigned optimizedShare = 4;

  /// Before the paths, apply several passes to the same module, too
  /// (PathBuilder::buildFan).
  bool fan = false;

  /// Lower to this target (PassRule::target) instead of LLVM. Programs with ops
  /// of the target are in scope. If this is "" and `fan` is set, one path to a
  /// drawn target comes before the others.
  std::string to;

  /// Null, or executes what paths to its target end with. Without it, nothing
  /// of another target is executed.
  const TargetExecutor *executor = nullptr;

  /// Passes that random steps of paths prefer, beside the input's own
  /// `towards`: names as Towards takes them.
  std::string towards;

  /// Weights of passes: text as Towards::addWeights takes it.
  std::string weights;

  /// Run first on path 1.
  std::vector<PathStep> through;

  /// Run first on each path, the reference included: a bug that all share.
  std::vector<PathStep> everyPath;

  /// Walk the path of `through` in fresh processes too, even if its results
  /// agree: a pass that depends on addresses may be right in this process only.
  bool examineThrough = false;

  /// If `through` shows nothing, judge it again with fewer observations.
  bool unobservedToo = true;

  /// How a program is prepared before its paths split.
  PrepareOptions prepare;

  /// Interpret the program (harness/semantics), if it executes no more ops than
  /// this, and compare paths with its result; 0: do not. The shipped programs
  /// execute 95 (median) and 37,000 at most.
  uint64_t meaningFuel = 300'000;

  /// Blame a pass and a pattern for a difference.
  bool blame = true;

  /// Null, or called for each finding with the path that showed it (0 is the
  /// reference path); judging then goes on after findings.
  std::function<void(const Finding &, unsigned path)> onFinding;

  /// Build and judge each path in a copy of this process first, so that a crash
  /// or a hang is a finding and the other paths are judged all the same.
  /// Differences are explained until ten in a row show nothing new. For
  /// onFinding.
  bool survivesCrashes = false;

  /// Known bugs of the passes of `through` are findings wherever these run, on
  /// the reference path as well.
  bool reportsAskedEverywhere = false;

  /// Null, or called after each path: true ends the check.
  std::function<bool()> isEnough;

  /// The rules that paths are drawn from; the shipped ones if null.
  const RuleTable *rules = nullptr;

  /// Called before each step with the program, the path including the step, and
  /// the kinds of its input (known/Selectors.h).
  std::function<void(const std::string &program,
                     const std::vector<PathStep> &path,
                     const std::vector<std::string> &inputKinds)>
      progress;
};

struct LoweringVerdict {
  enum class Kind : uint8_t {
    OutOfScope,
    NotLowered, // not even the reference path lowers to LLVM
    Poisoned,   // the reference traps or hits a limit: nothing to compare with
    NoComparison, // no path gave anything to compare: see uncompared
    Agree,
    Found,
  };
  Kind kind = Kind::OutOfScope;
  std::string reason; // unless Agree or Found
  std::optional<Finding> finding;
  unsigned comparisons = 0; // outcomes compared with the reference

  /// Inconclusive paths, by reason.
  std::map<std::string, unsigned> uncompared;

  std::string reference; // what the reference observed

  /// Passes that did not run, and findings that were not reported, because of
  /// known bugs. The verdict does not cover them.
  std::vector<Suppression> suppressed;
};

/// Reads LoweringOptions::everyPath from a pipeline, written as inside
/// builtin.module(…). Returns what is wrong with it; "" if nothing is.
std::string setEveryPath(LoweringOptions &options, std::string_view pipeline);

/// "out-of-scope", "agree", "finding" …
std::string_view toString(LoweringVerdict::Kind kind);

/// Judges one program. `input.module` is prepared: see PrepareOptions.
LoweringVerdict checkLowering(ParsedInput &input,
                              const LoweringOptions &options);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_LOWERINGEQUIVALENCE_H
