//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion survey`: how good the lowering paths are over many programs. Each
// program is judged in a child process of its own, so that a crash of MLIR
// costs one program; differences are listed, and judging goes on behind them.
//
//===----------------------------------------------------------------------===//

#include "harness/input/ParsedInput.h"
#include "harness/lowering/PassRules.h"
#include "harness/oracle/LoweringEquivalence.h"
#include "harness/oracle/LoweringStatistics.h"
#include "harness/oracle/Report.h"
#include "tools/Tool.h"

#include <CLI/CLI.hpp>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <sstream>

using namespace scion;

namespace {
struct SurveyOptions {
  std::vector<std::string> places;
  unsigned paths = 20, maxSteps = 30, jobs = 1, timeout = 300, effects = 20;
  bool noFeedback = false, noBlame = false;
};

/// What the judging of one program came to, as the child says it in lines.
struct Survey {
  uint64_t programs = 0, invalid = 0, crashed = 0, late = 0;
  std::map<std::string, uint64_t> verdicts, reasons;
  uint64_t paths = 0, lowered = 0, notLowered = 0, bounded = 0, identical = 0,
           executed = 0, optimized = 0, compared = 0, known = 0, unwritten = 0;
  std::vector<double> distinct; // share of a program's paths
  PassStatistics passes;
  std::vector<std::string> findings;

  void add(const std::string &file, const std::string &lines);
  void print(const SurveyOptions &options) const;
};

struct Child {
  std::string file;
  std::FILE *output;
};
} // namespace

static const char *toString(LoweringVerdict::Kind kind) {
  switch (kind) {
  case LoweringVerdict::Kind::OutOfScope:
    return "out of scope";
  case LoweringVerdict::Kind::NotLowered:
    return "not lowered";
  case LoweringVerdict::Kind::Poisoned:
    return "poisoned";
  case LoweringVerdict::Kind::Agree:
    return "judged";
  case LoweringVerdict::Kind::Found:
    return "found";
  }
  return "";
}

/// In the child: everything goes to stdout.
static void judge(const SurveyOptions &options, const std::string &file) {
  installCrashAttribution();
  std::optional<std::string> text = readInput(file);
  std::optional<ParsedInput> input =
      parseInput(text.value_or(""), nullptr, file);
  if (!text || !input) {
    std::printf("invalid\n");
    return;
  }
  LoweringOptions lowering;
  lowering.paths = options.paths;
  lowering.maxSteps = options.maxSteps;
  lowering.feedback = !options.noFeedback;
  lowering.blame = !options.noBlame;
  lowering.onFinding = [](const Finding &finding, unsigned path) {
    std::string summary = finding.summary.substr(0, 160);
    std::replace(summary.begin(), summary.end(), '\n', ' ');
    std::printf("finding path %u: %s %s [%s] %s\n", path,
                toString(finding.kind).data(), finding.culprit.c_str(),
                finding.pattern.c_str(), summary.c_str());
    std::fflush(stdout);
  };
  LoweringVerdict verdict = checkLowering(*input, lowering);
  std::printf("verdict %s\nreason %s\n", toString(verdict.kind),
              verdict.reason.substr(0, verdict.reason.find('\'')).c_str());
  const LoweringStatistics &all = loweringStatistics();
  std::printf("counts");
  for (uint64_t value : {all.paths, all.lowered, all.notLowered, all.exhausted,
                         all.identical, all.executed, all.optimized,
                         all.compared, all.known, all.uninitialized})
    std::printf(" %llu", static_cast<unsigned long long>(value));
  std::printf("\n");
  for (const auto &[pass, counts] : all.passes)
    std::printf("pass %s %llu %llu %llu\n", pass.c_str(),
                static_cast<unsigned long long>(counts.applied),
                static_cast<unsigned long long>(counts.hadEffect),
                static_cast<unsigned long long>(counts.failed));
}

void Survey::add(const std::string &file, const std::string &lines) {
  std::istringstream stream(lines);
  for (std::string line; std::getline(stream, line);) {
    std::istringstream words(line);
    std::string what;
    words >> what;
    std::string rest = line.size() > what.size() + 1
                           ? line.substr(what.size() + 1)
                           : std::string();
    if (what == "invalid") {
      ++invalid;
    } else if (what == "verdict") {
      ++verdicts[rest];
    } else if (what == "reason" && !rest.empty()) {
      ++reasons[rest];
    } else if (what == "finding") {
      findings.push_back(file + ": " + rest);
    } else if (line.starts_with("ASSERTION FAILED: ")) {
      findings.push_back(file + ": " + line.substr(18));
    } else if (what == "counts") {
      uint64_t *const fields[] = {&paths,     &lowered,  &notLowered, &bounded,
                                  &identical, &executed, &optimized,  &compared,
                                  &known,     &unwritten};
      uint64_t now[std::size(fields)] = {};
      for (size_t i = 0; i < std::size(fields); ++i) {
        words >> now[i];
        *fields[i] += now[i];
      }
      if (now[1] > 1)
        distinct.push_back(double(now[1] - now[4]) / double(now[1]));
    } else if (what == "pass") {
      std::string name;
      PassCounts counts;
      words >> name >> counts.applied >> counts.hadEffect >> counts.failed;
      PassCounts &sum = passes[name];
      sum.applied += counts.applied;
      sum.hadEffect += counts.hadEffect;
      sum.failed += counts.failed;
    }
  }
}

static unsigned long long number(uint64_t value) { return value; }

static double percent(uint64_t part, uint64_t whole) {
  return whole ? 100.0 * double(part) / double(whole) : 0;
}

void Survey::print(const SurveyOptions &options) const {
  std::printf("programs: %llu, %llu invalid, %llu crashed, %llu over %u s",
              number(programs), number(invalid), number(crashed), number(late),
              options.timeout);
  for (const auto &[verdict, count] : verdicts)
    std::printf(", %llu %s", number(count), verdict.c_str());
  std::printf("\n");
  std::vector<std::pair<uint64_t, std::string>> sorted;
  for (const auto &[reason, count] : reasons)
    sorted.emplace_back(count, reason);
  std::sort(sorted.begin(), sorted.end(), std::greater<>());
  for (size_t i = 0; i < sorted.size() && i < 12; ++i)
    std::printf("  %6llu  %s\n", number(sorted[i].first),
                sorted[i].second.c_str());

  std::printf("paths: %llu, %.2f %% reach LLVM within %u rounds (%llu do not, "
              "%llu were bounded)\n",
              number(paths), percent(lowered, paths), options.maxSteps,
              number(notLowered), number(bounded));
  std::vector<double> shares = distinct;
  std::sort(shares.begin(), shares.end());
  uint64_t half = uint64_t(std::count_if(
      shares.begin(), shares.end(), [](double share) { return share >= 0.5; }));
  std::printf("distinct modules: %.1f %% of all paths; half of the paths or "
              "more in %llu of %zu programs; median %.0f %%\n",
              percent(lowered - identical, lowered), number(half),
              shares.size(),
              shares.empty() ? 0.0 : 100 * shares[shares.size() / 2]);
  std::printf("executed: %llu (%llu at O2), %llu comparisons, %llu known bugs, "
              "%llu show unwritten memory, %zu findings\n",
              number(executed), number(optimized), number(compared),
              number(known), number(unwritten), findings.size());

  uint64_t pool = 0, busy = 0, applied = 0, hadEffect = 0;
  std::string idle;
  const RuleTable &rules = RuleTable::global();
  for (auto list : {&rules.optimizations(), &rules.conversions()})
    for (const PassRule *rule : *list) {
      ++pool;
      auto found = passes.find(rule->name);
      PassCounts counts = found == passes.end() ? PassCounts() : found->second;
      applied += counts.applied;
      hadEffect += counts.hadEffect;
      if (counts.hadEffect >= options.effects) {
        ++busy;
        continue;
      }
      char line[160];
      std::snprintf(line, sizeof(line),
                    "  %-45s %8llu applied %6llu effects %6llu failed\n",
                    rule->name.c_str(), number(counts.applied),
                    number(counts.hadEffect), number(counts.failed));
      idle += line;
    }
  std::printf("passes: %llu of %llu in the pool had %u effects or more; %.0f "
              "%% of the applications had one; the others:\n%s",
              number(busy), number(pool), options.effects,
              percent(hadEffect, applied), idle.c_str());
  for (const std::string &finding : findings)
    std::printf("%s\n", finding.c_str());
}

static std::vector<std::string> filesBehind(const SurveyOptions &options) {
  std::vector<std::string> files;
  for (const std::string &place : options.places) {
    std::error_code error;
    if (!std::filesystem::is_directory(place, error)) {
      files.push_back(place);
      continue;
    }
    size_t first = files.size();
    for (const auto &entry :
         std::filesystem::recursive_directory_iterator(place))
      if (entry.path().extension() == ".mlir")
        files.push_back(entry.path().string());
    std::sort(files.begin() + ptrdiff_t(first), files.end());
  }
  return files;
}

static int survey(const SurveyOptions &options) {
  std::vector<std::string> files = filesBehind(options);
  if (files.empty()) {
    std::fprintf(stderr, "no .mlir files there\n");
    return exitUsage;
  }
  // What every child needs is made once.
  RuleTable::global();
  (void)parseInput("module {}", nullptr, "");

  Survey all;
  std::map<std::string, std::string> lines; // by file, so in a fixed order
  std::map<pid_t, Child> running;
  for (size_t next = 0; next < files.size() || !running.empty();) {
    if (next < files.size() && running.size() < options.jobs) {
      Child child{files[next++], std::tmpfile()};
      if (!child.output)
        return exitUsage;
      std::fflush(stdout);
      pid_t pid = fork();
      if (pid == 0) {
        dup2(fileno(child.output), 1);
        dup2(fileno(child.output), 2);
        alarm(options.timeout);
        judge(options, child.file);
        std::fflush(stdout);
        _exit(0);
      }
      if (pid < 0)
        return exitUsage;
      running.emplace(pid, child);
      continue;
    }
    int status = 0;
    pid_t pid = waitpid(-1, &status, 0);
    auto found = running.find(pid);
    if (found == running.end())
      continue;
    Child child = found->second;
    running.erase(found);
    std::string &text = lines[child.file];
    std::rewind(child.output);
    char buffer[4096];
    for (size_t got;
         (got = std::fread(buffer, 1, sizeof(buffer), child.output)) > 0;)
      text.append(buffer, got);
    std::fclose(child.output);
    ++all.programs;
    if (WIFSIGNALED(status))
      ++(WTERMSIG(status) == SIGALRM ? all.late : all.crashed);
  }
  for (const auto &[file, text] : lines)
    all.add(file, text);
  all.print(options);
  return all.findings.empty() ? exitFine : exitFinding;
}

static void addSurvey(CLI::App &app) {
  auto options = std::make_shared<SurveyOptions>();
  CLI::App *command = app.add_subcommand(
      "survey",
      "Judge many programs along many paths; say how many paths reach LLVM, "
      "how many\nmodules are distinct, which passes had no effect, and what "
      "was found.\nExit codes: 0 no finding, 1 findings, 3 usage.");
  command->add_option("PLACE", options->places, "MLIR files and folders")
      ->required();
  command->add_option("--paths", options->paths, "Paths beside the reference")
      ->capture_default_str();
  command
      ->add_option("--max-steps", options->maxSteps,
                   "Rounds after which a path has failed")
      ->capture_default_str();
  command->add_option("--jobs", options->jobs, "Programs judged at a time")
      ->capture_default_str();
  command
      ->add_option("--timeout", options->timeout,
                   "Seconds after which a program is given up")
      ->capture_default_str();
  command
      ->add_option("--effects", options->effects,
                   "List the passes of the pool with fewer effects than this")
      ->capture_default_str();
  command->add_flag("--no-feedback", options->noFeedback,
                    "Ignore which conversions failed before (for comparison)");
  command->add_flag("--no-blame", options->noBlame,
                    "Do not look for guilty passes");
  command->callback([options] {
    if (int code = survey(*options))
      throw CLI::RuntimeError(code);
  });
}

static RegisterSubcommand registration("survey", addSurvey);
