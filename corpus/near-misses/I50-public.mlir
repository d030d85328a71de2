// near-miss: I50
// same: --remove-dead-values
// The function is public, so that it stays as it is.
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> i64, sym_name = "square"}> ({
  ^bb0(%arg0: i64):
    %1 = "arith.muli"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    "func.return"(%1) : (i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "func.constant"() <{value = @square}> : () -> ((i64) -> i64)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
