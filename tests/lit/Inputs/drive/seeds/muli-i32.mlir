"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "f"}> ({
  ^bb0(%a: i32, %b: i32):
    %c = "arith.muli"(%a, %b) : (i32, i32) -> i32
    %d = "arith.addi"(%c, %a) : (i32, i32) -> i32
    "func.return"(%d) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
