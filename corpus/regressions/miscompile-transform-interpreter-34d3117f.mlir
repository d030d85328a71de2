// kind: miscompile
// culprit: transform-interpreter
// expect: ( 1, 2, 3, 4 )
// good: --test-transform-dialect-erase-schedule PLAIN
// bad: --transform-interpreter --test-transform-dialect-erase-schedule PLAIN
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg6: !transform.any_op):
    %7 = "transform.structured.match"(%arg6) <{ops = ["func.func"]}> : (!transform.any_op) -> !transform.any_op
    %8 = "transform.structured.vectorize_children_and_apply_patterns"(%7) : (!transform.any_op) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
  "memref.global"() <{initial_value = dense<[1, 2, 3, 4]> : tensor<4xi32>, sym_name = "a", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<true> : tensor<4xi1>, sym_name = "b", sym_visibility = "private", type = memref<4xi1>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<4xi32>
    %3 = "memref.get_global"() <{name = @b}> : () -> memref<4xi1>
    %4 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
    "linalg.fill"(%1, %4) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      "linalg.yield"(%arg4) : (i32) -> ()
    }) : (i32, memref<4xi32>) -> ()
    "linalg.generic"(%3, %2, %4, %4) <{indexing_maps = [#map, #map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: i32):
      %6 = "arith.select"(%arg0, %arg1, %arg2) : (i1, i32, i32) -> i32
      "linalg.yield"(%6) : (i32) -> ()
    }) : (memref<4xi1>, memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
    %5 = "vector.transfer_read"(%4, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<4xi32>, index, i32) -> vector<4xi32>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<4xi32>) -> ()
    "memref.dealloc"(%4) : (memref<4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()

