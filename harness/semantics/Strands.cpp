//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Strands.h"

using namespace scion::semantics;

// The part of Evaluation that switches between the threads of the program and
// draws the schedule.

uint64_t Evaluation::draw(uint64_t below) {
  hasDrawn |= below > 1;
  if (limits.schedule == 0 || below == 0)
    return 0;
  return combineHash(limits.schedule, ++drawn) % below;
}

std::shared_ptr<Evaluation::Strand> Evaluation::newStrand(unsigned left) {
  auto strand = std::make_shared<Strand>();
  strand->own = std::make_shared<Frame>(*frame);
  strand->frame = strand->own.get();
  strand->depth =
      std::max(depth, limits.depth > left ? limits.depth - left : 0);
  strand->current = current;
  strand->conflicts = memory.conflicts;
  strand->team = team;
  return strand;
}

void Evaluation::swapStrand(const std::shared_ptr<Strand> &strand,
                            bool keepsDepth) {
  std::swap(frame, strand->frame);
  if (!keepsDepth)
    std::swap(depth, strand->depth);
  if (!over) // else it is where the run ended
    std::swap(current, strand->current);
  std::swap(memory.conflicts, strand->conflicts);
  std::swap(team, strand->team);
  memory.swapStack(strand->stack);
}
