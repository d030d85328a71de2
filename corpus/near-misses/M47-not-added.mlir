// near-miss: M47
// expect: 1
// expect: ( 2, 4 )
// good: --test-transform-dialect-erase-schedule PLAIN
// same: --transform-interpreter --test-transform-dialect-erase-schedule PLAIN
// What the call gives is not added.
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg4: !transform.any_op):
    %11 = "transform.structured.match"(%arg4) <{ops = ["linalg.add"]}> : (!transform.any_op) -> !transform.any_op
    %12:2 = "transform.structured.fuse"(%11) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_tile_sizes = array<i64: 2>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    "transform.yield"() : () -> ()
  }) : () -> ()
  "memref.global"() <{initial_value = dense<[1, 2]> : tensor<2xi32>, sym_name = "a", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> tensor<2xi32>, sym_name = "shown", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<2xi32>):
    %9 = "arith.constant"() <{value = 0 : index}> : () -> index
    %10 = "tensor.extract"(%arg3, %9) : (tensor<2xi32>, index) -> i32
    "vector.print"(%10) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"(%arg3) : (tensor<2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<2xi32>
    %3 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<2xi32>) -> tensor<2xi32>
    %4 = "func.call"(%3) <{callee = @shown}> : (tensor<2xi32>) -> tensor<2xi32>
    %5 = "tensor.empty"() : () -> tensor<2xi32>
    %6 = "linalg.add"(%3, %3, %5) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
      %8 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%8) : (i32) -> ()
    }) : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %7 = "vector.transfer_read"(%6, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<2xi32>, index, i32) -> vector<2xi32>
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
