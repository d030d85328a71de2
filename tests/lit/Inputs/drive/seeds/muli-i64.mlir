"builtin.module"() ({
  "func.func"() <{function_type = (i64, i64) -> i64, sym_name = "f"}> ({
  ^bb0(%a: i64, %b: i64):
    %c = "arith.muli"(%a, %b) : (i64, i64) -> i64
    %d = "arith.addi"(%c, %a) : (i64, i64) -> i64
    "func.return"(%d) : (i64) -> ()
  }) : () -> ()
}) : () -> ()
