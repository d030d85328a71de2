// near-miss: I214
// same: '--pass-pipeline=builtin.module(test-linalg-data-layout-propagation)'
// The change: tensor.extract_slice.static_strides +1.
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = () -> tensor<1x1xi1>, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = dense<true> : tensor<1x1xi1>}> : () -> tensor<1x1xi1>
    %2 = "scf.for"(%0, %0, %0, %1) ({
    ^bb0(%arg0: index, %arg1: tensor<1x1xi1>):
      %3 = "tensor.extract_slice"(%1, %0, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 1, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xi1>, index, index) -> tensor<1x?xi1>
      %4 = "tensor.extract_slice"(%1, %0, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xi1>, index, index) -> tensor<?x1xi1>
      %5 = "scf.for"(%0, %0, %0, %4) ({
      ^bb0(%arg2: index, %arg3: tensor<?x1xi1>):
        %7 = "tensor.extract_slice"(%3, %0, %0, %0) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, -9223372036854775808>, static_strides = array<i64: 2, 1>}> : (tensor<1x?xi1>, index, index, index) -> tensor<1x?xi1>
        %8 = "linalg.generic"(%7, %4) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
        ^bb0(%arg4: i1, %arg5: i1):
          "linalg.yield"(%arg4) : (i1) -> ()
        }) : (tensor<1x?xi1>, tensor<?x1xi1>) -> tensor<?x1xi1>
        "scf.yield"(%8) : (tensor<?x1xi1>) -> ()
      }) : (index, index, index, tensor<?x1xi1>) -> tensor<?x1xi1>
      %6 = "tensor.insert_slice"(%5, %1, %0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808, 1>, static_strides = array<i64: 1, 1>}> : (tensor<?x1xi1>, tensor<1x1xi1>, index, index) -> tensor<1x1xi1>
      "scf.yield"(%6) : (tensor<1x1xi1>) -> ()
    }) : (index, index, index, tensor<1x1xi1>) -> tensor<1x1xi1>
    "func.return"(%2) : (tensor<1x1xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
