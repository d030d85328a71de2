//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/ScheduleMoves.h"

using namespace scion;

#define MATCH                                                                  \
  "  %t = transform.structured.match ops{[\"$op\"]} in %root : "               \
  "(!transform.any_op) -> !transform.any_op\n"
#define FUNCTIONS                                                              \
  "  %f = transform.structured.match ops{[\"func.func\"]} in %root : "         \
  "(!transform.any_op) -> !transform.any_op\n"
#define PATTERNS(...)                                                          \
  FUNCTIONS "  transform.apply_patterns to %f {\n" __VA_ARGS__                 \
            "  } : !transform.any_op\n"

static const ScheduleMove moves[] = {
    // Tiling. One size: most ops have one dimension at least.
    {{"linalg.*:any"},
     false,
     MATCH "  %u, %l = transform.structured.tile_using_for %t tile_sizes [$n] "
           ": (!transform.any_op) -> (!transform.any_op, !transform.any_op)\n"},
    {{"linalg.matmul:any", "linalg.batch_matmul:any", "linalg.generic:any",
      "linalg.transpose:any"},
     false,
     MATCH "  %u, %l:2 = transform.structured.tile_using_for %t tile_sizes "
           "[$n, $n] : (!transform.any_op) -> (!transform.any_op, "
           "!transform.any_op, !transform.any_op)\n"},
    {{"linalg.matmul:any", "linalg.batch_matmul:any"},
     false,
     MATCH "  %u, %l:3 = transform.structured.tile_using_for %t tile_sizes "
           "[$n, $n, $n] interchange = [2, 0, 1] : (!transform.any_op) -> "
           "(!transform.any_op, !transform.any_op, !transform.any_op, "
           "!transform.any_op)\n"},
    {{"linalg.*:any"},
     false,
     MATCH "  %u, %l = transform.structured.tile_using_forall %t tile_sizes "
           "[$n] : (!transform.any_op) -> (!transform.any_op, "
           "!transform.any_op)\n"},
    {{"linalg.*:tensor"},
     false,
     MATCH "  %u, %l = transform.structured.fuse %t tile_sizes [$n] : "
           "(!transform.any_op) -> (!transform.any_op, !transform.any_op)\n"},
    // Other structured transformations.
    {{"linalg.*:any"},
     false,
     MATCH "  %u = transform.structured.generalize %t : (!transform.any_op) -> "
           "!transform.any_op\n"},
    {{"linalg.generic:any", "linalg.matmul:any", "linalg.map:any"},
     true,
     FUNCTIONS
     "  %u = transform.structured.vectorize_children_and_apply_patterns %f : "
     "(!transform.any_op) -> !transform.any_op\n"},
    {{"linalg.map:any", "linalg.transpose:any", "linalg.fill:any",
      "linalg.broadcast:any", "linalg.copy:any"},
     false,
     FUNCTIONS
     "  %u = transform.structured.vectorize_children_and_apply_patterns %f : "
     "(!transform.any_op) -> !transform.any_op\n"},
    {{"linalg.*:any"},
     false,
     MATCH "  transform.structured.convert_to_loops %t : (!transform.any_op) "
           "-> !transform.any_op\n"},
    // Loops.
    {{"scf.for:any"},
     false,
     MATCH "  transform.loop.unroll %t {factor = $n} : !transform.any_op\n",
     {"@scf.for-trips"}}, // M20
    {{"scf.for:any"},
     false,
     MATCH "  %u, %r = transform.loop.peel %t : (!transform.any_op) -> "
           "(!transform.any_op, !transform.any_op)\n",
     {"@scf.for-trips"}}, // M12
    {{"scf.for:any"},
     false,
     MATCH "  %u, %r = transform.loop.peel %t {peel_front = true} : "
           "(!transform.any_op) -> (!transform.any_op, !transform.any_op)\n",
     {"@scf.for-trips"}}, // M5
    {{"scf.for:tensor"},
     false,
     MATCH "  transform.loop.hoist_loop_invariant_subsets %t : "
           "!transform.any_op\n"},
    // Pattern sets.
    {{"tensor.*:any"},
     false,
     PATTERNS("    transform.apply_patterns.tensor.fold_tensor_subset_ops\n"
              "    transform.apply_patterns.tensor."
              "merge_consecutive_insert_extract_slice\n")},
    {{"tensor.*:any"},
     false,
     PATTERNS("    transform.apply_patterns.tensor."
              "reassociative_reshape_folding\n")},
    {{"vector.transfer_read:any", "vector.transfer_write:any"},
     false,
     PATTERNS("    transform.apply_patterns.vector."
              "cast_away_vector_leading_one_dim\n"
              "    transform.apply_patterns.vector.lower_transfer "
              "max_transfer_rank = 1\n")},
    {{"vector.transpose"},
     false,
     PATTERNS("    transform.apply_patterns.vector.lower_transpose "
              "lowering_strategy = shuffle_1d\n")},
    {{"vector.shape_cast", "vector.broadcast"},
     false,
     PATTERNS("    transform.apply_patterns.vector.lower_shape_cast\n"
              "    transform.apply_patterns.vector.lower_broadcast\n")},
};

std::span<const ScheduleMove> scion::scheduleMoves() { return moves; }
