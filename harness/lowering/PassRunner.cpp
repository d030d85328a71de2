//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/PassRunner.h"

#include "base/FeatureMap.h"
#include "base/Stage.h"
#include "base/Uncounted.h"
#include "harness/input/ContextPool.h"
#include "harness/input/Cost.h"
#include "harness/input/PrintCapture.h"
#include "harness/known/Registry.h"
#include "harness/lowering/ModuleHash.h"
#include "harness/lowering/PassRules.h"
#include "harness/lowering/PathStep.h"
#include "harness/lowering/ReconcileCasts.h"
#include "harness/lowering/Schedule.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/Support/raw_ostream.h"

using namespace scion;

/// Maximum number of ops of a module: repeated unrolling multiplies loops. The
/// largest module on a path of a shipped seed that did not explode has about
/// 6000.
static constexpr unsigned maxOps = 20000;

/// Whether the pass keeps state between runs, so that a manager must not run it
/// twice: convert-math-to-funcs keeps pointers to the functions that it created
/// in the previous module. (The numbers of assert_msg_0, assert_msg_1 of
/// convert-cf-to-llvm are state of the process, which a new manager does not
/// reset.) PassReuseTest compares with fresh managers.
static bool keepsState(std::string_view pass) {
  return pass == "convert-math-to-funcs";
}

/// Maximum number of managers, and of schedules, kept with a context, which
/// lives for 4 MB of programs. One path of each of 150 seeds needs 200; the
/// number of different schedules is unlimited.
static constexpr size_t maxCached = 1024;

const char *scion::toString(StepStatus status) {
  switch (status) {
  case StepStatus::Effect:
    return "effect";
  case StepStatus::NoEffect:
    return "no effect";
  case StepStatus::Failed:
    return "failed";
  case StepStatus::InvalidIR:
    return "invalid IR";
  case StepStatus::EndlessPatterns:
    return "patterns without end";
  case StepStatus::TooBig:
    return "too big";
  case StepStatus::Unknown:
    return "unknown pass";
  case StepStatus::Crashed:
    return "crash";
  case StepStatus::Refuted:
    return "refuted";
  }
  return "";
}

PassRunner &PassRunner::of(const ContextLease &context) {
  std::shared_ptr<void> &attached = context.attachment();
  if (!attached)
    attached = std::make_shared<PassRunner>(*context);
  return *static_cast<PassRunner *>(attached.get());
}

PassRunner::PassRunner(mlir::MLIRContext &context)
    : context(context), trace(context), vetoes(Registry::global()) {
  trace.setVeto(
      [this](mlir::Operation *root, llvm::StringRef name, uint64_t hash) {
        return vetoes.isVetoed(root, name, hash);
      });
}

PassRunner::~PassRunner() = default;

mlir::PassManager *PassRunner::managerFor(const PathStep &step,
                                          std::string &error) {
  if (auto found = managers.find(step.pipeline);
      found != managers.end() && !keepsState(step.pass))
    return found->second.get();
  Uncounted setup;
  if (managers.size() >= maxCached)
    managers.clear();
  auto manager = std::make_unique<mlir::PassManager>(
      &context, mlir::ModuleOp::getOperationName(),
      mlir::OpPassManager::Nesting::Explicit);
  // run() verifies the output, to distinguish a pass that fails from one that
  // leaves invalid IR.
  manager->enableVerifier(false);
  llvm::raw_string_ostream errors(error);
  if (mlir::failed(mlir::parsePassPipeline(step.pipeline, *manager, errors)))
    return nullptr;
  return (managers[step.pipeline] = std::move(manager)).get();
}

const Schedule *PassRunner::scheduleFor(const PathStep &step,
                                        std::string &error) {
  if (auto found = schedules.find(step.schedule); found != schedules.end())
    return found->second.get();
  Uncounted setup;
  if (schedules.size() >= maxCached)
    schedules.clear();
  std::unique_ptr<Schedule> read = Schedule::read(step.schedule, context);
  if (!read) {
    error = "the schedule cannot be read";
    return nullptr;
  }
  return (schedules[step.schedule] = std::move(read)).get();
}

std::optional<bool> PassRunner::apply(mlir::ModuleOp module,
                                      const PathStep &step,
                                      std::string &error) {
  if (!step.schedule.empty()) {
    const Schedule *schedule = scheduleFor(step, error);
    return schedule ? std::optional(schedule->apply(module)) : std::nullopt;
  }
  if (mayReplace && reconcilesCasts(step) &&
      Registry::global().replaces("reconcile-casts-in-order")) {
    reconcileCastsInOrder(module, step);
    return true;
  }
  mlir::PassManager *manager = managerFor(step, error);
  return manager ? std::optional(mlir::succeeded(manager->run(module)))
                 : std::nullopt;
}

/// Whether the step may print, so that its output must be separated from ours:
/// a step of a plugin's pass, or of one that paths do not use. Reviewed passes
/// print nothing; capturing would take 4.4 us a step (mean of 20,000), a
/// hundredth of the total time of a step (docs/measurements/Speed.md).
bool PassRunner::mayPrint(const PathStep &step) {
  if (!step.schedule.empty())
    return false;
  auto [place, isNew] = maySpeak.try_emplace(step.pass);
  if (isNew) {
    const PassRule *rule = RuleTable::global().find(step.pass);
    place->second = !rule || rule->isUnknown ||
                    rule->role == PassRole::Excluded ||
                    rule->role == PassRole::Retargeting;
  }
  return place->second;
}

std::optional<bool> PassRunner::applyUnheard(mlir::ModuleOp module,
                                             const PathStep &step,
                                             std::string &error) {
  prints.clear();
  if (!mayPrint(step))
    return apply(module, step, error);
  PrintCapture capture;
  llvm::outs().flush();
  capture.start();
  std::optional<bool> succeeded = apply(module, step, error);
  llvm::outs().flush();
  prints = capture.stop();
  return succeeded;
}

static std::string firstError(ContextLease &lease) {
  std::string fallback;
  for (const std::string &line : lease.takeDiagnostics()) {
    if (line.find("error: ") != line.npos)
      return line;
    fallback = line;
  }
  return fallback;
}

StepResult PassRunner::run(mlir::ModuleOp module, const PathStep &step,
                           ContextLease &lease) {
  uint64_t hash = hashInContext(module);
  return run(module, step, lease, hash);
}

StepResult PassRunner::run(mlir::ModuleOp module, const PathStep &step,
                           ContextLease &lease, uint64_t &hash) {
  StepResult result;
  // The work that `mlir-opt` does too: reading the pipeline, running and
  // verifying.
  CostScope cost(Cost::Passes);
  lease.takeDiagnostics();
  trace.startPass();
  StageScope stage(step.pass);
  Registry::AsAsked asAsked(Registry::global(), step.isAsked);
  std::optional<bool> succeeded = applyUnheard(module, step, result.message);
  if (!succeeded) {
    result.status = StepStatus::Unknown;
    return result;
  }
  ModuleDigest after;
  if (*succeeded && !trace.exhausted()) {
    CostScope hashing(Cost::Harness);
    after = digestInContext(module, maxOps, &hashes);
  }

  if (trace.exhausted()) {
    result.status = StepStatus::EndlessPatterns;
    result.message = trace.exhaustion();
  } else if (!*succeeded) {
    result.status = StepStatus::Failed;
    result.message = firstError(lease);
  } else if (after.ops > maxOps) {
    result.status = StepStatus::TooBig;
    result.message = "more than " + std::to_string(maxOps) + " ops";
  } else if (after.hash == hash) {
    result.status = StepStatus::NoEffect;
  } else {
    hash = after.hash;
    // Diagnostics of a pass that succeeds do not explain invalid IR.
    lease.takeDiagnostics();
    result.status = verification.isValid(module, hashes)
                        ? StepStatus::Effect
                        : StepStatus::InvalidIR;
    if (result.status == StepStatus::InvalidIR)
      result.message = firstError(lease);
    else
      trace.noteApplied();
  }
  noteFeature(FeatureKind::Pass,
              step.pipeline +
                  (result.status == StepStatus::Effect ? "+" : "-"));
  return result;
}
