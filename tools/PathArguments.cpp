//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/PathArguments.h"

#include "harness/input/ParsedInput.h"
#include "harness/oracle/LoweringEquivalence.h"

#include <CLI/CLI.hpp>

using namespace scion;

void PathArguments::addTo(CLI::App &command) {
  command.add_option("--paths", paths, "Paths beside the reference")
      ->capture_default_str();
  command
      .add_option("--max-steps", maxSteps,
                  "Rounds after which a path has failed")
      ->capture_default_str();
  command.add_option("--seed", seed,
                     "Seed of all choices; from the input by default");
  command
      .add_option("--every-path", everyPath,
                  "A pipeline, as inside builtin.module(...), that all paths "
                  "run first, the reference too: a bug\nthat they share")
      ->check([](const std::string &pipeline) {
        LoweringOptions options;
        return setEveryPath(options, pipeline);
      });
  command.add_option("--meaning", meaning,
                     "Compare with what the program means, where no more ops "
                     "than this are executed for it;\n0: do not (300000 by "
                     "default)");
  command
      .add_option("--meaning-share", meaningShare,
                  "Ask behind each step of one path in this many what the "
                  "program means then (2 by default)")
      ->check(CLI::PositiveNumber);
  command.add_flag("--no-blame", noBlame, "Do not look for the guilty pass");
  command.add_flag("--no-feedback", noFeedback,
                   "Ignore which conversions failed before (for comparison)");
}

void PathArguments::applyTo(LoweringOptions &options,
                            ParsedInput &input) const {
  options.paths = paths;
  options.maxSteps = maxSteps;
  options.feedback = !noFeedback;
  options.blame = !noBlame;
  (void)setEveryPath(options, everyPath); // checked where it was read
  options.meaningFuel = meaning.value_or(options.meaningFuel);
  options.meaningShare = meaningShare.value_or(options.meaningShare);
  if (seed)
    input.seed = *seed;
}
