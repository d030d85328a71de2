//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The result of a program of the pass oracle, if the interpreter finds one
// without reconditioning the program. Passes that promise to keep the result
// are judged by it; nothing is lowered.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_PASSRESULT_H
#define SCION_HARNESS_ORACLE_PASSRESULT_H

#include "harness/experiment/Refinement.h"
#include "harness/lowering/PathStep.h"

#include <cstdint>
#include <memory>

namespace scion {

struct OpKinds;
struct ParsedInput;

class PassResult {
public:
  PassResult() = default;

  /// `fuel` limits the interpreted ops; 0: do not search for a result.
  PassResult(ParsedInput &input, uint64_t fuel);

  bool isKnown() const { return refinement != nullptr; }
  RefinementCheck *check() const { return refinement.get(); }

  /// Whether the pass promises to keep the result of a module of these kinds,
  /// and no known bug breaks the promise.
  bool isKeptBy(const PathStep &step, const OpKinds &kinds) const;

private:
  std::unique_ptr<RefinementCheck> refinement;
  bool mayReorder = false;
};

} // namespace scion

#endif // SCION_HARNESS_ORACLE_PASSRESULT_H
