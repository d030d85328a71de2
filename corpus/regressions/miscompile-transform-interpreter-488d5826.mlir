// kind: miscompile
// culprit: transform-interpreter
// expect: ( ( 1, 3 ), ( 3, 13 ) )
// good: --test-transform-dialect-erase-schedule PLAIN
// bad: '--pass-pipeline=builtin.module(transform-interpreter,test-transform-dialect-erase-schedule)' PLAIN
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[0, 1], [2, 3]]> : tensor<2x2xi32>, sym_name = "x", type = memref<2x2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %2 = "arith.constant"() <{value = dense<0> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
    %3 = "arith.constant"() <{value = 0 : index}> : () -> index
    %4 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %5 = "memref.get_global"() <{name = @x}> : () -> memref<2x2xi32>
    %6 = "bufferization.to_tensor"(%5) <{restrict}> : (memref<2x2xi32>) -> tensor<2x2xi32>
    %7 = "linalg.generic"(%6, %6, %2) <{indexing_maps = [#map, #map1, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: i32, %arg4: i32, %arg5: i32):
      %9 = "arith.muli"(%arg3, %arg4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %10 = "arith.addi"(%arg5, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%10) : (i32) -> ()
    }) : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    %8 = "vector.transfer_read"(%7, %3, %3, %4) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map3}> : (tensor<2x2xi32>, index, index, i32) -> vector<2x2xi32>
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<2x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["linalg.generic"]}> : (!transform.any_op) -> !transform.any_op
    "transform.foreach"(%0) ({
    ^bb0(%arg1: !transform.any_op):
      "transform.sequence"(%arg1) <{failure_propagation_mode = 2 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({
      ^bb0(%arg2: !transform.any_op):
        %1 = "transform.structured.specialize"(%arg2) : (!transform.any_op) -> !transform.any_op
        "transform.yield"() : () -> ()
      }) : (!transform.any_op) -> ()
      "transform.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
