// kind: miscompile
// culprit: convert-arith-to-emitc
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(convert-arith-to-emitc)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %1 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %2 = "arith.trunci"(%1) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i16
    %3 = "arith.muli"(%2, %2) <{overflowFlags = #arith.overflow<none>}> : (i16, i16) -> i16
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "scion_show_i32"}> ({
  ^bb0(%arg0: i32):
    %0 = "arith.extsi"(%arg0) : (i32) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
