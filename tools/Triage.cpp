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
// One idea: the steps of one call, which share the folder and what it knows.
//
//===----------------------------------------------------------------------===//

#include "base/process/Items.h"
#include "harness/oracle/Bucket.h"
#include "harness/oracle/Finding.h"
#include "harness/oracle/FindingFile.h"
#include "harness/oracle/FindingJson.h"
#include "harness/oracle/Likeness.h"
#include "harness/oracle/Oracle.h"
#include "harness/reduce/FindingReplay.h"
#include "harness/reduce/Trial.h"
#include "tools/Child.h"
#include "tools/Deadline.h"
#include "tools/Tool.h"
#include "tools/reduce/Confirm.h"
#include "tools/reduce/CrashFiles.h"
#include "tools/reduce/FindingInput.h"
#include "tools/reduce/ForeignTriage.h"
#include "tools/reduce/JudgedFile.h"
#include "tools/reduce/Origin.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <functional>
#include <map>
#include <memory>
#include <optional>

using namespace scion;

static constexpr const char *help = R"(Examples:
  scion triage crashes/ -o triage
      the crash files of libFuzzer, or the output folder of AFL++
  scion triage crashes/ more/ -o triage --reduce
      goes on where it was; and reduces one file of each bucket
  scion triage crashes/ -o triage --target mlir_pass_fuzzer
      passes are asked first, and paths only of what shows nothing there
  scion triage crashes/ -o triage --time 120
      ends after two minutes with the buckets until then, as Ctrl-C does

Files are judged cheapest first: crashes before hangs, small before large. A
hang is waited for once, 10 s.

The folder gets
  judged.jsonl          a line for each distinct file, and for each bucket that
                        stock tools were asked about; removed, all is done anew
  findings/             the finding of each file (docs/Finding.md), for
                        `scion digest`
  not-reproducing.txt   files that show nothing
  BUCKET/               with --reduce: the report of `scion reduce`
A bucket is a known bug, or else a kind, a pass with the names of its options, and
the pattern, the message without what moves, or the function that crashed.)";

namespace {
struct TriageTool {
  std::vector<std::string> places;
  std::string folder, target;
  unsigned jobs = 2;
  bool json = false, reduce = false, isQuiet = false;
  Deadline deadline;
  std::vector<std::string> settings;
};
} // namespace

/// A step that takes more CPU time hangs. The slowest of the recorded programs
/// takes 20 s in all, on two busy cores with AddressSanitizer.
static constexpr unsigned hangSeconds = 10;

/// In place of an oracle: the finding was there.
static constexpr char givenFindings[] = "finding";

/// CPU time that all oracles together may take for a file.
static constexpr unsigned fileSeconds = 60;

//===----------------------------------------------------------------------===//
// One file
//===----------------------------------------------------------------------===//

static Origin originOf(const TriageTool &tool, const std::string &file,
                       const std::string &oracle) {
  OriginRequest request;
  request.file = file;
  request.settings = tool.settings;
  request.asTarget = true;
  request.oracle = oracle;
  request.seconds = fileSeconds;
  request.hangSeconds = hangSeconds;
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

/// Where the finding of a content is kept, for all that comes after.
static std::string findingPath(const TriageTool &tool, uint64_t content) {
  return findingFileOf(tool.folder + "/findings/" + llvm::utohexstr(content));
}

static std::optional<Finding> keptFinding(const TriageTool &tool,
                                          uint64_t content) {
  std::string path = findingPath(tool, content);
  if (!llvm::sys::fs::exists(path))
    return std::nullopt; // judged by an older Scion
  return readFinding(readInput(path).value_or(""));
}

/// What the finding beside a file, or in it, shows; the oracles draw passes
/// only for what has none, or does not show.
static Origin originOfContent(const TriageTool &tool, const std::string &file) {
  std::optional<Finding> given = findingBeside(file);
  std::string text = readInput(file).value_or("");
  if (!given)
    given = givenFinding(text);
  else if (given->program.empty())
    given->program = text;
  if (given) {
    ShrinkOptions options;
    options.seconds = hangSeconds;
    std::string why;
    if (std::optional<Replayed> shown = replayFinding(*given, options, why)) {
      recogniseReplayed(*shown, options);
      Origin origin;
      origin.finding = std::move(shown->finding);
      origin.subject = std::move(shown->subject);
      origin.how = givenFindings;
      return origin;
    }
  }
  return originOf(tool, file, commandOf(tool.target));
}

static Judged judgeFile(const TriageTool &tool, uint64_t content,
                        const std::string &file) {
  Origin origin = originOfContent(tool, file);
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
  BucketKey bucket = bucketOf(finding);
  judged.bucket = bucket.name();
  judged.family = bucket.family();
  if (judged.known.empty())
    judged.detail = bucket.detail;
  writeOutput(findingPath(tool, content),
              writeFinding(finding, /*most=*/std::string::npos) + "\n");
  return judged;
}

namespace {
/// A file that shows something.
struct FoundBy {
  uint64_t content;
  std::string file, oracle;
};
} // namespace

/// Whether stock tools show one of the files, which are of one bucket.
static std::string confirmFiles(const TriageTool &tool,
                                const std::vector<FoundBy> &files) {
  std::string first;
  for (const auto &[content, file, oracle] : files) {
    std::optional<Finding> finding = keptFinding(tool, content);
    if (!finding)
      finding = originOf(tool, file, oracle).finding;
    std::string said =
        finding ? confirmWithStockTools(*finding, readInput(file).value_or(""),
                                        hangSeconds)
                : "does not show again";
    if (said == "shows")
      return said;
    if (first.empty())
      first = said;
  }
  return first;
}

/// Works on the places of a list in copies of this process, and appends a line
/// for each to a file. The list is the same in all of them. `lineFor` also says
/// what is printed about the place, after how many of them are done. False:
/// it was interrupted or time is over; what was appended until then stays.
static bool
appendLines(const TriageTool &tool, unsigned jobs, const std::string &place,
            size_t count, const char *what,
            const std::function<std::string(size_t, std::string &)> &lineFor) {
  if (count == 0)
    return true;
  if (tool.deadline.isOver())
    return false;
  std::ofstream out(place, std::ios::binary | std::ios::app);
  bool isFine = out.good();
  size_t done = 0;
  process::Items items;
  items.count = count;
  items.jobs = jobs;
  items.isOver = [&] { return tool.deadline.isOver(); };
  items.work = [&](size_t i, process::Words &words) {
    std::string said, line = lineFor(i, said);
    words.about(said);
    words.found(line);
  };
  items.done = [&](size_t, process::Result result) {
    out << result.found << std::flush;
    isFine &= result.ending.isFine() && out.good();
    ++done;
    if (!tool.isQuiet)
      std::fprintf(stderr, "scion triage: %zu of %zu %s  %s\n", done, count,
                   what, result.about.c_str());
    return process::Next::GoOn;
  };
  return process::workThrough(items) && isFine;
}

/// Whether an engine saved the file because an input took too long.
static bool isOfHang(const std::string &file) {
  llvm::StringRef name = llvm::sys::path::filename(file);
  llvm::StringRef folder =
      llvm::sys::path::filename(llvm::sys::path::parent_path(file));
  return name.starts_with("timeout-") || folder.starts_with("hangs");
}

/// What a file is likely to cost: crashes come before hangs, small files before
/// large ones.
static std::pair<bool, uint64_t> costOf(const std::string &file) {
  uint64_t size = 0;
  (void)llvm::sys::fs::file_size(file, size);
  return {isOfHang(file), size};
}

/// Judges all that is left, cheapest first.
static bool judgeAll(const TriageTool &tool, const CrashFiles &files,
                     const std::map<uint64_t, Judged> &before,
                     const std::string &place) {
  std::vector<std::pair<uint64_t, std::string>> left;
  for (const auto &[content, names] : files.byContent)
    if (!before.contains(content))
      left.push_back({content, names.front()});
  std::sort(left.begin(), left.end(), [](const auto &a, const auto &b) {
    return std::pair(costOf(a.second), a.first) <
           std::pair(costOf(b.second), b.first);
  });
  if (left.empty())
    return true;
  return appendLines(tool, tool.jobs, place, left.size(), "judged",
                     [&](size_t i, std::string &said) {
                       const auto &[content, file] = left[i];
                       Judged judged = judgeFile(tool, content, file);
                       said = file + "  " +
                              (judged.isFinding() ? judged.bucket
                                                  : judged.nothing);
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
    std::string bucket = found->second.bucket;
    if (known.confirmed.contains(bucket))
      continue;
    std::vector<FoundBy> &asked = buckets[bucket];
    if (asked.size() < samples)
      asked.push_back({content, names.front(), found->second.how});
  }
  std::vector<std::pair<std::string, std::vector<FoundBy>>> left(
      buckets.begin(), buckets.end());
  return appendLines(tool, tool.jobs, place, left.size(),
                     "replayed with stock tools",
                     [&](size_t i, std::string &said) {
                       std::string answer = confirmFiles(tool, left[i].second);
                       said = answer + "  " + left[i].first;
                       return lineOfBucket(left[i].first, answer);
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
  std::string first;    // of the files, by name: the one that is reduced
  uint64_t content = 0; // of that one
  std::string folder;   // of --reduce
  std::string report;   // it, once it is there, or why there is none
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

/// Names the folders, in which an earlier call may have left a report.
static void findReports(const TriageTool &tool, const JudgedFile &known,
                        std::map<std::string, Bucket> &buckets) {
  std::map<std::string, unsigned> names;
  for (auto &[key, bucket] : buckets) {
    std::string name = folderName(key);
    if (unsigned number = names[name]++)
      name += "-" + std::to_string(number + 1);
    bucket.folder = tool.folder + "/" + name;
    if (llvm::sys::fs::exists(bucket.folder + "/report.md"))
      bucket.report = bucket.folder;
    else if (auto why = known.notReduced.find(key);
             why != known.notReduced.end())
      bucket.report = why->second;
  }
}

/// Why the bucket has no report; "" if it has one.
static std::string reduceBucket(const TriageTool &tool, const Bucket &bucket) {
  std::string why;
  // What an oracle has waited for is not waited for again.
  if (std::optional<Finding> finding = keptFinding(tool, bucket.content);
      finding && finding->kind == FindingKind::Hang && !caseOf(*finding, why))
    return why;
  std::vector<std::string> command{"reduce", "--quiet",
                                   "-o",     bucket.folder,
                                   "-j",     std::to_string(tool.jobs)};
  command.insert(command.end(), tool.settings.begin(), tool.settings.end());
  command.push_back(bucket.first);
  ChildResult child = runSelf(command);
  if (!tool.isQuiet)
    std::fprintf(stderr, "scion triage: %s", child.output.c_str());
  if (child.exitCode <= exitFinding && !child.signalled)
    return "";
  why = llvm::StringRef(child.errors).trim().rsplit('\n').second.str();
  return why.empty() ? llvm::StringRef(child.errors).trim().str() : why;
}

/// One of each bucket, by `scion reduce` in a process of its own. What has a
/// report already, or cannot have one, is left.
static void reduceBuckets(const TriageTool &tool, const std::string &place,
                          std::map<std::string, Bucket> &buckets) {
  std::vector<std::string> left;
  for (auto &[key, bucket] : buckets)
    if (bucket.report.empty())
      left.push_back(key);
  // One at a time: `scion reduce` uses all jobs.
  appendLines(tool, 1, place, left.size(), "reduced",
              [&](size_t i, std::string &said) {
                std::string why = reduceBucket(tool, buckets.at(left[i]));
                said = left[i] + (why.empty() ? "" : "  " + why);
                return why.empty() ? "" : lineOfProblem(left[i], why);
              });
  findReports(tool, readJudged(place), buckets);
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
  handleInterrupts();
  if (std::error_code error =
          llvm::sys::fs::create_directories(tool.folder + "/findings")) {
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
      Bucket &bucket = buckets[found->second.bucket];
      if (bucket.contents++ == 0)
        bucket.judged = found->second;
      if (bucket.first.empty() || names.front() < bucket.first) {
        bucket.first = names.front();
        bucket.content = content;
      }
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
  findReports(tool, known, buckets);
  if (tool.reduce && isWhole)
    reduceBuckets(tool, place, buckets);

  if (tool.json) {
    llvm::json::Array list;
    for (const auto &[key, bucket] : buckets)
      list.push_back(llvm::json::Object{
          {"bucket", llvm::json::fixUTF8(key)},
          {"kind", bucket.judged.kind},
          {"culprit", llvm::json::fixUTF8(bucket.judged.culprit)},
          {"detail", llvm::json::fixUTF8(bucket.judged.detail)},
          {"family", llvm::json::fixUTF8(bucket.judged.family)},
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
  if (isInterrupted())
    return exitInterrupted;
  // A driver that failed has said why; an end by --time is none.
  if (!isWhole && !tool.deadline.isOver())
    return exitUsage;
  return buckets.empty() ? exitFine : exitFinding;
}

namespace {
struct ForeignArguments {
  std::string tool, arguments, through, flags;
};
} // namespace

static int triageForeign(const TriageTool &tool,
                         const ForeignArguments &arguments) {
  std::string problem;
  std::optional<ForeignTool> foreign =
      foreignTool(arguments.tool, arguments.arguments, arguments.through,
                  arguments.flags, hangSeconds, problem);
  if (!foreign) {
    std::fprintf(stderr, "scion triage: %s\n", problem.c_str());
    return exitUsage;
  }
  process::handleInterrupts();
  ForeignTriage triage{tool.places, tool.folder, std::move(*foreign),
                       {},          tool.jobs,   tool.json,
                       tool.reduce, tool.isQuiet};
  for (const auto &[option, value] :
       {std::pair("--tool", &arguments.tool),
        std::pair("--tool-args", &arguments.arguments),
        std::pair("--through", &arguments.through),
        std::pair("--flags", &arguments.flags)})
    if (!value->empty())
      triage.settings.push_back(std::string(option) + "=" + *value);
  return triageByTool(triage);
}

static void addTriage(Subcommand app) {
  auto tool = std::make_shared<TriageTool>();
  Subcommand command = app.addSubcommand(
      "triage",
      "Put crash files into buckets, one for each bug.\n"
      "Exit codes: 0 nothing shows, 1 there are buckets, 3 usage, 130 "
      "interrupted (the buckets until then are\nprinted; call it again: it "
      "goes "
      "on).");
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
  command
      .addOption("--time", tool->deadline.seconds,
                 "Seconds after which it ends with what there is; 0: judge "
                 "nothing, print what is known")
      .valueName("S");
  auto foreign = std::make_shared<ForeignArguments>();
  command
      .addOption("--tool", foreign->tool,
                 "Any MLIR compiler's tool, with --through or --flags, judges "
                 "the files (as of `scion reduce`)")
      .valueName("X-OPT");
  command
      .addOption("--tool-args", foreign->arguments,
                 "Words for each call of the tool")
      .valueName("WORDS");
  command.addOption("--through", foreign->through, "A pipeline for the tool")
      .valueName("PIPELINE");
  command.addOption("--flags", foreign->flags, "Or words for the tool")
      .valueName("WORDS");
  command.addFlag("--json", tool->json, "Print the buckets as JSON");
  command.addFlag("--reduce", tool->reduce, "Reduce one file of each bucket");
  command.addFlag("-q,--quiet", tool->isQuiet, "No progress on stderr");
  command.onRun([tool, foreign, command] {
    if (!foreign->tool.empty())
      return triageForeign(*tool, *foreign);
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
