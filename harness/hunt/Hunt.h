//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The hunt: seeds are changed by the recipes, the hunted pipelines run on them,
// and the output is judged. Tries run in copies of this process, so that a
// crash of MLIR costs one try. Try N is a function of the plan, the seed and N,
// so that a number of executions gives the same result at any speed and on any
// number of cores.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_HUNT_HUNT_H
#define SCION_HARNESS_HUNT_HUNT_H

#include "harness/hunt/Proofs.h"
#include "harness/hunt/Recipes.h"
#include "harness/hunt/Seeds.h"
#include "harness/lowering/PathStep.h"
#include "harness/oracle/Finding.h"
#include "mutators/Mutator.h"

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace scion::hunt {

/// The passes to hunt for, and the programs.
struct Plan {
  std::vector<std::vector<PathStep>> pipelines;
  std::vector<Seed> seeds;

  /// Passes whose findings count. Findings in other passes are listed
  /// separately.
  std::set<std::string> passes;
};

/// Adds a pipeline and its passes to the plan, unless the plan has the pipeline
/// already. Returns the index of the pipeline.
size_t addPipeline(Plan &plan, const std::vector<PathStep> &steps);

/// The first finding of a bucket.
struct Failure {
  Finding finding;
  size_t recipe = 0, pipeline = 0;
  std::string program;         // as it was given to the oracle
  std::vector<PathStep> steps; // that ran on it
  std::string seed;            // its name
  std::string mutators; // what made the program of it; "" if it is the seed
  uint64_t execution = 0;
  uint64_t times = 1;
  bool isLeftOut = false;  // its pattern was not tried after that
  std::set<size_t> alsoBy; // other recipes that showed it

  bool isOf(size_t which) const {
    return recipe == which || alsoBy.count(which);
  }
};

/// A program on which a pass does less than on an equivalent one.
struct Missed {
  size_t recipe = 0;
  std::string pass, seed, what, program;
};

struct RecipeSum {
  uint64_t tries = 0, fired = 0, compared = 0, missed = 0, again = 0;
  std::map<std::string, uint64_t> uncompared; // by reason
};

struct Sums {
  std::vector<RecipeSum> recipes;          // as recipes()
  std::vector<Failure> failures;           // of passes of the plan
  std::vector<Failure> others;             // of other passes
  std::vector<Missed> missed;              // some of them
  std::map<std::string, uint64_t> fired;   // patterns, how often
  std::set<std::string> tried;             // patterns
  ProofSums proofs;                        // of all tries
  std::map<std::string, uint64_t> refused; // seeds not executed, by reason
  uint64_t executions = 0, invalid = 0, unconfirmed = 0, pool = 0;
  uint64_t executableSeeds = 0, firingSeeds = 0;
  bool isInterrupted = false;
};

struct HuntOptions {
  uint64_t executions = 0; // 0: until the time is over
  unsigned seconds = 60;   // 0: until the executions are done
  unsigned jobs = 1;
  uint64_t seed = 1;
  std::vector<std::string> only; // recipes; empty: all
  GraftOptions graft;

  /// Whether the hunt ends at the first failure.
  bool untilFirst = false;

  /// CPU seconds after which a try counts as a hang. On all harvested programs,
  /// each pass that terminates takes less than one second.
  unsigned secondsOfTry = 20;

  /// Called after each round.
  std::function<void(const Sums &)> progress;
  std::function<void(const Failure &)> onFailure;
};

Sums runHunt(const Plan &plan, const HuntOptions &options);

} // namespace scion::hunt

#endif // SCION_HARNESS_HUNT_HUNT_H
