//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//

#include "base/ReadPrograms.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace fs = std::filesystem;

std::vector<std::string>
scion::readPrograms(const std::vector<std::string> &places) {
  std::vector<fs::path> files;
  for (const std::string &place : places) {
    std::error_code problem;
    if (fs::is_regular_file(place, problem)) {
      files.emplace_back(place);
      continue;
    }
    fs::recursive_directory_iterator entry(
        place, fs::directory_options::skip_permission_denied, problem);
    for (; !problem && entry != fs::recursive_directory_iterator();
         entry.increment(problem))
      if (entry->is_regular_file(problem) &&
          entry->path().extension() == ".mlir")
        files.push_back(entry->path());
  }
  std::sort(files.begin(), files.end());
  std::vector<std::string> texts;
  texts.reserve(files.size());
  for (const fs::path &file : files) {
    std::ifstream stream(file, std::ios::binary);
    texts.emplace_back(std::istreambuf_iterator<char>(stream),
                       std::istreambuf_iterator<char>());
  }
  return texts;
}
