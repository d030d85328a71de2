//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion rules try`: tries unreviewed passes of MLIR on sample programs, each
// in a process of its own, and writes the verdicts that the build's programs
// use (harness/lowering/Quarantine.h). A pass may join if it crashes on none of
// them, leaves valid IR that lowers to LLVM, and changes no result.
//
//===----------------------------------------------------------------------===//

#include "tools/rules/Rules.h"

#include "harness/input/ParsedInput.h"
#include "harness/lowering/PassEnumeration.h"
#include "harness/lowering/PassRules.h"
#include "harness/lowering/PassRunner.h"
#include "harness/lowering/PathStep.h"
#include "harness/lowering/Quarantine.h"
#include "harness/oracle/LoweringEquivalence.h"
#include "tools/Child.h"
#include "tools/Tool.h"
#include "tools/harvest/FindFiles.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <cstdio>
#include <memory>

using namespace scion;

/// Limit on the changed programs that are lowered, run and compared for each
/// pass, which takes far longer than the pass. All changed programs are
/// verified.
static constexpr unsigned judgedPrograms = 8;

namespace {
struct TryOptions {
  std::string folder, output = "-", pass;
  std::vector<std::string> passes;
  unsigned seconds = 60;
  bool onFunction = false;
};
} // namespace

/// The problem with the pass's output for one program; "" if there is none.
static std::string troubleWith(ParsedInput &input, const PathStep &step,
                               unsigned &judged) {
  mlir::OwningOpRef<mlir::ModuleOp> module = input.module->clone();
  StepResult result =
      PassRunner::of(input.context).run(*module, step, input.context);
  if (result.status == StepStatus::InvalidIR) {
    input.context.abandon(module.release());
    return "leaves invalid IR: " + result.message;
  }
  if (result.status == StepStatus::EndlessPatterns ||
      result.status == StepStatus::TooBig)
    return "grows or circles without end";
  if (result.status != StepStatus::Effect || judged == judgedPrograms)
    return "";
  LoweringOptions options;
  options.paths = 1;
  options.through = {step};
  options.feedback = false;
  LoweringVerdict verdict = checkLowering(input, options);
  judged += verdict.comparisons > 0;
  if (verdict.finding && verdict.finding->culprit == step.pass)
    return std::string(toString(verdict.finding->kind)) + ": " +
           verdict.finding->summary;
  if (verdict.kind == LoweringVerdict::Kind::NoComparison)
    return "its output fails to lower to LLVM";
  return "";
}

/// Runs in the child: runs one pass on all programs, until one shows a problem.
/// Prints its position, so that a crash is reported with its program.
static int tryPassChild(const TryOptions &options) {
  std::vector<harvest::SourceFile> files;
  std::string problem;
  if (!harvest::findFiles(options.folder, "", files, problem)) {
    std::fprintf(stderr, "%s\n", problem.c_str());
    return exitUsage;
  }
  PathStep step =
      makeStep(StepKind::Given, options.pass, "", options.onFunction);
  unsigned judged = 0;
  for (const harvest::SourceFile &file : files) {
    std::printf("at %s\n", file.path.c_str());
    std::fflush(stdout);
    std::optional<std::string> text = readInput(file.full);
    if (!text)
      return exitUsage;
    std::optional<ParsedInput> input = parseInput(*text);
    if (!input)
      continue;
    std::string trouble = troubleWith(*input, step, judged);
    if (!trouble.empty()) {
      std::printf("trouble %s\n",
                  llvm::StringRef(trouble).split('\n').first.str().c_str());
      break;
    }
  }
  std::printf("judged %u\n", judged);
  return exitFine;
}

/// Runs in the parent. Returns "" if the pass may join, else the problem.
static std::string tryPass(const RegisteredPass &pass,
                           const TryOptions &options, std::string &judged) {
  std::vector<std::string> command = {"rules", "try-pass", pass.name,
                                      options.folder};
  if (!pass.onModule)
    command.push_back("--on-function");
  ChildResult child = runSelf(command, options.seconds);
  std::string at, trouble;
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(child.output).split(lines, '\n');
  for (llvm::StringRef line : lines)
    if (line.consume_front("at "))
      at = line.str();
    else if (line.consume_front("trouble "))
      trouble = line.str();
    else if (line.consume_front("judged "))
      judged = line.str();
  if (child.timedOut)
    trouble = "does not end in " + std::to_string(options.seconds) + " s";
  else if (child.signalled || child.exitCode != exitFine)
    trouble = "ends the process, " + child.ending;
  return trouble.empty() ? "" : trouble + " (" + at + ")";
}

static int tryPasses(const TryOptions &options) {
  const RuleTable &table = RuleTable::global();
  Quarantine quarantine;
  unsigned waiting = 0;
  for (const RegisteredPass &pass : registeredPasses()) {
    const PassRule *rule = table.find(pass.name);
    bool isChosen = options.passes.empty()
                        ? rule && rule->isUnknown && rule->isOfMLIR
                        : llvm::is_contained(options.passes, pass.name);
    if (!isChosen || (!pass.onModule && !pass.onFunction))
      continue;
    std::string judged = "0", trouble = tryPass(pass, options, judged);
    waiting += !trouble.empty();
    std::fprintf(stderr, "%s: %s\n", pass.name.c_str(),
                 trouble.empty()
                     ? ("fine, " + judged + " programs compared").c_str()
                     : trouble.c_str());
    quarantine.trouble[pass.name] = std::move(trouble);
  }
  if (!writeOutput(options.output, quarantine.write()))
    return exitUsage;
  if (!quarantine.trouble.empty())
    std::fprintf(stderr, "%zu passes tried, %u of them wait for review\n",
                 quarantine.trouble.size(), waiting);
  return exitFine;
}

void scion::addRulesTry(Subcommand rules) {
  auto options = std::make_shared<TryOptions>();
  Subcommand command = rules.addSubcommand(
      "try", "Try the passes that nobody has reviewed on sample programs, each "
             "in a process of its own:\nwhat harms none of them may join the "
             "paths.");
  command.addOption("FOLDER", options->folder, "Sample programs").required();
  command
      .addOption("-o,--output", options->output,
                 "Where the result goes: " + std::string(quarantineFile) +
                     " beside the programs of a build is what they go by")
      .showDefault();
  command.addOption("--passes", options->passes, "Try these, reviewed or not")
      .separatedBy(',');
  command.addOption("--seconds", options->seconds, "Per pass").showDefault();
  command.onRun([options] { return tryPasses(*options); });

  auto child = std::make_shared<TryOptions>();
  Subcommand pass = rules.addSubcommand("try-pass", "").hidden();
  pass.addOption("PASS", child->pass).required();
  pass.addOption("FOLDER", child->folder).required();
  pass.addFlag("--on-function", child->onFunction);
  pass.onRun([child] { return tryPassChild(*child); });
}
