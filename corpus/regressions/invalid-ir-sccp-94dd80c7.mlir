// kind: invalid-ir
// culprit: sccp
// bad: '--pass-pipeline=builtin.module(sccp)'
"builtin.module"() ({
  "emitc.func"() <{function_type = () -> index, sym_name = "g11"}> ({
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    "emitc.return"(%2) : (index) -> ()
  }) : () -> ()
  "emitc.func"() <{function_type = () -> (), sym_name = "g24"}> ({
    %0 = "emitc.expression"() ({
      %1 = "emitc.call"() <{callee = @g11}> : () -> index
      "emitc.yield"(%1) : (index) -> ()
    }) : () -> index
    "emitc.return"() : () -> ()
  }) : () -> ()
  "emitc.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
