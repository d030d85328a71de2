//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/Child.h"

#include "tools/Tool.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Program.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <optional>

using namespace scion;

static std::string contentOf(const std::string &path) {
  return readInput(path).value_or("");
}

ChildResult scion::runSelf(const std::vector<std::string> &arguments,
                           unsigned seconds) {
  ChildResult result;
  std::string self = llvm::sys::fs::getMainExecutable(nullptr, nullptr);
  std::vector<llvm::StringRef> command{self};
  command.insert(command.end(), arguments.begin(), arguments.end());
  TemporaryFile output(""), errors("");
  std::optional<llvm::StringRef> redirects[] = {llvm::StringRef(""),
                                                llvm::StringRef(output.path()),
                                                llvm::StringRef(errors.path())};
  std::string problem;
  bool failed = false;
  int code = llvm::sys::ExecuteAndWait(self, command, std::nullopt, redirects,
                                       seconds, 0, &problem, &failed);
  // LLVM says -2 for a child that was killed, by a signal or by the time-out.
  result.signalled = code < 0;
  result.timedOut = code == -2 && problem.find("timed out") != problem.npos;
  result.exitCode = code;
  result.ending = code < 0 ? problem : "exit code " + std::to_string(code);
  result.output = contentOf(output.path());
  result.errors = contentOf(errors.path());
  return result;
}

std::vector<std::string>
scion::argumentsOf(const CLI::App &command,
                   const std::vector<std::string> &without) {
  std::vector<std::string> arguments{command.get_name()};
  for (const CLI::Option *option : command.parse_order()) {
    if (std::find(without.begin(), without.end(), option->get_name()) !=
        without.end())
      continue;
    arguments.push_back(option->get_name());
    if (option->get_items_expected_max() != 0)
      for (const std::string &value : option->results())
        arguments.push_back(value);
  }
  return arguments;
}

std::string scion::lineWith(std::string_view text, std::string_view part) {
  size_t at = text.find(part);
  if (at == text.npos)
    return "";
  size_t start = text.rfind('\n', at);
  start = start == text.npos ? 0 : start + 1;
  size_t end = text.find('\n', at);
  return std::string(text.substr(start, end - start));
}

TemporaryFile::TemporaryFile(std::string_view content) {
  llvm::SmallString<128> path;
  if (!llvm::sys::fs::createTemporaryFile("scion", "mlir", path))
    writeOutput(path.c_str(), content);
  name = std::string(path);
}

TemporaryFile::~TemporaryFile() { llvm::sys::fs::remove(name); }
