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
  bool onModule = false; // builtin.module(name) is a pipeline, or with `within`
  bool onFunction = false; // builtin.module(func.func(name)) is one
  std::string within;      // "spirv.module": it runs on these
  bool isOfMLIR = true;    // not of a plugin or project, not a test pass

  /// Whether the pass is not used until it has a rule: a test pass of MLIR,
  /// many of which break programs by design.
  bool needsReview = false;
};

/// Sorted by name. Registers everything first (globalRegistry()).
const std::vector<RegisteredPass> &registeredPasses();

/// The pass of this name; null if there is none.
const RegisteredPass *registeredPass(std::string_view name);

/// A text that changes when a pass of MLIR itself is added, removed, or runs on
/// other ops. Tables made from the passes contain it, to detect that they are
/// stale.
std::string registeredPassesFingerprint();

} // namespace scion

#endif // SCION_HARNESS_LOWERING_PASSENUMERATION_H
