// kind: invalid-ir
// culprit: drop-equivalent-buffer-results
// bad: --drop-equivalent-buffer-results
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> i64, sym_name = "same", sym_visibility = "private"}> ({
  ^bb0(%arg0: i64):
    "func.return"(%arg0) : (i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> ((i64) -> i64), sym_name = "f"}> ({
    %0 = "func.constant"() <{value = @same}> : () -> ((i64) -> i64)
    "func.return"(%0) : ((i64) -> i64) -> ()
  }) : () -> ()
}) : () -> ()
