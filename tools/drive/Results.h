//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks whether a program prints the same before and after its passes. The
// user gives a runner: a shell command that lowers and executes a file.
//
// Only programs with one result are compared: those of the corpus unchanged,
// which the project vouches for, and mutants that the interpreter runs to their
// end without undefined behaviour. A program that prints something else the
// second time is not compared either. The culprit is the first pass after which
// the program prints something else; the difference must also show with that
// pass alone or with the passes before it.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_DRIVE_RESULTS_H
#define SCION_TOOLS_DRIVE_RESULTS_H

#include "tools/drive/State.h"
#include "tools/drive/Verdict.h"

#include <optional>
#include <string>
#include <vector>

namespace scion::drive {

/// A program that went through its passes.
struct Case {
  std::string text;   // as the tool read it
  std::string output; // what the passes made of it
  std::vector<Step> steps;
  bool isOfCorpus = false; // as it is
};

class Results {
public:
  /// `runner` is for /bin/sh; $1 is the file. "": nothing is compared.
  Results(const Tool &tool, std::string runner)
      : tool(tool), runner(std::move(runner)) {}

  bool isOn() const { return !runner.empty(); }

  /// Sets a verdict for each case that prints something else, and counts the
  /// outcomes of the others in `sums`. Returns false if interrupted.
  bool compare(const std::vector<Case> &cases, Sums &sums,
               std::vector<std::optional<Verdict>> &verdicts);

private:
  Command run(const std::string &text, const std::string &file) const;
  std::string shown(const std::string &file) const;
  std::optional<Verdict> blame(const Case &one, const Run &before, Sums &sums);
  bool differs(const std::string &text, const std::vector<Step> &steps,
               const Run &before, Run &after, Sums &sums);

  const Tool &tool;
  std::string runner;
};

/// Whether the interpreter finishes @main: without undefined behaviour and
/// unsupported ops. Runs in a copy of this process.
bool isDefined(const std::string &text);

/// "line 2: '5' against '7'", of two texts that differ.
std::string firstOtherLine(llvm::StringRef before, llvm::StringRef after);

} // namespace scion::drive

#endif // SCION_TOOLS_DRIVE_RESULTS_H
