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

struct LoweringOptions {
  /// Paths beside the reference; the input's `paths` directive wins.
  unsigned paths = 3;
  unsigned maxSteps = 30;
  bool feedback = true;
  unsigned priority = 1000, penalty = 1; // as in PathOptions

  /// One in this many distinct lowered modules also runs at O2.
  unsigned optimizedShare = 4;

  /// Apply passes beside each other, too (PathBuilder::buildFan), before the
  /// paths.
  bool fan = false;

  /// Instead of paths to LLVM: to this target (PassRule::target). Nothing is
  /// executed, and programs with ops of the target are in scope. "" and with
  /// `fan`: one path to some target before the others.
  std::string to;

  /// Passes that random steps of paths prefer, beside the input's own
  /// `towards`: names as Towards takes them.
  std::string towards;

  /// Weights of passes: text as Towards::addWeights takes it.
  std::string weights;

  /// Run first on path 1.
  std::vector<PathStep> through;

  /// Run first on each path, the reference included: a bug that all share.
  std::vector<PathStep> everyPath;

  /// Walk that path in fresh processes too, even if its results agree: a pass
  /// that goes by addresses may be right in this one.
  bool examineThrough = false;

  /// Judge `through` with fewer observations too, if they found nothing.
  bool unobservedToo = true;

  /// How a program is prepared before its paths split.
  PrepareOptions prepare;

  /// The reference path is compared with what the program means
  /// (harness/semantics), if no more ops than this are executed for it; 0: it
  /// is not. The shipped programs execute 95 (median) and 37,000 at most.
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

  /// Told before each step: the program, the path so far, the step last, and
  /// what the step is given (known/Selectors.h).
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

  /// Paths that gave no comparison, by reason.
  std::map<std::string, unsigned> uncompared;

  std::string reference; // what the reference observed

  /// Hidden by known bugs: passes that paths did not run, and findings that
  /// were recognised and not reported. The verdict holds but for these.
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
