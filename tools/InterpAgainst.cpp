//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/InterpAgainst.h"

#include "harness/exec/Executor.h"
#include "harness/input/ParsedInput.h"
#include "harness/input/Stage.h"
#include "harness/lowering/LoweringPath.h"
#include "harness/lowering/PassRules.h"
#include "harness/oracle/LoweringStep.h"
#include "harness/oracle/Meaning.h"
#include "harness/oracle/Prepare.h"
#include "harness/oracle/Report.h"
#include "tools/Tool.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <map>

using namespace scion;
using namespace scion::semantics;

namespace {
/// What came of the programs, and why.
struct Sums {
  std::map<std::string, unsigned> kinds;
  std::map<std::string, unsigned> reasons; // "unsupported: op: why"
  std::vector<uint64_t> ops, micros;
  uint64_t steps = 0; // that were interpreted

  void note(const std::string &kind) { ++kinds[kind]; }
};
} // namespace

/// Names of .mlir files below folders, in order.
static std::vector<std::string>
listFiles(const std::vector<std::string> &arguments) {
  std::vector<std::string> files;
  for (const std::string &argument : arguments) {
    std::error_code error;
    if (!std::filesystem::is_directory(argument, error)) {
      files.push_back(argument);
      continue;
    }
    std::vector<std::string> found;
    for (const auto &entry :
         std::filesystem::recursive_directory_iterator(argument))
      if (entry.path().extension() == ".mlir")
        found.push_back(entry.path().string());
    std::sort(found.begin(), found.end());
    files.insert(files.end(), found.begin(), found.end());
  }
  return files;
}

static void tell(const std::string &file, const std::string &what) {
  std::printf("%s: %s\n", file.c_str(), what.c_str());
  std::fflush(stdout);
}

static void judge(const std::string &file, ParsedInput &input,
                  const AgainstOptions &options, Sums &sums) {
  mlir::ModuleOp module = *input.module;
  PrepareOptions prepare;
  prepare.recondition =
      !options.asTheyStand && input.directives.getNumber("recondition") != 0;
  prepare.observe = !options.asTheyStand;
  if (auto why = prepareProgram(module, input.seed, prepare)) {
    sums.note("out of scope");
    return;
  }
  auto start = std::chrono::steady_clock::now();
  Interpretation meaning = meaningOf(module, options.fuel);
  auto time = std::chrono::steady_clock::now() - start;
  sums.micros.push_back(uint64_t(
      std::chrono::duration_cast<std::chrono::microseconds>(time).count()));
  sums.ops.push_back(meaning.executedOps);
  if (meaning.kind == Ending::Kind::Unsupported)
    ++sums.reasons["unsupported: " + meaning.op + ": " + meaning.why];

  PathOptions pathOptions;
  pathOptions.isKnownInvalid = isKnownInvalidIR;
  PathBuilder builder(module, input.context, RuleTable::global(), pathOptions);
  LoweredPath path = builder.buildReference();
  if (path.end != PathEnd::Lowered) {
    sums.note("not lowered");
    return;
  }
  Executor::global().forgetOutcomes();
  Outcome actual = execute(*path.module, {});
  switch (meaning.kind) {
  case Ending::Kind::Undefined:
    sums.note("undefined");
    tell(file, meaning.str() +
                   " (execution: " + std::string(trapName(actual.trap)) + ")");
    return;
  case Ending::Kind::Unsupported:
    sums.note("unsupported");
    tell(file, meaning.str());
    return;
  case Ending::Kind::Limited:
    sums.note("limit");
    tell(file, meaning.str());
    return;
  case Ending::Kind::Trapped:
    sums.note(actual.kind == Outcome::Kind::Trapped ? "both trap" : "differ");
    if (actual.kind != Outcome::Kind::Trapped)
      tell(file, meaning.str() + ", and the execution does not trap");
    return;
  case Ending::Kind::Finished:
    break;
  }
  if (!actual.isComparable()) {
    sums.note("no execution");
    tell(file, "no execution: " + actual.message);
    return;
  }
  std::optional<std::string> difference =
      differenceFromMeaning(meaning, actual);
  if (!difference && !options.eachStep) {
    sums.note("agree");
    return;
  }
  std::optional<MeaningBlame> blame =
      blameByMeaning(builder, path.steps, meaning, options.fuel);
  if (difference || blame) {
    sums.note("differ");
    std::string story =
        difference ? "differs: " + *difference : "agrees, but not on the way";
    if (blame)
      story += "\n  behind " + path.steps[blame->step].pipeline + ": " +
               blame->difference;
    tell(file, story);
    return;
  }
  sums.steps += path.steps.size();
  sums.note("agree");
}

static uint64_t median(std::vector<uint64_t> values) {
  if (values.empty())
    return 0;
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

int scion::interpretAgainst(const std::vector<std::string> &arguments,
                            const AgainstOptions &options) {
  installCrashAttribution();
  Sums sums;
  for (const std::string &file : listFiles(arguments)) {
    std::optional<std::string> text = readInput(file);
    if (!text)
      return exitUsage;
    std::optional<ParsedInput> input = parseInput(*text, nullptr, file);
    if (input)
      judge(file, *input, options, sums);
    else
      sums.note("no program");
  }
  for (const auto &[kind, count] : sums.kinds)
    std::printf("%6u %s\n", count, kind.c_str());
  for (const auto &[reason, count] : sums.reasons)
    std::printf("%6u %s\n", count, reason.c_str());
  if (options.statistics) {
    uint64_t most = sums.ops.empty()
                        ? 0
                        : *std::max_element(sums.ops.begin(), sums.ops.end());
    std::fprintf(stderr,
                 "ops executed: median %llu, most %llu; median time %llu us\n",
                 (unsigned long long)median(sums.ops), (unsigned long long)most,
                 (unsigned long long)median(sums.micros));
  }
  return sums.kinds.contains("differ") || sums.kinds.contains("undefined")
             ? exitFinding
             : exitFine;
}
