// kind: invalid-ir
// culprit: transform-interpreter
// bad: '--pass-pipeline=builtin.module(transform-interpreter)'
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<true> : tensor<1x1xi1>}> : () -> tensor<1x1xi1>
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = dense<true> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    %4 = "linalg.generic"(%0, %0) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: i1, %arg2: i1):
      "linalg.yield"(%arg1) : (i1) -> ()
    }) : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
    %5 = "tensor.extract_slice"(%4, %1, %3, %3) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xi1>, index, index, index) -> tensor<1x?xi1>
    %6 = "tensor.insert_slice"(%5, %0, %1, %1, %3) <{operandSegmentSizes = array<i32: 1, 1, 2, 1, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<1x?xi1>, tensor<1x1xi1>, index, index, index) -> tensor<1x1xi1>
    %7 = "tensor.insert_slice"(%6, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
    %8 = "tensor.extract"(%7, %1, %1) : (tensor<2x1xi1>, index, index) -> i1
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    "transform.apply_patterns"(%arg0) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
      "transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
