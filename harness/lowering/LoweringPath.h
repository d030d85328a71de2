//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds lowering paths: sequences of passes that take a module to the LLVM
// dialect. Path 0 is the reference (conversions in table order, nothing
// else); other paths draw order, alternatives and optimisations from the
// input's choices, stepwise, looking at the ops that are present. Where a path
// comes to a module that an earlier path of the program came by, more
// optimisations are tried: the same module twice is judged once.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_LOWERINGPATH_H
#define SCION_HARNESS_LOWERING_LOWERINGPATH_H

#include "base/ChoiceStream.h"
#include "harness/lowering/PassRunner.h"
#include "harness/lowering/PathStep.h"
#include "harness/lowering/Towards.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace scion {

class Guards;
class RuleTable;
struct OpKinds;
struct PassRule;

struct PathOptions {
  /// Rounds of a random path, each at most one conversion.
  unsigned maxSteps = 30;

  /// Off: every op kind is as likely as any other (ablation).
  bool feedback = true;

  /// What every path that is built runs first, the reference included. A step
  /// that does nothing, or fails, is no part of the path.
  std::vector<PathStep> everyPath;

  /// What random steps prefer.
  Towards towards;

  /// What buildGiven runs then.
  std::vector<PathStep> given;

  /// Whether invalid IR after this step, on a module of these kinds, is known
  /// already: the step then counts as failed, and the path goes around it.
  std::function<bool(const PathStep &, const std::string &message,
                     const OpKinds &before)>
      isKnownInvalid;
};

enum class PathEnd : unsigned char {
  Lowered,
  NotLowered,  // no conversion gets further, or too many steps
  GivenFailed, // a step of PathOptions::given cannot be run
  InvalidIR,   // the last step succeeded and left invalid IR
  Circling,    // the last step tried patterns without end
  TooBig,      // the last step made the module too big to go on
  Stopped,     // behind the last step, by PathBuilder::stopsBehind
};

struct LoweredPath {
  PathEnd end = PathEnd::NotLowered;
  /// As far as the path came; null behind invalid IR, which nobody touches.
  mlir::OwningOpRef<mlir::ModuleOp> module;
  uint64_t hash = 0;           // hashInContext of the module
  std::vector<PathStep> steps; // those that had an effect
  std::string message;         // unless Lowered
};

/// How often which pass ran and did something.
struct PassCounts {
  uint64_t applied = 0, hadEffect = 0, failed = 0;

  /// Programs whose rules selected it at some module of a path; of them, those
  /// where known bugs kept it off at one, and at all of them.
  uint64_t selected = 0, keptOnce = 0, keptAlways = 0;

  PassCounts &operator+=(const PassCounts &other) {
    selected += other.selected;
    keptOnce += other.keptOnce;
    keptAlways += other.keptAlways;
    applied += other.applied;
    hadEffect += other.hadEffect;
    failed += other.failed;
    return *this;
  }
};
using PassStatistics = std::map<std::string, PassCounts>;

/// "scion: passes, applied/had effect: canonicalize 4/3 …", of those that were
/// applied; "" if there is none.
std::string tellEffects(const PassStatistics &passes);

/// Whether another order of floating-point sums cannot show, because the
/// program has no floats.
bool hasNoFloats(mlir::ModuleOp module);

/// What the paths of one program share.
class PathBuilder {
public:
  PathBuilder(mlir::ModuleOp program, ContextLease &lease,
              const RuleTable &rules, PathOptions options = {});

  /// The reference path.
  LoweredPath buildReference();

  /// A path drawn from `choices`.
  LoweredPath build(ChoiceStream choices);

  /// The reference path with one pass in it: at its head, or behind each of its
  /// steps instead. Only where the rules select it, and no known bug keeps it
  /// off. At a head where it does nothing, the path ends with it.
  struct Sprinkle {
    const PassRule *rule;
    std::string_view set; // of options
    bool onFunction, isBetween;
  };
  LoweredPath buildSprinkled(const Sprinkle &sprinkle);

  /// PathOptions::given, completed by the reference path.
  LoweredPath buildGiven();

  /// What replays do behind the given steps, before the reference path finishes
  /// them: another way to LLVM. Empty: nothing.
  struct Completion {
    std::vector<PathStep> steps;
    bool isolated = false; // each op alone in a function: IsolateOps.h
  };
  Completion completion;

  /// Runs `steps` and then, if `finish`, the completion and whatever the
  /// reference path would do from there.
  LoweredPath replay(const std::vector<PathStep> &steps, bool finish);

  /// Like replay, with the pattern attempts of the last of `steps` limited.
  struct Limited;
  Limited replayLimited(const std::vector<PathStep> &steps, uint64_t limit,
                        bool finish);

  /// The same steps, but tensors are bufferized by copying before each write
  /// and not as an analysis says. None where they are so already, or where that
  /// is no option.
  std::optional<std::vector<PathStep>>
  withCopies(const std::vector<PathStep> &steps);

  /// Of all paths so far.
  PassStatistics statistics() const;

  /// Called before each step, with the steps of the path so far and the kinds
  /// of the module that it is given.
  std::function<void(const std::vector<PathStep> &done, const PathStep &next,
                     const OpKinds &kinds)>
      beforeStep;

  /// Called behind each step that had an effect.
  std::function<void(mlir::ModuleOp module)> behindStep;

  /// The same, with the module's hash; true ends the path there.
  std::function<bool(mlir::ModuleOp module, uint64_t hash)> stopsBehind;

private:
  class State;

  mlir::ModuleOp program;
  ContextLease &lease;
  PassRunner &runner;
  const RuleTable &rules;
  std::shared_ptr<Guards> guards; // as the registry was when a path began
  PathOptions options;
  PassStatistics counts;
  struct Selected {
    bool allowed = false, kept = false;
  };
  std::vector<Selected> selected; // by place in the rules
  uint64_t programHash;
  bool mayReorderFloats;

  /// Failed conversions per op kind, kept across the paths of the program.
  std::map<std::string, int> failures;

  /// Steps without effect: module hash and pipeline.
  std::set<uint64_t> idle;

  /// Where steps with one led: module hash and pipeline, module hash.
  std::unordered_map<uint64_t, uint64_t> led;

  /// Hashes of the modules that earlier paths came by.
  std::unordered_set<uint64_t> visited;

  /// Conversions that the reference path needed: what must be kept in reserve.
  unsigned referenceLength = 12;

  const Sprinkle *sprinkled = nullptr; // behind each step of the reference

  void runSprinkle(State &state, const Sprinkle &sprinkle);
  void runEveryPath(State &state);
  void finishAsReference(State &state);
  void finish(State &state);
  void buildFrom(State &state, ChoiceStream &choices);
  bool runOptimizations(State &state, unsigned handful, ChoiceStream &choices);
};

struct PathBuilder::Limited {
  LoweredPath path;
  uint64_t attempts = 0;   // in the last step, as many as it wanted
  std::string lastPattern; // of the last attempt that was allowed
};

} // namespace scion

#endif // SCION_HARNESS_LOWERING_LOWERINGPATH_H
