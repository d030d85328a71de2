//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/rules/Review.h"

#include "harness/input/Registration.h"
#include "harness/known/LibraryOfMLIR.h"
#include "harness/known/Registry.h"
#include "harness/lowering/PassEnumeration.h"
#include "harness/lowering/PassOptions.h"
#include "harness/lowering/PathStep.h"
#include "tools/rules/PatternNames.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/raw_ostream.h"

using namespace scion;

/// Culprits of reports that are no passes.
static constexpr std::string_view stages[] = {
    "bytecode",      "llvm-codegen", "llvm-translate",       "parse",
    "print-generic", "print-pretty", "transform-interpreter"};

static bool isPass(std::string_view name) {
  globalRegistry();
  return mlir::PassInfo::lookup(name);
}

namespace {
/// Looks at one record, or at a legal difference.
class Reader {
public:
  Reader(const ReviewTables &tables, Checklist &list,
         const std::set<std::string> &types)
      : tables(tables), list(list), types(types) {}

  void read(const Record &record) {
    auto place = [&](std::string_view word) {
      return tables.placeOf(record, word);
    };
    for (const std::string &culprit : record.culprits)
      if (!isPass(culprit) && !llvm::is_contained(stages, culprit))
        list.open(place(culprit), "no pass is called '" + culprit + "'");
    for (const std::string &pattern : record.patterns)
      if (!types.contains(pattern) && !isOfOthers(record, pattern))
        list.open(place(pattern),
                  "no pattern is called '" + pattern +
                      "'; it may have another name, or be gone");
    for (const Regression &regression : record.regressions)
      if (regression.isFor(LLVM_VERSION_MAJOR))
        readSteps(regression.through, place);
    readBoth(record.recognised, record.suppressRules, place);
  }

  void read(const LegalDifference &difference) {
    readBoth(difference.recognised, difference.suppressRules,
             [&](std::string_view word) { return tables.legal.place(word); });
  }

private:
  const ReviewTables &tables;
  Checklist &list;
  const std::set<std::string> &types;

  /// Whether the record says that only other versions use this name of a
  /// pattern.
  static bool isOfOthers(const Record &record, std::string_view pattern) {
    return llvm::any_of(record.recognised, [&](const Recognition &each) {
      return !each.isFor(LLVM_VERSION_MAJOR) && !each.pattern.empty() &&
             each.pattern.matches(pattern);
    });
  }

  template <typename Place>
  void readSteps(const std::string &through, Place place) {
    std::string error;
    for (const PathStep &step : splitPipeline(through, error)) {
      std::string problem;
      llvm::raw_string_ostream stream(problem);
      if (mlir::failed(mlir::parsePassPipeline(
              "builtin.module(" + step.pipeline + ")", stream)))
        list.open(place("through"),
                  "'" + step.pipeline + "' is no pipeline: " +
                      llvm::StringRef(problem).split('\n').first);
    }
  }

  template <typename Place>
  void readPattern(const Glob &pattern, Place place) {
    if (pattern.empty() || llvm::any_of(types, [&](const std::string &type) {
          return pattern.matches(type);
        }))
      return;
    list.open(place(pattern.text()),
              "no pattern is called '" + pattern.text() +
                  "'; it may have another name, or be gone");
  }

  /// Checks a glob over "pass", "pass{options}", "func.func(pass{options})" or
  /// "stage:detail": the pass must exist.
  template <typename Place>
  void readStep(const Glob &step, Place place) {
    if (step.empty())
      return;
    llvm::StringRef name = llvm::StringRef(step.text()).split('{').first;
    name = name.split(':').first;
    if (name.consume_front("func.func("))
      name = name.split(')').first;
    std::string problem;
    Glob pass = Glob::read(std::string_view(name), problem);
    auto fits = [&](std::string_view text) {
      return pass.matches(text) || step.matches(text);
    };
    if (llvm::none_of(
            registeredPasses(),
            [&](const RegisteredPass &each) { return fits(each.name); }) &&
        llvm::none_of(stages, fits))
      list.open(place(name), "no pass is called '" + name + "'");
  }

  template <typename Place>
  void readBoth(const std::vector<Recognition> &recognised,
                const std::vector<SuppressRule> &suppressRules, Place place) {
    for (const Recognition &each : recognised) {
      if (!each.isFor(LLVM_VERSION_MAJOR))
        continue;
      readStep(each.culprit, place);
      readPattern(each.pattern, place);
    }
    for (const SuppressRule &each : suppressRules) {
      if (!each.isFor(LLVM_VERSION_MAJOR))
        continue;
      readPattern(each.pattern, place);
      readStep(each.step, place);
      bool isOne = !each.pass.empty() && each.pass != anyPass;
      if (isOne && !isPass(each.pass))
        list.open(place(each.pass), "no pass is called '" + each.pass + "'");
      else if (isOne)
        readOptions(each, place);
      if (!each.move.empty() &&
          llvm::none_of(tables.schedules, [&](const ScheduleMove &move) {
            return move.name == each.move;
          }))
        list.open(place(each.move),
                  "no schedule has a move '" + each.move + "'");
    }
  }

  template <typename Place>
  void readOptions(const SuppressRule &suppressRule, Place place) {
    const std::vector<PassOption> &options = optionsOf(suppressRule.pass);
    const PassRule *rule = tables.rules.find(suppressRule.pass);
    for (const Glob &glob : suppressRule.options) {
      // Each "name=" in it.
      llvm::SmallVector<llvm::StringRef> parts;
      llvm::StringRef(glob.text()).split(parts, '=');
      bool namesAll = true;
      for (llvm::StringRef part : llvm::drop_end(parts)) {
        llvm::StringRef name =
            part.rsplit(' ').second.empty() ? part : part.rsplit(' ').second;
        name = name.ltrim("*?");
        bool isThere =
            name.empty() || llvm::any_of(options, [&](const PassOption &each) {
              return llvm::StringRef(each.name).ends_with(name);
            });
        namesAll &= isThere;
        if (!isThere)
          list.open(place(glob.text()),
                    "'" + suppressRule.pass + "' has no option '" + name + "'");
      }
      if (!namesAll || !rule)
        continue;
      auto sets = rule->optionSets(/*mayReorder=*/true);
      if (llvm::none_of(sets, [&](std::string_view set) {
            return glob.matches(set.empty() ? "-" : set);
          }))
        list.open(place(glob.text()), "'" + suppressRule.pass +
                                          "' is never drawn with '" +
                                          glob.text() + "'");
    }
  }
};
} // namespace

void scion::reviewRecords(const ReviewTables &tables, Checklist &list,
                          std::string &remarks) {
  std::string problem, version(mlirVersion());
  std::set<std::string> types = typeNamesOfMLIR(problem);
  if (!problem.empty())
    list.open("patterns", problem + ": their names cannot be compared");
  Reader reader(tables, list, types);
  unsigned untold = 0;
  for (const Record &record : tables.known) {
    bool isLive = llvm::is_contained(record.live, version);
    bool isTold = isLive || llvm::is_contained(record.fixed, version);
    if (!isTold && record.regressions.empty())
      ++untold;
    else if (!isTold)
      list.open(tables.placeOf(record, "live"),
                "it says nothing about " + version +
                    "; run `scion known check " + record.id +
                    "` and write the version into live or fixed");
    // Check only records of live bugs: a fixed bug may name passes that are
    // gone.
    if (isLive)
      reader.read(record);
  }
  for (const LegalDifference &difference : tables.differences)
    reader.read(difference);
  if (untold)
    remarks += "records without a program, of which no check can tell whether "
               "they are live in " +
               version + ": " + std::to_string(untold) + "\n";
}
