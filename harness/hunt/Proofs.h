//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What can be said of the passes on a program for all inputs.
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

/// A function that a pass made wrong.
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
  /// Where it came from: the hunt fills it in.
  std::string seed;

  /// "a.mlir @f: @f: canonicalize: a0 = 5: returns …".
  std::string str() const;
};

/// Functions that a pass changed.
struct ProofSums {
  uint64_t proved = 0, refuted = 0, unknown = 0, outOfScope = 0;
  /// Wrong for arguments that are poison only; not among `refuted`.
  uint64_t refutedForPoison = 0;
  /// Wrong by known bugs only; not among `refuted` either.
  uint64_t explained = 0;
  /// Ids of the known bugs.
  std::set<std::string> known;
  /// The first of each function of a seed, pass and known bug; not all if they
  /// are many.
  std::vector<Refutation> refutations;

  void add(const ProofSums &other);
  /// The first that no known bug explains, or null.
  const Refutation *first() const;
  bool isEmpty() const {
    return proved + refuted + unknown + outOfScope + refutedForPoison +
               explained ==
           0;
  }
  /// "204 proved, 1 refuted (…), 4 unknown, 30 out of scope".
  std::string str() const;
};

/// The module that a pass makes of `before`, which lies in the context of
/// `lease`. None, and why ("cse: failed: …"), where it fails.
mlir::OwningOpRef<mlir::ModuleOp> runPass(ContextLease &lease,
                                          mlir::ModuleOp before, PathStep step,
                                          std::string &why);

/// Runs the passes one after another, and compares each function with a body
/// before and after each of them. Returns why a pass ends that: "cse: failed:
/// …"; "" if none does.
std::string proveEachPass(
    ParsedInput &input, const std::vector<PathStep> &passes,
    const prove::ProveOptions &options,
    const std::function<void(mlir::FunctionOpInterface before,
                             const PathStep &pass, prove::Verdict verdict)>
        &visit);

/// Arguments for which the function is wrong here, and right in the module that
/// another build's pass makes of the program: "a0 = 5: returns …"; "" if there
/// are none. Nothing if that module cannot be read here.
std::optional<std::string> wrongOnlyHere(const Refutation &refutation,
                                         std::string_view otherAfter);

/// Each function of a program, before and after each pass.
ProofSums proveProgram(const std::string &program,
                       const std::vector<PathStep> &passes);

} // namespace scion::hunt

#endif // SCION_HARNESS_HUNT_PROOFS_H
