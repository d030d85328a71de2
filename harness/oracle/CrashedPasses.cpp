//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/CrashedPasses.h"

#include <fstream>

using namespace scion;

std::set<std::string, std::less<>> &scion::crashedPasses() {
  static std::set<std::string, std::less<>> passes;
  return passes;
}

void scion::readCrashedPasses(const std::string &file) {
  std::ifstream stream(file);
  for (std::string pass; std::getline(stream, pass);)
    crashedPasses().insert(pass);
}

void scion::appendCrashedPass(const std::string &file,
                              const std::string &pass) {
  readCrashedPasses(file);
  if (crashedPasses().insert(pass).second)
    std::ofstream(file, std::ios::app) << pass << '\n';
}
