//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/PathCoverage.h"

#include "harness/known/Selectors.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"

#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

using namespace scion;

void PathCoverage::add(std::string_view name, bool isProgram) {
  auto addTo = [&](Names &names, const char *which) {
    if (names.contains(name))
      return;
    names.emplace(name);
    if (file < 0)
      return;
    // One write: lines of several processes do not mix.
    std::string line = std::string(which) + ' ' + std::string(name) + '\n';
    (void)!write(file, line.data(), line.size()); // a statistic may be lost
  };
  if (isProgram)
    addTo(programs, "program");
  addTo(paths, "path");
}

void PathCoverage::note(const OpKinds &kinds, bool isProgram) {
  for (llvm::StringRef kind : kinds.kinds)
    if (!kind.starts_with("@")) { // a predicate
      kind.consume_back(tensorSuffix);
      add({kind.data(), kind.size()}, isProgram);
    }
}

void PathCoverage::read(std::string_view text) {
  for (llvm::StringRef rest(text.data(), text.size()); rest.contains('\n');) {
    auto [line, next] = rest.split('\n');
    rest = next;
    bool isProgram = line.consume_front("program ");
    if ((isProgram || line.consume_front("path ")) && !line.empty())
      add({line.data(), line.size()}, isProgram);
  }
}

bool PathCoverage::keepIn(const std::string &path) {
  if (auto there = llvm::MemoryBuffer::getFile(path))
    read({(*there)->getBufferStart(), (*there)->getBufferSize()});
  file = open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  return file >= 0;
}

std::map<std::string, PathCoverage::Counts> PathCoverage::byDialect() const {
  std::map<std::string, Counts> counts;
  for (llvm::StringRef name : programs)
    ++counts[name.split('.').first.str()].inPrograms;
  for (llvm::StringRef name : paths)
    ++counts[name.split('.').first.str()].onPaths;
  return counts;
}

std::string PathCoverage::str() const {
  unsigned dialects = 0;
  auto counts = byDialect();
  for (const auto &[dialect, ops] : counts)
    dialects += ops.inPrograms != 0;
  return std::to_string(dialects) + " dialects and " +
         std::to_string(programs.size()) + " ops in programs, " +
         std::to_string(counts.size()) + " and " +
         std::to_string(paths.size()) + " along their paths";
}

std::string PathCoverage::table() const {
  std::string text;
  for (const auto &[dialect, ops] : byDialect()) {
    char line[120];
    std::snprintf(line, sizeof(line), "  %-20s %5u %5u\n", dialect.c_str(),
                  ops.inPrograms, ops.onPaths);
    text += line;
  }
  return text;
}
