//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Proves or refutes that a function after a pass refines the one before, for
// all inputs. The semantics are the interpreter's: a refutation is an input for
// which the interpreter shows the difference; a proof relies on its kernels and
// on Z3.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_PROVE_PROVE_H
#define SCION_HARNESS_PROVE_PROVE_H

#include "harness/prove/Decide.h"
#include "harness/prove/Paths.h"

#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/SetVector.h"

#include <functional>

namespace scion::prove {

/// Inputs for which the interpreter shows a difference.
struct Counterexample {
  std::string values;     // "a0 = 5, a1 = poison"
  std::string difference; // "returns 0 before the pass, -1 after it"
  /// Whether another module after the pass differs on these inputs as well.
  llvm::function_ref<bool(mlir::ModuleOp after)> differsIn;
};

struct ProveOptions {
  PathLimits paths;
  DecideLimits decide;
  /// The width of an index. A proof for one width does not hold for another.
  unsigned indexBits = 64;
  /// Returns the id of the known bug that a counterexample shows, or "". If it
  /// is known, the proof is tried again without its inputs, a few times.
  std::function<std::string(const Counterexample &)> recognise;
};

struct Verdict {
  enum Kind : uint8_t { Proved, Refuted, Unknown, OutOfScope };
  Kind kind = OutOfScope;
  /// Proved: how ("same terms"). Refuted: what differs. Else the reason.
  std::string why = {};
  /// Of Refuted: "a0 = 5, a1 = poison".
  std::string counterexample = {};
  /// Refuted, but only where an argument is poison.
  bool needsPoison = false;
  /// Proved because the pass did not change the function.
  bool isUnchanged = false;
  /// Not empty: a bug in Scion.
  std::string fault = {};
  /// Of Refuted: the known bugs, in the order in which they were found, if each
  /// counterexample shows one; otherwise empty.
  std::vector<std::string> known = {};
  /// The number of inputs that were excluded because they show a known bug.
  unsigned excluded = 0;
  /// The verdict with the rewrite patterns of these bugs suppressed: "proved
  /// (same terms)"; "" where they cannot be.
  std::string withoutKnown = {};
  /// Of Refuted: for each number of the arguments, its value and whether it is
  /// poison. Empty if unknown functions are called.
  std::vector<llvm::APInt> values = {};
  /// Of Refuted: which of the numbers that are returned differs, if one does.
  std::optional<size_t> number = {};
};

/// "proved", "refuted", "unknown", "out of scope".
const char *toString(Verdict::Kind kind);

/// The symbols that a function uses directly or indirectly.
llvm::SetVector<mlir::StringAttr> symbolsUsedBy(mlir::ModuleOp module,
                                                mlir::Operation *function);

/// A copy of the module without the functions that `function` does not use.
mlir::OwningOpRef<mlir::ModuleOp> cutOut(mlir::ModuleOp module,
                                         llvm::StringRef function);

/// Of a function with a body. Neither module is changed.
Verdict prove(mlir::ModuleOp before, mlir::ModuleOp after,
              llvm::StringRef function, const ProveOptions &options = {});

} // namespace scion::prove

#endif // SCION_HARNESS_PROVE_PROVE_H
