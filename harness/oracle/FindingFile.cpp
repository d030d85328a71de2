//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/FindingFile.h"

#include "harness/oracle/FindingJson.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <unistd.h>

using namespace scion;

std::string scion::findingFileOf(const std::string &input) {
  return input + std::string(findingSuffix);
}

bool scion::saveFinding(const std::string &path, const Finding &finding) {
  std::error_code error;
  if (std::filesystem::exists(path, error))
    return true;
  // Write to a hidden file and rename it when it is complete: other processes
  // read the folder meanwhile and skip hidden files.
  std::filesystem::path whole(path);
  std::string part = (whole.parent_path() / ("." + whole.filename().string() +
                                             "." + std::to_string(getpid())))
                         .string();
  std::ofstream stream(part, std::ios::binary);
  stream << writeFinding(finding, /*most=*/std::string::npos) << '\n';
  stream.close();
  if (!stream.good())
    return false;
  std::filesystem::rename(part, path, error);
  return !error;
}

std::optional<Finding> scion::loadFinding(const std::string &path) {
  std::ifstream stream(path, std::ios::binary);
  std::stringstream text;
  text << stream.rdbuf();
  return stream.good() ? findingIn(text.str()) : std::nullopt;
}

std::optional<Finding> scion::findingIn(std::string_view text) {
  // A line of JSON begins with '{'. No program begins so, and every report has
  // such a line.
  if (!text.starts_with("{") && text.find("\n{\"") == text.npos)
    return std::nullopt;
  while (!text.empty()) {
    std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    if (line.starts_with("{"))
      if (std::optional<Finding> finding = readFinding(line))
        return finding;
  }
  return std::nullopt;
}
