// kind: invalid-ir
// culprit: xegpu-propagate-layout
// since: 23
// bad: --xegpu-propagate-layout
"builtin.module"() ({
  "func.func"() <{function_type = () -> f32, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : vector<16xf32>}> : () -> vector<16xf32>
    %1 = "vector.reduction"(%0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<16xf32>) -> f32
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
