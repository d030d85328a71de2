//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/known/Index.h"

#include "harness/known/Registry.h"
#include "tools/known/Versions.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

#include <algorithm>
#include <functional>
#include <map>
#include <vector>

using namespace scion;

static std::string cell(const std::vector<std::string> &words) {
  return words.empty() ? "-" : llvm::join(words, ", ");
}

/// "[#223232](https://…)", or what is written instead.
static std::string linkTo(const std::string &upstream) {
  if (!upstream.starts_with("https://"))
    return upstream.empty() ? "-" : upstream;
  llvm::SmallVector<llvm::StringRef> links;
  llvm::StringRef(upstream).split(links, ", ");
  std::vector<std::string> shown;
  for (llvm::StringRef link : links)
    shown.push_back(("[#" + link.rsplit('/').second + "](" + link + ")").str());
  return llvm::join(shown, ", ");
}

static void addNew(std::vector<std::string> &to, const std::string &word) {
  if (std::find(to.begin(), to.end(), word) == to.end())
    to.push_back(word);
}

/// The column of the table of passes.
static unsigned columnOf(BugKind kind) {
  switch (kind) {
  case BugKind::Miscompile:
    return 0;
  case BugKind::Crash:
    return 1;
  case BugKind::InvalidIR:
    return 2;
  default:
    return 3;
  }
}

static std::string byPass(const Registry &registry) {
  std::map<std::string, std::vector<std::string>[4]> passes;
  for (const Record &record : registry.records())
    for (const std::string &pass : record.culprits)
      passes[pass][columnOf(record.kind)].push_back(record.id);
  std::string text = "| culprit | other results | crashes | invalid IR | "
                     "else |\n| --- | --- | --- | --- | --- |\n";
  for (const auto &[pass, columns] : passes) {
    text += "| " + pass;
    for (const std::vector<std::string> &ids : columns)
      text += " | " + cell(ids);
    text += " |\n";
  }
  return text;
}

static std::string byFamily(const Registry &registry) {
  struct Family {
    std::vector<std::string> ids, passes, severities, live, upstream;
  };
  std::map<std::string, Family> families;
  for (const Record &record : registry.records()) {
    if (record.family.empty())
      continue;
    Family &family = families[record.family];
    family.ids.push_back(record.id);
    for (const std::string &pass : record.culprits)
      addNew(family.passes, pass);
    addNew(family.severities, std::string(toString(record.severity)));
    for (const std::string &version : record.live)
      addNew(family.live, version);
    if (record.upstream.starts_with("https://"))
      addNew(family.upstream, linkTo(record.upstream));
  }
  std::string text =
      "| root cause | bugs | culprits | severity | live | upstream |\n"
      "| --- | --- | --- | --- | --- | --- |\n";
  for (const auto &[name, family] : families)
    text += "| " + name + " | " + cell(family.ids) + " | " +
            cell(family.passes) + " | " + cell(family.severities) + " | " +
            cell(family.live) + " | " + cell(family.upstream) + " |\n";
  return text;
}

std::string scion::newestVersion(const Registry &registry) {
  std::string newest;
  for (const Record &record : registry.records())
    for (const auto *versions : {&record.live, &record.fixed})
      for (const std::string &version : *versions)
        if (majorOf(version) > majorOf(newest))
          newest = version;
  return newest;
}

static std::string tableOf(const Registry &registry,
                           llvm::function_ref<bool(const Record &)> isIn) {
  std::string text =
      "| id | kind | culprits | root cause | severity | live | fixed | "
      "upstream "
      "| what |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n";
  for (const Record &record : registry.records())
    if (isIn(record))
      text += "| " + record.id + " | " + std::string(toString(record.kind)) +
              " | " + cell(record.culprits) + " | " +
              (record.family.empty() ? "-" : record.family) + " | " +
              std::string(toString(record.severity)) + " | " +
              cell(record.live) + " | " + cell(record.fixed) + " | " +
              linkTo(record.upstream) + " | " + record.title + " |\n";
  return text;
}

FiledCounts scion::countFiled(const Registry &registry) {
  FiledCounts counts;
  for (const Record &record : registry.records()) {
    counts.reported += !record.filed.empty();
    counts.confirmed +=
        record.filedState == "confirmed" || record.filedState == "fixed";
    counts.fixed += record.filedState == "fixed";
  }
  return counts;
}

std::string scion::knownIndex(const Registry &registry) {
  std::string newest = newestVersion(registry);
  auto isFirst = [&](const Record &record) {
    return record.severity == BugSeverity::Silent &&
           llvm::is_contained(record.live, newest);
  };
  FiledCounts filed = countFiled(registry);
  return "Filed upstream with Scion's reports: reported " +
         std::to_string(filed.reported) + ", confirmed " +
         std::to_string(filed.confirmed) + ", fixed " +
         std::to_string(filed.fixed) + ".\n\n### Silent, and live in " +
         newest + "\n\n" + tableOf(registry, isFirst) + "\n### By culprit\n\n" +
         byPass(registry) +
         "\n### By root cause\n\nBugs that share one; each other bug has its "
         "own.\n\n" +
         byFamily(registry) + "\n### All others\n\n" +
         tableOf(registry, std::not_fn(isFirst)) + "\n";
}
