//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whether a function after a pass refines the one before, for all inputs. The
// semantics are the interpreter's: a refutation is an input for which the
// interpreter shows the difference, a proof relies on its kernels and on Z3.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_PROVE_PROVE_H
#define SCION_HARNESS_PROVE_PROVE_H

#include "harness/prove/Decide.h"
#include "harness/prove/Paths.h"

namespace scion::prove {

struct ProveOptions {
  PathLimits paths;
  DecideLimits decide;
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
};

/// "proved", "refuted", "unknown", "out of scope".
const char *toString(Verdict::Kind kind);

/// Of a function with a body. Neither module is changed.
Verdict prove(mlir::ModuleOp before, mlir::ModuleOp after,
              llvm::StringRef function, const ProveOptions &options = {});

} // namespace scion::prove

#endif // SCION_HARNESS_PROVE_PROVE_H
