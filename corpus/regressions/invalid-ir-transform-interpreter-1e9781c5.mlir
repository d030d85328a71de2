// kind: invalid-ir
// culprit: transform-interpreter
// bad: '--pass-pipeline=builtin.module(transform-interpreter)'
"builtin.module"() ({
  "memref.global"() <{sym_name = "a", type = memref<12xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @a}> : () -> memref<12xi32>
    %2 = "vector.load"(%1, %0) : (memref<12xi32>, index) -> vector<12xi32>
    %3 = "vector.shape_cast"(%2) : (vector<12xi32>) -> vector<2x3x2xi32>
    %4 = "vector.shape_cast"(%3) : (vector<2x3x2xi32>) -> vector<12xi32>
    "scf.for"(%0, %0, %0) ({
    ^bb0(%arg1: index):
      %5 = "vector.extract"(%4, %arg1) <{static_position = array<i64: -9223372036854775808>}> : (vector<12xi32>, index) -> i32
      "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    "transform.apply_patterns"(%arg0) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
      "transform.apply_patterns.vector.sink_mem_ops"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
