//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Mutates programs of a corpus, reconditions the mutants, and counts alarms:
// run-time checks that fail, traps, sanitizer reports, fresh memory that shows,
// differences between O0 and O2 and between paths. The counts are a function of
// the corpus and the options; times are not.
//
//   recondition_soak [--programs N] [--seed S] [--no-recondition] [--unmutated]
//                    [--again] [--explain] [--only MUTATOR] [--save FOLDER]
//                    [--start N] CORPUS...
//
//   --no-recondition  make programs executable, but guard nothing
//   --unmutated       the programs themselves, each once
//   --again           only recondition, twice: the second time is no rewrite
//   --explain         print a report of each path that disagrees
//   --save FOLDER     keep each program that gives an alarm or does not end
//   --start N         begin with the Nth program
//
// Exit code 0: no alarm but disagreeing paths (which may be bugs of MLIR),
// 1: alarms, 2: no programs, 3: usage.
//
//===----------------------------------------------------------------------===//

#include "base/ReadPrograms.h"
#include "tests/fuzz/recondition/Trial.h"

#include "base/Directives.h"
#include "base/process/Items.h"
#include "harness/oracle/Report.h"
#include "mutators/Mutate.h"

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <utility>

using namespace scion;

namespace {
struct Options {
  uint64_t programs = 1000, seed = 1, start = 0;
  TrialOptions trial;
  bool unmutated = false;
  std::string only, save;
  std::vector<std::string> corpus;
};

struct Job {
  uint64_t number, seed;
  std::string text;
};

struct Totals {
  uint64_t programs = 0;
  std::map<std::string, double> sums;                  // of counts
  std::map<std::string, std::vector<double>> measures; // names with '~'
};
} // namespace

/// Programs that share one worker process: its start (contexts, tables) costs
/// as much as a few programs, and a crash costs only one.
static constexpr size_t batchSize = 256;

/// A program that takes more of a processor's time is counted as "took too
/// long": one in a hundred (large vectors of f16, unrolled by every path) would
/// take most of the time of all.
static constexpr int patienceSeconds = 5;

/// Of a clock on the wall: only if a worker hangs without using a processor.
static constexpr int patienceOnTheWall = 180;

[[noreturn]] static void usage(const char *why) {
  std::fprintf(stderr,
               "recondition_soak: %s\nusage: recondition_soak [--programs N] "
               "[--seed S] [--start N] [--no-recondition] "
               "[--unmutated] [--again] [--explain] [--only MUTATOR] "
               "[--save FOLDER] CORPUS...\n",
               why);
  std::exit(3);
}

static Options readOptions(int argc, char **argv) {
  Options options;
  auto number = [&](int &i) -> uint64_t {
    char *end = nullptr;
    if (i + 1 >= argc)
      usage("an option lacks its number");
    uint64_t value = std::strtoull(argv[++i], &end, 10);
    if (*end)
      usage("not a number");
    return value;
  };
  for (int i = 1; i < argc; ++i) {
    std::string_view arg = argv[i];
    if (arg == "--programs")
      options.programs = number(i);
    else if (arg == "--seed")
      options.seed = number(i);
    else if (arg == "--start")
      options.start = number(i);
    else if (arg == "--no-recondition")
      options.trial.guards = false;
    else if (arg == "--again")
      options.trial.again = true;
    else if (arg == "--explain")
      options.trial.explain = true;
    else if (arg == "--unmutated")
      options.unmutated = true;
    else if (arg == "--only" && i + 1 < argc)
      options.only = argv[++i];
    else if (arg == "--save" && i + 1 < argc)
      options.save = argv[++i];
    else if (arg.starts_with("--"))
      usage(argv[i]);
    else
      options.corpus.emplace_back(arg);
  }
  if (options.corpus.empty())
    usage("no corpus given");
  for (const std::string &place : options.corpus)
    if (!std::filesystem::exists(place))
      usage((place + ": no such file or folder").c_str());
  return options;
}

//===----------------------------------------------------------------------===//
// Workers
//===----------------------------------------------------------------------===//

/// One line per name and value.
static std::string lineOf(std::string name, double value) {
  std::replace(name.begin(), name.end(), '\n', ' ');
  std::replace(name.begin(), name.end(), '\t', ' ');
  char number[64];
  std::snprintf(number, sizeof(number), "\t%.17g\n", value);
  return name + number;
}

/// Reads such lines.
static TrialRecord recordOf(const std::string &text) {
  TrialRecord record;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    size_t tab = line.rfind('\t');
    record[line.substr(0, tab)] = std::strtod(line.c_str() + tab + 1, nullptr);
  }
  return record;
}

/// The last line of the worker about its end: "<stage>.crash", or the signal.
static std::string endingOf(const process::Result &result) {
  constexpr std::string_view key = "FuzzerHash=";
  if (size_t at = result.errors.rfind(key); at != std::string::npos) {
    std::string text = result.errors.substr(at + key.size());
    return text.substr(0, text.find_first_of(" \n"));
  }
  return result.ending.signal ? "signal " + std::to_string(result.ending.signal)
                              : "exit " + std::to_string(result.ending.code);
}

/// One record for each job, in their order.
static std::vector<TrialRecord> tryAll(const std::vector<Job> &jobs,
                                       const TrialOptions &options) {
  std::vector<TrialRecord> records;
  bool isPrepared = false; // in the worker
  process::Items items;
  items.count = items.batch = jobs.size();
  items.limits.cpuSeconds = patienceSeconds;
  items.limits.wallSeconds = patienceOnTheWall;
  items.errors = process::Stream::Captured;
  items.work = [&](size_t i, process::Words &words) {
    if (!std::exchange(isPrepared, true))
      installCrashAttribution();
    std::string text;
    for (const auto &[name, value] :
         tryProgram(jobs[i].text, jobs[i].seed, options))
      text += lineOf(name, value);
    words.found(text);
  };
  items.done = [&](size_t, process::Result result) {
    records.push_back(
        result.ending.isFine() ? recordOf(result.found)
        : result.ending.how == process::End::TimedOut
            ? TrialRecord{{"took too long", 1}}
            : TrialRecord{{"crash of MLIR: " + endingOf(result), 1}});
    return process::Next::GoOn;
  };
  process::workThrough(items);
  return records;
}

//===----------------------------------------------------------------------===//
// Summary
//===----------------------------------------------------------------------===//

static void add(Totals &totals, const TrialRecord &record) {
  ++totals.programs;
  for (const auto &[name, value] : record)
    if (name.starts_with('~'))
      totals.measures[name.substr(1)].push_back(value);
    else
      totals.sums[name] += value;
}

/// Alarms of our own making; disagreeing paths may be MLIR's.
static double alarmsIn(const Totals &totals, bool pathsToo) {
  double alarms = 0;
  for (const auto &[name, value] : totals.sums)
    if (name.starts_with('!') &&
        (pathsToo || (!name.starts_with("!paths disagree") &&
                      !name.starts_with("!finding"))))
      alarms += value;
  return alarms;
}

static void save(const Options &options, const Job &job,
                 const TrialRecord &record) {
  std::string head;
  for (const auto &[name, value] : record)
    if (name.starts_with('!') || name.starts_with("crash") ||
        name.starts_with("path with invalid") || name == "took too long" ||
        name.starts_with("poisoned"))
      head += "// " + name + "\n";
  if (head.empty())
    return;
  std::filesystem::create_directories(options.save);
  std::ofstream stream(options.save + "/" + std::to_string(job.number) +
                       ".mlir");
  stream << "// scion: seed=" << job.seed << "\n" << head << job.text;
}

static void printSummary(const Totals &totals, const Options &options) {
  std::printf("%" PRIu64 " programs, seed %" PRIu64 "%s\n", totals.programs,
              options.seed, options.trial.guards ? "" : ", not reconditioned");
  std::vector<std::pair<std::string, double>> plain, alarms;
  for (const auto &[name, value] : totals.sums)
    (name.starts_with('!') ? alarms : plain).emplace_back(name, value);
  auto order = [](const auto &a, const auto &b) {
    return a.second != b.second ? a.second > b.second : a.first < b.first;
  };
  std::sort(plain.begin(), plain.end(), order);
  std::sort(alarms.begin(), alarms.end(), order);
  for (const auto &[name, value] : plain)
    std::printf("%10.0f  %s\n", value, name.c_str());
  std::printf("alarms:\n");
  for (const auto &[name, value] : alarms)
    std::printf("%10.0f  %s\n", value, name.c_str() + 1);
  std::printf("%10.0f  all together, %.0f of them no disagreement of paths\n",
              alarmsIn(totals, true), alarmsIn(totals, false));
  for (auto [name, values] : totals.measures) {
    std::sort(values.begin(), values.end());
    std::printf("%s: median %.3f, 90 %% below %.3f (of %zu)\n", name.c_str(),
                values[values.size() / 2], values[values.size() * 9 / 10],
                values.size());
  }
  std::fflush(stdout);
}

int main(int argc, char **argv) {
  Options options = readOptions(argc, argv);
  std::vector<std::string> texts = readPrograms(options.corpus);
  if (texts.empty()) {
    std::fprintf(stderr, "recondition_soak: no .mlir files\n");
    return 2;
  }
  if (options.unmutated)
    options.programs =
        std::min<uint64_t>(options.programs, texts.size() - options.start);
  MutationOptions how;
  how.only = options.only;
  MutationEngine engine(how);
  // Donors are learned from before the first mutant, so that a mutant does not
  // depend on those before it more than by what the engine keeps.
  if (!options.unmutated)
    for (const std::string &text : texts)
      engine.addDonor(text);

  Totals totals;
  ChoiceStream choices(options.seed);
  std::vector<Job> jobs;
  uint64_t number = options.start, made = 0;
  while (made < options.programs) {
    jobs.clear();
    while (jobs.size() < batchSize && made < options.programs) {
      ChoiceStream own = choices.fork("program", number);
      Job job{number++, own.fork("seed").next(), ""};
      if (options.unmutated) {
        job.text = texts[job.number];
        // Files of --save are tried unchanged.
        if (auto seed = Directives::parse(job.text).getNumber("seed"))
          job.seed = *seed;
      } else {
        const std::string &parent = own.pick(texts);
        std::optional<Mutant> mutant =
            engine.mutate(parent, "", parent.size() + 4096, own.next());
        if (!mutant)
          continue;
        job.text = std::move(mutant->text);
      }
      ++made;
      jobs.push_back(std::move(job));
    }
    size_t done = 0;
    for (const TrialRecord &record : tryAll(jobs, options.trial)) {
      if (!options.save.empty())
        save(options, jobs[done++], record);
      add(totals, record);
    }
    std::fprintf(stderr,
                 "%" PRIu64 " programs, %.0f executed, %.0f alarms (%.0f of "
                 "them disagreements)\n",
                 totals.programs, totals.sums["executed"],
                 alarmsIn(totals, true),
                 alarmsIn(totals, true) - alarmsIn(totals, false));
  }
  printSummary(totals, options);
  return alarmsIn(totals, false) > 0;
}
