//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/InterpCheck.h"

#include "base/process/Items.h"
#include "harness/experiment/Statistics.h"
#include "harness/input/ParsedInput.h"
#include "harness/oracle/Finding.h"
#include "harness/oracle/LoweringEquivalence.h"
#include "harness/oracle/Report.h"
#include "tools/Tool.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <map>

#include <unistd.h>

using namespace scion;

/// A program takes at most 2 s on one core for all its paths; the rest is a
/// margin for busy machines and sanitizers.
static constexpr unsigned longestSeconds = 120;

/// Names of .mlir files below folders, in order.
static std::vector<std::string>
listFiles(const std::vector<std::string> &arguments) {
  namespace fs = std::filesystem;
  std::vector<std::string> files;
  for (const std::string &argument : arguments) {
    std::error_code error;
    if (!fs::is_directory(argument, error)) {
      files.push_back(argument);
      continue;
    }
    std::vector<std::string> found;
    for (const auto &entry : fs::recursive_directory_iterator(argument))
      if (entry.path().extension() == ".mlir")
        found.push_back(entry.path().string());
    std::sort(found.begin(), found.end());
    files.insert(files.end(), found.begin(), found.end());
  }
  return files;
}

/// The verdict's kind; then lines: "! " and a problem, "? " and the reason why
/// the interpreter gave no answer.
static std::string judge(const std::string &file,
                         const InterpCheckOptions &options) {
  std::optional<ParsedInput> input =
      parseInput(readInput(file).value_or("?"), nullptr, file);
  if (!input)
    return "no program";
  LoweringOptions lowering;
  lowering.paths = options.paths;
  lowering.meaningFuel = options.fuel;
  lowering.prepare.recondition = lowering.prepare.observe =
      !options.isUnchanged;
  std::string problems;
  lowering.onFinding = [&](const Finding &finding, unsigned) {
    problems += "\n! " + formatLine(finding);
  };
  loweringStatistics() = {};
  LoweringVerdict verdict = checkLowering(*input, lowering);
  std::string kind(toString(verdict.kind));
  for (const auto &[reason, count] : loweringStatistics().uninterpreted)
    problems +=
        (llvm::StringRef(reason).starts_with("undefined") ? "\n! " : "\n? ") +
        reason;
  return (problems.find("\n! ") == problems.npos ? kind : "differ") + problems;
}

int scion::interpCheck(const std::vector<std::string> &arguments,
                       const InterpCheckOptions &options) {
  std::vector<std::string> files = listFiles(arguments);
  for (const std::string &file : files)
    if (!std::filesystem::exists(file)) {
      std::fprintf(stderr, "scion: there is no '%s'\n", file.c_str());
      return exitUsage;
    }
  // Copies of the process inherit a context with all dialects.
  (void)parseInput("", nullptr, "empty");
  std::map<std::string, unsigned> sums;
  process::Items items;
  items.count = files.size();
  items.batch = 1000; // programs that share a process, until one crashes
  items.limits = process::Limits::cpu(longestSeconds);
  items.output = items.errors = process::Stream::Discarded;
  items.work = [&](size_t i, process::Words &words) {
    words.found(judge(files[i], options));
    if (isContextPoolUsedUp())
      _exit(0);
  };
  items.done = [&](size_t i, process::Result result) {
    std::string said = result.found;
    if (said.empty())
      said = result.ending.how == process::End::TimedOut ? "too slow" : "crash";
    llvm::SmallVector<llvm::StringRef> lines;
    llvm::StringRef(said).split(lines, '\n');
    ++sums[lines.front().str()];
    for (llvm::StringRef line : llvm::drop_begin(lines)) {
      if (line.consume_front("! "))
        std::printf("%s: %s\n", files[i].c_str(), line.str().c_str());
      else if (line.consume_front("? "))
        ++sums[line.str()];
    }
    std::fflush(stdout);
    return process::Next::GoOn;
  };
  process::workThrough(items);
  for (const auto &[what, count] : sums)
    std::printf("%6u %s\n", count, what.c_str());
  return sums.contains("differ") ? exitFinding : exitFine;
}
