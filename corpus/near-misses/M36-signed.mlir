// near-miss: M36
// expect: ( ( 7, 6 ), ( 9, 22 ) )
// good: --test-transform-dialect-erase-schedule PLAIN
// same: --transform-interpreter --test-transform-dialect-erase-schedule PLAIN
// The bytes are signed.
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[-1, 2], [3, 4]]> : tensor<2x2xi8>, sym_name = "a", sym_visibility = "private", type = memref<2x2xi8>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<2x2xi32>, sym_name = "c", sym_visibility = "private", type = memref<2x2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<2x2xi8>
    %3 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<2x2xi8>) -> tensor<2x2xi8>
    %4 = "arith.constant"() <{value = dense<0> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
    %5 = "linalg.matmul"(%3, %3, %4) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: i8, %arg2: i8, %arg3: i32):
      %9 = "arith.extsi"(%arg1) : (i8) -> i32
      %10 = "arith.extsi"(%arg2) : (i8) -> i32
      %11 = "arith.muli"(%9, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %12 = "arith.addi"(%arg3, %11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%12) : (i32) -> ()
    }) : (tensor<2x2xi8>, tensor<2x2xi8>, tensor<2x2xi32>) -> tensor<2x2xi32>
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %8 = "vector.transfer_read"(%5, %6, %6, %7) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map3}> : (tensor<2x2xi32>, index, index, i32) -> vector<2x2xi32>
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<2x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["linalg.matmul"]}> : (!transform.any_op) -> !transform.any_op
    %1 = "transform.structured.transpose_matmul"(%0) <{inputToTranspose = 0 : i32}> : (!transform.any_op) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
