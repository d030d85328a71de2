//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/known/BugsPage.h"

#include "harness/known/Registry.h"
#include "tools/Tool.h"
#include "tools/known/Index.h"
#include "tools/known/Story.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

#include <cstdio>
#include <filesystem>
#include <map>
#include <set>
#include <vector>

using namespace scion;
using llvm::StringRef;

namespace {
/// The parts of the page.
struct Bugs {
  Registry registry; // in the order of ids
  std::map<std::string, std::string> stories, causes;

  /// Returns the bugs whose ids begin with these letters, without root causes
  /// that an earlier section has.
  std::string section(StringRef letters);

private:
  std::string entry(const Record &record, StringRef level) const;
  std::string family(const std::string &name);
  std::set<std::string> shown; // root causes
};
} // namespace

static StringRef lettersOf(const Record &record) {
  return StringRef(record.id).take_while(llvm::isAlpha);
}

std::string Bugs::entry(const Record &record, StringRef level) const {
  return level.str() + " " + record.id + ": " + record.title + "\n\n" +
         stories.at(record.id) + "\n\n";
}

std::string Bugs::family(const std::string &name) {
  std::string ids, entries;
  for (const Record &record : registry.records())
    if (record.family == name) {
      ids += (ids.empty() ? "" : ", ") + record.id;
      entries += entry(record, "####");
    }
  return "### Root cause " + name + "\n\n" + causes[name] + " Bugs: " + ids +
         ".\n\n" + entries;
}

std::string Bugs::section(StringRef letters) {
  std::string text;
  for (const Record &record : registry.records()) {
    if (lettersOf(record) != letters)
      continue;
    if (record.family.empty())
      text += entry(record, "###");
    else if (shown.insert(record.family).second)
      text += family(record.family);
  }
  return text;
}

/// Returns the files of records, sorted by name, with numbers in numeric order.
static std::vector<std::string> recordFiles(const std::string &folder) {
  namespace fs = std::filesystem;
  std::vector<std::string> files;
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; !error && it != end;
       it.increment(error))
    if (it->path().extension() == ".yaml")
      files.push_back(it->path().string());
  llvm::sort(files,
             [](StringRef a, StringRef b) { return a.compare_numeric(b) < 0; });
  return files;
}

std::optional<std::string> scion::bugsPage(const std::string &corpus) {
  Bugs bugs;
  std::vector<std::string> problems;
  for (const std::string &file : recordFiles(corpus + "/known")) {
    std::string text = readInput(file).value_or("");
    llvm::append_range(problems, bugs.registry.add(text, file));
    std::string id = std::filesystem::path(file).stem().string();
    if ((bugs.stories[id] = storyOf(text)).empty())
      problems.push_back(file + ": there is no `story: |` at its end");
  }
  std::optional<std::string> frame = readInput(corpus + "/BugsFound.md.in"),
                             causes = readInput(corpus + "/root-causes.txt");
  if (!frame || !causes)
    return std::nullopt;
  for (StringRef rest = *causes; !rest.empty();) {
    auto [line, next] = rest.split('\n');
    rest = next;
    auto [name, sentence] = line.split(": ");
    bugs.causes[name.str()] = sentence.str();
  }
  for (const Record &record : bugs.registry.records()) {
    if (!bugs.stories.contains(record.id))
      problems.push_back(record.id + ": its file has another name");
    if (!record.family.empty() && bugs.causes[record.family].empty())
      problems.push_back(record.id + ": root-causes.txt has no line for " +
                         record.family);
  }
  for (const std::string &problem : problems)
    std::fprintf(stderr, "%s\n", problem.c_str());
  if (!problems.empty())
    return std::nullopt;
  std::string page;
  for (StringRef rest = *frame; !rest.empty();) {
    auto [line, next] = rest.split('\n');
    rest = next;
    StringRef letters = line;
    if (line == "@index@")
      page += knownIndex(bugs.registry);
    else if (letters.consume_front("@bugs ") && letters.consume_back("@"))
      page += bugs.section(letters);
    else
      page += line.str() + "\n";
  }
  return StringRef(page).rtrim('\n').str() + "\n";
}
