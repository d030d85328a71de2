//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a process sets up now and then (a context, a pass manager) is no matter
// of the input that happens to come then: the coverage counters of an
// instrumented compiler are as before when it is done. Otherwise 36,000 edges
// of MLIR come and go whatever the input is: in the lowering target AFL++ then
// calls 66 % of them stable, not 86 %.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_BASE_UNCOUNTED_H
#define SCION_BASE_UNCOUNTED_H

#include <cstdint>
#include <span>
#include <vector>

namespace scion {

/// Code that runs while one exists does not count. They may nest.
class Uncounted {
public:
  Uncounted();
  ~Uncounted();
  Uncounted(const Uncounted &) = delete;
  Uncounted &operator=(const Uncounted &) = delete;

  /// Where the engine has the counters; it may move them. Nowhere at first.
  static void countersAre(std::span<uint8_t> (*counters)());

private:
  std::vector<uint8_t> before; // empty inside of another one
};

} // namespace scion

#endif // SCION_BASE_UNCOUNTED_H
