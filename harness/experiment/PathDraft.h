//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A path while PathBuilder draws it: an experiment, and the rules and schedules
// that apply to its current module.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_EXPERIMENT_PATHDRAFT_H
#define SCION_HARNESS_EXPERIMENT_PATHDRAFT_H

#include "harness/experiment/Path.h"
#include "harness/lowering/Guards.h"
#include "harness/lowering/PassRules.h"
#include "harness/lowering/Schedule.h"

#include "llvm/ADT/STLExtras.h"

namespace scion {

/// An optimisation that failed this often on a program is not tried again.
inline constexpr int maxFailures = 2;

class PathBuilder::Draft : public Experiment {
public:
  Draft(PathBuilder &builder, LoweredPath &path, Judging judging)
      : Experiment(builder.subject, path, judging), builder(builder),
        path(path) {
    // Guards that an earlier path of the program made necessary hold for this
    // one, too.
    builder.guards = Guards::current();
  }

  /// Records the modules of this path for later paths.
  void leaveTrace() {
    builder.visited.insert(passed().begin(), passed().end());
  }

  /// Whether the rule applies to the module now, and no known bug suppresses
  /// it.
  bool applies(const PassRule &rule) {
    refresh();
    if (applicable.empty())
      applicable = builder.rules.applicable(kinds());
    size_t index = builder.rules.indexOf(rule);
    if (applicable[index] && !asked[index]) {
      asked[index] = true;
      bool isKept = builder.guards->suppressPass(rule.name, guarded());
      applicable[index] = !isKept;
      (isKept ? builder.selected[index].kept
              : builder.selected[index].allowed) = true;
    }
    return applicable[index];
  }

  /// Applies a pass of the pool. A pass that only the interpreter can judge
  /// (PassRole::Interpreted) does not change the path.
  StepStatus applyDrawn(const PathStep &step, const PassRule *rule) {
    return rule && rule->role == PassRole::Interpreted ? applyBeside(step)
                                                       : apply(step);
  }

  /// The option sets to choose from now.
  std::vector<std::string_view> setsFor(const PassRule &rule, bool mayReorder) {
    std::vector<std::string_view> sets = rule.optionSets(mayReorder);
    if (builder.guards->hasOptionGuards(rule.name))
      llvm::erase_if(sets, [&](std::string_view set) {
        return builder.guards->suppressOptions(rule.name, set, guarded());
      });
    return sets;
  }

  /// Whether a known bug suppresses the pass now.
  bool isSuppressed(const PathStep &step) {
    return builder.guards->suppressStep(step, guarded());
  }

  /// The schedules to choose from now.
  const std::vector<const ScheduleMove *> &moves() {
    refresh();
    if (!usable)
      usable = usableMoves(kinds(), builder.mayReorderFloats);
    return *usable;
  }

  /// Whether an earlier path had the current module, or the output of the pass.
  bool isVisited() const { return builder.visited.contains(path.hash); }
  bool leadsToVisited(const PathStep &step) const {
    std::optional<uint64_t> place = leadsTo(step);
    return place && builder.visited.contains(*place);
  }

private:
  PathBuilder &builder;
  LoweredPath &path;
  unsigned known = ~0u;         // the revision of the members below
  std::vector<bool> applicable; // empty: not known
  std::vector<bool> asked;      // whether `applicable` considers guards
  std::vector<bool> holding;    // guards; empty: not known
  std::optional<std::vector<const ScheduleMove *>> usable;

  void refresh() {
    if (known == revision())
      return;
    known = revision();
    usable.reset();
    applicable.clear();
    asked.assign(builder.rules.rules().size(), false);
    holding.clear();
  }

  const std::vector<bool> &guarded() {
    refresh();
    if (holding.empty())
      holding = builder.guards->holding(kinds());
    return holding;
  }
};

} // namespace scion

#endif // SCION_HARNESS_EXPERIMENT_PATHDRAFT_H
