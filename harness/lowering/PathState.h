//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A path while it is built: its module, what applies to it now, and what is
// remembered of steps for the program's other paths.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_PATHSTATE_H
#define SCION_HARNESS_LOWERING_PATHSTATE_H

#include "harness/input/ContextPool.h"
#include "harness/known/Registry.h"
#include "harness/lowering/Guards.h"
#include "harness/lowering/LoweringPath.h"
#include "harness/lowering/ModuleHash.h"
#include "harness/lowering/OpKinds.h"
#include "harness/lowering/PassRules.h"
#include "harness/lowering/Schedule.h"

#include "llvm/ADT/STLExtras.h"

#include <optional>
#include <string>
#include <vector>

namespace scion {

class PathBuilder::State {
public:
  State(PathBuilder &builder, LoweredPath &path)
      : builder(builder), path(path) {
    // What was learned from an earlier path of the program holds for this one.
    builder.guards = Guards::current();
    path.module = builder.program.clone();
    path.hash = builder.programHash;
    passed.push_back(path.hash);
    changed();
  }

  /// Tells later paths where this one has been.
  void leaveTrace() { builder.visited.insert(passed.begin(), passed.end()); }

  bool ended = false;

  void end(PathEnd how, std::string message = "") {
    ended = true;
    path.end = how;
    path.message = std::move(message);
  }

  mlir::ModuleOp module() { return *path.module; }

  /// The kinds of ops in the module now.
  const OpKinds &kinds() {
    if (!scanned)
      scanned = scanKinds(module());
    return *scanned;
  }

  /// Whether the rule applies to the module now, and no known bug keeps the
  /// path off it.
  bool applies(const PassRule &rule) {
    if (applicable.empty())
      applicable = builder.rules.applicable(kinds());
    size_t index = builder.rules.indexOf(rule);
    if (applicable[index] && !asked[index]) {
      asked[index] = true;
      bool isKept = builder.guards->keepOffPass(rule.name, guarded());
      applicable[index] = !isKept;
      (isKept ? builder.selected[index].kept
              : builder.selected[index].allowed) = true;
    }
    return applicable[index];
  }

  /// The option sets to choose from now.
  std::vector<std::string_view> setsFor(const PassRule &rule, bool mayReorder) {
    std::vector<std::string_view> sets = rule.optionSets(mayReorder);
    if (builder.guards->hasOptionGuards(rule.name))
      llvm::erase_if(sets, [&](std::string_view set) {
        return builder.guards->keepOffOptions(rule.name, set, guarded());
      });
    return sets;
  }

  /// Whether a known bug keeps the path off the step now.
  bool isKeptOff(const PathStep &step) {
    return builder.guards->keepOffStep(step, guarded());
  }

  /// The schedules to choose from now.
  const std::vector<const ScheduleMove *> &moves() {
    if (!usable)
      usable = usableMoves(kinds(), builder.mayReorderFloats);
    return *usable;
  }

  /// Runs a step. A failed pass leaves the module as it was before.
  StepStatus run(const PathStep &step, std::string *message = nullptr) {
    if (builder.beforeStep)
      builder.beforeStep(path.steps, step, kinds());
    // Equal modules, equal results: paths of one program begin alike, and the
    // sweeps of the reference try again what did nothing before.
    Registry::AsAsked asAsked(Registry::global(), step.isAsked);
    uint64_t memory = memoryOf(step);
    if (builder.idle.contains(memory)) {
      if (message)
        message->clear();
      return StepStatus::NoEffect;
    }
    PassCounts &counts = builder.counts[step.pass];
    ++counts.applied;
    if (builder.options.isKnownInvalid)
      kinds(); // while the module is there to be asked
    StepResult result =
        builder.runner.run(*path.module, step, builder.lease, path.hash);
    if (result.status == StepStatus::InvalidIR)
      builder.lease.abandon(path.module.release());
    if (result.status == StepStatus::InvalidIR &&
        builder.options.isKnownInvalid &&
        builder.options.isKnownInvalid(step, result.message, kinds()))
      result.status = StepStatus::Failed;
    switch (result.status) {
    case StepStatus::Effect:
      ++counts.hadEffect;
      builder.led[memory] = path.hash;
      path.steps.push_back(step);
      passed.push_back(path.hash);
      changed();
      if (builder.behindStep)
        builder.behindStep(module());
      if (builder.stopsBehind && builder.stopsBehind(module(), path.hash))
        end(PathEnd::Stopped);
      break;
    case StepStatus::NoEffect:
      builder.idle.insert(memory);
      break;
    case StepStatus::Unknown:
      break;
    case StepStatus::Failed:
      ++counts.failed;
      restore();
      break;
    case StepStatus::InvalidIR:
      path.steps.push_back(step);
      end(PathEnd::InvalidIR, result.message);
      break;
    case StepStatus::Circling:
    case StepStatus::TooBig:
      path.steps.push_back(step);
      end(result.status == StepStatus::Circling ? PathEnd::Circling
                                                : PathEnd::TooBig,
          result.message);
      break;
    }
    if (message)
      *message = std::move(result.message);
    return result.status;
  }

  /// Whether an earlier path has been here, or where the step leads.
  bool isVisited() const { return builder.visited.contains(path.hash); }
  bool leadsToVisited(const PathStep &step) const {
    auto found = builder.led.find(memoryOf(step));
    return found != builder.led.end() &&
           builder.visited.contains(found->second);
  }

  /// Call where the module was changed by something else than run.
  void changedFromOutside() {
    path.hash = hashInContext(*path.module);
    changed();
  }

  /// Call where the module was changed, and its hash is known.
  void changed() {
    scanned.reset();
    usable.reset();
    applicable.clear();
    asked.assign(builder.rules.rules().size(), false);
    holding.clear();
  }

private:
  PathBuilder &builder;
  LoweredPath &path;
  std::optional<OpKinds> scanned; // unless the module changed since
  std::vector<bool> applicable;   // empty: not known
  std::vector<bool> asked;        // whether guards were, for `applicable`
  std::vector<bool> holding;      // guards; empty: not known
  std::optional<std::vector<const ScheduleMove *>> usable;
  std::vector<uint64_t> passed; // what becomes visited when the path is done

  const std::vector<bool> &guarded() {
    if (holding.empty())
      holding = builder.guards->holding(kinds());
    return holding;
  }

  /// What a step did is remembered by the module, the step, and the records
  /// that were lifted, for they change what it does.
  uint64_t memoryOf(const PathStep &step) const {
    return stableHash(step.pipeline, path.hash ^ Registry::global().liftHash());
  }

  /// Cheaper than a copy before each step: failures are rare.
  void restore() {
    path.module = builder.program.clone();
    path.hash = builder.programHash;
    for (const PathStep &step : path.steps)
      builder.runner.run(*path.module, step, builder.lease, path.hash);
    changed();
  }
};

} // namespace scion

#endif // SCION_HARNESS_LOWERING_PATHSTATE_H
