// kind: miscompile
// culprit: transform-interpreter
// expect: 129
// good: --test-transform-dialect-erase-schedule PLAIN
// bad: --transform-interpreter --test-transform-dialect-erase-schedule PLAIN
// From -128 to 1 there are 129 turns, which is -127 as a signed number.
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-128, 1]> : tensor<2xi8>, sym_name = "n", sym_visibility = "private", type = memref<2xi8>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @n}> : () -> memref<2xi8>
    %4 = "memref.load"(%3, %1) : (memref<2xi8>, index) -> i8
    %5 = "arith.constant"() <{value = 1 : i8}> : () -> i8
    %6 = "memref.load"(%3, %2) : (memref<2xi8>, index) -> i8
    %7 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %8 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %9 = "scf.for"(%4, %6, %5, %7) ({
    ^bb0(%arg1: i8, %arg2: i32):
      %10 = "arith.addi"(%arg2, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%10) : (i32) -> ()
    }) : (i8, i8, i8, i32) -> i32
    "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["scf.for"]}> : (!transform.any_op) -> !transform.any_op
    "transform.loop.unroll"(%0) <{factor = 2 : i64}> : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
