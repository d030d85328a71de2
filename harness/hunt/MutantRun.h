//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One try of a hunt: a program is drawn and changed, pipelines run on it, the
// oracles judge. Runs in a copy of the process that hunts.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_HUNT_MUTANTRUN_H
#define SCION_HARNESS_HUNT_MUTANTRUN_H

#include "harness/hunt/Hunt.h"
#include "harness/hunt/Proofs.h"
#include "mutators/Mutate.h"

#include <memory>

namespace scion::hunt {

/// The result of one mutant, as its process sends it to the hunt.
struct MutantResult {
  uint64_t execution = 0;
  size_t recipe = 0, pipeline = 0, seed = 0;
  bool isProgram = false; // else no valid program was made
  bool fired = false;
  bool again = false; // the second of two runs changed something
  unsigned compared = 0;
  std::string why; // why nothing was compared
  std::string mutators, missed, program;
  std::vector<std::string> applied, tried; // names of patterns
  std::vector<PathStep> steps;
  ProofSums proofs;
  std::optional<Finding> finding;
};

std::string writeResult(const MutantResult &result);
std::optional<MutantResult> readResult(std::string_view line);

class MutantRunner {
public:
  MutantRunner(const Plan &plan, const HuntOptions &options);

  /// Tries below this one take each seed unchanged, with each of its pipelines.
  size_t plainTries() const { return plain.size(); }

  MutantResult run(uint64_t execution);

  /// A seed on which a pipeline fires is drawn more often from now on, more so
  /// if its results were compared.
  void preferSeed(size_t seed, bool isExecuted);

  /// Adds a program that is drawn from now on, besides the seeds.
  void addToPool(size_t seed, std::string text);
  size_t poolSize() const { return pool.size(); }

private:
  struct Pooled {
    size_t seed;
    std::string text;
  };
  const Plan &plan;
  const HuntOptions &options;
  std::vector<std::pair<size_t, size_t>> plain; // seed and pipeline
  std::vector<Pooled> pool;
  std::set<size_t> preferred;
  std::vector<uint64_t> seedWeights, recipeShares;
  std::map<std::string_view, std::unique_ptr<MutationEngine>> engines;

  size_t drawPipeline(const Seed &seed, ChoiceStream &choices) const;
  bool change(const Recipe &recipe, std::string &text, std::string &base,
              std::string &mutators, ChoiceStream &choices);
  void judge(const Recipe &recipe, const std::string &base,
             MutantResult &result, ChoiceStream choices);
};

/// Whether a pipeline changes the program. It runs in this process, so call
/// this in a copy.
bool fires(const std::string &program, const std::vector<PathStep> &steps);

} // namespace scion::hunt

#endif // SCION_HARNESS_HUNT_MUTANTRUN_H
