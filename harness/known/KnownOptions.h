//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The options that control how known bugs are treated. They have the same
// semantics in every subcommand (`--known=…`) and every target
// (`--scion-known=…`).
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
  std::string without; // ids of records to ignore
  std::string records; // a file of records of the user's own
  std::string state;   // a file that `scion known check -o` wrote

  /// Applies the options to the registry. Returns what is wrong with them.
  std::vector<std::string> apply(Registry &registry) const;
};

} // namespace scion

#endif // SCION_HARNESS_KNOWN_KNOWNOPTIONS_H
