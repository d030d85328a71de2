//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Proves that passes keep the results of a program's functions for all inputs,
// or finds arguments for which they do not.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_HUNT_PROOFS_H
#define SCION_HARNESS_HUNT_PROOFS_H

#include "harness/lowering/PathStep.h"
#include "harness/prove/Prove.h"

#include "mlir/IR/OwningOpRef.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace scion {
class ContextLease;
struct ParsedInput;
} // namespace scion

namespace scion::hunt {

/// A function that a pass miscompiles.
struct Refutation {
  std::string function, pass;
  /// "a0 = 5"; "" without arguments.
  std::string counterexample;
  /// "returns 1 before the pass, 2 after it".
  std::string what;
  /// Known bugs that explain it.
  std::string known;
  /// The module before the pass, in generic form.
  std::string program;
  PathStep step;
  /// The name of the program's seed, which the hunt sets.
  std::string seed;

  /// "a.mlir @f: @f: canonicalize: a0 = 5: returns …".
  std::string str() const;
};

/// Functions that a pass changed.
struct ProofSums {
  uint64_t proved = 0, refuted = 0, unknown = 0, outOfScope = 0;
  /// Wrong only for poison arguments; not counted in `refuted`.
  uint64_t refutedForPoison = 0;
  /// Wrong only by known bugs; not counted in `refuted` either.
  uint64_t explained = 0;
  /// Ids of the known bugs.
  std::set<std::string> known;
  /// The first refutation for each function of a seed, pass and known bug, up
  /// to a limit.
  std::vector<Refutation> refutations;

  void add(const ProofSums &other);
  /// The first refutation that no known bug explains, or null.
  const Refutation *first() const;
  bool isEmpty() const {
    return proved + refuted + unknown + outOfScope + refutedForPoison +
               explained ==
           0;
  }
  /// "204 proved, 1 refuted (…), 4 unknown, 30 out of scope".
  std::string str() const;
};

/// The output of a pass on `before`, a module in the context of `lease`. None,
/// and why ("cse: failed: …"), if the pass fails.
mlir::OwningOpRef<mlir::ModuleOp> runPass(ContextLease &lease,
                                          mlir::ModuleOp before, PathStep step,
                                          std::string &why);

/// Runs the passes one after another, and compares each function with a body
/// before and after each of them. Stops at a pass that fails, and returns why
/// ("cse: failed: …"); "" if none does.
std::string proveEachPass(
    ParsedInput &input, const std::vector<PathStep> &passes,
    const prove::ProveOptions &options,
    const std::function<void(mlir::FunctionOpInterface before,
                             const PathStep &pass, prove::Verdict verdict)>
        &visit);

/// Arguments for which this build miscompiles the function and another build
/// does not: "a0 = 5: returns …"; "" if there are none. `otherAfter` is the
/// other build's output of the pass; none if it cannot be parsed.
std::optional<std::string> wrongOnlyHere(const Refutation &refutation,
                                         std::string_view otherAfter);

/// Proves each function of a program, before and after each pass.
ProofSums proveProgram(const std::string &program,
                       const std::vector<PathStep> &passes);

} // namespace scion::hunt

#endif // SCION_HARNESS_HUNT_PROOFS_H
