//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Team.h"

using namespace mlir;
using namespace scion;
using namespace scion::semantics;

/// The stacks and scopes of more threads would need too much memory.
static constexpr unsigned mostFibers = 512;

/// Nesting depth of regions and calls in one fiber (see Fiber.cpp).
static constexpr unsigned depthOfFiber = 40;

/// Whether the op exchanges values among the active lanes of a wave, and does
/// not wait for lanes that branched elsewhere.
static bool isForActiveLanes(Operation *where) {
  return where && where->getNumResults() &&
         where->getName().getDialectNamespace() == "rocdl";
}

Team::Team(Evaluation &in, Kind kind, unsigned size)
    : size(size), in(in), kind(kind), outer(in.team),
      conflicts(in.memory.conflicts) {
  in.team = this;
  in.memory.conflicts = &conflicts;
}

Team::~Team() {
  in.team = outer;
  in.memory.conflicts = conflicts.outerOne();
}

Team *Team::current(Evaluation &in, Kind kind) {
  return in.team && in.team->kind == kind ? in.team : nullptr;
}

/// The orders are forward, backward, and rotated by half.
unsigned Team::nth(unsigned number) const {
  if (turn == 1)
    return size - 1 - number;
  return turn == 2 ? (number + size / 2) % size : number;
}

void Team::enter(unsigned number) {
  member = number;
  conflicts.startIteration(number + 1);
  Member &now = members[number];
  now.hasBegun = true;
  in.swapStrand(now.strand);
  now.fiber->resume();
  in.swapStrand(now.strand);
}

Flow Team::run(bool mayMeet, llvm::function_ref<Flow(unsigned)> body) {
  if (in.symbolic())
    return in.unsupported("threads, in a run for all inputs");
  turn = unsigned(in.draw(3));
  if (!mayMeet) {
    for (unsigned i = 0; i < size; ++i) {
      member = nth(i);
      conflicts.startIteration(member + 1);
      if (!in.charge(1) || body(member) == Flow::Stop)
        return Flow::Stop;
    }
    return Flow::Next;
  }
  if (size > mostFibers)
    return in.limited(Limit::Memory, "too many threads that meet");
  isUsingFibers = true;
  members.resize(size);
  for (unsigned i = 0; i < size; ++i) {
    members[i].strand = in.newStrand(depthOfFiber);
    members[i].fiber = std::make_unique<Fiber>([&body, i] { (void)body(i); });
  }
  // Resume started fibers until they end, even if the run is over: they free
  // the memory on their stacks.
  bool areAllDone = false;
  while (!areAllDone) {
    areAllDone = true;
    bool progress = false;
    for (unsigned i = 0; i < size; ++i) {
      Member &now = members[nth(i)];
      if (now.fiber->hasEnded() ||
          (in.isOver() ? !now.hasBegun : now.waitsAt != nullptr))
        continue;
      progress = true;
      enter(nth(i));
    }
    for (Member &now : members)
      areAllDone &= now.fiber->hasEnded() || (in.isOver() && !now.hasBegun);
    if (areAllDone || in.isOver())
      continue;
    if (releaseGroups() || progress)
      continue;
    if (llvm::any_of(members, [](const Member &one) {
          return isForActiveLanes(one.waitsAt);
        }))
      (void)in.unsupported("an exchange among the active lanes of a wave");
    else
      (void)in.undefined("threads wait for one that never comes");
  }
  return in.isOver() ? Flow::Stop : Flow::Next;
}

/// Releases each group whose members have all arrived.
bool Team::releaseGroups() {
  bool progress = false;
  for (unsigned i = 0; i < size; ++i) {
    const Member &one = members[i];
    if (!one.waitsAt || one.fiber->hasEnded() || i != one.first)
      continue;
    bool isWhole = one.group == size;
    auto group = MutableArrayRef(members).slice(one.first, one.group);
    if (!llvm::all_of(group, [&](const Member &other) {
          return !other.fiber->hasEnded() && other.waitsAt == one.waitsAt &&
                 other.first == one.first && other.group == one.group;
        }))
      continue;
    for (Member &other : group) {
      other.waitsAt = nullptr;
      other.seen = std::move(other.mine);
    }
    progress = true;
    if (isWhole)
      conflicts.forget();
  }
  return progress;
}

Flow Team::meet(Operation *where, unsigned first, unsigned group, Datum mine) {
  if (!isUsingFibers)
    return in.unsupported("a place to meet that nobody saw before");
  Member &now = members[member];
  now.waitsAt = where;
  now.first = first;
  now.group = group;
  now.mine = std::move(mine);
  now.fiber->pause();
  now.waitsAt = nullptr;
  return in.isOver() ? Flow::Stop : Flow::Next;
}
