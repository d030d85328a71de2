//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion lower`: one lowering path of a program, alone.
//
//===----------------------------------------------------------------------===//

#include "harness/experiment/Path.h"
#include "harness/input/ParsedInput.h"
#include "harness/lowering/PassRules.h"
#include "harness/oracle/LoweringStep.h"
#include "harness/oracle/Report.h"
#include "tools/Tool.h"

#include "llvm/Support/raw_ostream.h"

#include <cstdio>
#include <memory>

using namespace scion;

namespace {
struct LowerOptions {
  std::vector<std::string> files{"-"};
  uint64_t seed = 0;
  std::optional<unsigned> stopAfter;
  unsigned maxSteps = 30, sample = 1;
  bool printPath = false, noFeedback = false, quiet = false;
};

struct Totals {
  unsigned paths = 0, lowered = 0;
};
} // namespace

static const char *endOf(const LoweredPath &path) {
  switch (path.end) {
  case PathEnd::Lowered:
    return "lowered";
  case PathEnd::NotLowered:
    return "not lowered";
  case PathEnd::GivenFailed:
    return "given pipeline failed";
  case PathEnd::Wrong:
    return scion::toString(path.setbacks.back().status);
  }
  return "";
}

static void lowerOne(const LowerOptions &options, const std::string &file,
                     ParsedInput &input, uint64_t seed, PathBuilder &builder,
                     Totals &totals) {
  LoweredPath path =
      seed == 0 ? builder.buildReference() : builder.build(ChoiceStream(seed));
  ++totals.paths;
  totals.lowered += path.end == PathEnd::Lowered;
  if (path.end != PathEnd::Lowered)
    std::fprintf(stderr, "%s: path %llu: %s: %s\n", file.c_str(),
                 static_cast<unsigned long long>(seed), endOf(path),
                 path.message.c_str());
  if (options.stopAfter && *options.stopAfter < path.steps.size()) {
    path.steps.resize(*options.stopAfter);
    path = builder.replay(path.steps, /*finish=*/false);
  }
  if (options.printPath) {
    std::printf("// %s\n", pipelineText(path.steps).c_str());
    for (const PathStep &step : path.steps)
      if (!step.schedule.empty())
        std::printf("%s", step.schedule.c_str());
    std::fflush(stdout);
  }
  if (!options.quiet && path.module) {
    path.module->print(llvm::outs());
    llvm::outs().flush();
  }
}

static int lower(const LowerOptions &options) {
  installCrashAttribution();
  Totals totals;
  PassStatistics passes;
  for (const std::string &file : options.files) {
    std::optional<std::string> text = readInput(file);
    if (!text)
      return exitUsage;
    std::vector<std::string> problems;
    std::optional<ParsedInput> input = parseInput(*text, &problems, file);
    if (!input) {
      for (const std::string &problem : problems)
        std::fprintf(stderr, "%s\n", problem.c_str());
      return exitOutOfScope;
    }
    PathOptions pathOptions;
    pathOptions.maxSteps = options.maxSteps;
    pathOptions.feedback = !options.noFeedback;
    PathBuilder builder(*input->module, input->context, RuleTable::global(),
                        pathOptions);
    builder.subject.isKnownInvalid = isKnownInvalidIR;
    if (options.printPath)
      builder.subject.beforeStep = [](const std::vector<PathStep> &,
                                      const PathStep &next, const OpKinds &) {
        std::fprintf(stderr, "step %s\n", next.pipeline.c_str());
      };
    for (unsigned i = 0; i < options.sample; ++i)
      lowerOne(options, file, *input, options.seed + i, builder, totals);
    for (const auto &[pass, counts] : builder.statistics())
      passes[pass] += counts;
  }
  if (options.sample > 1) {
    for (const auto &[pass, counts] : passes)
      std::fprintf(stderr, "%-45s %8llu applied %8llu effect %6llu failed\n",
                   pass.c_str(),
                   static_cast<unsigned long long>(counts.applied),
                   static_cast<unsigned long long>(counts.hadEffect),
                   static_cast<unsigned long long>(counts.failed));
    std::fprintf(stderr, "%u of %u paths lowered\n", totals.lowered,
                 totals.paths);
  }
  return totals.lowered == totals.paths ? exitFine : exitFinding;
}

static void addLower(Subcommand app) {
  auto options = std::make_shared<LowerOptions>();
  Subcommand command = app.addSubcommand(
      "lower", "Lower programs along one path and print the result.\n"
               "Exit codes: 0 reached the LLVM dialect, 1 did not, 2 no valid "
               "module.");
  command.addOption("FILE", options->files, "MLIR files, - for stdin")
      .showDefault();
  command.addOption("--path-seed", options->seed,
                    "Seed of the path; 0 is the reference path");
  command.addOption("--stop-after", options->stopAfter,
                    "Print the module after this many steps of the path");
  command
      .addOption("--max-steps", options->maxSteps,
                 "Rounds after which a path has failed")
      .showDefault();
  command.addOption("--sample", options->sample,
                    "Lower along this many paths, seeds counting up, and "
                    "print what each pass did");
  command.addFlag("--print-path", options->printPath,
                  "Print the pipeline, as mlir-opt --pass-pipeline takes it");
  command.addFlag("--no-feedback", options->noFeedback,
                  "Ignore which conversions failed before (for comparison)");
  command.addFlag("--quiet", options->quiet, "Do not print the module");
  command.onRun([options] { return lower(*options); });
}

static RegisterSubcommand registration("lower", addLower);
