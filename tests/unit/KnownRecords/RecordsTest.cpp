//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks the requirements on records for each record of corpus/known, so that a
// new record needs no test of its own.
//
//===----------------------------------------------------------------------===//

#include "harness/input/ParsedInput.h"
#include "harness/input/Registration.h"
#include "harness/known/LibraryOfMLIR.h"
#include "harness/known/Predicate.h"
#include "harness/known/Registry.h"
#include "harness/lowering/OpKinds.h"
#include "harness/lowering/PassRules.h"
#include "harness/lowering/PassRunner.h"
#include "harness/lowering/PathStep.h"
#include "harness/lowering/ScheduleMoves.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Config/llvm-config.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>

namespace fs = std::filesystem;
using namespace scion;
using testing::IsEmpty;

static const fs::path source = SCION_SOURCE_DIR;

static std::string textOf(const fs::path &file) {
  std::ifstream stream(file, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(stream), {});
}

static std::set<std::string> filesIn(const fs::path &folder,
                                     std::string_view extension) {
  std::set<std::string> names;
  for (const fs::directory_entry &entry : fs::directory_iterator(folder))
    if (entry.path().extension() == extension)
      names.insert(entry.path().filename().string());
  return names;
}

static const std::deque<Record> &records() {
  return Registry::global().records();
}

/// All `where` of a record's suppressions, but for those that are matched with
/// the op of a pattern.
static std::vector<std::string> selectorsOf(const Record &record) {
  std::vector<std::string> selectors;
  for (const SuppressRule &suppressRule : record.suppressRules)
    llvm::append_range(selectors, suppressRule.where);
  for (const Recognition &recognition : record.recognised) {
    llvm::append_range(selectors, recognition.where);
    llvm::append_range(selectors, recognition.runs);
  }
  return selectors;
}

TEST(Records, HaveAFileOfTheirOwnNameAndAStory) {
  std::set<std::string> files = filesIn(source / "corpus/known", ".yaml");
  for (const Record &record : records()) {
    EXPECT_TRUE(files.erase(record.id + ".yaml")) << record.id;
    EXPECT_NE(textOf(source / "corpus/known" / (record.id + ".yaml"))
                  .find("\nstory: |\n  "),
              std::string::npos)
        << record.id << " has no story";
  }
  EXPECT_THAT(files, IsEmpty());
}

TEST(Records, IdsAndAliasesAreUsedOnce) {
  std::set<std::string> ids;
  for (const Record &record : records()) {
    EXPECT_TRUE(ids.insert(record.id).second) << record.id;
    for (const std::string &alias : record.aliases)
      EXPECT_TRUE(ids.insert(alias).second) << alias;
  }
}

static bool isFixedHere(const Record &record) {
  return llvm::is_contained(record.fixed, mlirVersion());
}

TEST(Records, EachIsRecognisedBySomething) {
  for (const Record &record : records())
    EXPECT_TRUE(!record.recognised.empty() || isFixedHere(record)) << record.id;
}

TEST(Records, ProgramsExistAndBelongToOne) {
  std::set<std::string> programs =
      filesIn(source / "corpus/regressions", ".mlir");
  std::set<std::string> nearMisses =
      filesIn(source / "corpus/near-misses", ".mlir");
  std::set<std::string> left = programs, leftMisses = nearMisses;
  for (const Record &record : records()) {
    for (const Regression &regression : record.regressions) {
      EXPECT_TRUE(programs.contains(regression.program))
          << record.id << ": " << regression.program;
      left.erase(regression.program);
    }
    for (const std::string &nearMiss : record.nearMisses) {
      EXPECT_TRUE(nearMisses.contains(nearMiss))
          << record.id << ": " << nearMiss;
      EXPECT_TRUE(leftMisses.erase(nearMiss))
          << nearMiss << " is of two records";
    }
  }
  EXPECT_THAT(left, IsEmpty());
  EXPECT_THAT(leftMisses, IsEmpty());
}

TEST(Records, PassesOptionsAndMovesExist) {
  const RuleTable &rules = RuleTable::global();
  for (const Record &record : records())
    for (const SuppressRule &suppressRule : record.suppressRules) {
      if (isFixedHere(record))
        continue; // the pass may be new, or gone
      if (!suppressRule.move.empty())
        EXPECT_TRUE(llvm::any_of(scheduleMoves(),
                                 [&](const ScheduleMove &move) {
                                   return move.name == suppressRule.move;
                                 }))
            << record.id << ": no schedule has a move " << suppressRule.move;
      if (suppressRule.pass.empty() || suppressRule.pass == anyPass)
        continue;
      const PassRule *rule = rules.find(suppressRule.pass);
      ASSERT_TRUE(rule) << record.id << ": no pass " << suppressRule.pass;
      for (const Glob &options : suppressRule.options)
        EXPECT_TRUE(llvm::any_of(rule->optionSets(true),
                                 [&](std::string_view set) {
                                   return options.matches(set.empty() ? "-"
                                                                      : set);
                                 }))
            << record.id << ": " << suppressRule.pass << " is never drawn with "
            << options.text();
    }
}

TEST(Records, CulpritsExist) {
  // Passes of MLIR, and what else a finding may blame.
  std::vector<std::string> names = {"parse",        "print-generic",
                                    "print-pretty", "bytecode",
                                    "verify",       "llvm-translate"};
  (void)globalRegistry(); // registers them
  for (const PassRule &rule : RuleTable::global().rules())
    if (mlir::PassInfo::lookup(rule.name))
      names.push_back(rule.name);
  auto isOne = [&](llvm::StringRef culprit) {
    culprit.consume_front("func.func(");
    culprit = culprit.take_until(
        [](char c) { return c == '{' || c == ')' || c == ':'; });
    std::string problem;
    Glob glob = Glob::read(culprit, problem);
    return problem.empty() && llvm::any_of(names, [&](const std::string &name) {
             return glob.matches(name);
           });
  };
  for (const Record &record : records()) {
    if (isFixedHere(record))
      continue; // the pass may be new, or gone
    for (const std::string &culprit : record.culprits)
      EXPECT_TRUE(isOne(culprit)) << record.id << ": nothing is " << culprit;
    for (const Recognition &recognition : record.recognised)
      if (!recognition.culprit.empty())
        EXPECT_TRUE(isOne(recognition.culprit.text()))
            << record.id << ": nothing is " << recognition.culprit.text();
  }
}

TEST(Records, SelectorsNameOpsAndPredicatesThatExist) {
  llvm::StringSet<> predicates;
  for (const PredicateGroup &group : predicateGroups())
    for (const Predicate &predicate : group.predicates)
      EXPECT_TRUE(predicates.insert(std::string(predicate.name)).second)
          << std::string(predicate.name) << " is stated twice";
  std::optional<ParsedInput> empty = parseInput("module {}");
  ASSERT_TRUE(empty);
  mlir::MLIRContext &context = *empty->context;
  context.loadAllAvailableDialects();
  for (const Record &record : records())
    for (std::string selector : selectorsOf(record)) {
      if (selector.starts_with("@")) {
        EXPECT_TRUE(predicates.contains(selector))
            << record.id << ": no predicate " << selector;
        continue;
      }
      if (isFixedHere(record))
        continue;
      llvm::StringRef name = llvm::StringRef(selector).split(':').first;
      bool exists = name == "*" ||
                    (name.consume_back(".*")
                         ? context.getLoadedDialect(name) != nullptr
                         : mlir::RegisteredOperationName::lookup(name, &context)
                               .has_value());
      EXPECT_TRUE(exists) << record.id << ": nothing is called " << selector;
    }
}

TEST(Records, EveryPredicateIsUsed) {
  std::set<std::string> used;
  for (const Record &record : records())
    for (const std::string &selector : selectorsOf(record))
      used.insert(selector);
  for (const LegalDifference &legal : Registry::global().legalDifferences())
    for (const Recognition &recognition : legal.recognised)
      used.insert(recognition.where.begin(), recognition.where.end());
  for (const PassRule &rule : RuleTable::global().rules()) {
    used.insert(rule.ops.begin(), rule.ops.end());
    used.insert(rule.notWith.begin(), rule.notWith.end());
  }
  for (const ScheduleMove &move : scheduleMoves()) {
    used.insert(move.ops.begin(), move.ops.end());
    used.insert(move.notWith.begin(), move.notWith.end());
  }
  for (const PredicateGroup &group : predicateGroups())
    for (const Predicate &predicate : group.predicates)
      EXPECT_TRUE(used.contains(std::string(predicate.name)))
          << std::string(predicate.name) << ": nobody asks it";
}

/// All C++ sources of harness/, tools/ and mutators/ except the predicates.
static std::string sources() {
  std::string all;
  for (const char *folder : {"harness", "tools", "mutators"})
    for (const fs::directory_entry &entry :
         fs::recursive_directory_iterator(source / folder)) {
      std::string extension = entry.path().extension().string();
      bool isPredicate =
          entry.path().string().find("known/predicates") != std::string::npos;
      if ((extension == ".cpp" || extension == ".h") && !isPredicate)
        all += textOf(entry.path());
    }
  return all;
}

TEST(Records, BehavioursAreAskedForAndStated) {
  std::string code = sources();
  std::set<std::string> asked, stated;
  std::regex call("replaces\\(\\s*\"([a-z-]+)\"");
  for (std::sregex_iterator it(code.begin(), code.end(), call), end; it != end;
       ++it)
    asked.insert((*it)[1]);
  for (const Record &record : records())
    for (const SuppressRule &suppressRule : record.suppressRules)
      if (!suppressRule.behaviour.empty())
        stated.insert(suppressRule.behaviour);
  EXPECT_EQ(asked, stated);
}

TEST(Records, NoCodeKnowsABugByItsId) {
  // Code that names "M12" outside of the table keeps a table of its own. Text
  // between double quotes or after `scion known` is an example.
  std::string code = sources();
  llvm::StringSet<> ids;
  for (const Record &record : records())
    if (!record.id.starts_with("I")) // I8, I16 … are integer types as well
      ids.insert(record.id);
  auto isWord = [](char c) {
    return std::isalnum((unsigned char)c) || c == '_';
  };
  std::vector<std::string> known;
  for (size_t i = 0; i < code.size();) {
    if (!isWord(code[i])) {
      ++i;
      continue;
    }
    size_t end = i;
    while (end < code.size() && isWord(code[end]))
      ++end;
    std::string word = code.substr(i, end - i);
    char before = i ? code[i - 1] : ' ', after = code[end];
    bool isExample =
        std::string_view("\"=/,:").find(before) != std::string_view::npos ||
        std::string_view("\".:,").find(after) != std::string_view::npos ||
        code.substr(i < 12 ? 0 : i - 12, 12).find("known ") !=
            std::string::npos;
    if (ids.contains(word) && !isExample)
      known.push_back(code.substr(i < 40 ? 0 : i - 40, 60));
    i = end;
  }
  EXPECT_THAT(known, IsEmpty());
}

//===----------------------------------------------------------------------===//
// Programs and predicates
//===----------------------------------------------------------------------===//

/// The input of the last pass of `through`; nothing if an earlier one fails.
static std::optional<OpKinds> givenToLast(ParsedInput &input,
                                          const std::string &through) {
  std::string error;
  std::vector<PathStep> steps = splitPipeline(through, error);
  PassRunner &runner = PassRunner::of(input.context);
  for (size_t i = 0; i + 1 < steps.size(); ++i) {
    StepResult result = runner.run(*input.module, steps[i], input.context);
    if (result.status != StepStatus::Effect &&
        result.status != StepStatus::NoEffect)
      return std::nullopt;
  }
  return scanKinds(*input.module);
}

static void runLast(ParsedInput &input, const std::string &through) {
  std::string error;
  std::vector<PathStep> steps = splitPipeline(through, error);
  // A pass that may crash is not run: its input is the module before.
  static const std::set<std::string> harmless = {"inline", "canonicalize",
                                                 "cse"};
  if (!steps.empty() && harmless.contains(steps.back().pass))
    PassRunner::of(input.context)
        .run(*input.module, steps.back(), input.context);
}

/// The selectors that suppress passes and moves.
static std::vector<std::string> guardsOf(const Record &record) {
  std::vector<std::string> selectors;
  for (const SuppressRule &suppressRule : record.suppressRules)
    if (suppressRule.pattern.empty() && suppressRule.behaviour.empty())
      llvm::append_range(selectors, suppressRule.where);
  return selectors;
}

/// Whether the `// since:` and `// until:` lines of the program allow this
/// MLIR.
static bool isWrittenForThis(const std::string &text) {
  auto number = [&](llvm::StringRef key) {
    unsigned value = 0;
    llvm::StringRef rest = llvm::StringRef(text).split(key).second;
    (void)rest.consumeInteger(10, value);
    return value;
  };
  return ForVersions{number("\n// since: "), number("\n// until: ")}.isFor(
      LLVM_VERSION_MAJOR);
}

TEST(Records, WhereHoldsOfTheRegressionAndNotOfTheTwin) {
  unsigned regressions = 0, nearMisses = 0;
  for (const Record &record : records()) {
    if (!llvm::is_contained(record.live, mlirVersion()))
      continue; // the programs may be none of this MLIR
    std::vector<std::string> selectors = guardsOf(record);
    if (selectors.empty() || llvm::any_of(record.suppressRules,
                                          [](const SuppressRule &suppressRule) {
                                            return suppressRule.where.empty();
                                          }))
      continue;
    for (const Regression &regression : record.regressions) {
      if (!regression.isFor(LLVM_VERSION_MAJOR))
        continue;
      std::optional<ParsedInput> input = parseInput(
          textOf(source / "corpus/regressions" / regression.program));
      ASSERT_TRUE(input) << regression.program;
      // A selector must hold on some path to the culprit, which is the last
      // pass of `through` or an earlier one.
      bool holds = scanKinds(*input->module).hasAny(selectors);
      std::optional<OpKinds> given = givenToLast(*input, regression.through);
      holds |= given && given->hasAny(selectors);
      // The plain lowering after the passes may be wrong.
      if (given && record.kind == BugKind::Miscompile)
        runLast(*input, regression.through);
      holds |= given && scanKinds(*input->module).hasAny(selectors);
      EXPECT_TRUE(holds) << record.id << ": none of "
                         << llvm::join(selectors, " ") << " holds in "
                         << regression.program;
      ++regressions;
    }
    if (!record.regressions.empty())
      EXPECT_FALSE(record.nearMisses.empty())
          << record.id << " needs a near miss";
    // A near miss is written in the syntax of the first regression.
    if (!record.regressions.empty() &&
        !record.regressions.front().isFor(LLVM_VERSION_MAJOR))
      continue;
    for (const std::string &nearMiss : record.nearMisses) {
      std::string text = textOf(source / "corpus/near-misses" / nearMiss);
      if (!isWrittenForThis(text))
        continue;
      std::optional<ParsedInput> input = parseInput(text);
      ASSERT_TRUE(input) << nearMiss;
      std::vector<std::string> narrow;
      llvm::copy_if(selectors, std::back_inserter(narrow),
                    [](const std::string &selector) {
                      return selector.starts_with("@");
                    });
      OpKinds kinds = scanKinds(*input->module);
      EXPECT_FALSE(kinds.hasAny(narrow))
          << record.id << ": one of " << llvm::join(narrow, " ") << " holds in "
          << nearMiss;
      ++nearMisses;
    }
  }
  EXPECT_GT(regressions, 60u);
  EXPECT_GT(nearMisses, 60u);
}
