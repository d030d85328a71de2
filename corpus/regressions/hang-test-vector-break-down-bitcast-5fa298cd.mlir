// kind: hang
// culprit: test-vector-break-down-bitcast
// bad: '--pass-pipeline=builtin.module(func.func(test-vector-break-down-bitcast))'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : vector<5xf32>}> : () -> vector<5xf32>
    %1 = "vector.bitcast"(%0) : (vector<5xf32>) -> vector<5xi32>
    "vector.print"(%1) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
