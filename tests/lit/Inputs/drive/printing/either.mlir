"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "either", sym_visibility = "private"}> ({
  ^bb0(%a: i32):
    %m = "arith.constant"() <{value = 6 : i32}> : () -> i32
    %b = "arith.ori"(%a, %m) : (i32, i32) -> i32
    "func.return"(%b) : (i32) -> ()
  }) {no_inline} : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %x = "arith.constant"() <{value = 9 : i32}> : () -> i32
    %y = "func.call"(%x) <{callee = @either}> : (i32) -> i32
    %z = "arith.addi"(%y, %x) : (i32, i32) -> i32
    "vector.print"(%z) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
