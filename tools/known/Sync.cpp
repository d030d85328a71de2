//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the states of filed issues, and updates the records.
//
//===----------------------------------------------------------------------===//

#include "tools/known/Sync.h"

#include "harness/known/Registry.h"
#include "tools/Tool.h"
#include "tools/known/FiledIssues.h"

#include <cstdio>

using namespace scion;

int scion::syncRecords(const std::string &list, const std::string &folder) {
  std::optional<std::string> text = readInput(list);
  if (!text)
    return exitUsage;
  std::vector<std::string> problems;
  const Registry &registry = Registry::global();
  std::vector<std::pair<std::string, const FiledIssue *>> edits;
  std::vector<FiledIssue> read = readFiledIssues(*text, list, problems);
  for (FiledIssue &issue : read) {
    if (issue.ids.empty())
      for (const Record &record : registry.records())
        if (record.filed == issue.url)
          issue.ids.push_back(record.id);
    if (issue.ids.empty())
      problems.push_back(list + ": " + issue.url +
                         ": no record was filed as this; name its id");
    for (const std::string &id : issue.ids) {
      if (!registry.find(id))
        problems.push_back(list + ": there is no known bug '" + id + "'");
      edits.emplace_back(id, &issue);
    }
  }
  for (const std::string &problem : problems)
    std::fprintf(stderr, "%s\n", problem.c_str());
  if (!problems.empty())
    return exitOutOfScope;
  unsigned changed = 0;
  for (const auto &[id, issue] : edits) {
    std::string file =
        folder + "/" + registry.records()[*registry.find(id)].id + ".yaml";
    std::optional<std::string> old = readInput(file);
    if (!old)
      return exitUsage;
    std::string made = withFiled(*old, issue->url, issue->state);
    if (made == *old)
      continue;
    if (!writeOutput(file, made))
      return exitUsage;
    ++changed;
  }
  std::printf("%zu issues, %u records changed; `scion known index --write "
              "docs/BugsFound.md` counts them\n",
              read.size(), changed);
  return exitFine;
}
