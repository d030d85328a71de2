// near-miss: M49
// until: 23
// expect: ( 1 )
// good: --test-transform-dialect-erase-schedule PLAIN
// same: --transform-interpreter --test-transform-dialect-erase-schedule PLAIN
// There is one element.
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg6: !transform.any_op):
    %7 = "transform.structured.match"(%arg6) <{ops = ["func.func"]}> : (!transform.any_op) -> !transform.any_op
    %8 = "transform.structured.vectorize_children_and_apply_patterns"(%7) : (!transform.any_op) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
  "memref.global"() <{initial_value = dense<1> : tensor<1xi32>, sym_name = "a", sym_visibility = "private", type = memref<1xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<true> : tensor<1xi1>, sym_name = "b", sym_visibility = "private", type = memref<1xi1>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<1xi32>
    %3 = "memref.get_global"() <{name = @b}> : () -> memref<1xi1>
    %4 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xi32>
    "linalg.fill"(%1, %4) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      "linalg.yield"(%arg4) : (i32) -> ()
    }) : (i32, memref<1xi32>) -> ()
    "linalg.select"(%3, %2, %4, %4) <{operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: i32):
      %6 = "arith.select"(%arg0, %arg1, %arg2) : (i1, i32, i32) -> i32
      "linalg.yield"(%6) : (i32) -> ()
    }) : (memref<1xi1>, memref<1xi32>, memref<1xi32>, memref<1xi32>) -> ()
    %5 = "vector.transfer_read"(%4, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<1xi32>, index, i32) -> vector<1xi32>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<1xi32>) -> ()
    "memref.dealloc"(%4) : (memref<1xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
