//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/ReadProgram.h"

#include <cstdio>
#include <vector>

using namespace scion;

std::optional<ParsedInput> scion::readProgram(const std::string &file,
                                              ExitCode &code) {
  std::optional<std::string> text = readInput(file);
  code = text ? exitOutOfScope : exitUsage;
  if (!text)
    return std::nullopt;
  std::vector<std::string> problems;
  std::optional<ParsedInput> parsed = parseInput(*text, &problems, file);
  for (const std::string &problem : problems)
    if (!parsed)
      std::fprintf(stderr, "%s\n", problem.c_str());
  return parsed;
}
