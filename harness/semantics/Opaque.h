//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is not known in a proof, and is the same before and after a pass: the
// results of unknown functions, and of ops that compute what terms cannot say
// (floats).
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_OPAQUE_H
#define SCION_HARNESS_SEMANTICS_OPAQUE_H

#include "harness/semantics/Kernel.h"

#include "llvm/ADT/FloatingPointMode.h"

#include <map>
#include <vector>

namespace scion::semantics {

/// A function of numbers that is unknown, on some arguments.
struct OpaqueFunction {
  /// "arith.addf", also of llvm's; "" where a flag says more, and of functions
  /// that only one op computes.
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

/// The function that an op computes of each element; of several results the
/// number and the type are still to be added.
OpaqueFunction describeFunction(mlir::Operation *op,
                                llvm::ArrayRef<TermElement> arguments);

class OpaqueWorld {
public:
  explicit OpaqueWorld(terms::Graph &graph) : graph(graph) {}

  /// Result `index` of event number `event`: equal for equal numbers.
  TermElement eventResult(size_t event, size_t index, unsigned width);

  /// `sample` is its value on the sample inputs.
  TermElement functionResult(OpaqueFunction function, llvm::StringRef name,
                             const Element &sample);

  /// In the order of their creation: number and poison of each.
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
