//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every pass that is registered in this process, plugins included.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_PASSENUMERATION_H
#define SCION_HARNESS_LOWERING_PASSENUMERATION_H

#include <string>
#include <string_view>
#include <vector>

namespace scion {

struct RegisteredPass {
  std::string name;
  bool onModule = false;   // builtin.module(name) is a pipeline
  bool onFunction = false; // builtin.module(func.func(name)) is one
  bool isOfMLIR = true;    // no plugin's, no project's own, no test pass

  /// Kept out of everything until it has a rule: one of MLIR's test passes,
  /// many of which break programs by design.
  bool needsReview = false;
};

/// Sorted by name. Registers everything first (globalRegistry()).
const std::vector<RegisteredPass> &registeredPasses();

/// The one of that name; null if there is none.
const RegisteredPass *registeredPass(std::string_view name);

/// Changes when a pass of MLIR itself comes, goes, or runs elsewhere: what a
/// table that was made from the passes must carry to be known as stale.
std::string registeredPassesFingerprint();

} // namespace scion

#endif // SCION_HARNESS_LOWERING_PASSENUMERATION_H
