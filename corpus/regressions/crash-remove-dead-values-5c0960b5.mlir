// kind: crash
// culprit: remove-dead-values
// bad: --mlir-disable-threading --remove-dead-values=canonicalize=0
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "arith.constant"() <{value = 5 : i64}> : () -> i64
    "func.call"(%2, %1, %3) <{callee = @g}> : (index, index, i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, i64) -> (), sym_name = "g", sym_visibility = "private"}> ({
  ^bb0(%arg1: index, %arg2: index, %arg3: i64):
    %0 = "scf.for"(%arg1, %arg2, %arg1, %arg3) ({
    ^bb0(%arg4: index, %arg5: i64):
      "func.call"(%arg5) <{callee = @show}> : (i64) -> ()
      "scf.yield"(%arg5) : (i64) -> ()
    }) : (index, index, index, i64) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "show", sym_visibility = "private"}> ({
  ^bb0(%arg0: i64):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

