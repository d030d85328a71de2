//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Applies passes to a program and judges each of them: does the output verify,
// does it refine the input by the interpreter, did the pass terminate? A pass
// that fails the test is taken back: the accepted passes are replayed, and the
// experiment goes on without it. Lowering paths, the pass oracle and reduce are
// loops over Experiment::apply.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_EXPERIMENT_EXPERIMENT_H
#define SCION_HARNESS_EXPERIMENT_EXPERIMENT_H

#include "harness/experiment/Refinement.h"
#include "harness/lowering/OpKinds.h"
#include "harness/lowering/PassRunner.h"
#include "harness/lowering/PathStep.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace scion {

/// A pass that failed the test.
struct Setback {
  StepStatus status;           // InvalidIR, EndlessPatterns, TooBig or Refuted
  std::vector<PathStep> steps; // the accepted passes, then this one
  std::string message;
  std::optional<Refutation> refutation; // of Refuted

  /// If the status is Refuted and the pass was taken back, its effect
  /// (PassEffect.h).
  std::vector<std::string> effect;
};

enum class PathEnd : unsigned char {
  Lowered,
  NotLowered,  // no conversion applies, or too many passes
  GivenFailed, // a pass of PathOptions::given cannot be run
  Wrong,       // the last pass failed the test and was not taken back
};

/// The passes of an experiment, and the module that they made.
struct LoweredPath {
  PathEnd end = PathEnd::NotLowered;

  /// Null after invalid IR, which must not be used.
  mlir::OwningOpRef<mlir::ModuleOp> module;
  uint64_t hash = 0;           // hashInContext of the module
  std::vector<PathStep> steps; // those that had an effect
  std::string message;         // unless Lowered

  /// In order. Passes that were taken back are not in `steps`.
  std::vector<Setback> setbacks;
};

/// How often a pass ran and had an effect.
struct PassCounts {
  uint64_t applied = 0, hadEffect = 0, failed = 0, takenBack = 0;

  /// Effects with a verdict: the interpreter had a result after the pass; the
  /// path with the pass was executed and its result compared.
  uint64_t interpreted = 0, executed = 0;

  /// Programs for which the rules selected the pass at some module of a path.
  /// Of these, programs for which known bugs suppressed it at some module, and
  /// at all modules.
  uint64_t selected = 0, keptOnce = 0, keptAlways = 0;

  PassCounts &operator+=(const PassCounts &other);
};
using PassStatistics = std::map<std::string, PassCounts>;

/// "scion: passes, applied/had effect: canonicalize 4/3 …", of those that were
/// applied; "" if there is none.
std::string tellEffects(const PassStatistics &passes);

/// A program, and what its experiments share.
struct Subject {
  Subject(mlir::ModuleOp program, ContextLease &lease);

  mlir::ModuleOp program;
  ContextLease &lease;
  PassRunner &runner;
  uint64_t hash; // of the program

  /// Judges outputs, where the interpreter has a result for the program.
  RefinementCheck *refinement = nullptr;

  /// Null, or called before each pass with the passes so far, this pass, and
  /// the kinds of its input.
  std::function<void(const std::vector<PathStep> &done, const PathStep &next,
                     const OpKinds &kinds)>
      beforeStep;

  /// Null, or called before each pass is run. True if the pass would crash, or
  /// must not be run for another reason.
  std::function<bool(const std::vector<PathStep> &done, const PathStep &next,
                     mlir::ModuleOp module, const OpKinds &kinds)>
      wouldCrash;

  /// Called after each pass that had an effect and was accepted.
  std::function<void(mlir::ModuleOp module)> afterStep;

  /// Whether invalid IR after this pass, on a module of these kinds, is a known
  /// bug: the pass then counts as failed.
  std::function<bool(const PathStep &, const std::string &message,
                     const OpKinds &before)>
      isKnownInvalid;

  /// Whether to skip a pass that had no effect on an equal module. Off where
  /// locations matter, which such a pass may change.
  bool remembersIdle = true;

  /// Sequences of passes, by nameOf, whose last pass crashes. It is not run
  /// after the others.
  std::set<std::string> avoided;
  static std::string nameOf(const std::vector<PathStep> &steps);

  PassStatistics counts;

  /// The kinds of scanned modules, by hash, because paths have their first
  /// modules in common.
  std::unordered_map<uint64_t, OpKinds> scanned;

  /// By module and pass: why the pass is not run again, and the hash of its
  /// output if it was accepted.
  std::unordered_map<uint64_t, StepStatus> refused;
  std::unordered_map<uint64_t, uint64_t> led;
};

/// How the output of a pass is judged.
enum class Judging : uint8_t {
  Verify,    // verified; a setback ends the experiment
  Interpret, // verified and interpreted; a setback ends the experiment
  TakeBack,  // verified and interpreted; a setback does not end it
};

class Experiment {
public:
  /// The most passes that one experiment takes back; the next setback ends it.
  /// Each costs about as much as the passes before it. Of 911 paths of 790
  /// harvested programs, one reached this limit.
  static constexpr unsigned maxTakenBack = 8;

  Experiment(Subject &subject, LoweredPath &path, Judging judging);

  /// Applies a pass and judges its output. The module stays unchanged unless
  /// the result is Effect or the experiment ends.
  StepStatus apply(const PathStep &step, std::string *message = nullptr);

  /// Applies and judges a pass as apply() does, and notes a setback, but drops
  /// the output: the experiment continues from the module before the pass.
  /// Passes that are applied to one module in a row share a copy of it.
  StepStatus applyBeside(const PathStep &step, std::string *message = nullptr);

  /// Like applyBeside(), but only verifies the output. For passes whose output
  /// cannot be judged, although the output of later passes can.
  StepStatus applyAside(const PathStep &step, std::string *message = nullptr);

  /// Applies a pass without judging or remembering its effect, because a limit
  /// on pattern attempts may stop it halfway.
  StepStatus applyUnremembered(const PathStep &step);

  bool ended = false;
  void end(PathEnd how, std::string message = "");

  mlir::ModuleOp module() { return *path.module; }

  /// The kinds of ops in the module now.
  const OpKinds &kinds();

  /// Changes with the module, so that users can detect that data about it is
  /// out of date.
  unsigned revision() const { return changes; }

  /// Hashes of all modules of the path.
  const std::vector<uint64_t> &passed() const { return hashes; }

  /// Where the pass led from this module on an earlier path; none if unknown.
  std::optional<uint64_t> leadsTo(const PathStep &step) const;

private:
  Subject &subject;
  LoweredPath &path;
  Judging judging;
  unsigned changes = 0;
  std::vector<uint64_t> hashes;
  mlir::OwningOpRef<mlir::ModuleOp> origin; // of branches: a copy of the module
  unsigned originOf = 0;                    // at this revision

  uint64_t memoryOf(const PathStep &step) const;
  bool isAvoided(const PathStep &step) const;
  StepResult run(const PathStep &step);
  void setBack(const PathStep &step, StepResult &result, uint64_t memory,
               std::optional<Refutation> refutation);
  void restore();
};

} // namespace scion

#endif // SCION_HARNESS_EXPERIMENT_EXPERIMENT_H
