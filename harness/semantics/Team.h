//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Threads of the program that run side by side and wait for each other: of a
// block of a kernel, of a parallel region of OpenMP. Between two places where
// all of them meet, two that touch the same byte, one of them writing, race.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_TEAM_H
#define SCION_HARNESS_SEMANTICS_TEAM_H

#include "harness/semantics/Evaluation.h"
#include "harness/semantics/Fiber.h"

#include <array>

namespace scion::semantics {

class Team {
public:
  /// `kind` says whose it is: what its members are.
  enum class Kind : uint8_t { Block, Parallel };
  Team(Evaluation &in, Kind kind, unsigned size);
  ~Team();
  Team(const Team &) = delete;

  /// The one that the running op belongs to; null if there is none, or the
  /// innermost is another kind.
  static Team *current(Evaluation &in, Kind kind);

  /// Runs `member` for each number below the size, in an order that the
  /// schedule decides. With `mayMeet` each has its own values of the scope
  /// around it, and may call meet().
  Flow run(bool mayMeet, llvm::function_ref<Flow(unsigned)> member);

  /// Called by a member: waits until the `group` members from `first` have
  /// come to this op with the same two numbers. Undefined if one never does.
  /// After it brought() has what each of them came with.
  Flow meet(mlir::Operation *where, unsigned first, unsigned group,
            Datum mine = {});
  Flow meetAll(mlir::Operation *where, Datum mine = {}) {
    return meet(where, 0, size, std::move(mine));
  }
  const Datum &brought(unsigned number) const { return members[number].seen; }

  const unsigned size;
  /// The number of the running member.
  unsigned member = 0;
  /// The number in the order that the schedule decides, of what is done to
  /// one after the other.
  unsigned nth(unsigned number) const;

  /// Of a block: sizes of the grid and the block, which block it is, the
  /// threads of a subgroup, and size and address of its dynamic memory.
  std::array<int64_t, 3> gridSize{}, blockSize{}, block{};
  static std::array<int64_t, 3> placeOf(int64_t number,
                                        const std::array<int64_t, 3> &sizes) {
    return {number % sizes[0], number / sizes[0] % sizes[1],
            number / sizes[0] / sizes[1]};
  }
  unsigned subgroupSize = 32;
  uint64_t dynamicSize = 0;
  std::optional<uint64_t> dynamicMemory;

private:
  struct Member {
    std::unique_ptr<Fiber> fiber;
    std::shared_ptr<Evaluation::Strand> strand;
    mlir::Operation *waitsAt = nullptr;
    unsigned first = 0, group = 0;
    bool hasBegun = false;
    Datum mine, seen;
  };

  Evaluation &in;
  Kind kind;
  Team *outer;
  Conflicts conflicts;
  std::vector<Member> members;
  bool isUsingFibers = false;

  void enter(unsigned number);
  bool releaseGroups();
  unsigned turn = 0;
};

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_TEAM_H
