// kind: invalid-ir
// culprit: transform-interpreter
// bad: '--pass-pipeline=builtin.module(transform-interpreter)'
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "memref.global"() <{sym_name = "in2", type = memref<1x1xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f0"}> ({
    %2 = "arith.constant"() <{value = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %3 = "arith.constant"() <{value = dense<16> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %4 = "memref.get_global"() <{name = @in2}> : () -> memref<1x1xi32>
    %5 = "bufferization.to_tensor"(%4) : (memref<1x1xi32>) -> tensor<1x1xi32>
    %6 = "linalg.matmul"(%3, %2, %5) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: i32, %arg2: i32, %arg3: i32):
      %7 = "arith.muli"(%arg1, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %8 = "arith.addi"(%arg3, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%8) : (i32) -> ()
    }) : (tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["linalg.matmul"]}> : (!transform.any_op) -> !transform.any_op
    %1:3 = "transform.structured.pad"(%0) <{copy_back_op = "none", nofold_flags = [], padding_dimensions = [0, 1], padding_values = [], static_pad_to_multiple_of = array<i64: 3, 3>, transpose_paddings = []}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
