//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/PassRules.h"

#include "harness/compat/MlirVersions.h"
#include "harness/compat/VersionedTable.h"
#include "harness/input/Extensions.h"
#include "harness/input/Registration.h"
#include "harness/lowering/PassEnumeration.h"
#include "harness/lowering/PassOptions.h"
#include "harness/lowering/Quarantine.h"
#include "harness/lowering/RuleTexts.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/ErrorHandling.h"

#include <algorithm>
#include <set>

using namespace scion;

/// Weight of a plugin's pass, because a plugin is loaded to test its passes.
/// The other passes that apply to a shipped program have a total weight of 34
/// (mean of 1,356 draws over 40 programs; 14 passes and the schedules): with
/// 16, every third draw is a plugin's only pass. With 1, 4, 8 and 16, a planted
/// bug shows on 7, 24, 35 and 50 % of the random paths of a program that it
/// breaks (14 bugs, 120 paths each; docs/measurements/PlantedBugs.md).
static constexpr unsigned pluginWeight = 16;

/// Total weight of more than two passes of plugins, about as much as that of
/// all other passes, which a bug may need to show.
static constexpr unsigned pluginWeightTogether = 32;

/// Minimum weight of a plugin's pass: that of CSE.
static constexpr unsigned minPluginWeight = 4;

std::vector<std::string_view> PassRule::optionSets(bool mayReorder) const {
  std::vector<std::string_view> sets(options.begin(), options.end());
  if (mayReorder)
    sets.insert(sets.end(), reorderingOptions.begin(), reorderingOptions.end());
  return sets;
}

bool PassRule::needs(std::string_view option) const {
  std::vector<std::string_view> sets = optionSets(/*mayReorder=*/true);
  return !sets.empty() && llvm::all_of(sets, [&](std::string_view set) {
    return llvm::is_contained(llvm::split(set, ' '), llvm::StringRef(option));
  });
}

bool PassRule::converts(std::string_view kind) const {
  return role == PassRole::Conversion &&
         llvm::any_of(ops, [&](const std::string &selector) {
           return selects(selector, kind);
         });
}

namespace {
/// Reads one table. A record is a line `<role> <pass>`, followed by indented
/// lines `<property> <value>`. A line may begin with `since N` or `until N`:
/// for other versions of MLIR, it and the lines that belong to it are ignored.
class TableReader {
public:
  TableReader(llvm::StringRef text, std::vector<PassRule> &rules,
              std::vector<std::string> &errors, llvm::StringRef file,
              unsigned version)
      : table(text, file, version, errors), rules(rules) {}

  void read() {
    while (std::optional<llvm::StringRef> line = table.next())
      if (table.isIndented())
        readProperty(*line);
      else
        readHead(*line);
  }

private:
  VersionedTable table;
  std::vector<PassRule> &rules;
  unsigned conversions = 0;
  llvm::SmallVector<llvm::StringRef> current; // passes of the last head

  PassRule &ruleFor(llvm::StringRef name) {
    for (PassRule &rule : rules)
      if (rule.name == name)
        return rule;
    rules.emplace_back().name = name.str();
    return rules.back();
  }

  void readHead(llvm::StringRef line) {
    auto [role, names] = line.split(' ');
    current.clear();
    llvm::SmallVector<llvm::StringRef> words;
    names.split(words, ' ', -1, /*KeepEmpty=*/false);
    for (llvm::StringRef name : words) {
      PassRule &rule = ruleFor(name);
      current.push_back(name);
      if (role != "mined" && !rule.line)
        rule.line = table.line();
      if (role == "conversion") {
        rule.role = PassRole::Conversion;
        rule.order = ++conversions;
      } else if (role == "optimization") {
        rule.role = PassRole::Optimization;
      } else if (role == "interpreted") {
        rule.role = PassRole::Interpreted;
      } else if (role == "retarget") {
        rule.role = PassRole::Retargeting;
      } else if (role == "exclude") {
        rule.role = PassRole::Excluded;
      } else if (role != "mined") {
        table.problem("'" + role +
                      "' is no role; write conversion, optimization, "
                      "interpreted, retarget or exclude");
      }
    }
  }

  void readProperty(llvm::StringRef line) {
    auto [property, value] = line.split(' ');
    value = value.trim();
    if (current.empty())
      return table.problem("a property needs a pass line above it");
    for (llvm::StringRef name : current)
      readProperty(ruleFor(name), property, value);
  }

  void readProperty(PassRule &rule, llvm::StringRef property,
                    llvm::StringRef value) {
    auto append = [&value](std::vector<std::string> &list) {
      llvm::SmallVector<llvm::StringRef> words;
      value.split(words, ' ', -1, /*KeepEmpty=*/false);
      for (llvm::StringRef word : words)
        list.push_back(word.str());
    };
    if (property == "on") {
      rule.onModule = value == "module" || value == "both";
      rule.onFunction = value == "function" || value == "both";
    } else if (property == "options") {
      rule.options.push_back(value == "-" ? "" : value.str());
    } else if (property == "reordering-options") {
      rule.reorderingOptions.push_back(value == "-" ? "" : value.str());
    } else if (property == "ops") {
      rule.ops.clear(); // the overlay replaces what was mined
      append(rule.ops);
    } else if (property == "and-ops") {
      append(rule.ops);
    } else if (property == "not-with") {
      append(rule.notWith);
    } else if (property == "weight") {
      if (value.getAsInteger(10, rule.weight))
        table.problem("weight needs a number");
    } else if (property == "converts") {
      append(rule.converted);
    } else if (property == "works-on") {
      append(rule.worksOn);
    } else if (property == "into") {
      append(rule.into);
    } else if (property == "patterns") {
      // Not used.
    } else if (property == "to") {
      rule.target = value.str();
    } else if (property == "never") {
      rule.never = true;
    } else if (property == "keeps-results") {
      rule.keepsResults = true;
    } else if (property == "other-results") {
      append(rule.otherResults);
    } else if (property == "because") {
      rule.because += (rule.because.empty() ? "" : " ") + value.str();
    } else {
      table.problem("'" + property + "' is no property");
    }
  }
};
} // namespace

RuleTable RuleTable::parse(std::string_view mined, std::string_view overlay,
                           std::vector<std::string> &errors, unsigned version) {
  RuleTable table;
  TableReader(mined, table.list, errors, "mined rules", version).read();
  TableReader(overlay, table.list, errors, "overlay.rules", version).read();
  for (PassRule &rule : table.list)
    if (!rule.line)
      table.onlyMined.push_back(rule);
  llvm::erase_if(table.list, [](const PassRule &rule) { return !rule.line; });
  for (PassRule &rule : table.list) {
    if (rule.role == PassRole::Conversion)
      rule.ops.insert(rule.ops.end(), rule.converted.begin(),
                      rule.converted.end());
    if (rule.options.empty() && !llvm::is_contained(rule.reorderingOptions, ""))
      rule.options.push_back("");
    if ((rule.role == PassRole::Retargeting) != !rule.target.empty())
      errors.push_back("overlay.rules: '" + rule.name +
                       "' leads to another target, or does not; a 'retarget' "
                       "record has one 'to' line");
    if (rule.role == PassRole::Excluded && rule.because.empty())
      errors.push_back("overlay.rules: '" + rule.name +
                       "' is excluded without a reason; add a 'because' line");
    if (rule.role != PassRole::Excluded && !rule.onModule && !rule.onFunction)
      errors.push_back("overlay.rules: '" + rule.name +
                       "' can run nowhere; add an 'on' line");
    if (rule.role != PassRole::Excluded && rule.ops.empty())
      errors.push_back("overlay.rules: '" + rule.name +
                       "' applies to nothing; add an 'ops' line");
  }
  table.index();
  return table;
}

void RuleTable::complete(const RegisteredPass &pass,
                         const Quarantine &quarantine) {
  for (PassRule &rule : list)
    if (rule.name == pass.name) {
      if (rule.role == PassRole::Excluded) {
        rule.onModule = pass.onModule;
        rule.onFunction = pass.onFunction;
      }
      return;
    }
  bool canRun = pass.onModule || pass.onFunction;
  if (!canRun && !pass.isOfMLIR)
    return;
  PassRule rule;
  for (const PassRule &mined : onlyMined)
    if (mined.name == pass.name)
      rule = mined;
  rule.name = pass.name;
  rule.role = PassRole::Optimization;
  rule.onModule = pass.onModule;
  rule.onFunction = pass.onFunction;
  rule.options = {""};
  rule.ops = {"*"};
  rule.isUnknown = true;
  rule.isOfMLIR = pass.isOfMLIR;
  if (pass.needsReview) {
    rule.role = PassRole::Excluded;
    rule.never = true;
    rule.because = "it is a test pass that nobody has reviewed";
    list.push_back(std::move(rule));
    return index();
  }
  if (pass.isOfMLIR) {
    auto tried = quarantine.trouble.find(pass.name);
    std::string why = !canRun ? "it runs neither on modules nor on functions"
                      : tried == quarantine.trouble.end() ? "nothing tried it"
                                                          : tried->second;
    if (!why.empty()) {
      rule.role = PassRole::Excluded;
      rule.never = true; // its findings would hide those in other passes
      rule.because = "it is not reviewed, and waits: " + why;
    } else if (!rule.worksOn.empty()) {
      rule.ops = rule.worksOn;
    }
    list.push_back(std::move(rule));
    return index();
  }
  list.push_back(std::move(rule));
  unsigned weight = std::clamp(pluginWeightTogether / ++unknown,
                               minPluginWeight, pluginWeight);
  for (PassRule &other : list)
    if (other.isUnknown && !other.isOfMLIR && !other.never)
      other.weight = weight;
  index();
}

std::pair<unsigned, unsigned> RuleTable::unreviewed() const {
  unsigned joined = 0, waiting = 0;
  for (const PassRule &rule : list)
    if (rule.isUnknown && rule.isOfMLIR)
      ++(rule.never ? waiting : joined);
  return {joined, waiting};
}

std::string RuleTable::unreviewedSummary() const {
  auto [joined, waiting] = unreviewed();
  if (!joined && !waiting)
    return "";
  unsigned both = joined + waiting;
  return "scion: " + std::to_string(both) +
         (both == 1 ? " pass of this MLIR is" : " passes of this MLIR are") +
         " not reviewed: " + std::to_string(joined) + " joined, " +
         std::to_string(waiting) + " wait (scion rules review)\n";
}

/// The first dialect that the words of a pass's name spell, before `to`:
/// "arm_sme" for convert-arm-sme-to-llvm, "" if there is none.
static std::string namesakeOf(llvm::StringRef pass,
                              const std::vector<std::string> &dialects) {
  llvm::SmallVector<llvm::StringRef> words;
  pass.split(words, '-');
  words.erase(llvm::find(words, "to"), words.end());
  for (size_t first = 0; first < words.size(); ++first) {
    std::string longest, spelled;
    for (llvm::StringRef word : llvm::drop_begin(words, first)) {
      spelled += word;
      for (const std::string &dialect : dialects) {
        std::string joined = dialect;
        std::erase(joined, '_'); // ml_program is mlprogram in names
        if (joined == spelled)
          longest = dialect;
      }
    }
    if (!longest.empty())
      return longest;
  }
  return "";
}

void RuleTable::addNamesakes(const std::vector<std::string> &dialects) {
  for (PassRule &rule : list)
    if (rule.role == PassRole::Excluded)
      if (std::string dialect = namesakeOf(rule.name, dialects);
          !dialect.empty())
        rule.worksOn.push_back(dialect + ".*:any");
  index();
}

std::vector<Relevance> RuleTable::relevance(const OpKinds &kinds) const {
  std::vector<bool> wants = wanted.applicable(kinds);
  std::vector<bool> works = workedOn.applicable(kinds);
  std::vector<Relevance> result;
  for (auto [isWanted, isWorkedOn] : llvm::zip(wants, works))
    result.push_back(isWanted     ? Relevance::Wants
                     : isWorkedOn ? Relevance::WorksOn
                                  : Relevance::None);
  return result;
}

const std::vector<const PassRule *> &
RuleTable::conversionsOf(const std::string &kind) const {
  auto [place, isNew] = converting.try_emplace(kind);
  if (isNew)
    llvm::copy_if(ordered, std::back_inserter(place->second),
                  [&](const PassRule *rule) { return rule->converts(kind); });
  return place->second;
}

RuleTable::RuleTable(const RuleTable &other)
    : list(other.list), onlyMined(other.onlyMined), unknown(other.unknown) {
  index();
}

void RuleTable::drop(std::string_view name) {
  llvm::erase_if(list, [&](const PassRule &rule) { return rule.name == name; });
  index();
}

void RuleTable::index() {
  selectors.clear();
  wanted.clear();
  workedOn.clear();
  converting.clear();
  ordered.clear();
  pool.clear();
  leading.clear();
  for (const PassRule &rule : list) {
    selectors.add(rule.ops, rule.notWith);
    const std::vector<std::string> none;
    std::vector<std::string> both = rule.ops;
    llvm::append_range(both, rule.converted);
    wanted.add(both, none);
    workedOn.add(rule.worksOn, none);
    if (rule.role == PassRole::Conversion)
      ordered.push_back(&rule);
    else if (rule.role == PassRole::Optimization ||
             rule.role == PassRole::Interpreted)
      pool.push_back(&rule);
    else if (rule.role == PassRole::Retargeting)
      leading[rule.target].push_back(&rule);
  }
  llvm::sort(ordered, [](const PassRule *a, const PassRule *b) {
    return a->order < b->order;
  });
}

const std::vector<const PassRule *> &
RuleTable::retargeting(std::string_view to) const {
  static const std::vector<const PassRule *> none;
  auto found = leading.find(to);
  return found == leading.end() ? none : found->second;
}

std::vector<std::string> RuleTable::targets() const {
  std::vector<std::string> names;
  names.reserve(leading.size());
  for (const auto &[name, rules] : leading)
    names.push_back(name);
  return names;
}

const PassRule *RuleTable::find(std::string_view name) const {
  for (const PassRule &rule : list)
    if (rule.name == name)
      return &rule;
  return nullptr;
}

const RuleTable &RuleTable::global() {
  static const RuleTable *table = [] {
    std::vector<std::string> errors;
    std::string overlay = addedPassRules() + std::string(overlayRules());
    auto *result = new RuleTable(parse(minedRules(), overlay, errors));
    if (!errors.empty()) // a build with a broken table; the tests catch it
      llvm::report_fatal_error(llvm::Twine(llvm::join(errors, "\n")));
    // A rule for a pass that this MLIR lacks cannot be drawn; `scion rules
    // review` says so.
    std::set<std::string, std::less<>> registered;
    for (const RegisteredPass &pass : registeredPasses())
      registered.insert(pass.name);
    llvm::erase_if(result->list, [&](const PassRule &rule) {
      return !registered.contains(rule.name);
    });
    result->index();
    for (const RegisteredPass &pass : registeredPasses())
      result->complete(pass, Quarantine::ofThisBuild());
    std::vector<std::string> dialects;
    for (llvm::StringRef dialect : dialectsOf(globalRegistry()))
      dialects.push_back(dialect.str());
    result->addNamesakes(dialects);
    return result;
  }();
  return *table;
}

/// ", is it 'canonicalize'?": the name that is spelled most like this one, or
/// "".
template <typename Names>
static std::string nearest(llvm::StringRef name, const Names &names) {
  llvm::StringRef best;
  // With more edits than a third of its length, it is another word.
  unsigned least = unsigned(name.size()) / 3 + 1;
  for (const auto &one : names)
    if (unsigned edits = name.edit_distance(one.name, true, least);
        edits < least) {
      least = edits;
      best = one.name;
    }
  return best.empty() ? "" : ", is it '" + best.str() + "'?";
}

/// Why MLIR rejects the step; "" if it does not.
static std::string problemOf(const PathStep &step) {
  if (!registeredPass(step.pass) && !mlir::PassInfo::lookup(step.pass) &&
      !mlir::PassPipelineInfo::lookup(step.pass)) {
    std::string name = nearest(step.pass, registeredPasses());
    return "no pass is called '" + step.pass + "'" +
           (name.empty() ? "; `scion rules list` lists them" : name);
  }
  // A pass that runs on other ops cannot be run alone.
  const RegisteredPass *pass = registeredPass(step.pass);
  if (!pass || !(pass->onModule || pass->onFunction))
    return "";
  llvm::StringRef set = step.pipeline;
  set = set.drop_front(std::min(set.find(step.pass), set.size()));
  if (!set.consume_front(step.pass) || !set.consume_front("{"))
    return "";
  set = set.take_front(set.rfind('}'));
  std::string problem = problemWithOptions(step.pass, set);
  if (problem.empty())
    return "";
  std::string name;
  const std::vector<PassOption> &known = optionsOf(step.pass);
  for (const auto &[option, value] : splitOptions(set))
    if (llvm::none_of(
            known, [&](const PassOption &each) { return each.name == option; }))
      name = nearest(option, known);
  return step.pass + "{" + set.str() +
         "}: " + llvm::StringRef(problem).split('\n').first.str() + name;
}

std::vector<PathStep> scion::readPipeline(std::string_view text,
                                          std::string &error) {
  std::vector<PathStep> steps = splitPipeline(text, error);
  for (const PathStep &step : steps) {
    error = problemOf(step);
    if (!error.empty())
      return {};
  }
  for (PathStep &step : steps)
    if (const PassRule *rule = RuleTable::global().find(step.pass);
        rule && rule->onFunction && !rule->onModule &&
        step.pipeline.starts_with(step.pass))
      step.pipeline = "func.func(" + step.pipeline + ")";
  return steps;
}
