// kind: invalid-ir
// culprit: convert-arith-to-emitc
// bad: --convert-arith-to-emitc
"builtin.module"() ({
  "func.func"() <{function_type = () -> i128, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = 1 : i128}> : () -> i128
    "func.return"(%0) : (i128) -> ()
  }) : () -> ()
}) : () -> ()
