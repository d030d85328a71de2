//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion known adopt`: a cluster of `scion digest` becomes a record, with its
// program and its near miss.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_KNOWN_ADOPT_H
#define SCION_TOOLS_KNOWN_ADOPT_H

#include <string>
#include <vector>

namespace scion {

struct AdoptOptions {
  std::string cluster;    // the folder
  std::string into;       // a file for --records; its folder gets the programs
  bool isShipped = false; // into corpus/ and docs/ of the source tree instead
  std::string id, title;  // "": the next free one, the report's
  std::vector<std::string> settings; // about known bugs, for children
};

/// Writes the record and checks it with `scion known check`. Returns the exit
/// code: 0 the record is ready, 1 the check failed, 2 the cluster cannot be
/// adopted.
int adoptCluster(const AdoptOptions &options);

} // namespace scion

#endif // SCION_TOOLS_KNOWN_ADOPT_H
