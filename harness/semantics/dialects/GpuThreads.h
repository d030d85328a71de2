//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Common to the ops of a GPU thread in gpu, nvvm and rocdl.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_DIALECTS_GPUTHREADS_H
#define SCION_HARNESS_SEMANTICS_DIALECTS_GPUTHREADS_H

#include "harness/semantics/Team.h"

#include <algorithm>

namespace scion::semantics {

/// The block of the running thread; null outside of a kernel, which is
/// unsupported.
inline Team *blockOf(Evaluation &in) {
  Team *block = Team::current(in, Team::Kind::Block);
  if (!block)
    (void)in.unsupported("outside of a kernel");
  return block;
}

/// The threads of the running one's subgroup.
struct Lanes {
  explicit Lanes(const Team &team) : Lanes(team, team.subgroupSize) {}
  Lanes(const Team &team, unsigned width)
      : first(team.member / width * width),
        count(std::min(width, team.size - first)), lane(team.member - first) {}
  unsigned first, count, lane;
};

/// Whether a thread waits for others at this op of nvvm or rocdl.
bool meetsOnDevice(mlir::Operation *op); // GpuDevice.cpp

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_DIALECTS_GPUTHREADS_H
