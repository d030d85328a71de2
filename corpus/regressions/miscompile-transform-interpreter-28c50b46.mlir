// kind: miscompile
// culprit: transform-interpreter
// expect: 7
// good: --test-transform-dialect-erase-schedule PLAIN
// bad: --transform-interpreter --test-transform-dialect-erase-schedule PLAIN
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1xi64>) -> (), sym_name = "show", sym_visibility = "private"}> ({
  ^bb0(%arg1: memref<1xi64>):
    %4 = "arith.constant"() <{value = 0 : index}> : () -> index
    %5 = "memref.load"(%arg1, %4) : (memref<1xi64>, index) -> i64
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 7 : i64}> : () -> i64
    %3 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xi64>
    "memref.store"(%2, %3, %1) : (i64, memref<1xi64>, index) -> ()
    "func.call"(%3) <{callee = @show}> : (memref<1xi64>) -> ()
    "memref.dealloc"(%3) : (memref<1xi64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["func.func"]}> : (!transform.any_op) -> !transform.any_op
    "transform.memref.erase_dead_alloc_and_stores"(%0) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
