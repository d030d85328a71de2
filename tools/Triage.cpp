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
// with stock tools, and each result is recorded at once, so that a later call
// goes on.
//
// One idea: the steps of one call, which share the folder and its contents.
//
//===----------------------------------------------------------------------===//

#include "tools/Child.h"
#include "tools/Tool.h"
#include "tools/reduce/CrashFiles.h"
#include "tools/reduce/ForeignTriage.h"
#include "tools/reduce/JudgeFiles.h"
#include "tools/reduce/JudgedFile.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <memory>
#include <optional>

using namespace scion;

static constexpr const char *help = R"(Examples:
  scion triage crashes/ -o triage
      the crash files of libFuzzer, or the output folder of AFL++
  scion triage crashes/ more/ -o triage --reduce
      goes on where it was; then reduces the findings (`scion digest triage`)
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
  digest/               with --reduce: what `scion digest` makes of the findings
A bucket is a known bug, or else a kind, a pass with the names of its options, and
the pattern, the message without what moves, or the function that crashed.)";

namespace {
struct Bucket {
  Judged judged;
  std::string confirmed;          // what stock tools show of it
  std::vector<std::string> files; // the first one of each content first
  unsigned contents = 0;
};
} // namespace

/// The findings that triage kept, reduced and clustered by `scion digest`,
/// which knows what an earlier call has done. Sets `output` to its output.
/// Returns false if it could not start.
static bool digestKept(const TriageCall &call, std::string &output) {
  std::vector<std::string> command{"digest", "-j", std::to_string(call.jobs)};
  if (call.json)
    command.push_back("--json");
  if (call.isQuiet)
    command.push_back("-q");
  if (call.deadline.seconds)
    command.insert(command.end(),
                   {"--time", std::to_string(call.deadline.left())});
  command.insert(command.end(), call.settings.begin(), call.settings.end());
  command.push_back(call.folder);
  ChildResult child = runSelf(command);
  std::fputs(child.errors.c_str(), stderr);
  output = child.output;
  return child.exitCode != exitUsage && !child.signalled;
}

static void printTable(const std::map<std::string, Bucket> &buckets) {
  std::vector<const std::pair<const std::string, Bucket> *> order;
  order.reserve(buckets.size());
  for (const auto &entry : buckets)
    order.push_back(&entry);
  std::sort(order.begin(), order.end(), [](const auto *a, const auto *b) {
    // Buckets that only branch on poison come after all wrong results.
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

static int triage(const TriageCall &call) {
  process::handleInterrupts();
  if (std::error_code error =
          llvm::sys::fs::create_directories(call.folder + "/findings")) {
    std::fprintf(stderr, "%s: %s\n", call.folder.c_str(),
                 error.message().c_str());
    return exitUsage;
  }
  CrashFiles files = findCrashFiles(call.places);
  const std::string place = call.judgedFile();
  // Drop a truncated last line.
  if (std::optional<std::string> text =
          llvm::sys::fs::exists(place) ? readInput(place) : std::nullopt;
      text && !text->empty() && text->back() != '\n')
    writeOutput(place, text->substr(0, text->rfind('\n') + 1));
  bool isWhole = judgeFiles(call, files) && confirmBuckets(call, files);
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
  if (!writeOutput(call.folder + "/not-reproducing.txt", aside))
    return exitUsage;
  std::string digested;
  if (call.reduce && isWhole && !digestKept(call, digested))
    return exitUsage;

  if (call.json) {
    llvm::json::Array list;
    for (const auto &[key, bucket] : buckets)
      list.push_back(llvm::json::Object{
          {"bucket", llvm::json::fixUTF8(key)},
          {"kind", bucket.judged.kind},
          {"culprit", llvm::json::fixUTF8(bucket.judged.culprit)},
          {"detail", llvm::json::fixUTF8(bucket.judged.detail)},
          {"family", llvm::json::fixUTF8(bucket.judged.family)},
          {"reason", llvm::json::fixUTF8(bucket.judged.reason)},
          {"known", bucket.judged.known},
          {"stock-tools", bucket.confirmed},
          {"contents", bucket.contents},
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
    if (llvm::Expected<llvm::json::Value> value = llvm::json::parse(digested))
      object["digest"] = std::move(*value);
    else
      llvm::consumeError(value.takeError()); // there is no --reduce
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
    std::fputs(digested.c_str(), stdout);
  }
  std::fflush(stdout);
  if (process::isInterrupted())
    return exitInterrupted;
  // A failed process has printed why; reaching --time is no failure.
  if (!isWhole && !call.deadline.isOver())
    return exitUsage;
  return buckets.empty() ? exitFine : exitFinding;
}

namespace {
struct ForeignArguments {
  std::string tool, arguments, through, flags;
};
} // namespace

static int triageForeign(const TriageCall &call,
                         const ForeignArguments &arguments) {
  std::string problem;
  std::optional<ForeignTool> foreign =
      foreignTool(arguments.tool, arguments.arguments, arguments.through,
                  arguments.flags, triageHangSeconds, problem);
  if (!foreign) {
    std::fprintf(stderr, "scion triage: %s\n", problem.c_str());
    return exitUsage;
  }
  process::handleInterrupts();
  ForeignTriage triage{call.places, call.folder, std::move(*foreign),
                       {},          call.jobs,   call.json,
                       call.reduce, call.isQuiet};
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
  auto call = std::make_shared<TriageCall>();
  Subcommand command = app.addSubcommand(
      "triage",
      "Put crash files into buckets, one for each bug.\n"
      "Exit codes: 0 nothing shows, 1 there are buckets, 3 usage, 130 "
      "interrupted (the buckets until then are\nprinted; call it again: it "
      "goes "
      "on).");
  command.footer(help);
  command
      .addOption("PLACE", call->places,
                 "Files, folders of files, output folders of AFL++")
      .required();
  command.addOption("-o,--output", call->folder, "The folder for what is known")
      .valueName("DIR")
      .required();
  command.addOption("-j,--jobs", call->jobs, "Files judged at a time")
      .range(1, 256)
      .showDefault();
  command
      .addOption("--target", call->target,
                 "The target that wrote the files: its oracle judges first")
      .check(problemOfTarget);
  command
      .addOption("--time", call->deadline.seconds,
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
  command.addFlag("--json", call->json, "Print the buckets as JSON");
  command.addFlag("--reduce", call->reduce,
                  "Reduce the findings, as `scion digest` does");
  command.addFlag("-q,--quiet", call->isQuiet, "No progress on stderr");
  command.onRun([call, foreign, command] {
    if (!foreign->tool.empty())
      return triageForeign(*call, *foreign);
    call->settings = command.settings();
    // Like fuzz targets, which enable some known bugs.
    if (std::none_of(call->settings.begin(), call->settings.end(),
                     [](const std::string &setting) {
                       return setting.starts_with("--known=");
                     }))
      call->settings.push_back("--known=meet");
    return triage(*call);
  });
}

static RegisterSubcommand registration("triage", addTriage);
