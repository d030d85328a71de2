//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Mutates programs of a corpus, reconditions the mutants, and counts alarms:
// assertions that fail, traps, sanitizer reports, fresh memory that shows,
// differences between O0 and O2 and between paths. The counts are a function of
// the corpus and the options; times are not.
//
//   recondition_soak [--programs N] [--seed S] [--no-recondition] [--meaning]
//                    [--unmutated] [--judge] [--explain] [--only MUTATOR]
//                    [--save FOLDER] [--start N] CORPUS...
//
//   --no-recondition  make programs executable, but guard nothing
//   --meaning         vary the wrapper's inputs, count the ops that execute
//   --unmutated       the programs themselves, each once
//   --judge           the verdicts of `scion run` instead
//   --explain         print a report of each path that disagrees
//   --save FOLDER     keep each program that gives an alarm, that does not end,
//                     whose inputs do not show, or that has none
//   --start N         begin with the Nth program
//
// Exit code 0: no alarm but disagreeing paths (which may be bugs of MLIR),
// 1: alarms, 2: no programs, 3: usage.
//
//===----------------------------------------------------------------------===//

#include "base/ReadPrograms.h"
#include "tests/fuzz/recondition/Trial.h"

#include "base/Directives.h"
#include "harness/oracle/Report.h"
#include "mutators/Mutate.h"

#include <algorithm>
#include <cinttypes>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <optional>

#include <fcntl.h>
#include <poll.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

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
static constexpr int patienceMilliseconds = 180'000;

[[noreturn]] static void usage(const char *why) {
  std::fprintf(stderr,
               "recondition_soak: %s\nusage: recondition_soak [--programs N] "
               "[--seed S] [--start N] [--no-recondition] [--meaning] "
               "[--unmutated] [--judge] [--explain] [--only MUTATOR] "
               "[--save FOLDER] "
               "CORPUS...\n",
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
    else if (arg == "--meaning")
      options.trial.meaning = true;
    else if (arg == "--judge")
      options.trial.judge = true;
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

static void writeAll(int file, const std::string &text) {
  for (size_t done = 0; done < text.size();) {
    ssize_t count = write(file, text.data() + done, text.size() - done);
    if (count <= 0)
      _exit(9);
    done += count;
  }
}

/// One line per name and value, an empty line per program.
[[noreturn]] static void work(const std::vector<Job> &jobs, size_t first,
                              int file, const TrialOptions &options) {
  installCrashAttribution();
  for (size_t i = first; i < jobs.size(); ++i) {
    std::string text;
    itimerval patience{{}, {patienceSeconds, 0}};
    setitimer(ITIMER_PROF, &patience, nullptr);
    for (const auto &[name, value] :
         tryProgram(jobs[i].text, jobs[i].seed, options)) {
      std::string line = name;
      std::replace(line.begin(), line.end(), '\n', ' ');
      std::replace(line.begin(), line.end(), '\t', ' ');
      char number[64];
      std::snprintf(number, sizeof(number), "\t%.17g\n", value);
      text += line + number;
    }
    writeAll(file, text + "\n");
  }
  _exit(0);
}

/// What the worker printed about its end: "<stage>.crash", or the signal.
static std::string endingOf(int errors, int status) {
  std::string text(1 << 20, '\0');
  ssize_t size = pread(errors, text.data(), text.size(), 0);
  text.resize(std::max<ssize_t>(size, 0));
  constexpr std::string_view key = "FuzzerHash=";
  if (size_t at = text.rfind(key); at != text.npos) {
    text = text.substr(at + key.size());
    return text.substr(0, text.find_first_of(" \n"));
  }
  return WIFSIGNALED(status) ? "signal " + std::to_string(WTERMSIG(status))
                             : "exit " + std::to_string(WEXITSTATUS(status));
}

/// Runs jobs from `first` on in one process; returns the records of those that
/// it came through, and one more for the one that ended it.
static std::vector<TrialRecord> runWorker(const std::vector<Job> &jobs,
                                          size_t first,
                                          const TrialOptions &options) {
  int ends[2];
  std::FILE *errors = std::tmpfile();
  if (pipe(ends) || !errors) {
    std::perror("recondition_soak");
    std::exit(2);
  }
  std::fflush(stdout);
  std::fflush(stderr);
  pid_t child = fork();
  if (child == 0) {
    close(ends[0]);
    dup2(fileno(errors), STDERR_FILENO);
    work(jobs, first, ends[1], options);
  }
  close(ends[1]);
  std::vector<TrialRecord> records;
  TrialRecord current;
  std::string pending;
  bool late = false;
  while (true) {
    pollfd waiting{ends[0], POLLIN, 0};
    if (poll(&waiting, 1, patienceMilliseconds) == 0) {
      late = true;
      kill(child, SIGKILL);
      break;
    }
    char bytes[1 << 16];
    ssize_t count = read(ends[0], bytes, sizeof(bytes));
    if (count <= 0)
      break;
    pending.append(bytes, count);
    for (size_t end; (end = pending.find('\n')) != pending.npos;) {
      std::string line = pending.substr(0, end);
      pending.erase(0, end + 1);
      if (line.empty()) {
        records.push_back(std::move(current));
        current.clear();
        continue;
      }
      size_t tab = line.rfind('\t');
      current[line.substr(0, tab)] =
          std::strtod(line.c_str() + tab + 1, nullptr);
    }
  }
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  late |= WIFSIGNALED(status) && WTERMSIG(status) == SIGPROF;
  if (first + records.size() < jobs.size())
    records.push_back(
        {{late ? std::string("took too long")
               : "crash of MLIR: " + endingOf(fileno(errors), status),
          1}});
  std::fclose(errors);
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
        name == "inputs do not show" || name == "programs without inputs" ||
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
        // What --save has written is tried as it was.
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
    for (size_t first = 0; first < jobs.size();) {
      std::vector<TrialRecord> records = runWorker(jobs, first, options.trial);
      for (const TrialRecord &record : records) {
        if (!options.save.empty())
          save(options, jobs[first], record);
        add(totals, record);
        ++first;
      }
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
