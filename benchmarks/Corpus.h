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

#include "base/ReadPrograms.h"

#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace scion {

inline const std::vector<std::string> &corpus() {
  static const std::vector<std::string> programs = [] {
    const char *folder = std::getenv("SCION_CORPUS");
    std::vector<std::string> programs =
        readPrograms({folder ? folder : "corpus/seeds"});
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
