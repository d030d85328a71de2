//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/harvest/FindFiles.h"

#include <algorithm>
#include <filesystem>

using namespace scion::harvest;
namespace fs = std::filesystem;

bool scion::harvest::findFiles(const std::string &root,
                               const std::string &without,
                               std::vector<SourceFile> &files,
                               std::string &problem) {
  std::error_code error;
  fs::path top(root);
  if (fs::is_regular_file(top, error)) {
    files.push_back({root, top.filename().string(), root});
    return true;
  }
  fs::path skipped = fs::weakly_canonical(without, error);
  size_t first = files.size();
  fs::recursive_directory_iterator entry(
      top, fs::directory_options::skip_permission_denied, error);
  for (; !error && entry != fs::recursive_directory_iterator();
       entry.increment(error)) {
    std::error_code ignored;
    if (entry->is_directory(ignored)) {
      if (fs::weakly_canonical(entry->path(), ignored) == skipped)
        entry.disable_recursion_pending();
      continue;
    }
    if (entry->path().extension() == ".mlir" && entry->is_regular_file(ignored))
      files.push_back({root, entry->path().lexically_relative(top).string(),
                       entry->path().string()});
  }
  if (error) {
    problem = root + ": cannot read: " + error.message();
    return false;
  }
  std::sort(
      files.begin() + first, files.end(),
      [](const SourceFile &a, const SourceFile &b) { return a.path < b.path; });
  return true;
}

bool scion::harvest::findFiles(const std::vector<std::string> &roots,
                               const std::string &without,
                               std::vector<SourceFile> &files,
                               std::string &problem) {
  return std::all_of(roots.begin(), roots.end(), [&](const std::string &root) {
    return findFiles(root, without, files, problem);
  });
}
