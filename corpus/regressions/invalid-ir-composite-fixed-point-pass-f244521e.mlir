// kind: invalid-ir
// culprit: composite-fixed-point-pass
// bad: '--pass-pipeline=builtin.module(composite-fixed-point-pass{pipeline=sccp,cse})'
"builtin.module"() ({
  "emitc.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %1 = "emitc.expression"() ({
      %2 = "emitc.call"() <{callee = @g3}> : () -> index
      "emitc.yield"(%2) : (index) -> ()
    }) : () -> index
    "emitc.return"() : () -> ()
  }) : () -> ()
  "emitc.func"() <{function_type = () -> index, sym_name = "g3"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    "emitc.return"(%0) : (index) -> ()
  }) : () -> ()
}) : () -> ()
