// kind: invalid-ir
// culprit: remove-dead-values
// bad: --remove-dead-values
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> i64, sym_name = "neg", sym_visibility = "private"}> ({
  ^bb0(%arg1: i64):
    %2 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    "func.return"(%2) : (i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> i64, sym_name = "main"}> ({
  ^bb0(%arg0: i64):
    %0 = "func.constant"() <{value = @neg}> : () -> ((i64) -> i64)
    %1 = "func.call_indirect"(%0, %arg0) : ((i64) -> i64, i64) -> i64
    "func.return"(%1) : (i64) -> ()
  }) : () -> ()
}) : () -> ()
