//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/hunt/Checklist.h"

#include "base/JUnit.h"

#include "harness/known/LibraryOfMLIR.h"
#include "harness/known/Registry.h"
#include "harness/oracle/FindingJson.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <cstdio>

using namespace scion;
using namespace scion::hunt;

/// Maximum number of lines of each list on the screen; JSON has all.
static constexpr size_t maxLines = 8;

static bool isOff(const Recipe &recipe, const ChecklistOptions &options) {
  return !options.only.empty() &&
         !llvm::is_contained(options.only, recipe.name);
}

Mark hunt::markOf(const Sums &sums, size_t recipe,
                  const ChecklistOptions &options) {
  bool isKnown = false, isBefore = false;
  for (auto [i, failure] : llvm::enumerate(sums.failures)) {
    if (!failure.isOf(recipe))
      continue;
    if (originOf(options, i) == Origin::Before) {
      isBefore = true;
      continue;
    }
    if (failure.finding.known.empty() || !options.knownIsFine)
      return Mark::Failed;
    isKnown = true;
  }
  const RecipeSum &sum = sums.recipes[recipe];
  return isKnown     ? Mark::KnownOnly
         : isBefore  ? Mark::Before
         : sum.fired ? Mark::Fine
                     : Mark::NotTried;
}

Origin hunt::originOf(const ChecklistOptions &options, size_t failure) {
  return failure < options.origins.size() ? options.origins[failure]
                                          : Origin::Unknown;
}

static size_t count(const std::vector<Origin> &origins, Origin origin) {
  return size_t(llvm::count(origins, origin));
}

static Origin originOfRefutation(const ChecklistOptions &options, size_t i) {
  return i < options.refutationOrigins.size() ? options.refutationOrigins[i]
                                              : Origin::Unknown;
}

/// Whether a refutation fails the row. If the baseline has no answer, it fails
/// unless a known bug explains it.
static bool fails(const Refutation &refutation, Origin origin) {
  return origin == Origin::New ||
         (origin == Origin::Unknown && refutation.known.empty());
}

/// Without a baseline, refuted functions that known bugs explain do not fail
/// the row. With one, functions that were wrong before do not.
Mark hunt::markOfProofs(const ProofSums &proofs,
                        const ChecklistOptions &options) {
  if (!options.refutationOrigins.empty()) {
    for (auto [refutation, origin] :
         llvm::zip(proofs.refutations, options.refutationOrigins))
      if (fails(refutation, origin))
        return Mark::Failed;
    return Mark::Before;
  }
  return proofs.refuted     ? Mark::Failed
         : proofs.explained ? Mark::KnownOnly
         : proofs.proved    ? Mark::Fine
                            : Mark::NotTried;
}

bool hunt::hasFailed(const Sums &sums, const ChecklistOptions &options) {
  for (size_t i = 0; i < sums.recipes.size(); ++i)
    if (markOf(sums, i, options) == Mark::Failed)
      return true;
  return markOfProofs(sums.proofs, options) == Mark::Failed;
}

static const char *wordOf(Mark mark) {
  switch (mark) {
  case Mark::Fine:
    return "ok";
  case Mark::Failed:
    return "FAIL";
  case Mark::KnownOnly:
    return "known";
  case Mark::Before:
    return "old";
  case Mark::NotTried:
    return "-";
  }
  return "";
}

static std::string count(uint64_t number, const char *what) {
  return std::to_string(number) + " " + what + (number == 1 ? "" : "s");
}

/// "arith.addi.miscompile AddIFold", as reports name it.
static std::string nameOf(const Finding &finding) {
  std::string name =
      finding.culprit + "." + std::string(toString(finding.kind));
  if (!finding.pattern.empty())
    name += " (" + finding.pattern + ")";
  return name;
}

static std::string knownAs(const Finding &finding) {
  if (finding.known.empty())
    return "";
  std::string text = "known: " + finding.known;
  Registry &registry = Registry::global();
  if (std::optional<unsigned> record = registry.find(finding.known))
    text += ", " + registry.records()[*record].title;
  return text;
}

static std::vector<std::string> neverFired(const Sums &sums) {
  std::vector<std::string> names;
  for (const std::string &name : sums.tried)
    if (!sums.fired.count(name))
      names.push_back(name);
  return names;
}

static uint64_t firedIn(const Sums &sums) {
  uint64_t fired = 0;
  for (const RecipeSum &sum : sums.recipes)
    fired += sum.fired;
  return fired;
}

/// The entry at this index, or "" if there is none.
static std::string at(const std::vector<std::string> &places, size_t index) {
  return index < places.size() ? places[index] : "";
}

/// Compares the failures with the baseline's; old ones are in one line.
static std::string baselineText(const Sums &sums,
                                const ChecklistOptions &options) {
  if (options.baseline.empty())
    return "";
  std::vector<std::string> old;
  size_t fresh = 0;
  for (auto [i, failure] : llvm::enumerate(sums.failures)) {
    if (originOf(options, i) == Origin::Before)
      old.push_back(
          nameOf(failure.finding) +
          (failure.finding.known.empty() ? "" : " " + failure.finding.known));
    else
      ++fresh;
  }
  std::string text = "\nAgainst the baseline (MLIR " + options.baseline +
                     "): " + std::to_string(fresh) + " new with this patch, " +
                     std::to_string(old.size()) + " there before, " +
                     std::to_string(options.gone.size()) + " gone\n";
  if (const std::vector<Origin> &origins = options.refutationOrigins;
      !origins.empty()) {
    text += "  for all inputs, of " +
            count(sums.proofs.refutations.size(), "refuted function") + ": " +
            std::to_string(count(origins, Origin::New)) +
            " new with this patch, " +
            std::to_string(count(origins, Origin::Before)) + " there before" +
            (count(origins, Origin::Unknown)
                 ? ", " + std::to_string(count(origins, Origin::Unknown)) +
                       " without an answer of the baseline"
                 : "") +
            "\n";
    size_t told = 0;
    for (auto [refutation, origin] :
         llvm::zip(sums.proofs.refutations, origins))
      if (origin == Origin::New && ++told <= maxLines)
        text += "  new with this patch: " + refutation.str() + "\n";
    if (told > maxLines)
      text += "  and " + std::to_string(told - maxLines) +
              " more (--json has all)\n";
  }
  if (!old.empty())
    text += "  there before: " + llvm::join(old, "; ") + "\n";
  for (const GoneBug &bug : options.gone)
    text += "  gone with this patch: " +
            (bug.known.empty() ? "" : bug.known + ", ") + bug.title + "\n";
  return text;
}

std::string hunt::checklistText(const Plan &plan, const Sums &sums,
                                const ChecklistOptions &options) {
  std::string text = "scion hunt: ";
  text += llvm::join(plan.passes, ", ");
  text += "\n  MLIR " + std::string(mlirName()) + ", " +
          count(sums.executions, "execution");
  if (options.seconds >= 0)
    text += ", " + std::to_string(long(options.seconds)) + " s";
  text += sums.isInterrupted ? ", interrupted\n" : "\n";
  text += "  " + count(plan.seeds.size(), "seed") + " (" +
          std::to_string(sums.executableSeeds) + " executed, " +
          std::to_string(sums.firingSeeds) + " on which a pass fires), " +
          count(plan.pipelines.size(), "pipeline") + "\n";
  text += "  fired in " + count(firedIn(sums), "execution") + "; " +
          count(sums.fired.size(), "pattern") + " fired, " +
          count(neverFired(sums).size(), "pattern") +
          " were tried and never did\n";
  for (const std::string &remark : options.remarks)
    text += "  " + remark + "\n";
  text += "\n";
  char line[200];
  std::snprintf(line, sizeof line, "  %-5s  %-20s %7s %7s %9s\n", "", "",
                "tries", "fired", "compared");
  text += line;
  for (auto [i, recipe] : llvm::enumerate(recipes())) {
    if (isOff(recipe, options))
      continue;
    const RecipeSum &sum = sums.recipes[i];
    std::snprintf(line, sizeof line, "  %-5s  %-20s %7llu %7llu %9llu",
                  wordOf(markOf(sums, i, options)), recipe.line.data(),
                  (unsigned long long)sum.tries, (unsigned long long)sum.fired,
                  (unsigned long long)sum.compared);
    text += line;
    if (sum.missed)
      text += "   " + std::to_string(sum.missed) + " missed";
    if (sum.again)
      text += "   " + std::to_string(sum.again) + " changed by the second run";
    text += "\n";
  }
  if (!sums.proofs.isEmpty()) {
    std::snprintf(line, sizeof line, "  %-5s  %-20s ",
                  wordOf(markOfProofs(sums.proofs, options)), "for all inputs");
    text += line + sums.proofs.str() + "\n";
  }
  for (auto [i, failure] : llvm::enumerate(sums.failures)) {
    const Finding &finding = failure.finding;
    if (originOf(options, i) == Origin::Before)
      continue;
    text +=
        "\n" + std::to_string(i + 1) + ". " +
        (originOf(options, i) == Origin::New ? "new with this patch: " : "") +
        nameOf(finding) + ": " + finding.summary + "\n";
    if (!finding.known.empty())
      text += "   " + knownAs(finding) + "\n";
    text +=
        "   " + std::string(recipes()[failure.recipe].line) + ", from " +
        failure.seed +
        (failure.mutators.empty() ? "" : ": " + failure.mutators) +
        "; execution " + std::to_string(failure.execution) +
        (failure.times > 1 ? ", " + std::to_string(failure.times) + " times"
                           : "") +
        (failure.isLeftOut ? "; its pattern was not tried after that" : "") +
        "\n";
    if (std::string place = at(options.reduced, i); !place.empty())
      text += "   " + place + "\n";
    for (const std::string &command : finding.replay)
      text += "   " + command + "\n";
  }
  text += baselineText(sums, options);
  auto list = [&](const std::string &title, auto &&items, auto say) {
    if (items.empty())
      return;
    text += "\n" + title + "\n";
    for (auto [i, item] : llvm::enumerate(items)) {
      if (i == maxLines) {
        text += "  and " + std::to_string(items.size() - maxLines) +
                " more (--json has all)\n";
        break;
      }
      text += "  " + say(item) + "\n";
    }
  };
  list("Missed, not wrong:", sums.missed, [&](const Missed &missed) {
    return missed.pass + ", " + std::string(recipes()[missed.recipe].line) +
           ", " + missed.seed + ": " + missed.what;
  });
  list("Of other passes, on the way:", sums.others, [&](const Failure &other) {
    std::string place = at(options.others, &other - sums.others.data());
    return nameOf(other.finding) + ": " + other.finding.summary +
           (other.finding.known.empty() ? ""
                                        : " (" + knownAs(other.finding) + ")") +
           (place.empty() ? "" : "\n    " + place);
  });
  list("Patterns that were tried and never fired:", neverFired(sums),
       [](const std::string &name) { return name; });
  std::vector<std::pair<std::string, uint64_t>> refused(sums.refused.begin(),
                                                        sums.refused.end());
  list("Seeds that were not compared unchanged:", refused, [](const auto &one) {
    return std::to_string(one.second) + "  " + one.first;
  });
  if (sums.unconfirmed)
    text += "\n" + count(sums.unconfirmed, "finding") +
            " did not show a second time and are left out\n";
  return text;
}

static const char *wordOf(Origin origin) {
  switch (origin) {
  case Origin::New:
    return "new";
  case Origin::Before:
    return "before";
  case Origin::Unknown:
    return "";
  }
  return "";
}

static llvm::json::Object failureJson(const Failure &failure,
                                      const std::string &reduced,
                                      Origin origin = Origin::Unknown) {
  llvm::json::Object object = jsonOf(failure.finding);
  object["known"] = failure.finding.known; // scripts read "", too
  object["origin"] = wordOf(origin);
  object["recipe"] = recipes()[failure.recipe].name.data();
  object["seed"] = failure.seed;
  object["mutators"] = failure.mutators;
  object["pipeline"] = pipelineText(failure.steps);
  object["execution"] = failure.execution;
  object["times"] = failure.times;
  object["left-out"] = failure.isLeftOut;
  object["program"] = llvm::json::fixUTF8(failure.program);
  object["reduced"] = reduced;
  return object;
}

std::string hunt::checklistJson(const Plan &plan, const Sums &sums,
                                const ChecklistOptions &options) {
  llvm::json::Array lines, failures, others, missed, pipelines, gone,
      refutations;
  for (const std::vector<PathStep> &pipeline : plan.pipelines)
    pipelines.push_back(pipelineText(pipeline));
  for (auto [i, recipe] : llvm::enumerate(recipes())) {
    if (isOff(recipe, options))
      continue;
    const RecipeSum &sum = sums.recipes[i];
    llvm::json::Object uncompared;
    for (const auto &[why, times] : sum.uncompared)
      uncompared[why] = times;
    lines.push_back(
        llvm::json::Object{{"recipe", recipe.name.data()},
                           {"mark", wordOf(markOf(sums, i, options))},
                           {"tries", sum.tries},
                           {"fired", sum.fired},
                           {"compared", sum.compared},
                           {"missed", sum.missed},
                           {"changed-again", sum.again},
                           {"uncompared", std::move(uncompared)}});
  }
  for (auto [i, failure] : llvm::enumerate(sums.failures))
    failures.push_back(
        failureJson(failure, at(options.reduced, i), originOf(options, i)));
  for (auto [i, one] : llvm::enumerate(sums.proofs.refutations))
    refutations.push_back(
        llvm::json::Object{{"function", one.function},
                           {"pass", one.pass},
                           {"counterexample", one.counterexample},
                           {"what", llvm::json::fixUTF8(one.what)},
                           {"known", one.known},
                           {"seed", one.seed},
                           {"origin", wordOf(originOfRefutation(options, i))},
                           {"pipeline", pipelineText({one.step})},
                           {"program", llvm::json::fixUTF8(one.program)}});
  for (const GoneBug &bug : options.gone)
    gone.push_back(llvm::json::Object{{"known", bug.known},
                                      {"title", bug.title},
                                      {"pipeline", bug.pipeline},
                                      {"program", bug.program}});
  for (auto [i, other] : llvm::enumerate(sums.others))
    others.push_back(failureJson(other, at(options.others, i)));
  for (const Missed &one : sums.missed)
    missed.push_back(
        llvm::json::Object{{"recipe", recipes()[one.recipe].name.data()},
                           {"pass", one.pass},
                           {"seed", one.seed},
                           {"what", one.what},
                           {"program", one.program}});
  llvm::json::Object fired, refused;
  for (const auto &[name, times] : sums.fired)
    fired[name] = times;
  for (const auto &[why, times] : sums.refused)
    refused[why] = times;
  std::string text;
  llvm::raw_string_ostream(text)
      << llvm::formatv(
             "{0:2}",
             llvm::json::Value(llvm::json::Object{
                 {"verdict", hasFailed(sums, options) ? "failed" : "fine"},
                 {"mlir", mlirName().data()},
                 {"baseline", options.baseline},
                 {"gone", std::move(gone)},
                 {"passes", llvm::json::Array(plan.passes)},
                 {"pipelines", std::move(pipelines)},
                 {"executions", sums.executions},
                 {"interrupted", sums.isInterrupted},
                 {"seeds", uint64_t(plan.seeds.size())},
                 {"proofs",
                  llvm::json::Object{
                      {"proved", sums.proofs.proved},
                      {"refuted", sums.proofs.refuted},
                      {"only-for-poison", sums.proofs.refutedForPoison},
                      {"refuted-by-known", sums.proofs.explained},
                      {"known", llvm::json::Array(std::vector<std::string>(
                                    sums.proofs.known.begin(),
                                    sums.proofs.known.end()))},
                      {"unknown", sums.proofs.unknown},
                      {"out-of-scope", sums.proofs.outOfScope},
                      {"functions", std::move(refutations)}}},
                 {"executable-seeds", sums.executableSeeds},
                 {"firing-seeds", sums.firingSeeds},
                 {"unconfirmed", sums.unconfirmed},
                 {"invalid", sums.invalid},
                 {"checklist", std::move(lines)},
                 {"failures", std::move(failures)},
                 {"others", std::move(others)},
                 {"missed", std::move(missed)},
                 {"patterns-fired", std::move(fired)},
                 {"patterns-never-fired", llvm::json::Array(neverFired(sums))},
                 {"not-compared", std::move(refused)},
                 {"remarks", llvm::json::Array(options.remarks)}}))
      << '\n';
  return text;
}

std::string hunt::checklistJUnit(const Plan &plan, const Sums &sums,
                                 const ChecklistOptions &options) {
  unsigned tests = 0, failed = 0, skipped = 0;
  std::string cases;
  std::string passes = xmlText(llvm::join(plan.passes, ", "));
  for (auto [i, recipe] : llvm::enumerate(recipes())) {
    if (isOff(recipe, options))
      continue;
    ++tests;
    Mark mark = markOf(sums, i, options);
    cases += "    <testcase classname=\"scion.hunt\" name=\"" +
             xmlText(recipe.line) + "\">\n";
    if (mark == Mark::Failed) {
      ++failed;
      for (auto [index, failure] : llvm::enumerate(sums.failures)) {
        if (!failure.isOf(i) || originOf(options, index) == Origin::Before)
          continue;
        std::string body = failure.finding.summary + "\n";
        if (!failure.finding.known.empty())
          body += knownAs(failure.finding) + "\n";
        for (const std::string &command : failure.finding.replay)
          body += command + "\n";
        for (const ReplayFile &file : failure.finding.files)
          body += file.name + ":\n" + file.text;
        cases += "      <failure message=\"" +
                 xmlText(nameOf(failure.finding)) + "\">" + xmlText(body) +
                 "</failure>\n";
      }
    } else if (mark == Mark::NotTried) {
      ++skipped;
      cases += "      <skipped message=\"the passes did nothing\"/>\n";
    }
    cases += "    </testcase>\n";
  }
  if (!sums.proofs.isEmpty()) {
    ++tests;
    cases +=
        "    <testcase classname=\"scion.hunt\" name=\"for all inputs\">\n";
    if (markOfProofs(sums.proofs, options) == Mark::Failed) {
      ++failed;
      for (auto [i, refutation] : llvm::enumerate(sums.proofs.refutations)) {
        if (fails(refutation, originOfRefutation(options, i)))
          cases += "      <failure message=\"" +
                   xmlText(refutation.pass + " @" + refutation.function) +
                   "\">" +
                   xmlText(refutation.str() + "\n" + refutation.program) +
                   "</failure>\n";
      }
    }
    cases += "    </testcase>\n";
  }
  return junitReport("name=\"scion hunt: " + passes + "\" tests=\"" +
                         std::to_string(tests) + "\" failures=\"" +
                         std::to_string(failed) + "\" skipped=\"" +
                         std::to_string(skipped) + "\"",
                     cases);
}
