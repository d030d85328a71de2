"builtin.module"() ({
  "func.func"() <{function_type = (i8) -> i8, sym_name = "f"}> ({
  ^bb0(%a: i8):
    %c = "arith.constant"() <{value = 5 : i8}> : () -> i8
    %s = "arith.addi"(%a, %c) : (i8, i8) -> i8
    "func.return"(%s) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
