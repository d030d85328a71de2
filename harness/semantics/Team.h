//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Concurrent threads of the program: those of a GPU block or of an OpenMP
// parallel region. Two threads race if both access the same byte between two
// barriers of the whole team and at least one of them writes.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_TEAM_H
#define SCION_HARNESS_SEMANTICS_TEAM_H

#include "harness/semantics/Evaluation.h"
#include "harness/semantics/Fiber.h"

#include "llvm/ADT/MapVector.h"

#include <array>

namespace scion::semantics {

class Team {
public:
  /// The construct whose threads are the members.
  enum class Kind : uint8_t { Block, Parallel };
  Team(Evaluation &in, Kind kind, unsigned size);
  ~Team();
  Team(const Team &) = delete;

  /// Returns the innermost team if it is of this kind, else null.
  static Team *current(Evaluation &in, Kind kind);

  /// Runs `member` for each number below the size, in an order that the
  /// schedule decides. With `mayMeet`, each member has its own copy of the
  /// enclosing scope and may call meet().
  Flow run(bool mayMeet, llvm::function_ref<Flow(unsigned)> member);

  /// Called by a member. Waits until the `group` members from `first` on have
  /// called this for the same op with the same two numbers; undefined if one
  /// never does. Afterwards brought() returns the datum that each of them
  /// passed.
  Flow meet(mlir::Operation *where, unsigned first, unsigned group,
            Datum mine = {});
  Flow meetAll(mlir::Operation *where, Datum mine = {}) {
    return meet(where, 0, size, std::move(mine));
  }
  const Datum &brought(unsigned number) const { return members[number].seen; }

  const unsigned size;
  /// The number of the running member.
  unsigned member = 0;
  /// Returns which of the items 0 to size - 1 comes at place `number` in the
  /// order that the schedule selects.
  unsigned nth(unsigned number) const;

  /// Only for a GPU block: the sizes of grid and block, the position of the
  /// block, the subgroup size, and the size and address of its dynamic memory.
  std::array<int64_t, 3> gridSize{}, blockSize{}, block{};
  static std::array<int64_t, 3> placeOf(int64_t number,
                                        const std::array<int64_t, 3> &sizes) {
    return {number % sizes[0], number / sizes[0] % sizes[1],
            number / sizes[0] / sizes[1]};
  }
  unsigned subgroupSize = 32;
  uint64_t dynamicSize = 0;
  std::optional<uint64_t> dynamicMemory;
  llvm::MapVector<mlir::Operation *, uint64_t> sharedGlobals; // of LLVM

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
