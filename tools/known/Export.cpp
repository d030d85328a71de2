//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes a folder for each root cause, with the output of `scion reduce` for
// its programs.
//
//===----------------------------------------------------------------------===//

#include "tools/known/Export.h"

#include "harness/hunt/RunLines.h"
#include "harness/known/Registry.h"
#include "harness/oracle/FindingFile.h"
#include "harness/reduce/ReduceReport.h"
#include "harness/reduce/Trial.h"
#include "tools/Child.h"
#include "tools/Tool.h"
#include "tools/known/Index.h"
#include "tools/known/Story.h"
#include "tools/known/TestPatch.h"
#include "tools/known/Versions.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"

#include <algorithm>
#include <cstdio>
#include <optional>
#include <set>
#include <tuple>

using namespace scion;
using llvm::StringRef;

/// Limit in seconds for one program. The slowest of 128 took 75 s on a machine
/// with three times as many jobs as cores.
static constexpr unsigned secondsEach = 600;

unsigned scion::filingRank(const Record &record) {
  // Of the bugs that others reported, 4 of 5 in range analysis were fixed,
  // those in canonicalize, sccp and arith within days, but only 3 of 25 in
  // affine.
  auto isQuick = [](StringRef pass) {
    return pass == "canonicalize" || pass == "sccp" ||
           pass.starts_with("int-range") || pass.starts_with("arith-");
  };
  auto isSlow = [](StringRef pass) {
    return pass.starts_with("affine-") || pass.contains("coalescing");
  };
  unsigned rank = record.severity == BugSeverity::Silent ? 0
                  : record.severity == BugSeverity::Loud ? 3
                                                         : 6;
  return rank + (llvm::any_of(record.culprits, isQuick)  ? 0
                 : llvm::all_of(record.culprits, isSlow) ? 2
                                                         : 1);
}

namespace {
/// A program of a record, and where its report is.
struct Exported {
  const Record *record;
  const Regression *regression;
  std::string place; // relative to the group's folder
  std::string problem;
  std::string title;
};

struct Group {
  std::string name;
  std::vector<Exported> programs;
  unsigned rank = ~0u;
};

class Exporter {
public:
  explicit Exporter(const ExportOptions &options)
      : options(options), tests(options.source) {}

  int run();

private:
  const ExportOptions &options;
  UpstreamTests tests;
  std::vector<Group> groups;
  std::set<std::string> newTests; // that patches add

  void choose(StringRef version);
  void reduce(const Group &group, Exported &program) const;
  bool writeIssue(const Group &group);
  std::string index() const;
  std::string folderOf(const Group &group) const {
    return options.to + "/" + group.name;
  }
};
} // namespace

static bool isReported(const Record &record) {
  return StringRef(record.upstream).starts_with("https://");
}

void Exporter::choose(StringRef version) {
  for (const Record &record : Registry::global().records()) {
    bool isAsked = options.ids.empty()
                       ? record.severity == BugSeverity::Silent &&
                             llvm::is_contained(record.live, version) &&
                             !isReported(record)
                       : llvm::is_contained(options.ids, record.id);
    if (!isAsked || record.regressions.empty())
      continue;
    std::string cause = record.family.empty() ? record.id : record.family;
    auto group = llvm::find_if(
        groups, [&](const Group &each) { return each.name == cause; });
    if (group == groups.end())
      group = groups.insert(groups.end(), {cause, {}});
    group->rank = std::min(group->rank, filingRank(record));
    for (const Regression &regression : record.regressions)
      if (regression.isFor(LLVM_VERSION_MAJOR))
        group->programs.push_back({&record, &regression,
                                   std::to_string(group->programs.size() + 1),
                                   "", ""});
  }
  llvm::erase_if(groups,
                 [](const Group &each) { return each.programs.empty(); });
  llvm::sort(groups, [](const Group &one, const Group &other) {
    return std::tie(one.rank, one.name) < std::tie(other.rank, other.name);
  });
  for (auto [number, group] : llvm::enumerate(groups)) {
    char place[16];
    std::snprintf(place, sizeof place, "%03zu-", number + 1);
    group.name = place + group.name;
  }
}

/// Returns the pipeline of a line `// good:` or `// bad:`, without the plain
/// lowering; none if the line is missing.
static std::optional<std::string> wayOf(StringRef program, StringRef key) {
  std::vector<std::string> lines = headerLines(program, key), steps;
  if (lines.empty())
    return std::nullopt;
  for (const std::string &word : hunt::shellWords(lines.front())) {
    StringRef flag = StringRef(word).ltrim('-');
    auto [name, value] = flag.split('=');
    if (name == "pass-pipeline") {
      value.consume_front("builtin.module(");
      steps.push_back(value.drop_back().str());
    } else if (word != "PLAIN" && !name.starts_with("test-")) {
      steps.push_back((name + (value.empty() ? "" : "{" + value + "}")).str());
    }
  }
  return llvm::join(steps, ",");
}

/// The record's title and story, as sentences.
static std::string explanation(const Record &record,
                               const std::string &programs) {
  std::string file = programs + "/../known/" + record.id + ".yaml";
  std::string text = record.title + ".";
  if (!llvm::sys::fs::exists(file))
    return text;
  std::string more = explanationOf(storyOf(readInput(file).value_or("")));
  return more.empty() ? text : text + " " + more;
}

/// The first line of a report, without its mark.
static std::string titleOf(StringRef report) {
  return report.split('\n').first.ltrim("# ").str();
}

void Exporter::reduce(const Group &group, Exported &program) const {
  std::string folder = folderOf(group) + "/" + program.place;
  std::string report = folder + "/report.md";
  std::string file = options.programs + "/" + program.regression->program;
  // This file is written last; it marks a finished program.
  std::string done = folder + "/done";
  if (std::optional<std::string> said =
          llvm::sys::fs::exists(done) ? readInput(done) : std::nullopt) {
    program.problem = StringRef(*said).trim().str();
    program.title = titleOf(readInput(report).value_or(""));
    return;
  }
  std::string text = readInput(file).value_or("");
  std::optional<std::string> right = wayOf(text, "good"),
                             wrong = wayOf(text, "bad");
  std::vector<std::vector<std::string>> attempts;
  const std::string &through = program.regression->through;
  if (!through.empty())
    attempts.push_back({"--through", through});
  else if (right && !right->empty())
    attempts.push_back({"--right", *right});
  // Without a pipeline, also try without the record, so that nothing suppresses
  // the bug.
  if (through.empty())
    attempts.push_back({"--without", program.record->id});
  if (right && wrong && !wrong->empty())
    attempts.push_back({"--right", *right, "--through", *wrong});
  for (const std::vector<std::string> &attempt : attempts) {
    std::vector<std::string> command{
        "reduce",    "-q",
        "--guard",   file,
        "-o",        folder,
        "--record",  program.record->id,
        "--explain", explanation(*program.record, options.programs),
        "--fuel",    std::to_string(options.fuel),
        "-j",        std::to_string(options.jobs)};
    llvm::append_range(command, attempt);
    for (const std::string &tools : options.tools)
      llvm::append_range(command, std::vector<std::string>{"--tools", tools});
    if (!options.source.empty())
      llvm::append_range(command,
                         std::vector<std::string>{"--source", options.source});
    if (!options.person.empty())
      llvm::append_range(command,
                         std::vector<std::string>{"--person", options.person});
    ChildResult child = runSelf(command, secondsEach);
    StringRef said = StringRef(child.errors).trim();
    program.problem = said.substr(said.rfind('\n') + 1).str();
    if (child.exitCode == exitFine)
      program.problem.clear();
    else if (program.problem.empty())
      program.problem = child.ending;
    if (program.problem.empty() || process::isInterrupted())
      break;
  }
  if (process::isInterrupted())
    return;
  program.title = titleOf(
      llvm::sys::fs::exists(report) ? readInput(report).value_or("") : "");
  writeOutput(done, program.problem + "\n");
}

/// Uses the report of the first program that shows the bug as the text of the
/// issue, and lists the other programs.
bool Exporter::writeIssue(const Group &group) {
  const Exported *first = nullptr;
  for (const Exported &each : group.programs)
    if (each.problem.empty() && !each.title.empty() && !first)
      first = &each;
  if (!first)
    return true;
  std::string folder = folderOf(group), best = folder + "/" + first->place;
  std::string issue = readInput(best + "/report.md").value_or("");
  std::string others;
  for (const Exported &each : group.programs)
    if (&each != first && each.problem.empty() && !each.title.empty())
      others += "- `" + each.place + "/`: " + each.title + "\n";
  if (!others.empty())
    issue += "<!-- The same cause:\n" + others + "-->\n";
  std::optional<Finding> finding = loadFinding(best + "/reduced.finding");
  std::string test = readInput(best + "/test.mlir").value_or("");
  std::vector<std::string> ops =
      tellingOps(readInput(best + "/reduced.mlir").value_or(""));
  // The values of the whole program stand there then.
  bool isOneFunction = llvm::sys::fs::exists(best + "/integration.mlir");
  std::string place = best + "/schedules.mlir", schedules;
  if (llvm::sys::fs::exists(place))
    schedules = readInput(place).value_or("");
  std::string patch =
      testPatch(test, schedules, isOneFunction, finding ? finding->step : "",
                finding && finding->culprit != runtimeChecks
                    ? finding->culprit
                    : first->record->culprits.front(),
                ops.empty() ? "" : ops.front(), tests, newTests);
  return writeOutput(folder + "/issue.md", issue) &&
         writeOutput(folder + "/test.patch", patch);
}

std::string Exporter::index() const {
  std::string text =
      "# To file\n\nOne folder for each root cause: `issue.md`, `test.patch` "
      "for `git apply` in llvm-project, and a folder for each program. Silent "
      "bugs come first, and of these the ones that are mended soonest. Search "
      "for duplicates, try the link, and file a few at a time.\n\n"
      "| folder | issue | records | live | programs | not shown |\n"
      "| --- | --- | --- | --- | --- | --- |\n";
  for (const Group &group : groups) {
    std::vector<std::string> ids, problems;
    std::string title;
    for (const Exported &each : group.programs) {
      if (!llvm::is_contained(ids, each.record->id))
        ids.push_back(each.record->id);
      if (!each.problem.empty())
        problems.push_back(each.place + ": " + each.problem);
      else if (title.empty())
        title = each.title;
    }
    text += "| " + group.name + " | " + (title.empty() ? "-" : title) + " | " +
            llvm::join(ids, ", ") + " | " +
            llvm::join(group.programs.front().record->live, ", ") + " | " +
            std::to_string(group.programs.size()) + " | " +
            (problems.empty() ? "-" : llvm::join(problems, "; ")) + " |\n";
  }
  return text;
}

int Exporter::run() {
  std::string version = options.liveIn.empty()
                            ? newestVersion(Registry::global())
                            : options.liveIn;
  choose(version);
  if (groups.empty()) {
    std::fprintf(stderr,
                 "scion known export: no record with a program is chosen\n");
    return exitOutOfScope;
  }
  size_t all = 0, done = 0, wrong = 0;
  for (const Group &group : groups)
    all += group.programs.size();
  for (Group &group : groups) {
    std::string folder = folderOf(group);
    if (std::error_code error = llvm::sys::fs::create_directories(folder)) {
      std::fprintf(stderr, "%s: %s\n", folder.c_str(), error.message().c_str());
      return exitUsage;
    }
    for (Exported &program : group.programs) {
      reduce(group, program);
      if (process::isInterrupted())
        return exitInterrupted;
      wrong += !program.problem.empty();
      std::fprintf(stderr, "%zu of %zu  %-5s %s\n", ++done, all,
                   program.record->id.c_str(),
                   program.problem.empty() ? program.title.c_str()
                                           : program.problem.c_str());
    }
    if (!writeIssue(group))
      return exitUsage;
  }
  if (!writeOutput(options.to + "/index.md", index()))
    return exitUsage;
  std::printf("%zu root causes, %zu programs, %zu of them not shown: %s\n",
              groups.size(), all, wrong, (options.to + "/index.md").c_str());
  return wrong ? exitFinding : exitFine;
}

int scion::exportRecords(const ExportOptions &options) {
  return Exporter(options).run();
}
