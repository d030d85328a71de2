// near-miss: M85
// expect: 129
// good: --test-transform-dialect-erase-schedule PLAIN
// same: --transform-interpreter --test-transform-dialect-erase-schedule PLAIN
// The bounds are read as numbers of 8 bits and compared as numbers of 16.
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-128, 1]> : tensor<2xi8>, sym_name = "n", sym_visibility = "private", type = memref<2xi8>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @n}> : () -> memref<2xi8>
    %4 = "memref.load"(%3, %1) : (memref<2xi8>, index) -> i8
    %5 = "arith.extsi"(%4) : (i8) -> i16
    %6 = "arith.constant"() <{value = 1 : i16}> : () -> i16
    %7 = "memref.load"(%3, %2) : (memref<2xi8>, index) -> i8
    %8 = "arith.extsi"(%7) : (i8) -> i16
    %9 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %10 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %11 = "scf.for"(%5, %8, %6, %9) ({
    ^bb0(%arg1: i16, %arg2: i32):
      %12 = "arith.addi"(%arg2, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%12) : (i32) -> ()
    }) : (i16, i16, i16, i32) -> i32
    "vector.print"(%11) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["scf.for"]}> : (!transform.any_op) -> !transform.any_op
    "transform.loop.unroll"(%0) <{factor = 2 : i64}> : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
