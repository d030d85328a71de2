//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Judges mutants of a corpus by MLIR's parser and verifier and prints the
// counts.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_MUTATESTATISTICS_H
#define SCION_TOOLS_MUTATESTATISTICS_H

#include "mutators/Mutate.h"

namespace scion {

struct StatisticsRequest {
  std::string folder; // of .mlir files; those that MLIR refuses are left out
  MutationOptions mutation;
  uint64_t seed;
  size_t count; // mutants whose structure changed
  size_t maxSize;
  std::string dumpRefused;  // "" or a folder for mutants that MLIR refuses
  std::string validMutants; // "" or a folder that is there, for the others
  double requireValid = 0;  // percent; fewer are a failed check
};

/// Prints the tables; returns an exit code.
int mutateStatistics(const StatisticsRequest &request);

} // namespace scion

#endif // SCION_TOOLS_MUTATESTATISTICS_H
