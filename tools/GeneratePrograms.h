//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// scion generate --kind defined, tosa, invalid: the wanted number of programs,
// each a pure function of its number and the seed.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_GENERATEPROGRAMS_H
#define SCION_TOOLS_GENERATEPROGRAMS_H

#include "mlir/IR/MLIRContext.h"

#include <cstdint>
#include <string>
#include <vector>

namespace scion {

class Catalog;

struct ProgramsOptions {
  std::string kind, output = "-";
  std::vector<std::string> dialects;
  uint64_t from = 0, count = 1, seed = 0;
  unsigned size = 0; // 0: what the kind has
  bool statistics = false;
};

/// Writes the programs into a folder, or one after the other to stdout. Returns
/// the exit code. `catalog`: the ops of tosa, for the kind that needs them.
int generatePrograms(mlir::MLIRContext &context, const Catalog *catalog,
                     const ProgramsOptions &options);

} // namespace scion

#endif // SCION_TOOLS_GENERATEPROGRAMS_H
