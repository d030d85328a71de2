//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A temporary folder with the files that the commands of a finding read.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_REDUCE_REPLAYFOLDER_H
#define SCION_HARNESS_REDUCE_REPLAYFOLDER_H

#include "harness/oracle/Finding.h"

#include "llvm/ADT/SmallString.h"

#include <string>
#include <vector>

namespace scion {

class ReplayFolder {
public:
  explicit ReplayFolder(const std::vector<ReplayFile> &files);
  ~ReplayFolder();
  ReplayFolder(const ReplayFolder &) = delete;
  ReplayFolder &operator=(const ReplayFolder &) = delete;

  /// False if a file could not be written.
  bool isWhole() const { return whole; }

  /// The path of the folder, or "".
  std::string name() const { return path.str().str(); }

private:
  llvm::SmallString<128> path;
  bool whole = true;
};

} // namespace scion

#endif // SCION_HARNESS_REDUCE_REPLAYFOLDER_H
