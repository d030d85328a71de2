//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs one step of a path on a module, in process: pass managers are cached per
// pipeline text, because canonicalize would collect its patterns again for each
// run; schedules are cached, too. The running pass is registered for crash
// attribution, and the effect of the step is returned.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_PASSRUNNER_H
#define SCION_HARNESS_LOWERING_PASSRUNNER_H

#include "harness/lowering/PatternTrace.h"
#include "harness/lowering/PatternVetoes.h"
#include "harness/lowering/Verification.h"

#include "llvm/ADT/StringMap.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace mlir {
class MLIRContext;
class ModuleOp;
class PassManager;
} // namespace mlir

namespace scion {

class ContextLease;
class Schedule;
struct PathStep;

enum class StepStatus : unsigned char {
  Effect,
  NoEffect,
  Failed,          // the pass failed; the module must not be used
  InvalidIR,       // the pass succeeded, its output is invalid
  EndlessPatterns, // bounded: more pattern attempts than a pass needs
  TooBig,          // bounded: the module grew too big
  Unknown,         // the pipeline text cannot be parsed
  Crashed,         // it crashed in a copy, and is not run (Experiment.h)
  Refuted,         // the output does not refine the input (Experiment.h)
};

/// "invalid IR", "refuted" …
const char *toString(StepStatus status);

/// The pass was not accepted: it failed, or its output is wrong.
inline bool isRefusal(StepStatus status) {
  return status != StepStatus::Effect && status != StepStatus::NoEffect;
}

struct StepResult {
  StepStatus status = StepStatus::NoEffect;
  std::string message; // the first diagnostic, unless Effect or NoEffect
};

class PassRunner {
public:
  /// The runner that lives with the context.
  static PassRunner &of(const ContextLease &context);

  explicit PassRunner(mlir::MLIRContext &context);
  ~PassRunner();

  /// Runs a pass. `lease` is the context of the module. `hash` is the module's
  /// hashInContext, before and (after Effect or NoEffect) after the pass.
  StepResult run(mlir::ModuleOp module, const PathStep &step,
                 ContextLease &lease, uint64_t &hash);
  StepResult run(mlir::ModuleOp module, const PathStep &step,
                 ContextLease &lease);

  PatternTrace &patterns() { return trace; }

  /// If false, passes run unchanged, including those that the harness replaces
  /// because of a bug. Patterns are vetoed nevertheless.
  bool mayReplace = true;

  /// The output of the last pass to stdout and stderr, cut to
  /// PrintCapture::maxKept bytes. Always "" for the passes that people have
  /// reviewed for paths: they print nothing, and are not captured.
  const std::string &printed() const { return prints; }

private:
  mlir::MLIRContext &context;
  PatternTrace trace;
  PatternVetoes vetoes;
  Verification verification;
  OpHashes hashes; // of the module after a step
  llvm::StringMap<std::unique_ptr<mlir::PassManager>> managers;
  llvm::StringMap<std::unique_ptr<Schedule>> schedules;
  llvm::StringMap<bool> maySpeak; // by name of the pass
  std::string prints;

  bool mayPrint(const PathStep &step);
  /// Whether the step succeeded; nothing, and an error, if it cannot be read.
  std::optional<bool> apply(mlir::ModuleOp module, const PathStep &step,
                            std::string &error);
  std::optional<bool> applyUnheard(mlir::ModuleOp module, const PathStep &step,
                                   std::string &error);
  mlir::PassManager *managerFor(const PathStep &step, std::string &error);
  const Schedule *scheduleFor(const PathStep &step, std::string &error);
};

} // namespace scion

#endif // SCION_HARNESS_LOWERING_PASSRUNNER_H
