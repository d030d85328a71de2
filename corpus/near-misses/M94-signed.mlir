// near-miss: M94
// expect: 5
// good: --test-transform-dialect-erase-schedule PLAIN
// same: --transform-interpreter --test-transform-dialect-erase-schedule PLAIN
// The bytes are signed.
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[-1, 2]]> : tensor<1x2xi8>, sym_name = "a", sym_visibility = "private", type = memref<1x2xi8>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[3], [4]]> : tensor<2x1xi8>, sym_name = "b", sym_visibility = "private", type = memref<2x1xi8>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %4 = "memref.get_global"() <{name = @a}> : () -> memref<1x2xi8>
    %5 = "memref.get_global"() <{name = @b}> : () -> memref<2x1xi8>
    %6 = "bufferization.to_tensor"(%4) <{restrict}> : (memref<1x2xi8>) -> tensor<1x2xi8>
    %7 = "bufferization.to_tensor"(%5) <{restrict}> : (memref<2x1xi8>) -> tensor<2x1xi8>
    %8 = "linalg.matmul"(%6, %7, %3) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: i8, %arg2: i8, %arg3: i32):
      %10 = "arith.extsi"(%arg1) : (i8) -> i32
      %11 = "arith.extsi"(%arg2) : (i8) -> i32
      %12 = "arith.muli"(%10, %11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %13 = "arith.addi"(%arg3, %12) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%13) : (i32) -> ()
    }) : (tensor<1x2xi8>, tensor<2x1xi8>, tensor<1x1xi32>) -> tensor<1x1xi32>
    %9 = "tensor.extract"(%8, %2, %2) : (tensor<1x1xi32>, index, index) -> i32
    "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["linalg.matmul"]}> : (!transform.any_op) -> !transform.any_op
    "transform.structured.vectorize"(%0) <{create_named_contraction}> : (!transform.any_op) -> ()
    %1 = "transform.structured.match"(%arg0) <{ops = ["func.func"]}> : (!transform.any_op) -> !transform.any_op
    "transform.apply_patterns"(%1) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
      "transform.apply_patterns.vector.lower_contraction"() <{lowering_strategy = 2 : i32}> : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
