//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/known/Versions.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/StringSaver.h"

#include <cstdio>
#include <utility>

using namespace scion;
using llvm::StringRef;

std::string_view scion::toString(StockState state) {
  switch (state) {
  case StockState::Live:
    return "live";
  case StockState::Fixed:
    return "fixed";
  case StockState::NotApplicable:
    return "-";
  }
  return "";
}

unsigned scion::majorOf(StringRef version) {
  unsigned major = 0;
  version.consumeInteger(10, major);
  return major;
}

/// Tries for a crash. A use after free does not always crash
/// (tests/tools/check-seeds has as many tries).
static constexpr unsigned tries = 5;

std::vector<std::string> scion::headerLines(StringRef program, StringRef name) {
  std::vector<std::string> found;
  while (program.consume_front("// ")) {
    auto [line, rest] = program.split('\n');
    program = rest;
    if (line.consume_front(name) && line.consume_front(": "))
      found.push_back(line.str());
  }
  return found;
}

static std::vector<std::string> wordsOf(StringRef arguments) {
  llvm::BumpPtrAllocator allocator;
  llvm::StringSaver saver(allocator);
  llvm::SmallVector<const char *> words;
  llvm::cl::TokenizeGNUCommandLine(arguments, saver, words);
  return {words.begin(), words.end()};
}

/// The passes of a pipeline, as written between its commas.
static std::vector<std::string> passesOf(StringRef pipeline) {
  std::vector<std::string> passes(1);
  int depth = 0;
  for (char c : pipeline) {
    depth += c == '(' || c == '{';
    depth -= c == ')' || c == '}';
    if (c == ',' && depth == 0)
      passes.emplace_back();
    else
      passes.back() += c;
  }
  return passes;
}

/// The output of a program, without the blanks at the ends of lines.
static std::vector<std::string> observed(StringRef output) {
  std::vector<std::string> lines;
  for (StringRef line : llvm::split(output.rtrim(), '\n'))
    lines.push_back(line.rtrim().str());
  return lines;
}

struct VersionOfMLIR::Outcome {
  enum { Output, Refused, Crashed, RunnerFailed } how = Output;
  std::vector<std::string> lines;
};

VersionOfMLIR::VersionOfMLIR(StockTools itsTools, std::string folder,
                             std::string &why)
    : tools(std::move(itsTools)), programs(std::move(folder)),
      name(tools.version()) {
  auto buffer = llvm::MemoryBuffer::getFile(programs + "/PLAIN.pipeline");
  if (!buffer) {
    why = programs + "/PLAIN.pipeline: " + buffer.getError().message();
    return;
  }
  StringRef all = (*buffer)->getBuffer().trim();
  if (!all.consume_front("builtin.module(") || !all.consume_back(")")) {
    why = programs + "/PLAIN.pipeline: it does not begin with builtin.module(";
    return;
  }
  std::vector<std::string> known;
  for (const std::string &pass : passesOf(all))
    if (takes({"--pass-pipeline=builtin.module(" + pass + ")"}))
      known.push_back(pass);
  plain = "builtin.module(" + llvm::join(known, ",") + ")";
  if (outcomeOf("func.func @main() {\n  return\n}\n", "PLAIN").how !=
      Outcome::Output)
    std::fprintf(
        stderr,
        "MLIR %s runs no program, so miscompilations are not asked: "
        "it wants mlir-runner and lib/libmlir_runner_utils.so (Debian: "
        "libmlir-%s-dev)\n",
        name.c_str(), StringRef(name).split('.').first.str().c_str());
}

/// Programs that no pass changes, to test whether a version accepts options.
/// The second has the schedule that transform-interpreter requires.
static constexpr const char *emptyPrograms[] = {
    "module {}\n",
    "module attributes {transform.with_named_sequence} {\n"
    "  transform.named_sequence @__transform_main(%root: !transform.any_op "
    "{transform.readonly}) {\n    transform.yield\n  }\n}\n"};

bool VersionOfMLIR::takes(llvm::ArrayRef<std::string> arguments) const {
  return llvm::any_of(emptyPrograms, [&](const char *program) {
    return tools.opt("", program, arguments).isFine();
  });
}

VersionOfMLIR::Outcome VersionOfMLIR::outcomeOf(const std::string &program,
                                                StringRef arguments) const {
  bool isLowered = arguments.consume_back("PLAIN");
  std::vector<std::string> flags = wordsOf(arguments);
  ToolRun run;
  run.output = program;
  if (!isLowered || !flags.empty()) {
    // Pass generic syntax on: custom syntax does not always round-trip.
    flags.push_back("--mlir-print-op-generic");
    run = tools.opt("", program, flags);
    if (!run.isFine())
      return {run.crashed ? Outcome::Crashed : Outcome::Refused, {}};
  }
  if (!isLowered)
    return {Outcome::Output, {}};
  run = tools.opt(plain, run.output);
  if (!run.isFine())
    return {run.crashed ? Outcome::Crashed : Outcome::Refused, {}};
  run = tools.run(run.output, 0);
  if (run.crashed)
    return {Outcome::Crashed, {}};
  if (!run.isFine())
    return {Outcome::RunnerFailed, {}};
  return {Outcome::Output, observed(run.output)};
}

StockState VersionOfMLIR::stateOf(const Record &record,
                                  const std::string &program) const {
  std::vector<std::string> expected = headerLines(program, "expect"),
                           bad = headerLines(program, "bad");
  auto accepts = [&](StringRef arguments) {
    arguments.consume_back("PLAIN");
    return takes(wordsOf(arguments));
  };
  if (record.asserts || !tools.opt("", program).isFine() ||
      !llvm::all_of(bad, accepts))
    return StockState::NotApplicable;
  bool isShown = false, isJudged = false;
  switch (record.kind) {
  case BugKind::Miscompile:
    for (const std::string &arguments : headerLines(program, "good"))
      if (outcomeOf(program, arguments).lines != expected)
        return StockState::NotApplicable;
    for (const std::string &arguments : bad) {
      Outcome seen = outcomeOf(program, arguments);
      // Only a program that fails to lower is inconclusive; a crash at run time
      // counts.
      if (seen.how == Outcome::Refused)
        continue;
      isJudged = true;
      isShown |= seen.lines != expected;
    }
    break;
  case BugKind::Crash:
  case BugKind::InvalidIR:
    for (const std::string &arguments : bad)
      for (unsigned i = 0; i < tries && !isShown; ++i) {
        auto how = outcomeOf(program, arguments).how;
        isShown = how == Outcome::Crashed ||
                  (record.kind == BugKind::InvalidIR && how != Outcome::Output);
        isJudged = true;
      }
    // These tools do not show invalid IR that only LLVM's verifier rejects.
    isJudged &= isShown || record.kind == BugKind::Crash ||
                llvm::none_of(bad, [](StringRef arguments) {
                  return arguments.ends_with("PLAIN");
                });
    break;
  case BugKind::RoundTrip:
  case BugKind::Hang:
  case BugKind::Nondeterminism:
    break; // not asked: no line says how
  }
  return isShown    ? StockState::Live
         : isJudged ? StockState::Fixed
                    : StockState::NotApplicable;
}

StockState VersionOfMLIR::stateOf(const Record &record) const {
  StockState state = StockState::NotApplicable;
  for (const Regression &regression : record.regressions) {
    auto buffer =
        llvm::MemoryBuffer::getFile(programs + "/" + regression.program);
    if (!buffer)
      continue;
    StockState one = stateOf(record, (*buffer)->getBuffer().str());
    if (one == StockState::Live)
      return one;
    if (one == StockState::Fixed)
      state = one;
  }
  return state;
}
