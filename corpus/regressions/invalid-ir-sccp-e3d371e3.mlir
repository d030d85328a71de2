// kind: invalid-ir
// culprit: sccp
// bad: --sccp
"builtin.module"() ({
  "func.func"() <{function_type = () -> !emitc.size_t, sym_name = "four"}> ({
    %0 = "emitc.expression"() ({
      %1 = "emitc.constant"() <{value = 4 : index}> : () -> !emitc.size_t
      "emitc.yield"(%1) : (!emitc.size_t) -> ()
    }) : () -> !emitc.size_t
    "func.return"(%0) : (!emitc.size_t) -> ()
  }) : () -> ()
}) : () -> ()
