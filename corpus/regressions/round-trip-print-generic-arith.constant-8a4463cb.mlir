"func.func"() <{function_type = () -> f128, sym_name = "f"}> ({
  %0 = "arith.constant"() <{value = 0x3FFF0000000000000000000000000001 : f128}> : () -> f128
  "func.return"(%0) : (f128) -> ()
}) : () -> ()
