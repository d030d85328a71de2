//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The unknown values of a proof, which are equal before and after a pass: the
// results of unknown functions, and of ops that terms cannot express (floats).
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_OPAQUE_H
#define SCION_HARNESS_SEMANTICS_OPAQUE_H

#include "harness/semantics/Kernel.h"

#include "llvm/ADT/FloatingPointMode.h"

#include <map>
#include <vector>

namespace scion::semantics {

/// An unknown function of numbers, applied to arguments.
struct OpaqueFunction {
  /// "arith.addf", also for llvm.fadd; "" if a flag changes the function, or if
  /// only one op computes it.
  llvm::StringRef name;
  uint64_t predicate = 0;
  llvm::RoundingMode rounding = llvm::RoundingMode::NearestTiesToEven;
  /// Equal for the same function.
  std::vector<uint64_t> identity;
  std::vector<mlir::Type> argumentTypes; // empty: not one for each argument
  mlir::Type type;
  std::vector<TermElement> arguments;
  size_t result = 0; // among the unknowns; it is poison beside the arguments
};

/// Describes the function that an op computes on each element. The caller adds
/// the index and the type of the result.
OpaqueFunction describeFunction(mlir::Operation *op,
                                llvm::ArrayRef<TermElement> arguments);

class OpaqueWorld {
public:
  explicit OpaqueWorld(terms::Graph &graph) : graph(graph) {}

  /// Returns result `index` of event `event`: the same unknown for the same two
  /// numbers.
  TermElement eventResult(size_t event, size_t index, unsigned width);

  /// `sample` is its value on the sample inputs.
  TermElement functionResult(OpaqueFunction function, llvm::StringRef name,
                             const Element &sample);

  /// The unknowns in the order of their creation: the number and the poison of
  /// each.
  const std::vector<TermElement> &unknowns() const { return made; }
  /// Where the results of event `event` are among the unknowns.
  const std::map<std::pair<size_t, size_t>, size_t> &eventResults() const {
    return results;
  }
  const std::vector<OpaqueFunction> &functions() const { return called; }

private:
  size_t add(const std::string &name, const llvm::APInt &sample, bool isBad);

  terms::Graph &graph;
  std::vector<TermElement> made;
  std::map<std::pair<size_t, size_t>, size_t> results;
  std::vector<OpaqueFunction> called;
  std::map<std::vector<uint64_t>, size_t> places; // only looked up
};

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_OPAQUE_H
