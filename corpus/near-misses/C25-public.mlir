// near-miss: C25
// same: --mlir-disable-threading --remove-dead-values
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i1) -> (), sym_name = "run"}> ({
  ^bb0(%arg2: i32, %arg3: i1):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1:2 = "scf.while"(%arg2, %0) ({
    ^bb0(%arg6: i32, %arg7: i32):
      "scf.condition"(%arg3, %arg6, %arg7) : (i1, i32, i32) -> ()
    }, {
    ^bb0(%arg4: i32, %arg5: i32):
      "scf.yield"(%arg4, %arg5) : (i32, i32) -> ()
    }) : (i32, i32) -> (i32, i32)
    "func.call"(%1#1) <{callee = @show}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i1) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: i32, %arg1: i1):
    "func.call"(%arg0, %arg1) <{callee = @run}> : (i32, i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "show", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
