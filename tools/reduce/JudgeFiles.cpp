//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/reduce/JudgeFiles.h"

#include "base/process/Items.h"
#include "harness/oracle/Bucket.h"
#include "harness/oracle/Finding.h"
#include "harness/oracle/FindingFile.h"
#include "harness/oracle/FindingJson.h"
#include "harness/oracle/Oracle.h"
#include "harness/reduce/FindingReplay.h"
#include "tools/Tool.h"
#include "tools/reduce/Confirm.h"
#include "tools/reduce/FindingInput.h"
#include "tools/reduce/JudgedFile.h"
#include "tools/reduce/Origin.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <functional>
#include <map>
#include <optional>

using namespace scion;

/// Stands for the oracle if the finding was already given.
static constexpr char givenFindings[] = "finding";

/// CPU time that all oracles together may take for a file.
static constexpr unsigned fileSeconds = 60;

static Origin originOf(const TriageCall &call, const std::string &file,
                       const std::string &oracle) {
  OriginRequest request;
  request.file = file;
  request.settings = call.settings;
  request.asTarget = true;
  request.oracle = oracle;
  request.seconds = fileSeconds;
  request.hangSeconds = triageHangSeconds;
  return findOrigin(request);
}

/// The oracle of a target; null if it has none.
static const Oracle *oracleOf(llvm::StringRef target) {
  target.consume_front("mlir_");
  target.consume_back("_fuzzer");
  return oracleNamed(target);
}

std::string scion::problemOfTarget(const std::string &target) {
  if (target == "mlir_null_fuzzer" || oracleOf(target))
    return "";
  std::string problem = "the targets are mlir_null_fuzzer";
  for (const Oracle *oracle : oracles())
    problem += std::string(", mlir_") + oracle->name + "_fuzzer";
  return problem;
}

/// The command of a target's oracle; "" if it has none.
static std::string commandOf(llvm::StringRef target) {
  const Oracle *oracle = oracleOf(target);
  if (!oracle || oracle->showsAsTarget.empty())
    return oracle ? oracle->name : "";
  return llvm::StringRef(oracle->showsAsTarget.front()).split(' ').first.str();
}

/// The file in which the finding of a content is kept for later steps.
static std::string findingPath(const TriageCall &call, uint64_t content) {
  return findingFileOf(call.folder + "/findings/" + llvm::utohexstr(content));
}

static std::optional<Finding> keptFinding(const TriageCall &call,
                                          uint64_t content) {
  std::string path = findingPath(call, content);
  if (!llvm::sys::fs::exists(path))
    return std::nullopt; // judged by an older Scion
  return readFinding(readInput(path).value_or(""));
}

/// Replays the finding beside a file or in it. Runs the oracles only if there
/// is none or it does not show.
static Origin originOfContent(const TriageCall &call, const std::string &file) {
  std::optional<Finding> given = findingBeside(file);
  std::string text = readInput(file).value_or("");
  if (!given)
    given = givenFinding(text);
  else if (given->program.empty())
    given->program = text;
  if (given) {
    ShrinkOptions options;
    options.seconds = triageHangSeconds;
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
  return originOf(call, file, commandOf(call.target));
}

static Judged judgeFile(const TriageCall &call, uint64_t content,
                        const std::string &file) {
  Origin origin = originOfContent(call, file);
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
  writeOutput(findingPath(call, content),
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

/// Returns "shows" if stock tools show one of these files of a bucket, else why
/// not.
static std::string confirmFiles(const TriageCall &call,
                                const std::vector<FoundBy> &files) {
  std::string first;
  for (const auto &[content, file, oracle] : files) {
    std::optional<Finding> finding = keptFinding(call, content);
    if (!finding)
      finding = originOf(call, file, oracle).finding;
    std::string said =
        finding ? confirmWithStockTools(*finding, readInput(file).value_or(""),
                                        triageHangSeconds)
                : "does not show again";
    if (said == "shows")
      return said;
    if (first.empty())
      first = said;
  }
  return first;
}

/// Calls `lineFor` for each index below `count` in copies of this process, and
/// appends the lines to judged.jsonl. `lineFor` also sets the text that is
/// printed as progress. Returns false if interrupted or out of time; the lines
/// so far remain.
static bool
appendLines(const TriageCall &call, size_t count, const char *what,
            const std::function<std::string(size_t, std::string &)> &lineFor) {
  if (count == 0)
    return true;
  if (call.deadline.isOver())
    return false;
  std::ofstream out(call.judgedFile(), std::ios::binary | std::ios::app);
  bool isFine = out.good();
  size_t done = 0;
  process::Items items;
  items.count = count;
  items.jobs = call.jobs;
  items.isOver = [&] { return call.deadline.isOver(); };
  items.work = [&](size_t i, process::Words &words) {
    std::string said, line = lineFor(i, said);
    words.about(said);
    words.found(line);
  };
  items.done = [&](size_t, const process::Result &result) {
    out << result.found << std::flush;
    isFine &= result.ending.isFine() && out.good();
    ++done;
    if (!call.isQuiet)
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

/// The expected cost of a file: crashes come before hangs, small files before
/// large ones.
static std::pair<bool, uint64_t> costOf(const std::string &file) {
  uint64_t size = 0;
  (void)llvm::sys::fs::file_size(file, size);
  return {isOfHang(file), size};
}

bool scion::judgeFiles(const TriageCall &call, const CrashFiles &files) {
  const std::map<uint64_t, Judged> before =
      readJudged(call.judgedFile()).contents;
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
  return appendLines(
      call, left.size(), "judged", [&](size_t i, std::string &said) {
        const auto &[content, file] = left[i];
        Judged judged = judgeFile(call, content, file);
        said =
            file + "  " + (judged.isFinding() ? judged.bucket : judged.nothing);
        return lineOf(content, judged);
      });
}

/// Limit on the files of a bucket to try with stock tools. Most buckets show
/// with the first file or never.
static constexpr size_t samples = 3;

bool scion::confirmBuckets(const TriageCall &call, const CrashFiles &files) {
  const JudgedFile known = readJudged(call.judgedFile());
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
  return appendLines(call, left.size(), "replayed with stock tools",
                     [&](size_t i, std::string &said) {
                       std::string answer = confirmFiles(call, left[i].second);
                       said = answer + "  " + left[i].first;
                       return lineOfBucket(left[i].first, answer);
                     });
}
