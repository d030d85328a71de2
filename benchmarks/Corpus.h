//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The programs that benchmarks measure: all .mlir files under $SCION_CORPUS
// (corpus/seeds if it is not set), in the order of their paths.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_BENCHMARKS_CORPUS_H
#define SCION_BENCHMARKS_CORPUS_H

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace scion {

inline const std::vector<std::string> &corpus() {
  static const std::vector<std::string> programs = [] {
    std::vector<std::filesystem::path> files;
    const char *folder = std::getenv("SCION_CORPUS");
    std::error_code problem;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(
             folder ? folder : "corpus/seeds", problem))
      if (entry.path().extension() == ".mlir")
        files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<std::string> programs;
    for (const auto &file : files) {
      std::ifstream stream(file, std::ios::binary);
      programs.emplace_back(std::istreambuf_iterator<char>(stream),
                            std::istreambuf_iterator<char>());
    }
    if (programs.empty()) {
      std::fprintf(stderr, "no .mlir files: set SCION_CORPUS to a folder\n");
      std::exit(1);
    }
    return programs;
  }();
  return programs;
}

} // namespace scion

#endif // SCION_BENCHMARKS_CORPUS_H
