// near-miss: C14
// same: --allow-unregistered-dialect --mlir-disable-threading --math-extend-to-supported-types
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
