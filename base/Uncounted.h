//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Excludes code that does not depend on the input, such as setting up a context
// or a pass manager now and then, from the coverage of an instrumented
// compiler: the coverage counters are restored afterwards. Otherwise, 36,000
// edges of MLIR come and go independently of the input, and AFL++ calls 66 % of
// the edges of the lowering target stable, not 86 %.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_BASE_UNCOUNTED_H
#define SCION_BASE_UNCOUNTED_H

#include <cstdint>
#include <span>
#include <vector>

namespace scion {

/// Restores the coverage counters when it is destroyed. Objects may nest; only
/// the outermost one restores.
class Uncounted {
public:
  Uncounted();
  ~Uncounted();
  Uncounted(const Uncounted &) = delete;
  Uncounted &operator=(const Uncounted &) = delete;

  /// Sets the function that returns the engine's counters, which the engine may
  /// move. Until then, nothing is restored.
  static void countersAre(std::span<uint8_t> (*counters)());

private:
  std::vector<uint8_t> before; // empty in a nested object
};

} // namespace scion

#endif // SCION_BASE_UNCOUNTED_H
