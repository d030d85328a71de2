//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/ReplayFolder.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace scion;

ReplayFolder::ReplayFolder(const std::vector<ReplayFile> &files) {
  if (llvm::sys::fs::createUniqueDirectory("scion-replay", path)) {
    path.clear();
    whole = false;
    return;
  }
  for (const ReplayFile &file : files) {
    std::error_code problem;
    llvm::raw_fd_ostream out(name() + "/" + file.name, problem);
    out << file.text;
    out.close();
    whole &= !out.has_error();
    out.clear_error();
  }
}

ReplayFolder::~ReplayFolder() {
  if (!path.empty())
    llvm::sys::fs::remove_directories(path);
}
