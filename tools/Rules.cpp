//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion rules`: lists the lowering rules and mines facts for them.
// Comparing them with an MLIR, and trying passes that have none, are in rules/.
//
//===----------------------------------------------------------------------===//

#include "tools/rules/Rules.h"
#include "harness/input/ParsedInput.h"
#include "harness/known/Glob.h"
#include "harness/lowering/Mining.h"
#include "harness/lowering/PassEnumeration.h"
#include "harness/lowering/PassRules.h"
#include "harness/lowering/PathStep.h"
#include "tools/Child.h"
#include "tools/Tool.h"

#include <algorithm>
#include <cstdio>
#include <memory>

using namespace scion;

static const char *toString(PassRole role) {
  switch (role) {
  case PassRole::Optimization:
    return "optimization";
  case PassRole::Conversion:
    return "conversion";
  case PassRole::Interpreted:
    return "interpreted";
  case PassRole::Retargeting:
    return "retarget";
  case PassRole::Excluded:
    return "exclude";
  }
  return "";
}

/// One line per registered pass: role, name, where it can run.
static void listRules() {
  const RuleTable &table = RuleTable::global();
  for (const RegisteredPass &pass : registeredPasses()) {
    const PassRule *rule = table.find(pass.name);
    std::string remark = rule ? rule->because : "";
    if (rule && rule->isUnknown && remark.empty())
      remark = rule->isOfMLIR ? "not reviewed; it joined because it was tried"
                              : "not of MLIR";
    if (rule && rule->keepsResults)
      remark += "; the pass oracle compares results";
    std::printf("%-12s %-45s %s%s%s\n", rule ? toString(rule->role) : "none",
                pass.name.c_str(), pass.onModule ? "module " : "",
                pass.onFunction ? "function " : "",
                remark.empty() ? "" : ("# " + remark).c_str());
  }
}

/// The passes that paths do not run, as docs/LegalDifferences.md shows them: a
/// line per reason.
static void listExclusions() {
  std::vector<std::pair<std::string, std::string>> reasons;
  for (const PassRule &rule : RuleTable::global().rules()) {
    if (rule.role != PassRole::Excluded || rule.isUnknown)
      continue;
    auto found =
        std::find_if(reasons.begin(), reasons.end(), [&](const auto &entry) {
          return entry.first == rule.because;
        });
    if (found == reasons.end())
      reasons.push_back({rule.because, "`" + rule.name + "`"});
    else
      found->second += ", `" + rule.name + "`";
  }
  for (const auto &[because, passes] : reasons)
    std::printf("- Because %s: %s.\n", because.c_str(), passes.c_str());
}

//===----------------------------------------------------------------------===//
// Mining
//===----------------------------------------------------------------------===//

namespace {
struct MineOptions {
  std::string list, output = "-", pass, only;
  unsigned from = 0, seconds = 120, maxCrashes = 20;
  bool onFunction = false;
};
} // namespace

static std::vector<std::string> linesOf(const std::string &text) {
  std::vector<std::string> lines;
  size_t start = 0;
  while (start < text.size()) {
    size_t end = std::min(text.find('\n', start), text.size());
    if (end > start)
      lines.push_back(text.substr(start, end - start));
    start = end + 1;
  }
  return lines;
}

/// The child: one pass over the files from `from` on. Prints its position and
/// each new fact at once, so that a crash loses nothing.
static int minePassChild(const MineOptions &options) {
  std::optional<std::string> list = readInput(options.list);
  if (!list)
    return exitUsage;
  std::vector<std::string> files = linesOf(*list);
  PathStep step =
      makeStep(StepKind::Given, options.pass, "", options.onFunction);
  PassFacts said;
  auto say = [](const char *what, std::set<std::string> &known,
                const std::set<std::string> &now) {
    for (const std::string &fact : now)
      if (known.insert(fact).second)
        std::printf("%s %s\n", what, fact.c_str());
  };
  for (size_t i = options.from; i < files.size(); ++i) {
    std::printf("at %zu\n", i);
    std::fflush(stdout);
    std::optional<std::string> text = readInput(files[i]);
    if (!text)
      continue;
    std::optional<ParsedInput> input = parseInput(*text);
    if (!input)
      continue;
    PassFacts facts;
    minePass(*input, step, facts);
    say("converts", said.converts, facts.converts);
    say("into", said.into, facts.into);
    say("works-on", said.worksOn, facts.worksOn);
    say("pattern", said.patterns, facts.patterns);
  }
  return exitFine;
}

/// The parent's half for one pass: restarts the child after each crash.
static PassFacts minePassSafely(const RegisteredPass &pass,
                                const MineOptions &options, unsigned &crashes) {
  PassFacts facts;
  unsigned from = 0;
  for (crashes = 0; crashes <= options.maxCrashes;) {
    std::vector<std::string> command = {"rules",   "mine-pass",
                                        pass.name, options.list,
                                        "--from",  std::to_string(from)};
    if (!pass.onModule)
      command.push_back("--on-function");
    ChildResult child = runSelf(command, options.seconds);
    for (const std::string &line : linesOf(child.output)) {
      size_t space = line.find(' ');
      std::string what = line.substr(0, space), fact = line.substr(space + 1);
      if (what == "at")
        from = std::stoul(fact) + 1;
      else if (what == "converts")
        facts.converts.insert(fact);
      else if (what == "into")
        facts.into.insert(fact);
      else if (what == "works-on")
        facts.worksOn.insert(fact);
      else if (what == "pattern")
        facts.patterns.insert(fact);
    }
    if (!child.signalled && child.exitCode == exitFine)
      break;
    ++crashes;
  }
  return facts;
}

static int mine(const MineOptions &options) {
  const RuleTable &table = RuleTable::global();
  std::string problem;
  Glob only = Glob::read(options.only, problem);
  if (!problem.empty()) {
    std::fprintf(stderr, "scion rules mine: --only: %s\n", problem.c_str());
    return exitUsage;
  }
  std::string text =
      only.empty() ? "# Generated by `scion rules mine`; do not edit. Made "
                     "for these passes:\n# " +
                         registeredPassesFingerprint() + "\n"
                   : "# Generated by `scion rules mine --only '" +
                         options.only + "'`; do not edit.\n";
  auto addList = [&](const char *property, const std::set<std::string> &facts) {
    if (facts.empty())
      return;
    text += "  " + std::string(property);
    for (const std::string &fact : facts)
      text += " " + fact;
    text += '\n';
  };
  for (const RegisteredPass &pass : registeredPasses()) {
    if (pass.needsReview || !only.matches(pass.name))
      continue; // the rule of the first says what it works on
    const PassRule *rule = table.find(pass.name);
    bool runnable = pass.onModule || pass.onFunction;
    text += "mined " + pass.name + "\n";
    if (runnable)
      text += std::string("  on ") +
              (!pass.onFunction ? "module"
               : !pass.onModule ? "function"
                                : "both") +
              "\n";
    if (!runnable || (rule && rule->never))
      continue;
    unsigned crashes = 0;
    PassFacts facts = minePassSafely(pass, options, crashes);
    addList("converts", facts.converts);
    addList("into", facts.into);
    // List dialects: a list of ops would be ten times as long.
    std::set<std::string> dialects;
    for (const std::string &kind : facts.worksOn)
      dialects.insert(kind.substr(0, kind.find('.')) + ".*" +
                      (kind.ends_with(":tensor") ? ":tensor" : ""));
    addList("works-on", dialects);
    if (!facts.patterns.empty())
      text += "  patterns " + std::to_string(facts.patterns.size()) + "\n";
    std::fprintf(stderr,
                 "%s: %zu converted, %zu changed, %zu patterns, %u "
                 "crashes\n",
                 pass.name.c_str(), facts.converts.size(), facts.worksOn.size(),
                 facts.patterns.size(), crashes);
  }
  return writeOutput(options.output, text) ? exitFine : exitUsage;
}

static void addMine(Subcommand rules) {
  auto options = std::make_shared<MineOptions>();
  Subcommand command = rules.addSubcommand(
      "mine", "Measure what every registered pass does to sample programs.\n"
              "Each pass runs in a process of its own; a crash costs one "
              "program.");
  command
      .addOption("LIST", options->list, "File with one program's path a line")
      .required();
  command.addOption("-o,--output", options->output, "Where the table goes")
      .showDefault();
  command
      .addOption("--only", options->only,
                 "Passes with such names; a project's own table is given to "
                 "addPassRules")
      .valueName("GLOB");
  command.addOption("--seconds", options->seconds, "Per pass and attempt")
      .showDefault();
  command.onRun([options] { return mine(*options); });

  auto child = std::make_shared<MineOptions>();
  Subcommand pass = rules.addSubcommand("mine-pass", "").hidden();
  pass.addOption("PASS", child->pass).required();
  pass.addOption("LIST", child->list).required();
  pass.addOption("--from", child->from);
  pass.addFlag("--on-function", child->onFunction);
  pass.onRun([child] { return minePassChild(*child); });
}

static void addRules(Subcommand app) {
  Subcommand command = app.addSubcommand(
      "rules", "The rules that lowering paths are built from.");
  auto judged = std::make_shared<std::string>();
  Subcommand list = command.addSubcommand(
      "list", "Every registered pass with its role and, where it is kept out "
              "of paths, the reason");
  list.addOption("--judged", *judged,
                 "How the results of each pass are judged, by a file of `scion "
                 "survey --verdicts`:\nby execution or by interpretation (20 "
                 "effects with a verdict), for crashes and invalid IR\nonly, "
                 "or not at all")
      .valueName("FILE");
  list.onRun([judged] {
    if (!judged->empty())
      return listJudged(*judged);
    listRules();
    return int(exitFine);
  });
  command
      .addSubcommand("exclusions", "The passes that are kept out of paths, "
                                   "by reason, as Markdown")
      .onRun(listExclusions);
  addMine(command);
  addRulesReview(command);
  addRulesTry(command);
}

static RegisterSubcommand registration("rules", addRules);
