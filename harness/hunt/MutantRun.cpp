//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/hunt/MutantRun.h"

#include "harness/experiment/Statistics.h"
#include "harness/input/ParsedInput.h"
#include "harness/known/Selectors.h"
#include "harness/lowering/Guards.h"
#include "harness/lowering/OpKinds.h"
#include "harness/lowering/PassOptions.h"
#include "harness/lowering/PassRules.h"
#include "harness/lowering/PassRunner.h"
#include "harness/oracle/LoweringEquivalence.h"
#include "harness/oracle/PassCheck.h"
#include "harness/oracle/Recognise.h"
#include "harness/reduce/Edit.h"
#include "harness/reduce/Trial.h"

#include "mlir/IR/Verifier.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <algorithm>

using namespace scion;
using namespace scion::hunt;

/// Maximum size of a mutant. Tests are small, and a larger mutant takes as long
/// as ten others.
static constexpr size_t maxSize = 32 << 10;

/// Weight of a seed that the patch touches; other seeds have weight 1.
static constexpr uint64_t touchedWeight = 4;

/// Weight of a seed that a pipeline changes: half of the functions in the
/// planted passes' tests show that a pattern does not fire. Additional weight
/// if that seed can be executed: in tests of affine passes, three of four run
/// out of fuel or of trace, and such a try takes as long as twenty others.
static constexpr uint64_t firingWeight = 4, executedWeight = 3;

/// If the pipeline does nothing on a program before it is made executable,
/// results are compared for only one program in this many.
static constexpr uint64_t idleShare = 16;

MutantRunner::MutantRunner(const Plan &plan, const HuntOptions &options)
    : plan(plan), options(options) {
  for (const Seed &seed : plan.seeds)
    seedWeights.push_back(seed.isTouched ? touchedWeight : 1);
  // Begin with the seeds that the patch touches.
  for (bool isTouched : {true, false})
    for (size_t i = 0; i < plan.seeds.size(); ++i) {
      const Seed &seed = plan.seeds[i];
      if (seed.isTouched != isTouched)
        continue;
      for (size_t p = 0; p < plan.pipelines.size(); ++p)
        if (seed.pipelines.empty() || llvm::is_contained(seed.pipelines, p))
          plain.emplace_back(i, p);
    }
  for (const Recipe &recipe : recipes()) {
    bool isOff =
        !options.only.empty() && !llvm::is_contained(options.only, recipe.name);
    recipeShares.push_back(isOff ? 0 : recipe.share);
    if (isOff || engines.count(recipe.mutators))
      continue;
    MutationOptions mutation;
    mutation.graft = options.graft;
    llvm::SmallVector<llvm::StringRef> names;
    llvm::StringRef(recipe.mutators).split(names, ' ', -1, false);
    for (llvm::StringRef name : names)
      mutation.among.push_back(name.str());
    mutation.maxStacked = std::max(recipe.maxMutations, 1u);
    // A try must not depend on the programs of earlier tries.
    mutation.recentDonors = 0;
    auto engine = std::make_unique<MutationEngine>(std::move(mutation));
    for (const Seed &seed : plan.seeds)
      engine->addDonor(seed.text);
    engines.emplace(recipe.mutators, std::move(engine));
  }
}

void MutantRunner::preferSeed(size_t seed, bool isExecuted) {
  if (preferred.insert(seed).second)
    seedWeights[seed] *= firingWeight * (isExecuted ? executedWeight : 1);
}

void MutantRunner::addToPool(size_t seed, std::string text) {
  pool.push_back({seed, std::move(text)});
}

size_t MutantRunner::drawPipeline(const Seed &seed,
                                  ChoiceStream &choices) const {
  return seed.pipelines.empty() ? choices.below(plan.pipelines.size())
                                : choices.pick(seed.pipelines);
}

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

/// Mutates the program, then applies the recipe's variation. `base` is the
/// program before the variation if the two are equivalent. False if the
/// variation, or the only mutation, does not apply.
bool MutantRunner::change(const Recipe &recipe, std::string &text,
                          std::string &base, std::string &mutators,
                          ChoiceStream &choices) {
  bool mayStay = recipe.variation != Variation::None ||
                 recipe.around != Around::Nothing || recipe.inFreshProcesses;
  if (!mayStay || choices.chance(3, 4)) {
    std::optional<Mutant> mutant =
        engines[recipe.mutators]->mutate(text, {}, maxSize, choices.next());
    if (!mutant && !mayStay)
      return false;
    if (mutant) {
      text = std::move(mutant->text);
      for (size_t mutator : mutant->mutators)
        mutators += (mutators.empty() ? "" : ", ") +
                    std::string(allMutators()[mutator].mutator->name());
    }
  }
  if (recipe.variation == Variation::None)
    return true;
  mutators += (mutators.empty() ? "" : ", ") + std::string(recipe.name);
  if (recipe.variation == Variation::Sizes) {
    std::optional<std::string> varied = varySizes(text, choices);
    if (varied)
      text = std::move(*varied);
    return varied.has_value();
  }
  std::optional<ParsedInput> input = parseInput(text);
  if (!input || !vary(*input->module, recipe.variation, choices) ||
      mlir::failed(mlir::verify(*input->module)))
    return false;
  if (recipe.isEqual)
    base = std::move(text);
  text = printGeneric(*input->module);
  return true;
}

//===----------------------------------------------------------------------===//
// The pipeline
//===----------------------------------------------------------------------===//

/// Draws another pass that the rules allow on the module; none if known bugs
/// suppress each pass of a few draws.
static std::optional<PathStep> drawOther(mlir::ModuleOp module,
                                         ChoiceStream &choices) {
  OpKinds kinds = scanKinds(module);
  const RuleTable &table = RuleTable::global();
  std::vector<bool> applicable = table.applicable(kinds);
  Guards &guards = Guards::global();
  std::vector<bool> holding = guards.holding(kinds);
  std::vector<const PassRule *> rules;
  for (const PassRule *rule : table.optimizations())
    if (applicable[table.indexOf(*rule)] && rule->role != PassRole::Interpreted)
      rules.push_back(rule);
  for (unsigned tries = 0; tries < 4 && !rules.empty(); ++tries) {
    const PassRule &rule = *choices.pick(rules);
    std::vector<std::string_view> sets = rule.optionSets(/*mayReorder=*/false);
    if (sets.empty() || guards.suppressPass(rule.name, holding))
      continue;
    std::string_view set = choices.pick(sets);
    if (guards.suppressOptions(rule.name, set, holding))
      continue;
    PathStep step = makeStep(StepKind::Optimization, rule.name, set,
                             rule.onFunction && !rule.onModule);
    if (!guards.suppressStep(step, holding))
      return step;
  }
  return std::nullopt;
}

/// Draws a value for an option: one of its values if they can be listed, a
/// small number for a numeric option, else "".
static std::string drawValue(const PassOption &option, ChoiceStream &choices) {
  if (!option.values.empty())
    return choices.pick(option.values);
  static constexpr std::string_view numbers[] = {"0", "1", "2", "3", "4", "7"};
  llvm::StringRef before = option.byDefault;
  bool isNumber = !before.empty() && before.find_first_not_of("-0123456789") ==
                                         llvm::StringRef::npos;
  return isNumber ? std::string(numbers[choices.below(std::size(numbers))])
                  : "";
}

static bool changeOption(std::vector<PathStep> &steps, ChoiceStream &choices) {
  PathStep &step = steps[choices.below(steps.size())];
  const std::vector<PassOption> &all = optionsOf(step.pass);
  if (all.empty())
    return false;
  const PassOption &option = choices.pick(all);
  std::string value = drawValue(option, choices);
  if (value.empty())
    return false;
  // Replace the value that the option already has, if any.
  size_t open = step.pipeline.find('{'), close = step.pipeline.rfind('}');
  std::string text = option.name + "=" + value;
  if (open != std::string::npos && close != std::string::npos) {
    std::string set;
    for (const auto &[name, old] :
         splitOptions(std::string_view(step.pipeline)
                          .substr(open + 1, close - open - 1)))
      if (name != option.name)
        set += name + (old.empty() ? "" : "=" + old) + " ";
    step.pipeline.replace(open + 1, close - open - 1, set + text);
    return true;
  }
  size_t at = step.pipeline.find(step.pass);
  if (at == std::string::npos)
    return false;
  step.pipeline.insert(at + step.pass.size(), "{" + text + "}");
  return true;
}

//===----------------------------------------------------------------------===//
// The verdict
//===----------------------------------------------------------------------===//

namespace {
/// The effect of the pipeline on a module, without a verdict.
struct Effect {
  bool ran = false, fired = false;
  unsigned opsAfter = 0;
  std::vector<std::string> patterns;
};
} // namespace

static Effect effectOn(const std::string &text,
                       const std::vector<PathStep> &steps) {
  Effect effect;
  std::optional<ParsedInput> input = parseInput(text);
  if (!input)
    return effect;
  PassRunner &runner = PassRunner::of(input->context);
  std::set<std::string> names;
  std::set<uint64_t> hashes;
  runner.patterns().collect = &names;
  runner.patterns().collectApplied = &hashes;
  effect.ran = true;
  for (const PathStep &step : steps) {
    StepResult result = runner.run(*input->module, step, input->context);
    if (result.status == StepStatus::InvalidIR)
      input->context.abandon(input->module.release());
    effect.ran = result.status == StepStatus::Effect ||
                 result.status == StepStatus::NoEffect;
    effect.fired |= result.status == StepStatus::Effect;
    if (!effect.ran)
      break;
  }
  runner.patterns().collect = nullptr;
  runner.patterns().collectApplied = nullptr;
  for (const std::string &name : names)
    if (hashes.count(stableHash(name)))
      effect.patterns.push_back(name);
  if (effect.ran)
    effect.opsAfter = countOps(*input->module);
  return effect;
}

bool hunt::fires(const std::string &program,
                 const std::vector<PathStep> &steps) {
  return effectOn(program, steps).fired;
}

/// Why the results of a program may change although all passes are right; "" if
/// they may not.
static std::string whyIncomparable(const std::vector<PathStep> &steps,
                                   mlir::ModuleOp module) {
  for (const PathStep &step : steps)
    if (const PassRule *rule = RuleTable::global().find(step.pass);
        rule && !rule->otherResults.empty() &&
        scanKinds(module).hasAny(rule->otherResults))
      return step.pass + ": " +
             (rule->because.empty() ? "it rounds in other places"
                                    : rule->because);
  return "";
}

/// Why different results after the culprit are not a bug; "" if they are one.
/// The order of passes is drawn or comes from a test, but some passes must not
/// run on modules with certain ops (`not-with`). Selectors of whole dialects
/// are ignored: they order conversions, which fail in a wrong order.
static std::string whyMisplaced(const Finding &finding) {
  const PassRule *rule = RuleTable::global().find(finding.culprit);
  if (!rule || !finding.known.empty() ||
      (finding.kind != FindingKind::Miscompile &&
       finding.kind != FindingKind::ReferenceMismatch))
    return "";
  for (const std::string &selector : rule->notWith)
    if (selector.find('*') == selector.npos &&
        llvm::any_of(finding.inputKinds, [&](std::string_view kind) {
          return selects(selector, kind);
        }))
      return rule->name + " stands where it waits for " + selector;
  return "";
}

/// Leaves a finding for the hunting process, in case a pass crashes this one.
static void leaveNote(const MutantResult &result, std::string program,
                      const std::vector<PathStep> &path,
                      const std::vector<std::string> &kinds) {
  MutantResult left = result;
  left.steps = path;
  if (left.program.empty())
    left.program = std::move(program);
  Finding finding{FindingKind::Crash, "", "", "", "", {}};
  noteInput(finding, path.back(), kinds);
  left.finding = std::move(finding);
  noteForParent(writeResult(left));
}

void MutantRunner::judge(const Recipe &recipe, const std::string &base,
                         MutantResult &result, ChoiceStream choices) {
  std::optional<ParsedInput> input = parseInput(result.program);
  if (!input)
    return;
  result.isProgram = true;
  result.steps = plan.pipelines[result.pipeline];
  for (PathStep &step : result.steps)
    step.isAsked = true;
  const std::vector<PathStep> own = result.steps;
  switch (recipe.around) {
  case Around::Nothing:
    break;
  case Around::Itself:
    result.steps.insert(result.steps.end(), own.begin(), own.end());
    break;
  case Around::Options:
    if (!changeOption(result.steps, choices)) {
      result.why = "no option with values to choose from";
      return;
    }
    break;
  case Around::OtherPass: {
    std::optional<PathStep> other = drawOther(*input->module, choices);
    if (!other) {
      result.why = "no other pass applies";
      return;
    }
    bool isBefore = choices.chance(1, 2);
    result.steps.insert(isBefore ? result.steps.begin() : result.steps.end(),
                        *other);
    break;
  }
  }

  // Check for crashes, invalid IR and nondeterminism.
  passCheckStatistics() = {};
  PassRunner &runner = PassRunner::of(input->context);
  std::set<std::string> names;
  std::set<uint64_t> hashes;
  runner.patterns().collect = &names;
  runner.patterns().collectApplied = &hashes;
  PassCheckOptions check;
  check.through = result.steps;
  check.progress = [&](const std::string &program,
                       const std::vector<PathStep> &path,
                       const std::vector<std::string> &kinds) {
    leaveNote(result, program, path, kinds);
  };
  result.finding = checkPasses(*input, check);
  runner.patterns().collect = nullptr;
  runner.patterns().collectApplied = nullptr;
  // Do not count patterns here, because the other pass tried some of them.
  if (recipe.around == Around::OtherPass)
    names.clear();
  for (const std::string &name : names)
    (hashes.count(stableHash(name)) ? result.applied : result.tried)
        .push_back(name);
  for (const PathStep &step : own) {
    auto found = passCheckStatistics().passes.find(step.pass);
    if (found == passCheckStatistics().passes.end())
      continue;
    result.fired |= found->second.hadEffect > 0;
    result.again |= recipe.around == Around::Itself && own.size() == 1 &&
                    found->second.hadEffect > 1;
  }
  if (result.finding)
    return;
  if (result.fired && recipe.around == Around::Nothing && !recipe.isEqual)
    result.proofs = proveProgram(result.program, result.steps);

  if (recipe.isEqual && !base.empty()) {
    Effect before = effectOn(base, own), after = effectOn(result.program, own);
    if (before.ran && after.ran && before.fired && !after.fired)
      result.missed = "nothing is done where an equal program is changed";
    else if (before.ran && after.ran &&
             recipe.variation == Variation::Commute &&
             after.opsAfter > before.opsAfter)
      result.missed = std::to_string(after.opsAfter) +
                      " ops are left where an equal program has " +
                      std::to_string(before.opsAfter);
    if (!result.missed.empty())
      for (const std::string &pattern : before.patterns)
        if (!llvm::is_contained(after.patterns, pattern)) {
          result.missed += "; without " + pattern;
          break;
        }
  }
  if (!recipe.comparesResults)
    return;
  if (!result.fired && !choices.chance(1, idleShare)) {
    result.why = "the pass does nothing";
    return;
  }

  result.why = whyIncomparable(result.steps, *input->module);
  if (!result.why.empty())
    return;

  LoweringOptions lowering;
  lowering.paths = 1;
  lowering.through = result.steps;
  lowering.examineThrough = recipe.inFreshProcesses;
  lowering.unobservedToo = false;
  lowering.reportsAskedEverywhere = true;
  // Passes see the observations, which prevent some rewrites.
  lowering.prepare.lessShare = 3;
  // A flag that is kept wrongly changes results only if an optimiser uses it.
  lowering.optimizedShare = recipe.variation == Variation::Flags ? 1 : 4;
  lowering.progress = check.progress;
  LoweringVerdict verdict = checkLowering(*input, lowering);
  result.compared = verdict.comparisons;
  if (verdict.kind == LoweringVerdict::Kind::Found) {
    result.why = whyMisplaced(*verdict.finding);
    if (result.why.empty())
      result.finding = std::move(verdict.finding);
  } else if (!verdict.comparisons)
    result.why = LoweringStatistics::classOf(verdict.reason);
}

/// Maximum number of programs that are drawn for a try.
static constexpr unsigned maxDraws = 6;

MutantResult MutantRunner::run(uint64_t execution) {
  MutantResult result;
  result.execution = execution;
  ChoiceStream choices =
      ChoiceStream(options.seed).fork("hunt").fork("try", execution);
  if (execution < plain.size()) {
    std::tie(result.seed, result.pipeline) = plain[execution];
    result.program = plan.seeds[result.seed].text;
    judge(recipes()[result.recipe], "", result, choices.fork("judge"));
    return result;
  }
  result.recipe = choices.pickWeighted(recipeShares);
  const Recipe &recipe = recipes()[result.recipe];
  for (unsigned draw = 0; draw < maxDraws; ++draw) {
    std::string text, base, mutators;
    if (!pool.empty() && choices.chance(1, 3)) {
      const Pooled &pooled = choices.pick(pool);
      result.seed = pooled.seed;
      text = pooled.text;
    } else {
      result.seed = choices.pickWeighted(seedWeights);
      text = plan.seeds[result.seed].text;
    }
    result.pipeline = drawPipeline(plan.seeds[result.seed], choices);
    if (!change(recipe, text, base, mutators, choices))
      continue;
    result.program = std::move(text);
    result.mutators = std::move(mutators);
    judge(recipe, base, result, choices.fork("judge", draw));
    if (result.isProgram)
      return result;
  }
  return result;
}
