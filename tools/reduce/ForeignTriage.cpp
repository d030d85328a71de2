//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/reduce/ForeignTriage.h"

#include "base/ChoiceStream.h"
#include "base/process/Items.h"
#include "tools/Child.h"
#include "tools/Tool.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <map>

using namespace scion;

namespace {
struct Bucket {
  ToolAnswer answer;
  std::vector<std::string> files; // the smallest first
  std::string report;
};
} // namespace

/// Groups files with equal content, and sorts the groups by size, small ones
/// first.
static std::optional<std::vector<std::vector<std::string>>>
distinctFiles(const std::vector<std::string> &places) {
  namespace fs = std::filesystem;
  std::vector<std::string> files;
  for (const std::string &place : places) {
    std::error_code error;
    if (!fs::is_directory(place, error)) {
      files.push_back(place);
      continue;
    }
    for (fs::recursive_directory_iterator it(place, error), end;
         !error && it != end; it.increment(error))
      if (it->is_regular_file())
        files.push_back(it->path().string());
  }
  std::map<std::pair<size_t, std::string>, std::vector<std::string>> byText;
  std::sort(files.begin(), files.end());
  for (const std::string &file : files) {
    std::optional<std::string> text = readInput(file);
    if (!text)
      return std::nullopt;
    if (!text->empty())
      byText[{text->size(), *text}].push_back(file);
  }
  std::vector<std::vector<std::string>> list;
  list.reserve(byText.size());
  for (auto &[key, names] : byText)
    list.push_back(std::move(names));
  return list;
}

/// "crash-1f3a9c02".
static std::string nameOf(const ToolAnswer &answer) {
  return std::string(toString(answer.kind)) + "-" +
         llvm::utohexstr(stableHash(answer.words) & 0xffffffff,
                         /*LowerCase=*/true, /*Width=*/8);
}

static void reduceOne(const ForeignTriage &triage, Bucket &bucket) {
  std::string folder = triage.folder + "/" + nameOf(bucket.answer);
  std::vector<std::string> command{
      "reduce", bucket.files.front(),       "-q", "-o", folder,
      "-j",     std::to_string(triage.jobs)};
  command.insert(command.end(), triage.settings.begin(), triage.settings.end());
  ChildResult child = runSelf(command);
  bucket.report = child.exitCode == exitFine ? folder : "";
}

static void printBuckets(const ForeignTriage &triage,
                         const std::map<std::string, Bucket> &buckets) {
  llvm::json::Array list;
  for (const auto &[name, bucket] : buckets) {
    if (!triage.json) {
      std::printf("%6zu  %-20s %s%s\n", bucket.files.size(), name.c_str(),
                  bucket.answer.words.c_str(),
                  bucket.report.empty() ? "" : ("  " + bucket.report).c_str());
      continue;
    }
    list.push_back(
        llvm::json::Object{{"bucket", name},
                           {"kind", toString(bucket.answer.kind)},
                           {"culprit", triage.tool.shown},
                           {"detail", llvm::json::fixUTF8(bucket.answer.words)},
                           {"known", ""},
                           {"stock-tools", "shows"},
                           {"report", bucket.report},
                           {"files", llvm::json::Array(bucket.files)}});
  }
  if (triage.json)
    llvm::outs() << llvm::json::Value(
                        llvm::json::Object{{"buckets", std::move(list)}})
                 << '\n';
  llvm::outs().flush();
  std::fflush(stdout);
}

int scion::triageByTool(const ForeignTriage &triage) {
  std::optional<std::vector<std::vector<std::string>>> files =
      distinctFiles(triage.places);
  if (!files || llvm::sys::fs::create_directories(triage.folder))
    return exitUsage;
  std::map<size_t, ToolAnswer> shown; // by file
  process::Items items;
  items.count = files->size();
  items.jobs = triage.jobs;
  items.work = [&](size_t i, process::Words &words) {
    ToolAnswer answer =
        showOf(triage.tool, readInput((*files)[i].front()).value_or(""));
    words.found(std::to_string(int(answer.kind)) + " " + answer.words);
  };
  items.done = [&](size_t i, const process::Result &result) {
    auto [kind, words] = llvm::StringRef(result.found).split(' ');
    unsigned number = 0;
    if (!kind.getAsInteger(10, number))
      shown[i] = {ToolAnswer::Kind(number), words.str()};
    if (!triage.isQuiet)
      std::fprintf(stderr, "%zu of %zu  %s %s\n", shown.size(), files->size(),
                   (*files)[i].front().c_str(), toString(shown[i].kind));
    return process::Next::GoOn;
  };
  bool isWhole = process::workThrough(items);
  std::map<std::string, Bucket> buckets;
  size_t nothing = 0;
  for (const auto &[i, answer] : shown) {
    nothing += answer.kind == ToolAnswer::Nothing;
    if (answer.kind == ToolAnswer::Nothing)
      continue;
    Bucket &bucket = buckets[nameOf(answer)];
    bucket.answer = answer;
    const std::vector<std::string> &names = (*files)[i];
    bucket.files.insert(bucket.files.end(), names.begin(), names.end());
  }
  for (auto &[name, bucket] : buckets)
    if (triage.reduce && isWhole && !process::isInterrupted())
      reduceOne(triage, bucket);
  printBuckets(triage, buckets);
  if (!triage.json)
    std::printf("%zu distinct files: %zu buckets; %zu show nothing\n",
                files->size(), buckets.size(), nothing);
  return !isWhole || process::isInterrupted() ? exitInterrupted
         : buckets.empty()                    ? exitFine
                                              : exitFinding;
}
