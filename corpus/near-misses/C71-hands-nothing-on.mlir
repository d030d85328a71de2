// near-miss: C71
// same: --mlir-disable-threading --remove-dead-values
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %2 = "scf.execute_region"() ({
      "cf.br"()[^bb1] : () -> ()
    ^bb1:  // pred: ^bb0
      "vector.print"(%1) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
      "scf.yield"(%0) : (f64) -> ()
    }) : () -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
