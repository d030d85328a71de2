// near-miss: I71
// same: --transform-interpreter
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "show", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg1: memref<4xi32>):
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "arith.constant"() <{value = 4 : index}> : () -> index
    "scf.for"(%1, %3, %2) ({
    ^bb0(%arg2: index):
      %4 = "vector.load"(%arg1, %1) : (memref<4xi32>, index) -> vector<4xi32>
      %5 = "vector.extract"(%4, %arg2) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xi32>, index) -> i32
      "func.call"(%5) <{callee = @show}> : (i32) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["func.func"]}> : (!transform.any_op) -> !transform.any_op
    "transform.apply_patterns"(%0) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
      "transform.apply_patterns.vector.sink_mem_ops"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
