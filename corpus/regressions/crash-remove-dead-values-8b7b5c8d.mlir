// kind: crash
// culprit: remove-dead-values
// bad: --mlir-disable-threading --remove-dead-values
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "outside", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (index) -> (), sym_name = "nobody_calls", sym_visibility = "private"}> ({
  ^bb0(%arg0: index):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%0, %arg0, %1) ({
    ^bb0(%arg1: index):
      "func.call"(%arg1) <{callee = @outside}> : (index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
