//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A plain main() that replays files: for measuring, for debuggers, and for
// machines without a fuzzing engine.
//
//===----------------------------------------------------------------------===//

#include "harness/engine/Campaign.h"
#include "harness/engine/Drive.h"
#include "harness/engine/Options.h"
#include "harness/input/FreshProcess.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

using namespace scion;

static void printHelp() {
  std::printf(
      "%s: %s\n\n"
      "usage: %s [--scion-name=value]… FILE|FOLDER|- …\n"
      "Runs every file (folders: in sorted order; -: stdin) through the "
      "target, as the\nfuzzing engines would. A finding aborts with a "
      "report.\n\n"
      "  --scion-repeat=N    run the whole list N times\n"
      "  --scion-verbose=1   print the verdict of each input\n"
      "  --scion-stats=0     no statistics\n"
      "  --scion-timeout=S   an input that takes longer is a hang\n"
      "Where there are several inputs, the one that ends the process is found "
      "by a fresh\nprocess (it need not be the last), and saved as "
      "crash-<SHA-1> here.\n",
      fuzzTarget.name, fuzzTarget.summary, fuzzTarget.name);
}

/// The files that an argument names, in an order that does not depend on the
/// file system; false if there is none.
static bool collect(const std::string &argument,
                    std::vector<std::string> &files) {
  std::error_code error;
  if (argument == "-" || std::filesystem::is_regular_file(argument, error)) {
    files.push_back(argument);
    return true;
  }
  if (!std::filesystem::is_directory(argument, error)) {
    std::fprintf(stderr, "%s: no such file or folder\n", argument.c_str());
    return false;
  }
  size_t first = files.size();
  for (const auto &entry :
       std::filesystem::recursive_directory_iterator(argument))
    if (entry.is_regular_file())
      files.push_back(entry.path().string());
  std::sort(files.begin() + first, files.end());
  return true;
}

static std::string readAll(const std::string &file) {
  if (file == "-")
    return std::string(std::istreambuf_iterator<char>(std::cin), {});
  std::ifstream stream(file, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(stream), {});
}

int main(int argc, char **argv) {
  std::vector<std::string> files;
  for (int i = 1; i < argc; ++i) {
    if (!std::strcmp(argv[i], "--help") || !std::strcmp(argv[i], "-h")) {
      printHelp();
      return 0;
    }
    if (!std::strncmp(argv[i], "--scion-", 8))
      continue;
    if (!collect(argv[i], files))
      return 3;
  }
  if (files.empty() && !isFreshJob()) {
    printHelp();
    return 3;
  }
  // Read before initializeEngine(), which needs the settings of the campaign.
  Options given = Options::read(argc, argv, std::getenv("SCION_OPTIONS"));
  uint64_t repeat = given.getNumber("repeat", 1);
  CampaignSettings settings;
  settings.isOn = files.size() * repeat > 1;
  settings.settledExit = 1;
  initializeEngine(argc, argv, settings);
  std::vector<std::string> inputs;
  inputs.reserve(files.size());
  for (const std::string &file : files)
    inputs.push_back(readAll(file));
  for (uint64_t round = 0; round < repeat; ++round)
    for (size_t i = 0; i < inputs.size(); ++i) {
      runInput(inputs[i]);
      bool isLast = i + 1 == inputs.size() && round + 1 == repeat;
      if (isTimeToEnd() && !isLast) {
        std::fprintf(stderr, "scion: not run: what follows %s\n",
                     files[i].c_str());
        return 2;
      }
    }
  return 0;
}
