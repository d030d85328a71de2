// near-miss: M48
// expect: ( 2, 2, 2 )
// good: --test-transform-dialect-erase-schedule PLAIN
// same: --transform-interpreter --test-transform-dialect-erase-schedule PLAIN
// What is reduced is used.
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg4: !transform.any_op):
    %10 = "transform.structured.match"(%arg4) <{ops = ["func.func"]}> : (!transform.any_op) -> !transform.any_op
    %11 = "transform.structured.vectorize_children_and_apply_patterns"(%10) : (!transform.any_op) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
  "memref.global"() <{initial_value = dense<1> : tensor<2x3xi32>, sym_name = "a", sym_visibility = "private", type = memref<2x3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %3 = "memref.get_global"() <{name = @a}> : () -> memref<2x3xi32>
    %4 = "bufferization.to_tensor"(%3) <{restrict}> : (memref<2x3xi32>) -> tensor<2x3xi32>
    %5 = "tensor.empty"() : () -> tensor<3xi32>
    %6 = "linalg.fill"(%1, %5) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      "linalg.yield"(%arg2) : (i32) -> ()
    }) : (i32, tensor<3xi32>) -> tensor<3xi32>
    %7 = "linalg.reduce"(%4, %6) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg0: i32, %arg1: i32):
      %9 = "arith.addi"(%arg1, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%9) : (i32) -> ()
    }) : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %8 = "vector.transfer_read"(%7, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<3xi32>, index, i32) -> vector<3xi32>
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
