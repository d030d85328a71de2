//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/MutateStatistics.h"
#include "base/ReadPrograms.h"
#include "base/process/Items.h"

#include "harness/input/ParsedInput.h"
#include "harness/input/Registration.h"
#include "tools/Tool.h"
#include "tools/drive/Inputs.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <set>

using namespace scion;

namespace {
enum class Judgement : char {
  Valid = 'v',
  Dialect = 'd',    // the verifier of one operation, attribute or type
  General = 'g',    // what every program must keep: see generalRules
  ParseError = 'p', // no generic syntax at all
  Crash = 'c',      // MLIR crashed
};

/// Messages of MLIR about what holds for every program, whatever the dialect.
struct Rule {
  const char *name;
  const char *message;
};
constexpr Rule generalRules[] = {
    {"redefinition", "redefinition of"},
    {"use before definition", "use of undeclared SSA value"},
    {"use before definition", "does not dominate this use"},
    {"isolation", "using value defined outside the region"},
    {"type mismatch", "expects different type than prior uses"},
    {"operand count", "operation has"},
    {"block structure", "block with no terminator"},
    {"block structure", "must end with a terminator"},
    {"block structure", "must be the last operation in the parent block"},
    {"block structure", "empty block: expect at least a terminator"},
    {"block structure", "entry block of region may not have predecessors"},
    {"block structure", "branching to block of a different region"},
    {"labels", "reference to an undefined block"},
    {"labels", "redefinition of block"},
    {"symbols", "redefinition of symbol"},
    {"aliases", "undefined symbol alias"},
    {"aliases", "undefined attribute alias"},
};
} // namespace

static bool sameTokens(const Program &a, const Program &b) {
  if (a.tokens().size() != b.tokens().size())
    return false;
  for (Index i = 0; i < a.tokens().size(); ++i)
    if (a.tokenText(i) != b.tokenText(i))
      return false;
  return true;
}

static std::pair<Judgement, std::string> judge(ContextPool &pool,
                                               const std::string &text) {
  if (!Program::parse(text))
    return {Judgement::ParseError, ""};
  ContextLease context = pool.leaseFor(text);
  context.takeDiagnostics();
  mlir::ParserConfig config(context.get());
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::parseSourceString<mlir::ModuleOp>(text, config);
  if (module)
    return {Judgement::Valid, ""};
  std::vector<std::string> problems = context.takeDiagnostics();
  std::string message = problems.empty() ? "" : problems.front();
  for (const Rule &rule : generalRules)
    if (message.find(rule.message) != message.npos)
      return {Judgement::General, std::string(rule.name) + ": " + message};
  return {Judgement::Dialect, message};
}

/// Seconds that a copy of this process may take for a text.
static constexpr unsigned judgeSeconds = 60;

/// Judges texts in a copy of this process, and in a new one after each crash.
static std::vector<std::pair<Judgement, std::string>>
judgeAll(const std::vector<std::string> &texts) {
  std::vector<std::pair<Judgement, std::string>> results(
      texts.size(), {Judgement::Crash, ""});
  std::optional<ContextPool> pool; // of the copy
  process::Items items;
  items.count = items.batch = texts.size();
  items.limits = process::Limits::cpu(judgeSeconds);
  items.errors = process::Stream::Discarded;
  items.work = [&](size_t i, process::Words &words) {
    if (!pool)
      pool.emplace(ContextOptions{.allowUnregisteredDialects = false});
    auto [judgement, message] = judge(*pool, texts[i]);
    std::replace(message.begin(), message.end(), '\n', ' ');
    words.found(std::string(1, static_cast<char>(judgement)) + message);
  };
  items.done = [&](size_t i, process::Result result) {
    if (!result.found.empty())
      results[i] = {static_cast<Judgement>(result.found.front()),
                    result.found.substr(1)};
    return process::Next::GoOn;
  };
  process::workThrough(items);
  return results;
}

static double percent(size_t part, size_t whole) {
  return whole ? 100.0 * part / whole : 0;
}

int scion::mutateStatistics(const StatisticsRequest &request) {
  std::error_code error;
  if (!request.dumpRefused.empty() &&
      !std::filesystem::create_directories(request.dumpRefused, error) &&
      error) {
    std::fprintf(stderr, "--dump-refused: %s: %s\n",
                 request.dumpRefused.c_str(), error.message().c_str());
    return exitUsage;
  }
  std::vector<std::string> texts = readPrograms({request.folder});
  if (texts.empty()) {
    std::fprintf(stderr, "%s: no .mlir files in there\n",
                 request.folder.c_str());
    return exitOutOfScope;
  }
  std::vector<std::string> seeds;
  auto seedResults = judgeAll(texts);
  for (size_t i = 0; i < texts.size(); ++i)
    if (seedResults[i].first == Judgement::Valid &&
        texts[i].find_first_not_of(" \n") != std::string::npos)
      seeds.push_back(texts[i]);
  std::printf("seeds: %zu of %zu files are valid and registered\n",
              seeds.size(), texts.size());
  if (seeds.empty())
    return exitOutOfScope;

  MutationOptions options = request.mutation;
  options.maxStacked = 1; // so that each mutant speaks for one mutator
  options.recentDonors = 0;
  MutationEngine engine(options);
  std::set<std::string> knownPairs[2];
  for (const std::string &seed : seeds) {
    engine.addDonor(seed);
    if (std::optional<Program> program = Program::parse(seed))
      for (bool control : {false, true})
        for (const std::string &pair : drive::dialectPairs(*program, control))
          knownPairs[control].insert(pair);
  }

  // Recipients of 64 KiB and more would make the numbers about a few files.
  ChoiceStream choices(request.seed);
  std::vector<std::string> mutants;
  std::vector<size_t> mutators;
  size_t unchanged = 0, failed = 0;
  while (mutants.size() < request.count &&
         failed + unchanged < 20 * request.count) {
    const std::string &recipient = choices.pick(seeds);
    uint64_t seed = choices.next();
    if (recipient.size() > (64 << 10))
      continue;
    std::optional<Mutant> mutant =
        engine.mutate(recipient, "", request.maxSize, seed);
    if (!mutant) {
      ++failed;
      continue;
    }
    std::optional<Program> before = Program::parse(recipient);
    std::optional<Program> after = Program::parse(mutant->text);
    if (after && sameTokens(*before, *after)) {
      ++unchanged;
      continue;
    }
    mutants.push_back(mutant->text);
    mutators.push_back(mutant->mutators.back());
  }

  auto results = judgeAll(mutants);
  struct Counts {
    size_t all = 0, valid = 0, dialect = 0, general = 0, parse = 0, crash = 0;
    void add(Judgement judgement) {
      ++all;
      valid += judgement == Judgement::Valid;
      dialect += judgement == Judgement::Dialect;
      general += judgement == Judgement::General;
      parse += judgement == Judgement::ParseError;
      crash += judgement == Judgement::Crash;
    }
  };
  Counts total;
  std::map<size_t, Counts> perMutator;
  std::map<std::string, size_t> generalKinds, messages;
  std::set<std::string> newPairs[2], operations, dialects;
  for (size_t i = 0; i < results.size(); ++i) {
    const auto &[judgement, message] = results[i];
    total.add(judgement);
    perMutator[mutators[i]].add(judgement);
    if (judgement == Judgement::General)
      ++generalKinds[message.substr(0, message.find(':'))];
    if (judgement != Judgement::Valid) {
      if (!request.dumpRefused.empty()) {
        std::ofstream out(request.dumpRefused + '/' + std::to_string(i) +
                          ".mlir");
        out << "// " << static_cast<char>(judgement) << ' ' << message << '\n'
            << mutants[i];
      }
      continue;
    }
    if (!request.validMutants.empty())
      std::ofstream(request.validMutants + '/' + std::to_string(i) + ".mlir")
          << mutants[i];
    std::optional<Program> program = Program::parse(mutants[i]);
    for (const OperationInfo &info : program->symbols().operations) {
      operations.emplace(info.name);
      dialects.emplace(info.name.substr(0, info.name.find('.')));
    }
    for (bool control : {false, true})
      for (const std::string &pair : drive::dialectPairs(*program, control))
        if (!knownPairs[control].count(pair))
          newPairs[control].insert(pair);
  }

  auto line = [](const char *name, const Counts &counts) {
    std::printf("%-24s %7zu %6.1f%% %8.1f%% %8.1f%% %6.1f%% %6zu\n", name,
                counts.all, percent(counts.valid, counts.all),
                percent(counts.dialect, counts.all),
                percent(counts.general, counts.all),
                percent(counts.parse, counts.all), counts.crash);
  };
  std::printf("nothing applied: %zu, structure unchanged: %zu\n\n", failed,
              unchanged);
  std::printf("mutator                  mutants   valid   dialect   general  "
              "parse crashes\n");
  for (const auto &[mutator, counts] : perMutator)
    line(std::string(allMutators()[mutator].mutator->name()).c_str(), counts);
  line("all", total);
  std::printf("\ngeneral violations:");
  for (const auto &[kind, count] : generalKinds)
    std::printf(" %s %zu (%.1f%%),", kind.c_str(), count,
                percent(count, total.all));
  std::printf("\nvalid mutants hold %zu kinds of operations of %zu dialects\n",
              operations.size(), dialects.size());
  std::printf("dialect pairs of valid mutants that no seed has: %zu control, "
              "%zu data\n",
              newPairs[1].size(), newPairs[0].size());
  if (percent(total.valid, total.all) < request.requireValid) {
    std::printf("only %.1f%% of the mutants are valid, not %.1f%%\n",
                percent(total.valid, total.all), request.requireValid);
    return exitFinding;
  }
  return exitFine;
}
