//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/PassMeaning.h"

#include "harness/input/ParsedInput.h"
#include "harness/lowering/Guards.h"
#include "harness/lowering/LoweringPath.h"
#include "harness/lowering/OpKinds.h"
#include "harness/lowering/PassRules.h"
#include "harness/oracle/Blame.h"
#include "harness/oracle/Defined.h"
#include "harness/oracle/Judge.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/oracle/Meaning.h"
#include "harness/oracle/Prepare.h"
#include "harness/oracle/Scope.h"

#include "llvm/ADT/STLExtras.h"

using namespace scion;

PassMeaning::PassMeaning(ParsedInput &input, uint64_t fuel)
    : input(input), fuel(fuel) {}

PassMeaning::~PassMeaning() = default;

bool PassMeaning::isKnown() {
  if (isAsked || !fuel)
    return watch != nullptr;
  isAsked = true;
  mlir::ModuleOp module = *input.module;
  if (!runsDefined(module) || whyOutOfScope(module))
    return false;
  // What a compiler may choose is settled, or there is none of it.
  mlir::OwningOpRef<mlir::ModuleOp> settled = module.clone();
  ReconditionResult result =
      makeWellDefined(*settled, input.seed, {}, /*leaveDefined=*/true);
  if (!result.inScope || !result.rewrites.empty())
    return false;
  semantics::Interpretation answer = meaningOf(module, fuel);
  if (answer.kind != semantics::Ending::Kind::Finished ||
      answer.outcome.trace.observations().empty())
    return false;
  mayReorder = hasNoFloats(module);
  watch = std::make_unique<MeaningWatch>(std::move(answer), fuel);
  return true;
}

/// "a=1 b" of "func.func(pass{a=1 b})".
static std::string_view optionsOf(std::string_view pipeline) {
  size_t open = pipeline.find('{'), close = pipeline.rfind('}');
  return open == pipeline.npos ? ""
                               : pipeline.substr(open + 1, close - open - 1);
}

bool PassMeaning::mustStay(const PathStep &step, const OpKinds &kinds) const {
  const RuleTable &table = RuleTable::global();
  const PassRule *rule = table.find(step.pass);
  std::string_view set = optionsOf(step.pipeline);
  if (!rule || rule->role == PassRole::Excluded ||
      !table.applicable(kinds)[table.indexOf(*rule)] ||
      !llvm::is_contained(rule->optionSets(mayReorder), set))
    return false;
  Guards &guards = Guards::global();
  std::vector<bool> holding = guards.holding(kinds);
  return step.isAsked || (!guards.keepOffPass(step.pass, holding) &&
                          !guards.keepOffOptions(step.pass, set, holding));
}

std::optional<Finding> PassMeaning::refute(mlir::ModuleOp module, uint64_t hash,
                                           const std::vector<PathStep> &path) {
  std::optional<Refutation> refutation = watch->refute(module, hash);
  if (!refutation)
    return std::nullopt;
  PathBuilder builder(*input.module, input.context, RuleTable::global());
  Blame blame = findBlame(builder, path, *watch);
  // Paths run some passes otherwise (PassRunner::mayReplace).
  if (blame.steps.empty() || !blame.stable ||
      blame.steps.back().pass != path.back().pass)
    return std::nullopt;
  Finding finding{FindingKind::ReferenceMismatch,
                  path.back().pass,
                  "",
                  refutation->text + ", by the reference semantics",
                  "",
                  {}};
  finding.authority = Authority::Interpreter;
  tell(blame, finding);
  sayIfPoisonBranch(finding);
  finding.expected = watch->wanted().outcome.str();
  demonstrate(finding, Demonstration::Interpreter, printModule(*input.module),
              {}, blame.steps);
  return finding;
}
