//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//
// The programs of a corpus, for soaks.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TESTS_FUZZ_READCORPUS_H
#define SCION_TESTS_FUZZ_READCORPUS_H

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace scion {

/// The texts of files, and of all .mlir files below folders, in the order of
/// their names. What is not there has none.
inline std::vector<std::string>
readCorpus(const std::vector<std::string> &places) {
  std::vector<std::filesystem::path> files;
  for (const std::string &place : places) {
    if (std::filesystem::is_regular_file(place))
      files.emplace_back(place);
    if (!std::filesystem::is_directory(place))
      continue;
    for (const auto &entry :
         std::filesystem::recursive_directory_iterator(place))
      if (entry.path().extension() == ".mlir")
        files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  std::vector<std::string> texts;
  for (const auto &file : files) {
    std::ifstream stream(file, std::ios::binary);
    texts.emplace_back(std::istreambuf_iterator<char>(stream),
                       std::istreambuf_iterator<char>());
  }
  return texts;
}

} // namespace scion

#endif // SCION_TESTS_FUZZ_READCORPUS_H
