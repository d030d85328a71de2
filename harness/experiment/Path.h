//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds lowering paths: sequences of passes that take a module to the LLVM
// dialect. Path 0 is the reference (conversions in table order, nothing else);
// other paths draw order, alternatives and optimisations from the input's
// choices, pass by pass, depending on the ops that are present. If a path
// reaches a module that an earlier path of the program has reached, it tries
// more optimisations, because equal modules are judged only once.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_EXPERIMENT_PATH_H
#define SCION_HARNESS_EXPERIMENT_PATH_H

#include "base/ChoiceStream.h"
#include "harness/experiment/Experiment.h"
#include "harness/lowering/Towards.h"

#include <map>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

namespace scion {

class Guards;
class RuleTable;
struct PassRule;

struct PathOptions {
  /// Rounds of a random path, each at most one conversion.
  unsigned maxSteps = 30;

  /// Off: every op kind is as likely as any other (ablation).
  bool feedback = true;

  /// The initial priority of an op kind, and the amount by which a failed
  /// conversion lowers it, down to 0. The kinds of the highest priority are
  /// converted first. LOBE's priority is 10, so all kinds that failed ten times
  /// are equal: 243 conversions of a program had no effect with 10, and 226
  /// with 1000.
  unsigned priority = 1000, penalty = 1;

  /// Passes that every path runs first, the reference path included. A pass
  /// that has no effect, or fails, is not part of the path.
  std::vector<PathStep> everyPath;

  /// The passes that random steps prefer.
  Towards towards;

  /// The passes that buildGiven runs after `everyPath`.
  std::vector<PathStep> given;

  /// How built paths judge their passes.
  Judging judging = Judging::Interpret;
};

/// Whether the program has no floats, so that the order of floating-point sums
/// cannot change its result.
bool hasNoFloats(mlir::ModuleOp module);

/// Common to the paths of one program.
class PathBuilder {
public:
  PathBuilder(mlir::ModuleOp program, ContextLease &lease,
              const RuleTable &rules, PathOptions options = {});

  /// The reference path.
  LoweredPath buildReference();

  /// A path drawn from `choices`.
  LoweredPath build(ChoiceStream choices);

  /// Applies passes drawn from `choices`, each by itself, to the program and to
  /// a module that one or two passes make of it; all that apply if `isWhole`.
  /// The path holds the passes to the last module, and all setbacks.
  LoweredPath buildFan(ChoiceStream choices, bool isWhole = false);

  /// A path to a target other than LLVM (PassRule::target). It holds the passes
  /// to the last module, and the setbacks. If there is a `completion`, no
  /// pass leads to LLVM, and at the end these passes and the conversions to the
  /// target run as long as they have an effect.
  LoweredPath buildTo(const std::string &target, ChoiceStream choices,
                      llvm::ArrayRef<std::string> completion = {});

  /// The reference path with one more pass, which runs first or after each pass
  /// of the path, where the rules select it and no known bug suppresses it. If
  /// it has no effect as the first pass, the path ends there.
  struct Sprinkle {
    const PassRule *rule;
    std::string_view set; // of options
    bool onFunction, isBetween;
  };
  LoweredPath buildSprinkled(const Sprinkle &sprinkle);

  /// PathOptions::given, completed by the reference path.
  LoweredPath buildGiven();

  /// Replays run these passes before the reference path's conversions.
  std::vector<PathStep> completion;

  /// Runs `steps` and then, if `finish`, the completion and the reference path
  /// from there.
  LoweredPath replay(const std::vector<PathStep> &steps, bool finish,
                     Judging judging = Judging::Verify);

  /// Like replay, with the pattern attempts of the last of `steps` limited.
  struct Limited;
  Limited replayLimited(const std::vector<PathStep> &steps, uint64_t limit,
                        bool finish);

  /// Counts of all paths so far.
  PassStatistics statistics() const;

  /// The program, with callbacks before and after each pass and the check of
  /// its output.
  Subject subject;

private:
  const RuleTable &rules;
  std::shared_ptr<Guards> guards; // as the registry was when a path began
  PathOptions options;
  struct Selected {
    bool allowed = false, kept = false;
  };
  std::vector<Selected> selected; // by place in the rules
  bool mayReorderFloats;

  /// Failed conversions per op kind, kept across the paths of the program.
  std::map<std::string, int> failures;

  /// Hashes of the modules of earlier paths.
  std::unordered_set<uint64_t> visited;

  /// The number of passes of the reference path. Random paths reserve as many
  /// rounds to finish.
  unsigned referenceLength = 12;

  const Sprinkle *sprinkled = nullptr; // after each pass of the reference path

  class Draft; // PathDraft.h

  /// The optimisations that apply to a module, and their weights. One more
  /// weight is for schedules.
  struct Pool {
    std::vector<const PassRule *> passes;
    std::vector<uint64_t> weights;
  };
  Pool poolFor(Draft &draft);
  std::optional<PathStep> drawFrom(Draft &draft, const PassRule &rule,
                                   ChoiceStream &choices);
  std::optional<PathStep> drawStep(Draft &draft, const Pool &pool, size_t index,
                                   ChoiceStream &choices);

  void finishAt(Draft &draft, const std::string &target,
                llvm::ArrayRef<std::string> completion, ChoiceStream &choices);
  void runSprinkle(Draft &draft, const Sprinkle &sprinkle);
  void runEveryPath(Draft &draft);
  void finishAsReference(Draft &draft);
  void finish(Draft &draft);
  void buildFrom(Draft &draft, ChoiceStream &choices);
  bool runOptimizations(Draft &draft, unsigned handful, ChoiceStream &choices);
  bool runConversion(Draft &draft, ChoiceStream &choices);
  void fanOut(Draft &draft, ChoiceStream &choices, bool isWhole);
};

struct PathBuilder::Limited {
  LoweredPath path;
  uint64_t attempts = 0;   // in the last pass, beyond the limit, too
  std::string lastPattern; // of the last attempt that was allowed
};

} // namespace scion

#endif // SCION_HARNESS_EXPERIMENT_PATH_H
