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
    {"structured.tile_using_for",
     {"linalg.*:any"},
     false,
     MATCH "  %u, %l = transform.structured.tile_using_for %t tile_sizes [$n] "
           ": (!transform.any_op) -> (!transform.any_op, !transform.any_op)\n"},
    {"structured.tile_using_for",
     {"linalg.matmul:any", "linalg.batch_matmul:any", "linalg.generic:any",
      "linalg.transpose:any"},
     false,
     MATCH "  %u, %l:2 = transform.structured.tile_using_for %t tile_sizes "
           "[$n, $n] : (!transform.any_op) -> (!transform.any_op, "
           "!transform.any_op, !transform.any_op)\n"},
    {"structured.tile_using_for",
     {"linalg.matmul:any", "linalg.batch_matmul:any"},
     false,
     MATCH "  %u, %l:3 = transform.structured.tile_using_for %t tile_sizes "
           "[$n, $n, $n] interchange = [2, 0, 1] : (!transform.any_op) -> "
           "(!transform.any_op, !transform.any_op, !transform.any_op, "
           "!transform.any_op)\n"},
    {"structured.tile_using_forall",
     {"linalg.*:any"},
     false,
     MATCH "  %u, %l = transform.structured.tile_using_forall %t tile_sizes "
           "[$n] : (!transform.any_op) -> (!transform.any_op, "
           "!transform.any_op)\n"},
    {"structured.fuse",
     {"linalg.*:tensor"},
     false,
     MATCH "  %u, %l = transform.structured.fuse %t tile_sizes [$n] : "
           "(!transform.any_op) -> (!transform.any_op, !transform.any_op)\n"},
    // Padding, with zeros. Sums get more terms where a dimension that is summed
    // over is padded: +0.0 changes the sign of a sum of -0.0.
    {"structured.pad",
     {"linalg.matmul:tensor"},
     false,
     MATCH "  %p, %q, %r = transform.structured.pad %t pad_to_multiple_of "
           "[$n, $n] {padding_dimensions = [0, 1], copy_back_op = \"none\"} : "
           "(!transform.any_op) -> (!transform.any_op, !transform.any_op, "
           "!transform.any_op)\n"},
    {"structured.pad",
     {"linalg.matmul:tensor"},
     true,
     MATCH "  %p, %q, %r = transform.structured.pad %t pad_to_multiple_of "
           "[$n, $n, $n] {padding_dimensions = [0, 1, 2], copy_back_op = "
           "\"none\"} : (!transform.any_op) -> (!transform.any_op, "
           "!transform.any_op, !transform.any_op)\n"},
    {"structured.pad",
     {"linalg.transpose:tensor", "linalg.broadcast:tensor",
      "linalg.copy:tensor", "linalg.fill:tensor"},
     false,
     MATCH "  %p, %q, %r = transform.structured.pad %t pad_to_multiple_of [$n] "
           "{padding_dimensions = [0], copy_back_op = \"none\"} : "
           "(!transform.any_op) -> (!transform.any_op, !transform.any_op, "
           "!transform.any_op)\n"},
    // Other structured transformations.
    {"structured.flatten_elementwise",
     {"linalg.generic:any", "linalg.map:any", "linalg.fill:any"},
     false,
     MATCH "  %u = transform.structured.flatten_elementwise %t : "
           "(!transform.any_op) -> !transform.any_op\n"},
    {"structured.transpose_matmul",
     {"linalg.matmul:tensor"},
     false,
     MATCH "  %u = transform.structured.transpose_matmul %t : "
           "(!transform.any_op) -> !transform.any_op\n"},
    {"structured.generalize",
     {"linalg.*:any"},
     false,
     MATCH "  %u = transform.structured.generalize %t : (!transform.any_op) -> "
           "!transform.any_op\n"},
    {"structured.vectorize_children_and_apply_patterns",
     {"linalg.generic:any", "linalg.matmul:any", "linalg.map:any"},
     true,
     FUNCTIONS
     "  %u = transform.structured.vectorize_children_and_apply_patterns %f : "
     "(!transform.any_op) -> !transform.any_op\n"},
    {"structured.vectorize_children_and_apply_patterns",
     {"linalg.map:any", "linalg.transpose:any", "linalg.fill:any",
      "linalg.broadcast:any", "linalg.copy:any"},
     false,
     FUNCTIONS
     "  %u = transform.structured.vectorize_children_and_apply_patterns %f : "
     "(!transform.any_op) -> !transform.any_op\n"},
    {"structured.convert_to_loops",
     {"linalg.*:any"},
     false,
     MATCH "  transform.structured.convert_to_loops %t : (!transform.any_op) "
           "-> !transform.any_op\n"},
    // What linalg-block-pack-matmul makes.
    {"structured.lower_pack",
     {"linalg.pack:any"},
     false,
     MATCH_OP(
         "linalg.pack") "  %p, %e, %u = transform.structured.lower_pack %t : "
                        "(!transform.op<\"linalg.pack\">) -> "
                        "(!transform.op<\"tensor.pad\">, "
                        "!transform.op<\"tensor.expand_shape\">, "
                        "!transform.op<\"linalg.transpose\">)\n",
     true},
    {"structured.lower_unpack",
     {"linalg.unpack:any"},
     false,
     MATCH_OP("linalg.unpack") "  %e, %u, %c, %s = "
                               "transform.structured.lower_unpack %t : "
                               "(!transform.op<\"linalg.unpack\">) -> "
                               "(!transform.op<\"tensor.empty\">, "
                               "!transform.op<\"linalg.transpose\">, "
                               "!transform.op<\"tensor.collapse_shape\">, "
                               "!transform.op<\"tensor.extract_slice\">)\n",
     true},
    // Loops.
    {"loop.unroll",
     {"scf.for:any"},
     false,
     MATCH "  transform.loop.unroll %t {factor = $n} : !transform.any_op\n"},
    {"loop.peel",
     {"scf.for:any"},
     false,
     MATCH_FOR "  %u, %r = transform.loop.peel %t : "
               "(!transform.op<\"scf.for\">) -> (!transform.any_op, "
               "!transform.any_op)\n"},
    {"loop.peel-front",
     {"scf.for:any"},
     false,
     MATCH_FOR "  %u, %r = transform.loop.peel %t {peel_front = true} : "
               "(!transform.op<\"scf.for\">) -> (!transform.any_op, "
               "!transform.any_op)\n"},
    {"loop.hoist_loop_invariant_subsets",
     {"scf.for:tensor"},
     false,
     MATCH "  transform.loop.hoist_loop_invariant_subsets %t : "
           "!transform.any_op\n"},
    // Pattern sets. Fusion of loops over memrefs is left to the passes that
    // check dependences (scf-parallel-loop-fusion, affine-loop-fusion):
    // transform.loop.fuse_sibling leaves that to its user.
    {"apply_cse",
     {"*:any"},
     false,
     "  transform.apply_cse to %root : !transform.any_op\n"},
    {"apply_licm",
     {"scf.for:any", "affine.for:any"},
     false,
     MATCH "  transform.apply_licm to %t : !transform.any_op\n"},
    {"linalg.tiling_canonicalization",
     {"linalg.*:tensor"},
     false,
     SET("linalg.tiling_canonicalization")},
    {"linalg.erase_unnecessary_inputs",
     {"linalg.*:tensor"},
     false,
     SET("linalg.erase_unnecessary_inputs")},
    {"linalg.fold_unit_extent_dims_via_reshapes",
     {"linalg.*:tensor"},
     false,
     SET("linalg.fold_unit_extent_dims_via_reshapes")},
    {"linalg.fold_unit_extent_dims_via_slices",
     {"linalg.*:any"},
     false,
     SET("linalg.fold_unit_extent_dims_via_slices")},
    {"linalg.fold_add_into_dest",
     {"linalg.*:tensor"},
     true,
     SET("linalg.fold_add_into_dest")},
    {"linalg.decompose_pack_unpack",
     {"linalg.pack:any", "linalg.unpack:any"},
     false,
     SET("linalg.decompose_pack_unpack")},
    {"linalg.decompose_pad",
     {"tensor.pad:tensor"},
     false,
     SET("linalg.decompose_pad")},
    {"linalg.pad_vectorization",
     {"tensor.pad:tensor"},
     false,
     SET("linalg.pad_vectorization")},
    {"tensor.decompose_concat",
     {"tensor.concat:tensor"},
     false,
     SET("tensor.decompose_concat")},
    {"tensor.fold_tensor_empty",
     {"tensor.empty:tensor"},
     false,
     SET("tensor.fold_tensor_empty")},
    {"tensor.bubble_up_extract_slice",
     {"tensor.extract_slice:tensor"},
     false,
     SET("tensor.bubble_up_extract_slice")},
    {"tensor.drop_redundant_insert_slice_rank_expansion",
     {"tensor.insert_slice:tensor"},
     false,
     SET("tensor.drop_redundant_insert_slice_rank_expansion")},
    {"tensor.fold_tensor_subset_ops_into_vector_transfers",
     {"tensor.extract_slice:tensor", "tensor.insert_slice:tensor"},
     false,
     SET("tensor.fold_tensor_subset_ops_into_vector_transfers")},
    {"tensor.rewrite_as_constant",
     {"tensor.*:tensor"},
     false,
     SET("tensor.rewrite_as_constant")},
    {"memref.expand_ops", {"memref.*"}, false, SET("memref.expand_ops")},
    {"memref.expand_strided_metadata",
     {"memref.subview", "memref.reinterpret_cast", "memref.expand_shape",
      "memref.collapse_shape"},
     false,
     SET("memref.expand_strided_metadata")},
    {"memref.extract_address_computations",
     {"memref.load", "memref.store", "vector.transfer_read",
      "vector.transfer_write"},
     false,
     SET("memref.extract_address_computations")},
    {"memref.resolve_ranked_shaped_type_result_dims",
     {"memref.dim"},
     false,
     SET("memref.resolve_ranked_shaped_type_result_dims")},
    {"scf.for_loop_canonicalization",
     {"scf.for:any"},
     false,
     SET("scf.for_loop_canonicalization")},
    {"vector.transfer_permutation_patterns",
     {"vector.transfer_read:any", "vector.transfer_write:any"},
     false,
     SET("vector.transfer_permutation_patterns")},
    {"vector.drop_inner_most_unit_dims_from_xfer_ops",
     {"vector.transfer_read", "vector.transfer_write"},
     false,
     SET("vector.drop_inner_most_unit_dims_from_xfer_ops")},
    {"vector.rank_reducing_subview_patterns",
     {"vector.transfer_read", "vector.transfer_write"},
     false,
     SET("vector.rank_reducing_subview_patterns")},
    {"vector.transfer_to_scf",
     {"vector.transfer_read:any", "vector.transfer_write:any"},
     false,
     SET("vector.transfer_to_scf max_transfer_rank = 1 full_unroll = true")},
    {"vector.drop_unit_dims_with_shape_cast",
     {"vector.*"},
     false,
     SET("vector.drop_unit_dims_with_shape_cast")},
    {"vector.sink_ops", {"vector.*"}, false, SET("vector.sink_ops")},
    {"vector.sink_mem_ops", {"vector.*"}, false, SET("vector.sink_mem_ops")},
    {"vector.lower_bitcast",
     {"vector.bitcast"},
     false,
     SET("vector.lower_bitcast")},
    {"vector.rewrite_narrow_types",
     {"vector.bitcast"},
     false,
     SET("vector.rewrite_narrow_types")},
    {"vector.interleave_to_shuffle",
     {"vector.interleave"},
     false,
     SET("vector.interleave_to_shuffle")},
    {"vector.lower_interleave",
     {"vector.interleave", "vector.deinterleave"},
     false,
     SET("vector.lower_interleave")},
    {"vector.lower_create_mask",
     {"vector.create_mask", "vector.constant_mask"},
     false,
     SET("vector.lower_create_mask")},
    {"vector.materialize_masks",
     {"vector.create_mask", "vector.transfer_read", "vector.transfer_write"},
     false,
     SET("vector.materialize_masks")},
    {"vector.lower_masks", {"vector.mask"}, false, SET("vector.lower_masks")},
    {"vector.lower_masked_transfers",
     {"vector.mask"},
     false,
     SET("vector.lower_masked_transfers")},
    {"vector.lower_gather",
     {"vector.gather"},
     false,
     SET("vector.lower_gather")},
    {"vector.lower_contraction",
     {"vector.contract"},
     true,
     SET("vector.lower_contraction lowering_strategy = outerproduct")},
    {"vector.lower_contraction",
     {"vector.contract"},
     true,
     SET("vector.lower_contraction")},
    {"vector.lower_multi_reduction",
     {"vector.multi_reduction"},
     true,
     SET("vector.lower_multi_reduction lowering_strategy = innerreduction")},
    {"vector.reduction_to_contract",
     {"vector.multi_reduction"},
     true,
     SET("vector.reduction_to_contract")},
    {"vector.lower_outerproduct",
     {"vector.outerproduct"},
     true,
     SET("vector.lower_outerproduct")},
    {"vector.lower_scan", {"vector.scan"}, true, SET("vector.lower_scan")},
    {"vector.unroll_from_elements",
     {"vector.from_elements"},
     false,
     SET("vector.unroll_from_elements")},
    {"vector.unroll_to_elements",
     {"vector.to_elements"},
     false,
     SET("vector.unroll_to_elements")},
    {"tensor.fold_tensor_subset_ops",
     {"tensor.*:any"},
     false,
     PATTERNS("    transform.apply_patterns.tensor.fold_tensor_subset_ops\n"
              "    transform.apply_patterns.tensor."
              "merge_consecutive_insert_extract_slice\n")},
    {"tensor.reassociative_reshape_folding",
     {"tensor.*:any"},
     false,
     PATTERNS("    transform.apply_patterns.tensor."
              "reassociative_reshape_folding\n")},
    {"vector.lower_transfer",
     {"vector.transfer_read:any", "vector.transfer_write:any"},
     false,
     PATTERNS("    transform.apply_patterns.vector.lower_transfer "
              "max_transfer_rank = 1\n")},
    {"vector.lower_transpose",
     {"vector.transpose"},
     false,
     PATTERNS("    transform.apply_patterns.vector.lower_transpose "
              "lowering_strategy = shuffle_1d\n")},
    {"vector.lower_shape_cast",
     {"vector.shape_cast", "vector.broadcast"},
     false,
     PATTERNS("    transform.apply_patterns.vector.lower_shape_cast\n"
              "    transform.apply_patterns.vector.lower_broadcast\n")},
    {"vector.split_transfer_full_partial",
     {"vector.transfer_read", "vector.transfer_write"},
     false,
     SET("vector.split_transfer_full_partial split_transfer_strategy = "
         "\"linalg-copy\"")},
    {"vector.cast_away_vector_leading_one_dim",
     {"vector.*"},
     false,
     SET("vector.cast_away_vector_leading_one_dim")},
};

std::span<const ScheduleMove> scion::scheduleMoves() { return moves; }
