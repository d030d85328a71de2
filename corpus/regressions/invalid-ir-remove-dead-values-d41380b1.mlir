// kind: invalid-ir
// culprit: remove-dead-values
// since: 24
// bad: '--pass-pipeline=builtin.module(remove-dead-values)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "g6", sym_visibility = "private"}> ({
    %0 = "emitc.expression"() ({
      %1 = "emitc.get_global"() <{name = @unread}> : () -> !emitc.array<1xi32>
      "emitc.yield"(%1) : (!emitc.array<1xi32>) -> ()
    }) : () -> !emitc.array<1xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "emitc.global"() <{sym_name = "unread", type = !emitc.array<1xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
