//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/reduce/CrashFiles.h"

#include "base/ChoiceStream.h"
#include "harness/oracle/FindingFile.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"

#include <algorithm>
#include <filesystem>
#include <set>

using namespace scion;
namespace fs = std::filesystem;

unsigned CrashFiles::count() const {
  unsigned sum = 0;
  for (const auto &[hash, files] : byContent)
    sum += unsigned(files.size());
  return sum;
}

unsigned CrashFiles::duplicates() const {
  return count() - unsigned(byContent.size());
}

/// Whether a folder is the output of one AFL++ process.
static bool isOfAfl(const fs::path &folder) {
  std::error_code error;
  return fs::exists(folder / "fuzzer_stats", error) ||
         (fs::is_directory(folder / "queue", error) &&
          fs::is_directory(folder / "crashes", error));
}

/// Whether AFL++ kept this folder: when it resumes, it renames the old folder
/// to crashes.TIME.
static bool isKeptByAfl(const std::string &name) {
  return name.starts_with("crashes") || name.starts_with("hangs");
}

/// Whether the file is the finding that belongs to an input file.
static bool isBesideInput(const fs::path &file) {
  std::string name = file.string();
  if (!name.ends_with(findingSuffix))
    return false;
  name.resize(name.size() - findingSuffix.size());
  std::error_code error;
  return fs::exists(name, error);
}

namespace {
class Finder {
public:
  CrashFiles found;

  void add(const fs::path &place) {
    std::error_code error;
    if (!fs::is_directory(place, error))
      return addFile(place);
    std::set<fs::path> inside;
    for (auto it = fs::directory_iterator(place, error);
         !error && it != fs::directory_iterator(); it.increment(error))
      inside.insert(it->path());
    if (error)
      found.unreadable.push_back(place.string());
    bool isAfl = isOfAfl(place);
    for (const fs::path &each : inside) {
      std::string name = each.filename().string();
      bool isFolder = fs::is_directory(each, error);
      if (isAfl ? !isFolder || !isKeptByAfl(name)
                : name.starts_with(".") || name == "README.txt" ||
                      isBesideInput(each))
        found.passedBy += isFolder ? countFiles(each) : 1;
      else
        add(each);
    }
  }

private:
  static unsigned countFiles(const fs::path &folder) {
    unsigned count = 0;
    std::error_code error;
    for (auto it = fs::recursive_directory_iterator(folder, error);
         !error && it != fs::recursive_directory_iterator();
         it.increment(error))
      count += !it->is_directory(error);
    return count;
  }

  void addFile(const fs::path &file) {
    auto buffer = llvm::MemoryBuffer::getFile(file.string(), /*IsText=*/false,
                                              /*RequiresNullTerminator=*/false);
    if (!buffer)
      return (void)found.unreadable.push_back(file.string());
    llvm::StringRef content = (*buffer)->getBuffer();
    if (content.empty())
      return (void)found.empty.push_back(file.string());
    found.byContent[stableHash(std::string_view(content))].push_back(
        file.string());
  }
};
} // namespace

CrashFiles scion::findCrashFiles(const std::vector<std::string> &places) {
  Finder finder;
  for (const std::string &place : places)
    finder.add(place);
  return std::move(finder.found);
}
