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
#define MATCH_FOR                                                              \
  "  %t = transform.structured.match ops{[\"scf.for\"]} in %root : "           \
  "(!transform.any_op) -> !transform.op<\"scf.for\">\n"
#define MATCH_OP(NAME)                                                         \
  "  %t = transform.structured.match ops{[\"" NAME "\"]} in %root : "          \
  "(!transform.any_op) -> !transform.op<\"" NAME "\">\n"
#define FUNCTIONS                                                              \
  "  %f = transform.structured.match ops{[\"func.func\"]} in %root : "         \
  "(!transform.any_op) -> !transform.any_op\n"
#define PATTERNS(...)                                                          \
  "  transform.apply_patterns to %root {\n" __VA_ARGS__                        \
  "  } : !transform.any_op\n"

/// One set of patterns alone, greedily, in all functions.
#define SET(NAME) PATTERNS("    transform.apply_patterns." NAME "\n")

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
           "!transform.any_op)\n",
     {"@linalg-no-loops"}}, // C35
    {{"linalg.*:tensor"},
     false,
     MATCH "  %u, %l = transform.structured.fuse %t tile_sizes [$n] : "
           "(!transform.any_op) -> (!transform.any_op, !transform.any_op)\n",
     {"@linalg-sums-first", "func.call:tensor"}}, // M53, M47
    // Padding, with zeros. Sums get more terms where a dimension that is summed
    // over is padded: +0.0 changes the sign of a sum of -0.0.
    {{"linalg.matmul:tensor"},
     false,
     MATCH "  %p, %q, %r = transform.structured.pad %t pad_to_multiple_of "
           "[$n, $n] {padding_dimensions = [0, 1], copy_back_op = \"none\"} : "
           "(!transform.any_op) -> (!transform.any_op, !transform.any_op, "
           "!transform.any_op)\n"},
    {{"linalg.matmul:tensor"},
     true,
     MATCH "  %p, %q, %r = transform.structured.pad %t pad_to_multiple_of "
           "[$n, $n, $n] {padding_dimensions = [0, 1, 2], copy_back_op = "
           "\"none\"} : (!transform.any_op) -> (!transform.any_op, "
           "!transform.any_op, !transform.any_op)\n"},
    {{"linalg.transpose:tensor", "linalg.broadcast:tensor",
      "linalg.copy:tensor", "linalg.fill:tensor"},
     false,
     MATCH "  %p, %q, %r = transform.structured.pad %t pad_to_multiple_of [$n] "
           "{padding_dimensions = [0], copy_back_op = \"none\"} : "
           "(!transform.any_op) -> (!transform.any_op, !transform.any_op, "
           "!transform.any_op)\n"},
    // Other structured transformations.
    {{"linalg.generic:any", "linalg.map:any", "linalg.fill:any"},
     false,
     MATCH "  %u = transform.structured.flatten_elementwise %t : "
           "(!transform.any_op) -> !transform.any_op\n",
     {"@linalg.generic-moved"}}, // I20
    {{"linalg.matmul:tensor"},
     false,
     MATCH "  %u = transform.structured.transpose_matmul %t : "
           "(!transform.any_op) -> !transform.any_op\n",
     {"@linalg.matmul-unsigned"}}, // M36
    {{"linalg.*:any"},
     false,
     MATCH "  %u = transform.structured.generalize %t : (!transform.any_op) -> "
           "!transform.any_op\n"},
    {{"linalg.generic:any", "linalg.matmul:any", "linalg.map:any"},
     true,
     FUNCTIONS
     "  %u = transform.structured.vectorize_children_and_apply_patterns %f : "
     "(!transform.any_op) -> !transform.any_op\n",
     {"@insert-permutes", "@linalg-sub-byte",
      "@linalg.reduces-nothing"}}, // M54, M49, M48
    {{"linalg.map:any", "linalg.transpose:any", "linalg.fill:any",
      "linalg.broadcast:any", "linalg.copy:any"},
     false,
     FUNCTIONS
     "  %u = transform.structured.vectorize_children_and_apply_patterns %f : "
     "(!transform.any_op) -> !transform.any_op\n",
     {"@insert-permutes", "@linalg-sub-byte",
      "@linalg.reduces-nothing"}}, // M54, M49, M48
    {{"linalg.*:any"},
     false,
     MATCH "  transform.structured.convert_to_loops %t : (!transform.any_op) "
           "-> !transform.any_op\n"},
    // What linalg-block-pack-matmul makes.
    {{"linalg.pack:any"},
     false,
     MATCH_OP(
         "linalg.pack") "  %p, %e, %u = transform.structured.lower_pack %t : "
                        "(!transform.op<\"linalg.pack\">) -> "
                        "(!transform.op<\"tensor.pad\">, "
                        "!transform.op<\"tensor.expand_shape\">, "
                        "!transform.op<\"linalg.transpose\">)\n",
     {},
     true},
    {{"linalg.unpack:any"},
     false,
     MATCH_OP("linalg.unpack") "  %e, %u, %c, %s = "
                               "transform.structured.lower_unpack %t : "
                               "(!transform.op<\"linalg.unpack\">) -> "
                               "(!transform.op<\"tensor.empty\">, "
                               "!transform.op<\"linalg.transpose\">, "
                               "!transform.op<\"tensor.collapse_shape\">, "
                               "!transform.op<\"tensor.extract_slice\">)\n",
     {},
     true},
    // Loops.
    {{"scf.for:any"},
     false,
     MATCH "  transform.loop.unroll %t {factor = $n} : !transform.any_op\n",
     {"@scf.for-trips"}}, // M20
    {{"scf.for:any"},
     false,
     MATCH_FOR
     "  %u, %r = transform.loop.peel %t : "
     "(!transform.op<\"scf.for\">) -> (!transform.any_op, !transform.any_op)\n",
     {"@scf.for-trips"}}, // M12
    {{"scf.for:any"},
     false,
     MATCH_FOR
     "  %u, %r = transform.loop.peel %t {peel_front = true} : "
     "(!transform.op<\"scf.for\">) -> (!transform.any_op, !transform.any_op)\n",
     {"@scf.for-trips"}}, // M5
    {{"scf.for:tensor"},
     false,
     MATCH "  transform.loop.hoist_loop_invariant_subsets %t : "
           "!transform.any_op\n"},
    // Pattern sets. Fusion of loops over memrefs is left to the passes that
    // check dependences (scf-parallel-loop-fusion, affine-loop-fusion):
    // transform.loop.fuse_sibling leaves that to its user.
    {{"*:any"}, false, "  transform.apply_cse to %root : !transform.any_op\n"},
    {{"scf.for:any", "affine.for:any"},
     false,
     MATCH "  transform.apply_licm to %t : !transform.any_op\n"},
    {{"linalg.*:tensor"}, false, SET("linalg.tiling_canonicalization")},
    {{"linalg.*:tensor"}, false, SET("linalg.erase_unnecessary_inputs")},
    {{"linalg.*:tensor"},
     false,
     SET("linalg.fold_unit_extent_dims_via_reshapes")},
    {{"linalg.*:any"}, false, SET("linalg.fold_unit_extent_dims_via_slices")},
    {{"linalg.*:tensor"}, true, SET("linalg.fold_add_into_dest")},
    {{"linalg.pack:any", "linalg.unpack:any"},
     false,
     SET("linalg.decompose_pack_unpack")},
    {{"tensor.pad:tensor"}, false, SET("linalg.decompose_pad")},
    {{"tensor.pad:tensor"}, false, SET("linalg.pad_vectorization")},
    {{"tensor.concat:tensor"}, false, SET("tensor.decompose_concat")},
    {{"tensor.empty:tensor"}, false, SET("tensor.fold_tensor_empty")},
    {{"tensor.extract_slice:tensor"},
     false,
     SET("tensor.bubble_up_extract_slice")},
    {{"tensor.insert_slice:tensor"},
     false,
     SET("tensor.drop_redundant_insert_slice_rank_expansion")},
    {{"tensor.extract_slice:tensor", "tensor.insert_slice:tensor"},
     false,
     SET("tensor.fold_tensor_subset_ops_into_vector_transfers")},
    {{"tensor.*:tensor"}, false, SET("tensor.rewrite_as_constant")},
    {{"memref.*"}, false, SET("memref.expand_ops")},
    {{"memref.subview", "memref.reinterpret_cast", "memref.expand_shape",
      "memref.collapse_shape"},
     false,
     SET("memref.expand_strided_metadata"),
     {"@memref-expand-unknown"}}, // C11
    {{"memref.load", "memref.store", "vector.transfer_read",
      "vector.transfer_write"},
     false,
     SET("memref.extract_address_computations"),
     {"@transfer-beyond"}}, // I70
    {{"memref.dim"},
     false,
     SET("memref.resolve_ranked_shaped_type_result_dims")},
    {{"scf.for:any"}, false, SET("scf.for_loop_canonicalization")},
    {{"vector.transfer_read:any", "vector.transfer_write:any"},
     false,
     SET("vector.transfer_permutation_patterns")},
    {{"vector.transfer_read", "vector.transfer_write"},
     false,
     SET("vector.drop_inner_most_unit_dims_from_xfer_ops")},
    {{"vector.transfer_read", "vector.transfer_write"},
     false,
     SET("vector.rank_reducing_subview_patterns")},
    // Not vector.split_transfer_full_partial: M40, C30, I70.
    {{"vector.transfer_read:any", "vector.transfer_write:any"},
     false,
     SET("vector.transfer_to_scf max_transfer_rank = 1 full_unroll = true"),
     {"@transfer-permutes-mask"}}, // M63
    {{"vector.*"}, false, SET("vector.drop_unit_dims_with_shape_cast")},
    {{"vector.*"}, false, SET("vector.sink_ops")},
    {{"vector.*"},
     false,
     SET("vector.sink_mem_ops"),
     {"scf.*:any", "affine.*:any", "cf.*:any", "llvm.br:any",
      "llvm.cond_br:any", "llvm.switch:any"}}, // I71
    {{"vector.bitcast"}, false, SET("vector.lower_bitcast")},
    {{"vector.bitcast"}, false, SET("vector.rewrite_narrow_types")},
    {{"vector.interleave"}, false, SET("vector.interleave_to_shuffle")},
    {{"vector.interleave", "vector.deinterleave"},
     false,
     SET("vector.lower_interleave")},
    {{"vector.create_mask", "vector.constant_mask"},
     false,
     SET("vector.lower_create_mask")},
    {{"vector.create_mask", "vector.transfer_read", "vector.transfer_write"},
     false,
     SET("vector.materialize_masks"),
     {"@masked-transfer"}}, // M45
    {{"vector.mask"}, false, SET("vector.lower_masks")},
    {{"vector.mask"}, false, SET("vector.lower_masked_transfers")},
    {{"vector.gather"}, false, SET("vector.lower_gather")},
    {{"vector.contract"},
     true,
     SET("vector.lower_contraction lowering_strategy = outerproduct")},
    {{"vector.contract"}, true, SET("vector.lower_contraction")},
    {{"vector.multi_reduction"},
     true,
     SET("vector.lower_multi_reduction lowering_strategy = innerreduction")},
    {{"vector.multi_reduction"}, true, SET("vector.reduction_to_contract")},
    {{"vector.outerproduct"}, true, SET("vector.lower_outerproduct")},
    {{"vector.scan"}, true, SET("vector.lower_scan")},
    {{"vector.from_elements"}, false, SET("vector.unroll_from_elements")},
    {{"vector.to_elements"}, false, SET("vector.unroll_to_elements")},
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
     PATTERNS(
         "    transform.apply_patterns.vector.lower_transfer "
         "max_transfer_rank = 1\n")}, // cast_away_vector_leading_one_dim: M38
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
