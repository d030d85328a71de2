//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The options that say what is done about known bugs, with one meaning in every
// subcommand (`--known=…`) and every target (`--scion-known=…`).
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_KNOWN_KNOWNOPTIONS_H
#define SCION_HARNESS_KNOWN_KNOWNOPTIONS_H

#include <string>
#include <vector>

namespace scion {

class Registry;

struct KnownOptions {
  std::string mode;    // avoid, meet or report
  std::string without; // ids of records that are as if they were not there
  std::string records; // a file of records of the user's own
  std::string state;   // a file that `scion known check -o` wrote

  /// Sets the registry; what is wrong with the options.
  std::vector<std::string> apply(Registry &registry) const;
};

} // namespace scion

#endif // SCION_HARNESS_KNOWN_KNOWNOPTIONS_H
