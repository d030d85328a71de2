//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion mutate`: the mutators alone. Prints mutants of one program or, with
// --stats (MutateStatistics.cpp), counts how many mutants of a corpus MLIR
// accepts.
//
//===----------------------------------------------------------------------===//

#include "mutators/Mutate.h"
#include "harness/engine/Mutation.h"
#include "tools/GraftArguments.h"
#include "tools/MutateStatistics.h"
#include "tools/Tool.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>

using namespace scion;

namespace {
struct MutateOptions {
  std::string recipient = "-";
  std::vector<std::string> donors;
  std::string dumpRefused;
  double requireValid = 0;
  MutationOptions mutation;
  uint64_t seed = 0;
  size_t count = 1;
  size_t maxSize = 1 << 20;
  bool explain = false, stats = false, list = false, engine = false;
  std::string folder;
  bool noParameters = false, noContext = false, noTypes = false,
       noSlices = false;
};
} // namespace

/// Prints a mutant, or writes it to <folder>/<seed>.mlir.
static void show(const MutateOptions &options, uint64_t seed,
                 std::string_view text, bool first) {
  if (!options.folder.empty()) {
    std::ofstream(options.folder + '/' + std::to_string(seed) + ".mlir",
                  std::ios::binary)
        << text;
    return;
  }
  if (!first)
    std::printf("// -----\n");
  writeOutput("-", std::string(text));
  if (text.back() != '\n')
    std::printf("\n");
}

/// Prints the mutant that a fuzzing engine gets for that seed.
static int printAsEngine(const MutateOptions &options) {
  std::optional<std::string> recipient = readInput(options.recipient);
  if (!recipient)
    return exitUsage;
  MutationLadder ladder({}, options.mutation);
  for (const std::string &donor : options.donors)
    if (ladder.engine().addDonors(donor) == 0) {
      std::fprintf(stderr, "%s: no generic MLIR (*.mlir) in there\n",
                   donor.c_str());
      return exitOutOfScope;
    }
  std::vector<uint8_t> buffer(std::max(options.maxSize, recipient->size()));
  for (size_t i = 0; i < options.count; ++i) {
    std::copy(recipient->begin(), recipient->end(), buffer.begin());
    size_t size = ladder.mutate(buffer.data(),
                                std::min(recipient->size(), options.maxSize),
                                options.maxSize, options.seed + i, mutateBytes);
    show(options, options.seed + i,
         {reinterpret_cast<char *>(buffer.data()), size}, i == 0);
  }
  return exitFine;
}

static int printMutants(const MutateOptions &options) {
  std::optional<std::string> recipient = readInput(options.recipient);
  if (!recipient)
    return exitUsage;
  ParseError error;
  if (!Program::parse(*recipient, &error)) {
    std::fprintf(stderr, "%s\n", error.str(options.recipient).c_str());
    return exitOutOfScope;
  }
  MutationOptions mutation = options.mutation;
  // Named donors replace all others.
  if (!options.donors.empty())
    mutation.recentDonors = 0;
  MutationEngine engine(mutation);
  for (const std::string &donor : options.donors) {
    if (std::filesystem::is_directory(donor)) {
      engine.addDonors(donor);
      continue;
    }
    std::optional<std::string> text = readInput(donor);
    if (!text)
      return exitUsage;
    if (!engine.addDonor(*text)) {
      Program::parse(*text, &error);
      std::fprintf(stderr, "%s\n", error.str(donor).c_str());
      return exitOutOfScope;
    }
  }
  size_t made = 0;
  for (size_t i = 0; i < options.count; ++i) {
    std::string explanation;
    std::optional<Mutant> mutant =
        engine.mutate(*recipient, "", options.maxSize, options.seed + i, {},
                      options.explain ? &explanation : nullptr);
    if (!mutant)
      continue;
    std::string text;
    if (options.explain) {
      // Print as comments, so that the output is still a program.
      text = "// ";
      for (char c : explanation)
        text += c == '\n' ? std::string("\n// ") : std::string(1, c);
      text.erase(text.find_last_not_of("/ \n") + 1);
      text += '\n';
    }
    show(options, options.seed + i, text + mutant->text, made == 0);
    ++made;
  }
  if (made == 0) {
    std::fprintf(stderr, "%s: no mutator applies\n", options.recipient.c_str());
    return exitOutOfScope;
  }
  return exitFine;
}

static int run(MutateOptions &options) {
  if (options.list) {
    for (const MutatorEntry &entry : allMutators())
      std::printf("%3llu  %s\n", (unsigned long long)entry.share,
                  std::string(entry.mutator->name()).c_str());
    return exitFine;
  }
  if (!options.mutation.only.empty() && !findMutator(options.mutation.only)) {
    std::fprintf(stderr, "no mutator is called '%s'; --list names them\n",
                 options.mutation.only.c_str());
    return exitUsage;
  }
  GraftOptions &graft = options.mutation.graft;
  graft.parameters = !options.noParameters;
  graft.context = !options.noContext;
  graft.typeBinding = !options.noTypes;
  graft.slices = !options.noSlices;
  if (options.engine)
    return printAsEngine(options);
  if (!options.stats)
    return printMutants(options);
  return mutateStatistics({options.recipient, options.mutation, options.seed,
                           options.count, options.maxSize, options.dumpRefused,
                           options.folder, options.requireValid});
}

static void add(Subcommand app) {
  auto options = std::make_shared<MutateOptions>();
  Subcommand command =
      app.addSubcommand("mutate", "Print mutants of a generic MLIR program");
  command.addOption("recipient", options->recipient,
                    "The program to mutate; with --stats a folder");
  command.addOption("--donor", options->donors,
                    "Programs, or folders of them, to take pieces from");
  command.addOption("--only", options->mutation.only, "Use one mutator only");
  command.addOption("--seed", options->seed, "Seed of the first mutant");
  addGraftOptions(command, options->mutation.graft);
  command.addOption("--count", options->count, "How many mutants");
  command.addOption("--max-size", options->maxSize, "Bytes of a mutant");
  command.addOption("--stacked", options->mutation.maxStacked,
                    "At most so many mutations in one mutant");
  command.addFlag("--engine", options->engine,
                  "Make what a fuzzing engine gets for that seed: one call "
                  "in 16 mutates bytes, shipped programs are donors too");
  command.addOption("--to", options->folder,
                    "Write <seed>.mlir to an existing folder instead; with "
                    "--stats the valid mutants");
  command.addFlag("--explain", options->explain,
                  "Say above each mutant how it was made");
  command.addFlag("--stats", options->stats,
                  "Judge mutants of a whole folder by MLIR and count");
  command.addOption(
      "--dump-refused", options->dumpRefused,
      "With --stats: a folder for refused mutants, with MLIR's words");
  command.addOption("--require-valid", options->requireValid,
                    "With --stats: fail below this percentage");
  command.addFlag("--list", options->list, "Name the mutators and shares");
  command.addFlag("--no-parameters", options->noParameters,
                  "Ablation: fragments are put in literally");
  command.addFlag("--no-context", options->noContext,
                  "Ablation: any place will do");
  command.addFlag("--no-type-binding", options->noTypes,
                  "Ablation: operands are bound whatever their type");
  command.addFlag(
      "--no-slice", options->noSlices,
      "Ablation: a fragment never brings what defines its operands");
  command.onRun([options] { return run(*options); });
}

static RegisterSubcommand registration("mutate", add);
