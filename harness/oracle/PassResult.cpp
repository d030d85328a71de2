//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/PassResult.h"

#include "harness/experiment/Defined.h"
#include "harness/experiment/Path.h"
#include "harness/experiment/Prepare.h"
#include "harness/experiment/Scope.h"
#include "harness/input/ParsedInput.h"
#include "harness/lowering/Guards.h"
#include "harness/lowering/PassRules.h"
#include "harness/recondition/Recondition.h"

#include "llvm/ADT/STLExtras.h"

using namespace scion;

PassResult::PassResult(ParsedInput &input, uint64_t fuel) {
  mlir::ModuleOp module = *input.module;
  mayReorder = hasNoFloats(module);
  if (!fuel)
    return;
  // Reject programs that need a guard: guards also fix results that a compiler
  // may choose.
  if (hasOtherTarget(module)) {
    if (whyNotInterpreted(module, input.seed))
      return;
  } else {
    if (!runsDefined(module) || whyOutOfScope(module))
      return;
    mlir::OwningOpRef<mlir::ModuleOp> settled = module.clone();
    ReconditionResult guards = makeWellDefined(*settled, input.seed, {});
    if (!guards.inScope || !guards.rewrites.empty())
      return;
  }
  semantics::Interpretation result = meaningOf(module, fuel);
  if (result.kind != semantics::Ending::Kind::Finished ||
      result.outcome.trace.observations().empty())
    return;
  refinement = std::make_unique<RefinementCheck>(std::move(result), fuel);
}

/// "a=1 b" of "func.func(pass{a=1 b})".
static std::string_view optionsOf(std::string_view pipeline) {
  size_t open = pipeline.find('{'), close = pipeline.rfind('}');
  return open == pipeline.npos ? ""
                               : pipeline.substr(open + 1, close - open - 1);
}

bool PassResult::isKeptBy(const PathStep &step, const OpKinds &kinds) const {
  const RuleTable &table = RuleTable::global();
  const PassRule *rule = table.find(step.pass);
  std::string_view set = optionsOf(step.pipeline);
  if (!rule || !rule->isCompared() ||
      (rule->role != PassRole::Excluded &&
       !table.applicable(kinds)[table.indexOf(*rule)]) ||
      !llvm::is_contained(rule->optionSets(mayReorder), set))
    return false;
  Guards &guards = Guards::global();
  std::vector<bool> holding = guards.holding(kinds);
  return step.isAsked || (!guards.suppressPass(step.pass, holding) &&
                          !guards.suppressOptions(step.pass, set, holding));
}
