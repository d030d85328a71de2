//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Proves a pipeline on the modules of a file, with one verdict for each
// function and pass.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_PROVE_PROVEFILE_H
#define SCION_TOOLS_PROVE_PROVEFILE_H

#include "harness/prove/Prove.h"

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace scion {

struct PathStep;

/// A module of a file: the text between two lines "// -----".
struct ModuleText {
  std::string file;
  /// The text is preceded by an empty line for each earlier line of the file,
  /// so that line numbers in messages are those of the file.
  std::string text;
};

std::vector<ModuleText> modulesOf(const std::string &file,
                                  llvm::StringRef content);

struct FunctionVerdict {
  std::string function;
  unsigned line = 0; // 0: not known
  std::string pass;
  prove::Verdict verdict;
};

struct ModuleVerdicts {
  std::vector<FunctionVerdict> list;
  /// MLIR's first message if the module could not be read or a pass failed on
  /// it.
  std::string problem;
};

/// Runs the passes one after another; each function with a body is compared
/// before and after each of them.
ModuleVerdicts proveModule(const ModuleText &module,
                           const std::vector<PathStep> &passes,
                           const prove::ProveOptions &options);

// Between processes.
std::string toText(const ModuleVerdicts &verdicts);
std::optional<ModuleVerdicts> verdictsOf(llvm::StringRef text);

} // namespace scion

#endif // SCION_TOOLS_PROVE_PROVEFILE_H
