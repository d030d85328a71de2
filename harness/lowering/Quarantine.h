//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decides which unreviewed passes of MLIR (no rule in overlay.rules) join the
// pool of optimisations. They are tried on sample programs when Scion is built
// (`scion rules try`). The result is a file beside the program, or in the build
// folder, which is valid for one build of MLIR. Without it, none of them joins.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_QUARANTINE_H
#define SCION_HARNESS_LOWERING_QUARANTINE_H

#include <map>
#include <string>
#include <string_view>

namespace scion {

struct Quarantine {
  /// By pass: why it waits for review, "" if it may join.
  std::map<std::string, std::string, std::less<>> trouble;

  /// Identifies the passes and the library of MLIR that a trial is valid for.
  static std::string key();

  /// The text of a file with these trials, for the MLIR in use.
  std::string write() const;

  /// Reads such a text. `problem` tells why it cannot be used: it is for
  /// another build of MLIR, or malformed.
  static Quarantine read(std::string_view text, std::string &problem);

  /// The passes tried with the MLIR in use; empty without a valid file.
  static const Quarantine &ofThisBuild();
};

/// The file's name.
inline constexpr std::string_view quarantineFile = "tried-passes.txt";

} // namespace scion

#endif // SCION_HARNESS_LOWERING_QUARANTINE_H
