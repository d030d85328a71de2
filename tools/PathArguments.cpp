//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/PathArguments.h"

#include "harness/input/ParsedInput.h"
#include "harness/lowering/PassRules.h"
#include "harness/lowering/Towards.h"
#include "harness/oracle/LoweringEquivalence.h"
#include "tools/Tool.h"
#include "tools/emitc/CppExecutor.h"

#include <cstdio>

using namespace scion;

void PathArguments::addTo(Subcommand command) {
  command.addOption("--paths", paths, "Paths beside the reference")
      .showDefault();
  command
      .addOption("--max-steps", maxSteps,
                 "Rounds after which a path has failed")
      .showDefault();
  command.addOption("--seed", seed,
                    "Seed of all choices; from the input by default");
  command
      .addOption("--every-path", everyPath,
                 "A pipeline, as inside builtin.module(...), that all paths "
                 "run first, the reference too: a bug\nthat they share")
      .check([](const std::string &pipeline) {
        LoweringOptions options;
        return setEveryPath(options, pipeline);
      });
  command
      .addOption("--towards", towards,
                 "What random steps prefer: passes, moves of schedules, or "
                 "dialects, with commas between them")
      .check([](const std::string &names) {
        std::string problem;
        Towards::parse(names, RuleTable::global(), problem);
        return problem;
      });
  command
      .addOption("--weights", weights,
                 "How many times as likely random steps draw a pass: a file of "
                 "lines `PASS WEIGHT`")
      .valueName("FILE")
      .check([](const std::string &file) {
        std::optional<std::string> text = readInput(file);
        return text ? Towards().addWeights(*text) : "cannot read it: " + file;
      });
  command
      .addOption(
          "--to", to,
          "Where paths lead: llvm, or gpu, emitc, omp, async, shape, "
          "sparse, quant, ml_program,\nspirv, acc, whose programs are "
          "interpreted after each pass; only emitc is\nexecuted as well (llvm "
          "by default)")
      .check([](const std::string &name) {
        return name == "llvm" || !RuleTable::global().retargeting(name).empty()
                   ? std::string()
                   : "no pass leads to '" + name + "'";
      });
  command
      .addOption(
          "--execute", execute,
          "Of the paths that end in emitc, translate one in this many to "
          "C++, compile it with clang++ and\nrun it; 0: none")
      .showDefault();
  command
      .addOption("--cxx", compiler,
                 "The clang++ for --execute; by default the one on PATH")
      .valueName("FILE");
  command.addOption("--meaning", meaning,
                    "Interpret the program, and the output of each pass, with "
                    "at most this many ops;\n0: compare executions only "
                    "(300000 by default)");
  command.addFlag("--no-blame", noBlame, "Do not blame a pass");
  command
      .addOption("--priority", priority,
                 "What an op kind starts with; the kinds of the highest "
                 "priority are converted first")
      .showDefault();
  command
      .addOption("--penalty", penalty,
                 "What a failed conversion takes from the priority of its op "
                 "kind")
      .showDefault();
  command.addFlag("--no-feedback", noFeedback,
                  "Ignore which conversions failed before (for comparison)");
}

void PathArguments::findExecutor() {
  if (!execute || (!to.empty() && to != "emitc"))
    return;
  if (std::optional<CppExecutor> found = CppExecutor::find(compiler))
    executor =
        std::make_shared<const TargetExecutor>(found->asExecutor(execute));
  else if (!to.empty())
    std::fprintf(stderr, "scion: no %s: programs in emitc are not executed\n",
                 compiler.empty() ? "clang++" : compiler.c_str());
}

void PathArguments::applyTo(LoweringOptions &options,
                            ParsedInput &input) const {
  options.paths = paths;
  options.maxSteps = maxSteps;
  options.feedback = !noFeedback;
  options.priority = priority;
  options.penalty = penalty;
  options.blame = !noBlame;
  (void)setEveryPath(options, everyPath); // checked where it was read
  options.towards = towards;
  if (!weights.empty())
    options.weights = readInput(weights).value_or("");
  options.to = to == "llvm" ? "" : to;
  options.executor = executor.get();
  options.meaningFuel = meaning.value_or(options.meaningFuel);
  if (seed)
    input.seed = *seed;
}
