//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Determines which versions of MLIR have a known bug, with their stock tools
// only: `scion known check --versions`. The first lines of each program in
// corpus/regressions say what to run (tests/tools/check-seeds defines the
// keys).
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_KNOWN_VERSIONS_H
#define SCION_TOOLS_KNOWN_VERSIONS_H

#include "harness/known/Record.h"
#include "harness/reduce/StockTools.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace scion {

enum class StockState {
  Live,
  Fixed,
  NotApplicable, // the version lacks the syntax, the pass or an option
};

std::string_view toString(StockState state);

/// 24 of "24.0.0git20261025"; 0 of what begins with no number.
unsigned majorOf(llvm::StringRef version);

/// The texts after `// NAME: ` in the first lines of a recorded program.
std::vector<std::string> headerLines(llvm::StringRef program,
                                     llvm::StringRef name);

/// One version of MLIR, for checking many records.
class VersionOfMLIR {
public:
  /// Problems, such as no PLAIN.pipeline beside the programs, are in `why`.
  VersionOfMLIR(StockTools tools, std::string programs, std::string &why);

  /// "19.1.7".
  const std::string &version() const { return name; }

  /// Live if one of the record's programs shows it, Fixed if one could and none
  /// does.
  StockState stateOf(const Record &record) const;

private:
  StockTools tools;
  std::string programs, name;
  std::string plain; // the lowering, without passes that this version lacks

  struct Outcome;
  Outcome outcomeOf(const std::string &program,
                    llvm::StringRef arguments) const;
  StockState stateOf(const Record &record, const std::string &program) const;
  bool takes(llvm::ArrayRef<std::string> arguments) const;
};

} // namespace scion

#endif // SCION_TOOLS_KNOWN_VERSIONS_H
