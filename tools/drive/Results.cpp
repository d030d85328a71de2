//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/drive/Results.h"

#include "base/process/Pool.h"
#include "harness/input/ContextPool.h"
#include "harness/semantics/Interpreter.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringExtras.h"

#include <algorithm>
#include <fstream>
#include <map>

#include <unistd.h>

using namespace scion;
using namespace scion::drive;

bool drive::isDefined(const std::string &text) {
  process::Result end = process::runForked(
      [&](process::Words &words) {
        ContextLease context = ContextPool::global().leaseFor(text);
        auto module = mlir::parseSourceString<mlir::ModuleOp>(
            text, mlir::ParserConfig(context.get()));
        if (module && semantics::interpret(*module).kind ==
                          semantics::Ending::Kind::Finished)
          words.found("defined");
        _exit(0); // the module may not bear being destroyed
      },
      /*seconds=*/10);
  return end.found == "defined";
}

std::string drive::firstOtherLine(llvm::StringRef before,
                                  llvm::StringRef after) {
  for (unsigned number = 1; !before.empty() || !after.empty(); ++number) {
    auto [one, oneRest] = before.split('\n');
    auto [other, otherRest] = after.split('\n');
    if (one != other || before.empty() != after.empty()) {
      auto shown = [](bool isThere, llvm::StringRef line) {
        constexpr size_t longest = 60;
        return isThere ? "'" + line.take_front(longest).str() +
                             (line.size() > longest ? "…'" : "'")
                       : std::string("nothing");
      };
      return "line " + std::to_string(number) + ": " +
             shown(!before.empty(), one) + " against " +
             shown(!after.empty(), other);
    }
    before = oneRest;
    after = otherRest;
  }
  return "";
}

Command Results::run(const std::string &text, const std::string &file) const {
  std::ofstream(tool.limits.folder + "/" + file, std::ios::binary) << text;
  return {"/bin/sh", "-c", runner, "runner", file};
}

std::string Results::shown(const std::string &file) const {
  return "sh -c " + quoted(runner) + " runner " + file;
}

/// Whether a program ran and printed something.
static bool tells(const Run &run) {
  return run.isFine() &&
         run.output.find_first_not_of(" \t\r\n") != run.output.npos;
}

/// Whether the program prints something else after the passes, in each of two
/// runs.
bool Results::differs(const std::string &text, const std::vector<Step> &steps,
                      const Run &before, Run &after, Sums &sums) {
  std::string file = "differs.mlir";
  std::ofstream(tool.limits.folder + "/" + file, std::ios::binary) << text;
  Run left = runOne(tool.run(file, steps), tool.limits);
  ++sums.extra;
  if (!left.isFine()) {
    after = left;
    return false;
  }
  for (int time = 0; time < 2; ++time) {
    after = runOne(run(left.output, "differs.after.mlir"), tool.limits);
    ++sums.extra;
    if (!after.isFine() || after.output == before.output)
      return false;
  }
  return true;
}

std::optional<Verdict> Results::blame(const Case &one, const Run &before,
                                      Sums &sums) {
  Verdict verdict;
  std::string file = "results.mlir";
  std::ofstream(tool.limits.folder + "/" + file, std::ios::binary) << one.text;
  std::vector<Run> left =
      runAll(tool.runPrefixes(file, one.steps), tool.limits, tool.jobs);
  std::vector<Command> commands;
  commands.reserve(left.size());
  for (size_t i = 0; i < left.size(); ++i)
    commands.push_back(run(left[i].isFine() ? left[i].output : one.text,
                           "results." + std::to_string(i) + ".mlir"));
  std::vector<Run> after = runAll(commands, tool.limits, tool.jobs);
  sums.extra += left.size() + after.size();
  for (size_t i = 0; i < after.size(); ++i) {
    if (after[i].end == End::Interrupted || left[i].end == End::Interrupted) {
      verdict.what = Verdict::Interrupted;
      return verdict;
    }
    if (!left[i].isFine() || !after[i].isFine() ||
        after[i].output == before.output)
      continue;
    // Try the pass alone on its own input first, then with the passes before
    // it.
    auto behind = one.steps.begin() + ptrdiff_t(i) + 1;
    const std::pair<std::string, std::vector<Step>> ways[] = {
        {i == 0 ? one.text : left[i - 1].output, {behind - 1, behind}},
        {one.text, {one.steps.begin(), behind}}};
    std::vector<Step> guilty;
    Run other;
    for (const auto &[given, steps] : ways) {
      bool isShown = differs(given, steps, before, other, sums);
      if (other.end == End::Interrupted) {
        verdict.what = Verdict::Interrupted;
        return verdict;
      }
      if (!isShown)
        continue;
      verdict.given = given;
      guilty = steps;
      break;
    }
    if (guilty.empty())
      break;
    verdict.what = Verdict::Found;
    verdict.culprit = one.steps[i].pass;
    verdict.errors = "before:\n" + before.output + "after:\n" + other.output;
    Finding &finding = verdict.finding;
    finding.kind = FindingKind::Miscompile;
    finding.culprit = verdict.culprit;
    finding.step = one.steps[i].str();
    finding.summary =
        "prints something else: " + firstOtherLine(before.output, other.output);
    finding.inputKinds = kindsOf(verdict.given);
    finding.replay = {tool.shown("given.mlir", guilty) + " > after.mlir",
                      shown("given.mlir"), shown("after.mlir")};
    return verdict;
  }
  verdict.what = Verdict::NotAgain;
  return verdict;
}

bool Results::compare(const std::vector<Case> &cases, Sums &sums,
                      std::vector<std::optional<Verdict>> &verdicts) {
  verdicts.assign(cases.size(), std::nullopt);
  struct Asked {
    size_t place, before, after; // of the case; in the commands
  };
  std::vector<Asked> asked;
  std::vector<Command> commands;
  // The same program may be in several cases.
  std::map<std::string_view, std::optional<size_t>> known;
  for (size_t i = 0; i < cases.size(); ++i) {
    const Case &one = cases[i];
    if (one.output == one.text)
      continue; // no pass did anything
    std::string name = std::to_string(i);
    auto [before, isNew] = known.try_emplace(one.text);
    if (isNew && (one.isOfCorpus || isDefined(one.text))) {
      before->second = commands.size();
      for (const char *file : {".first.mlir", ".second.mlir"})
        commands.push_back(run(one.text, name + file));
    }
    if (!before->second) {
      sums.undefined += isNew;
      continue;
    }
    asked.push_back({i, *before->second, commands.size()});
    commands.push_back(run(one.output, name + ".after.mlir"));
  }
  std::vector<Run> runs = runAll(commands, tool.limits, tool.jobs);
  for (const Run &run : runs)
    if (run.end == End::Interrupted)
      return false;
  for (const auto &[place, before, after] : asked) {
    const Run &first = runs[before], &second = runs[before + 1];
    if (!tells(first) || !tells(second)) {
      ++sums.notRun;
    } else if (first.output != second.output) {
      ++sums.notTheSame;
    } else if (!runs[after].isFine()) {
      ++sums.notRunAfter;
    } else {
      ++sums.compared;
      if (runs[after].output == first.output)
        continue;
      verdicts[place] = blame(cases[place], first, sums);
      if (verdicts[place]->what == Verdict::Interrupted)
        return false;
    }
  }
  return true;
}
