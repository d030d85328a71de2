// kind: invalid-ir
// culprit: transform-interpreter
// bad: --transform-interpreter
#map = affine_map<(d0) -> (-d0 + 2, 3)>
#map1 = affine_map<(d0) -> (-d0 + 2, 5)>
#map2 = affine_map<(d0) -> (d0 - 1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>, sym_name = "f"}> ({
  ^bb0(%arg2: tensor<2x2xi32>, %arg3: tensor<2x2xi32>):
    %5 = "arith.constant"() <{value = 0 : index}> : () -> index
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "arith.constant"() <{value = 2 : index}> : () -> index
    %8 = "arith.constant"() <{value = 2 : index}> : () -> index
    %9 = "arith.constant"() <{value = 3 : index}> : () -> index
    %10 = "arith.constant"() <{value = 5 : index}> : () -> index
    %11 = "scf.for"(%5, %7, %9, %arg3) ({
    ^bb0(%arg4: index, %arg5: tensor<2x2xi32>):
      %12 = "scf.for"(%6, %8, %10, %arg5) ({
      ^bb0(%arg6: index, %arg7: tensor<2x2xi32>):
        %13 = "arith.constant"() <{value = 2 : index}> : () -> index
        %14 = "affine.min"(%arg4) <{map = #map}> : (index) -> index
        %15 = "arith.constant"() <{value = 2 : index}> : () -> index
        %16 = "affine.min"(%arg6) <{map = #map1}> : (index) -> index
        %17 = "affine.apply"(%14) <{map = #map2}> : (index) -> index
        %18 = "affine.apply"(%16) <{map = #map2}> : (index) -> index
        %19 = "affine.apply"(%16) <{map = #map2}> : (index) -> index
        %20 = "affine.apply"(%16) <{map = #map2}> : (index) -> index
        %21 = "affine.apply"(%14) <{map = #map2}> : (index) -> index
        %22 = "affine.apply"(%14) <{map = #map2}> : (index) -> index
        %23 = "tensor.extract_slice"(%arg2, %arg6, %16) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 2, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<2x2xi32>, index, index) -> tensor<2x?xi32>
        %24 = "tensor.extract_slice"(%arg2, %arg6, %arg4, %16, %14) <{operandSegmentSizes = array<i32: 1, 2, 2, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<2x2xi32>, index, index, index, index) -> tensor<?x?xi32>
        %25 = "tensor.extract_slice"(%arg7, %arg4, %14) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 2, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<2x2xi32>, index, index) -> tensor<2x?xi32>
        %26 = "linalg.matmul"(%23, %24, %25) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
        ^bb0(%arg8: i32, %arg9: i32, %arg10: i32):
          %31 = "arith.muli"(%arg8, %arg9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
          %32 = "arith.addi"(%arg10, %31) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
          "linalg.yield"(%32) : (i32) -> ()
        }) : (tensor<2x?xi32>, tensor<?x?xi32>, tensor<2x?xi32>) -> tensor<2x?xi32>
        %27 = "affine.apply"(%14) <{map = #map2}> : (index) -> index
        %28 = "affine.apply"(%16) <{map = #map2}> : (index) -> index
        %29 = "affine.apply"(%14) <{map = #map2}> : (index) -> index
        %30 = "tensor.insert_slice"(%26, %arg7, %arg4, %14) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 2, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<2x?xi32>, tensor<2x2xi32>, index, index) -> tensor<2x2xi32>
        "scf.yield"(%30) : (tensor<2x2xi32>) -> ()
      }) : (index, index, index, tensor<2x2xi32>) -> tensor<2x2xi32>
      "scf.yield"(%12) : (tensor<2x2xi32>) -> ()
    }) : (index, index, index, tensor<2x2xi32>) -> tensor<2x2xi32>
    "func.return"(%11) : (tensor<2x2xi32>) -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["linalg.matmul"]}> : (!transform.any_op) -> !transform.any_op
    "transform.sequence"(%0) <{failure_propagation_mode = 2 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({
    ^bb0(%arg1: !transform.any_op):
      %1:3 = "transform.structured.tile_using_for"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, scalable_sizes = array<i1: false, false>, static_sizes = array<i64: 5, 1>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
      %2:3 = "transform.structured.pad"(%1#0) <{copy_back_op = "none", nofold_flags = [1, 1, 0], padding_dimensions = [0, 1], padding_values = [], static_pad_to_multiple_of = array<i64: 2, 3>, transpose_paddings = []}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
      %3 = "transform.get_producer_of_operand"(%2#0) <{operand_number = 1 : i64}> : (!transform.any_op) -> !transform.any_op
      %4 = "transform.structured.hoist_pad"(%3) <{num_loops = 2 : i64, transpose = array<i64: 1, 0>}> : (!transform.any_op) -> !transform.any_op
      "transform.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()

