//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs during the build: reads the record files that the first argument lists,
// one name a line, and writes them in the form of PackedRecords.h to the
// second. A record that cannot be understood fails the build, with its file and
// line.
//
//===----------------------------------------------------------------------===//

#include "harness/known/PackedRecords.h"

#include <cstdio>
#include <fstream>
#include <iterator>

using namespace scion;

static std::string contentOf(const std::string &name) {
  std::ifstream file(name, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

int main(int argc, char **argv) {
  if (argc != 3)
    return std::fputs("usage: scion-pack-records NAMES OUTPUT\n", stderr), 3;
  std::vector<Record> records;
  std::vector<std::string> problems;
  std::ifstream names(argv[1]);
  for (std::string name; std::getline(names, name);)
    for (Record &record : readRecords(contentOf(name), name, problems))
      records.push_back(std::move(record));
  for (const std::string &problem : problems)
    std::fprintf(stderr, "%s\n", problem.c_str());
  if (!problems.empty())
    return 1;
  std::ofstream out(argv[2], std::ios::binary);
  out << packRecords(records);
  out.close();
  if (!out)
    std::fprintf(stderr, "%s: cannot write\n", argv[2]);
  return out ? 0 : 2;
}
