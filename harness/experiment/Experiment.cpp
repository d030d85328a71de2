//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/experiment/Experiment.h"

#include "base/ChoiceStream.h"
#include "harness/experiment/PassEffect.h"
#include "harness/input/ContextPool.h"
#include "harness/known/Registry.h"
#include "harness/lowering/ModuleHash.h"

#include <utility>

using namespace scion;

PassCounts &PassCounts::operator+=(const PassCounts &other) {
  applied += other.applied;
  hadEffect += other.hadEffect;
  failed += other.failed;
  takenBack += other.takenBack;
  interpreted += other.interpreted;
  executed += other.executed;
  selected += other.selected;
  keptOnce += other.keptOnce;
  keptAlways += other.keptAlways;
  return *this;
}

std::string scion::tellEffects(const PassStatistics &passes) {
  std::string text;
  for (const auto &[name, counts] : passes)
    if (counts.applied) // else known bugs suppressed it on all programs
      text += " " + name + " " + std::to_string(counts.applied) + "/" +
              std::to_string(counts.hadEffect);
  return text.empty() ? text
                      : "scion: passes, applied/had effect:" + text + "\n";
}

Subject::Subject(mlir::ModuleOp program, ContextLease &lease)
    : program(program), lease(lease), runner(PassRunner::of(lease)),
      hash(hashInContext(program)) {}

std::string Subject::nameOf(const std::vector<PathStep> &steps) {
  std::string name;
  for (const PathStep &step : steps)
    name += step.pipeline + step.schedule + ",";
  return name;
}

Experiment::Experiment(Subject &subject, LoweredPath &path, Judging judging)
    : subject(subject), path(path), judging(judging) {
  path.module = subject.program.clone();
  path.hash = subject.hash;
  hashes.push_back(path.hash);
}

void Experiment::end(PathEnd how, std::string message) {
  ended = true;
  path.end = how;
  path.message = std::move(message);
}

const OpKinds &Experiment::kinds() {
  auto [known, isNew] = subject.scanned.try_emplace(path.hash);
  if (isNew)
    known->second = scanKinds(module());
  return known->second;
}

/// The key by which the effect of a pass is remembered: the module, the pass,
/// and the enabled records, which change the effect.
uint64_t Experiment::memoryOf(const PathStep &step) const {
  return stableHash(step.pipeline,
                    path.hash ^ Registry::global().enabledHash());
}

std::optional<uint64_t> Experiment::leadsTo(const PathStep &step) const {
  auto found = subject.led.find(memoryOf(step));
  return found == subject.led.end() ? std::nullopt
                                    : std::optional(found->second);
}

/// Replays the accepted passes. This is cheaper than a copy before each pass,
/// because setbacks are rare.
void Experiment::restore() {
  path.module = nullptr; // crashes here if a pass has corrupted it
  path.module = subject.program.clone();
  path.hash = subject.hash;
  for (const PathStep &step : path.steps)
    subject.runner.run(*path.module, step, subject.lease, path.hash);
  ++changes;
}

StepResult Experiment::run(const PathStep &step) {
  // Scan before the pass: invalid IR cannot be scanned.
  const OpKinds *before = subject.isKnownInvalid ? &kinds() : nullptr;
  StepResult result =
      subject.runner.run(*path.module, step, subject.lease, path.hash);
  if (result.status != StepStatus::InvalidIR)
    return result;
  subject.lease.abandon(path.module.release());
  if (before && subject.isKnownInvalid(step, result.message, *before))
    result.status = StepStatus::Failed;
  return result;
}

void Experiment::setBack(const PathStep &step, StepResult &result,
                         uint64_t memory,
                         std::optional<Refutation> refutation) {
  Setback &setback = path.setbacks.emplace_back(Setback{
      result.status, path.steps, result.message, std::move(refutation), {}});
  setback.steps.push_back(step);
  if (judging == Judging::TakeBack && path.setbacks.size() <= maxTakenBack) {
    ++subject.counts[step.pass].takenBack;
    subject.refused[memory] = result.status;
    OpCounts after;
    bool isRefuted = result.status == StepStatus::Refuted;
    if (isRefuted)
      after = countOpsByText(*path.module);
    restore();
    if (isRefuted)
      setback.effect = passEffect(countOpsByText(*path.module), after);
    return;
  }
  path.steps.push_back(step);
  ++changes;
  end(PathEnd::Wrong, result.message);
}

bool Experiment::isAvoided(const PathStep &step) const {
  if (subject.avoided.empty())
    return false;
  std::vector<PathStep> steps = path.steps;
  steps.push_back(step);
  return subject.avoided.contains(Subject::nameOf(steps));
}

StepStatus Experiment::apply(const PathStep &step, std::string *message) {
  if (isAvoided(step))
    return StepStatus::Crashed;
  if (subject.beforeStep)
    subject.beforeStep(path.steps, step, kinds());
  // A pass has equal results on equal modules: paths of one program have their
  // first modules in common, and the sweeps of the reference path try passes
  // again that had no effect.
  Registry::AsAsked asAsked(Registry::global(), step.isAsked);
  uint64_t memory = memoryOf(step);
  auto known = subject.refused.find(memory);
  if (known != subject.refused.end() &&
      (known->second == StepStatus::NoEffect || judging == Judging::TakeBack)) {
    if (message)
      message->clear();
    return known->second;
  }
  ++subject.counts[step.pass].applied;
  if (subject.wouldCrash &&
      subject.wouldCrash(path.steps, step, module(), kinds())) {
    subject.refused[memory] = StepStatus::Crashed;
    return StepStatus::Crashed;
  }
  StepResult result = run(step);
  std::optional<Refutation> refutation;
  if (result.status == StepStatus::Effect && subject.refinement &&
      judging != Judging::Verify) {
    refutation = subject.refinement->check(*path.module, path.hash);
    subject.counts[step.pass].interpreted +=
        subject.refinement->wasConclusive();
    if (refutation)
      result = {StepStatus::Refuted, refutation->text};
  }
  switch (result.status) {
  case StepStatus::Effect:
    ++subject.counts[step.pass].hadEffect;
    subject.led[memory] = path.hash;
    path.steps.push_back(step);
    hashes.push_back(path.hash);
    ++changes;
    if (subject.afterStep)
      subject.afterStep(module());
    break;
  case StepStatus::NoEffect:
    if (subject.remembersIdle)
      subject.refused[memory] = result.status;
    break;
  case StepStatus::Unknown:
  case StepStatus::Crashed:
    break;
  case StepStatus::Failed:
    ++subject.counts[step.pass].failed;
    restore();
    break;
  case StepStatus::InvalidIR:
  case StepStatus::EndlessPatterns:
  case StepStatus::TooBig:
  case StepStatus::Refuted:
    setBack(step, result, memory, std::move(refutation));
    break;
  }
  if (message)
    *message = std::move(result.message);
  return result.status;
}

StepStatus Experiment::applyBeside(const PathStep &step, std::string *message) {
  if (!origin || originOf != changes)
    origin = path.module->clone();
  uint64_t hash = path.hash;
  size_t length = path.steps.size();
  unsigned revision = changes;
  StepStatus status = apply(step, message);
  if (status == StepStatus::Effect) {
    path.module = origin->clone();
    path.hash = hash;
    path.steps.resize(length);
    hashes.pop_back();
    changes = revision; // it is the same module
  }
  originOf = changes;
  return status;
}

StepStatus Experiment::applyAside(const PathStep &step, std::string *message) {
  RefinementCheck *refinement = std::exchange(subject.refinement, nullptr);
  StepStatus status = applyBeside(step, message);
  subject.refinement = refinement;
  return status;
}

StepStatus Experiment::applyUnremembered(const PathStep &step) {
  StepStatus status = run(step).status;
  ++changes;
  return status;
}
