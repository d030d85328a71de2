//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion triage`: folders of crash files become buckets, one for each bug. Each
// distinct file is judged in processes of its own, each bucket is confirmed
// with stock tools, and what is done is noted at once: called again, the
// command goes on.
//
//===----------------------------------------------------------------------===//

#include "base/process/Items.h"
#include "harness/oracle/Finding.h"
#include "harness/oracle/Oracle.h"
#include "harness/reduce/Likeness.h"
#include "harness/reduce/Probe.h"
#include "harness/reduce/Shrink.h"
#include "tools/Child.h"
#include "tools/Tool.h"
#include "tools/reduce/Confirm.h"
#include "tools/reduce/CrashFiles.h"
#include "tools/reduce/JudgedFile.h"
#include "tools/reduce/Origin.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <functional>
#include <map>
#include <memory>

using namespace scion;

static constexpr const char *help = R"(Examples:
  scion triage crashes/ -o triage
      the crash files of libFuzzer, or the output folder of AFL++
  scion triage crashes/ more/ -o triage --reduce
      goes on where it was; and reduces one file of each bucket
  scion triage crashes/ -o triage --target mlir_pass_fuzzer
      passes are asked first, and paths only of what shows nothing there

The folder gets
  judged.jsonl          a line for each distinct file, and for each bucket that
                        stock tools were asked about; removed, all is done anew
  not-reproducing.txt   files that show nothing
  BUCKET/               with --reduce: the report of `scion reduce`
A bucket is a known bug, or else a kind, a guilty pass, and the guilty pattern,
the message without what moves, or the function that crashed.)";

namespace {
struct TriageTool {
  std::vector<std::string> places;
  std::string folder, target;
  unsigned jobs = 2;
  bool json = false, reduce = false, isQuiet = false;
  std::vector<std::string> settings;
};
} // namespace

//===----------------------------------------------------------------------===//
// One file
//===----------------------------------------------------------------------===//

/// What makes two findings of one pass two bugs.
static std::string detailOf(const Origin &origin) {
  const Finding &finding = *origin.finding;
  if (!finding.pattern.empty())
    return finding.pattern;
  switch (finding.kind) {
  case FindingKind::Crash:
    if (origin.subject && !origin.subject->bad.empty()) {
      // Where it crashes is more than that it does.
      Goal wanted;
      wanted.kind = finding.kind;
      wanted.culprit = finding.culprit;
      Evidence evidence =
          examine(*origin.subject, wanted, /*isFirst=*/true, {});
      if (evidence.why.empty())
        return evidence.shown.ending;
    }
    return likenessOf(finding.summary);
  case FindingKind::InvalidIR:
  case FindingKind::RoundTrip:
    return likenessOf(finding.summary);
  default:
    return "";
  }
}

static Origin originOf(const TriageTool &tool, const std::string &file,
                       const std::string &oracle) {
  OriginRequest request;
  request.file = file;
  request.settings = tool.settings;
  request.asTarget = true;
  request.oracle = oracle;
  return findOrigin(request);
}

/// The oracle of a target; null if it has none.
static const Oracle *oracleOf(llvm::StringRef target) {
  target.consume_front("mlir_");
  target.consume_back("_fuzzer");
  return oracleNamed(target);
}

static std::string problemOf(const std::string &target) {
  if (target == "mlir_null_fuzzer" || oracleOf(target))
    return "";
  std::string problem = "the targets are mlir_null_fuzzer";
  for (const Oracle *oracle : oracles())
    problem += std::string(", mlir_") + oracle->name + "_fuzzer";
  return problem;
}

/// The command that asks the oracle of a target; "" if it has none.
static std::string commandOf(llvm::StringRef target) {
  const Oracle *oracle = oracleOf(target);
  if (!oracle || oracle->showsAsTarget.empty())
    return oracle ? oracle->name : "";
  return llvm::StringRef(oracle->showsAsTarget.front()).split(' ').first.str();
}

static Judged judgeFile(const TriageTool &tool, const std::string &file) {
  Origin origin = originOf(tool, file, commandOf(tool.target));
  Judged judged;
  judged.how = origin.how;
  if (!origin.finding) {
    judged.nothing =
        origin.nothing.empty() ? std::string("fine") : origin.nothing;
    return judged;
  }
  const Finding &finding = *origin.finding;
  judged.kind = toString(finding.kind);
  judged.culprit = finding.culprit;
  judged.reason = toString(finding.reason);
  judged.known = finding.known;
  // What is known needs nothing more to be told apart.
  if (judged.known.empty())
    judged.detail = detailOf(origin);
  return judged;
}

/// A file, and the oracle that found something.
using FoundBy = std::pair<std::string, std::string>;

/// Whether stock tools show one of the files, which are of one bucket.
static std::string confirmFiles(const TriageTool &tool,
                                const std::vector<FoundBy> &files) {
  std::string first;
  for (const auto &[file, oracle] : files) {
    Origin origin = originOf(tool, file, oracle);
    std::string said = origin.finding
                           ? confirmWithStockTools(*origin.finding,
                                                   readInput(file).value_or(""))
                           : "does not show again";
    if (said == "shows")
      return said;
    if (first.empty())
      first = said;
  }
  return first;
}

/// Works on the places of a list in copies of this process, and appends a line
/// for each to a file. The list is the same in all of them.
static bool appendLines(const TriageTool &tool, const std::string &place,
                        size_t count,
                        const std::function<std::string(size_t)> &lineFor) {
  std::ofstream out(place, std::ios::binary | std::ios::app);
  bool isFine = out.good();
  process::Items items;
  items.count = count;
  items.jobs = tool.jobs;
  items.work = [&](size_t i, process::Words &words) {
    words.found(lineFor(i));
  };
  items.done = [&](size_t, process::Result result) {
    out << result.found << std::flush;
    isFine &= result.ending.isFine() && out.good();
    return process::Next::GoOn;
  };
  return process::workThrough(items) && isFine;
}

/// Judges all that is left.
static bool judgeAll(const TriageTool &tool, const CrashFiles &files,
                     const std::map<uint64_t, Judged> &before,
                     const std::string &place) {
  std::vector<std::pair<uint64_t, std::string>> left;
  for (const auto &[content, names] : files.byContent)
    if (!before.contains(content))
      left.push_back({content, names.front()});
  return appendLines(tool, place, left.size(), [&](size_t i) {
    const auto &[content, file] = left[i];
    Judged judged = judgeFile(tool, file);
    if (!tool.isQuiet)
      std::fprintf(stderr, "scion triage: %zu of %zu  %s  %s\n", i + 1,
                   left.size(), file.c_str(),
                   judged.isFinding() ? judged.bucket().c_str()
                                      : judged.nothing.c_str());
    return lineOf(content, judged);
  });
}

/// Files of a bucket that stock tools are asked about, until one shows it: most
/// buckets show with the first, or never.
static constexpr size_t samples = 3;

/// Asks stock tools about the buckets that they were not asked about.
static bool confirmAll(const TriageTool &tool, const CrashFiles &files,
                       const JudgedFile &known, const std::string &place) {
  std::map<std::string, std::vector<FoundBy>> buckets;
  for (const auto &[content, names] : files.byContent) {
    auto found = known.contents.find(content);
    if (found == known.contents.end() || !found->second.isFinding())
      continue;
    std::string bucket = found->second.bucket();
    if (known.confirmed.contains(bucket))
      continue;
    std::vector<FoundBy> &asked = buckets[bucket];
    if (asked.size() < samples)
      asked.push_back({names.front(), found->second.how});
  }
  std::vector<std::pair<std::string, std::vector<FoundBy>>> left(
      buckets.begin(), buckets.end());
  return appendLines(tool, place, left.size(), [&](size_t i) {
    return lineOfBucket(left[i].first, confirmFiles(tool, left[i].second));
  });
}

//===----------------------------------------------------------------------===//
// Buckets
//===----------------------------------------------------------------------===//

namespace {
struct Bucket {
  Judged judged;
  std::string confirmed;          // what stock tools show of it
  std::vector<std::string> files; // the first one of each content first
  unsigned contents = 0;
  std::string report; // the folder of --reduce, or why there is none
};
} // namespace

static std::string folderName(const std::string &bucket) {
  std::string name;
  for (char c : bucket) {
    if (name.size() >= 64)
      break;
    name += llvm::isAlnum(c) || c == '-' || c == '.' || c == '_' ? c : '-';
  }
  return name;
}

/// One of each bucket, by `scion reduce` in a process of its own. What has a
/// report already is left.
static void reduceBuckets(const TriageTool &tool,
                          std::map<std::string, Bucket> &buckets) {
  std::map<std::string, unsigned> names;
  for (auto &[key, bucket] : buckets) {
    std::string name = folderName(key);
    if (unsigned number = names[name]++)
      name += "-" + std::to_string(number + 1);
    std::string folder = tool.folder + "/" + name;
    bucket.report = folder;
    if (llvm::sys::fs::exists(folder + "/report.md"))
      continue;
    std::vector<std::string> command{
        "reduce", "--quiet", "-o", folder, "-j", std::to_string(tool.jobs)};
    command.insert(command.end(), tool.settings.begin(), tool.settings.end());
    command.push_back(bucket.files.front());
    ChildResult child = runSelf(command);
    if (child.exitCode > exitFinding || child.signalled)
      bucket.report =
          llvm::StringRef(child.errors).trim().rsplit('\n').second.str();
    if (!tool.isQuiet)
      std::fprintf(stderr, "scion triage: %s", child.output.c_str());
  }
}

static void printTable(const std::map<std::string, Bucket> &buckets) {
  std::vector<const std::pair<const std::string, Bucket> *> order;
  order.reserve(buckets.size());
  for (const auto &entry : buckets)
    order.push_back(&entry);
  std::sort(order.begin(), order.end(), [](const auto *a, const auto *b) {
    // What only branches on poison comes after all wrong results.
    if (a->second.judged.isMinor() != b->second.judged.isMinor())
      return b->second.judged.isMinor();
    size_t left = a->second.files.size(), right = b->second.files.size();
    return left != right ? left > right : a->first < b->first;
  });
  if (!order.empty())
    std::printf("%6s  %-16s %s\n", "files", "stock tools", "bucket");
  for (const auto *entry : order)
    std::printf("%6zu  %-16s %s\n        %s\n", entry->second.files.size(),
                entry->second.confirmed.c_str(), entry->first.c_str(),
                entry->second.files.front().c_str());
}

static int triage(const TriageTool &tool) {
  if (std::error_code error = llvm::sys::fs::create_directories(tool.folder)) {
    std::fprintf(stderr, "%s: %s\n", tool.folder.c_str(),
                 error.message().c_str());
    return exitUsage;
  }
  CrashFiles files = findCrashFiles(tool.places);
  std::string place = tool.folder + "/judged.jsonl";
  // What a broken-off line would spoil begins on a line of its own.
  if (std::optional<std::string> text =
          llvm::sys::fs::exists(place) ? readInput(place) : std::nullopt;
      text && !text->empty() && text->back() != '\n')
    writeOutput(place, text->substr(0, text->rfind('\n') + 1));
  bool isWhole = judgeAll(tool, files, readJudged(place).contents, place) &&
                 confirmAll(tool, files, readJudged(place), place);
  const JudgedFile known = readJudged(place);
  const std::map<uint64_t, Judged> &judged = known.contents;

  std::map<std::string, Bucket> buckets;
  std::vector<std::string> nothing, notJudged;
  std::map<std::string, unsigned> reasons;
  for (const auto &[content, names] : files.byContent) {
    auto found = judged.find(content);
    std::vector<std::string> *list = &notJudged;
    if (found != judged.end() && found->second.isFinding()) {
      Bucket &bucket = buckets[found->second.bucket()];
      if (bucket.contents++ == 0)
        bucket.judged = found->second;
      list = &bucket.files;
    } else if (found != judged.end()) {
      list = &nothing;
      reasons[found->second.nothing] += unsigned(names.size());
    }
    list->insert(list->end(), names.begin(), names.end());
  }
  for (auto &[key, bucket] : buckets) {
    std::sort(bucket.files.begin(), bucket.files.end());
    if (auto said = known.confirmed.find(key); said != known.confirmed.end())
      bucket.confirmed = said->second;
  }
  std::sort(nothing.begin(), nothing.end());
  std::string aside;
  for (const std::string &file : nothing)
    aside += file + "\n";
  if (!writeOutput(tool.folder + "/not-reproducing.txt", aside))
    return exitUsage;
  if (tool.reduce && isWhole)
    reduceBuckets(tool, buckets);

  if (tool.json) {
    llvm::json::Array list;
    for (const auto &[key, bucket] : buckets)
      list.push_back(llvm::json::Object{
          {"bucket", llvm::json::fixUTF8(key)},
          {"kind", bucket.judged.kind},
          {"culprit", llvm::json::fixUTF8(bucket.judged.culprit)},
          {"detail", llvm::json::fixUTF8(bucket.judged.detail)},
          {"reason", bucket.judged.reason},
          {"known", bucket.judged.known},
          {"stock-tools", bucket.confirmed},
          {"contents", bucket.contents},
          {"report", bucket.report},
          {"files", llvm::json::Array(bucket.files)}});
    llvm::json::Object object{
        {"buckets", std::move(list)},
        {"files", files.count()},
        {"duplicates", files.duplicates()},
        {"not-reproducing", llvm::json::Array(nothing)},
        {"not-judged", llvm::json::Array(notJudged)},
        {"empty", llvm::json::Array(files.empty)},
        {"unreadable", llvm::json::Array(files.unreadable)},
        {"passed-by", files.passedBy}};
    llvm::outs() << llvm::json::Value(std::move(object)) << '\n';
    llvm::outs().flush();
  } else {
    printTable(buckets);
    std::printf("%u files, %u of them duplicates: %zu buckets; %zu show "
                "nothing, %zu empty, %zu unreadable, %zu not judged; %u of an "
                "engine's own files\n",
                files.count(), files.duplicates(), buckets.size(),
                nothing.size(), files.empty.size(), files.unreadable.size(),
                notJudged.size(), files.passedBy);
    for (const auto &[reason, count] : reasons)
      std::printf("%6u show nothing: %s\n", count, reason.c_str());
    for (const std::string &file : files.unreadable)
      std::printf("unreadable: %s\n", file.c_str());
  }
  std::fflush(stdout);
  return !isWhole ? exitInterrupted : buckets.empty() ? exitFine : exitFinding;
}

static void addTriage(Subcommand app) {
  auto tool = std::make_shared<TriageTool>();
  Subcommand command = app.addSubcommand(
      "triage",
      "Put crash files into buckets, one for each bug.\n"
      "Exit codes: 0 nothing shows, 1 there are buckets, 3 usage, 130 "
      "interrupted (call it again: it goes on).");
  command.footer(help);
  command
      .addOption("PLACE", tool->places,
                 "Files, folders of files, output folders of AFL++")
      .required();
  command.addOption("-o,--output", tool->folder, "The folder for what is known")
      .valueName("DIR")
      .required();
  command.addOption("-j,--jobs", tool->jobs, "Files judged at a time")
      .range(1, 256)
      .showDefault();
  command
      .addOption("--target", tool->target,
                 "The target that wrote the files: its oracle is asked first")
      .check(problemOf);
  command.addFlag("--json", tool->json, "Print the buckets as JSON");
  command.addFlag("--reduce", tool->reduce, "Reduce one file of each bucket");
  command.addFlag("-q,--quiet", tool->isQuiet, "No progress on stderr");
  command.onRun([tool, command] {
    tool->settings = command.settings();
    // As targets do, which meet some known bugs.
    if (std::none_of(tool->settings.begin(), tool->settings.end(),
                     [](const std::string &setting) {
                       return setting.starts_with("--known=");
                     }))
      tool->settings.push_back("--known=meet");
    return triage(*tool);
  });
}

static RegisterSubcommand registration("triage", addTriage);
