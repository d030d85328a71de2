// near-miss: I165
// since: 23
// same: --xegpu-propagate-layout
"builtin.module"() ({
  "func.func"() <{function_type = () -> f32, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : vector<16xf32>}> : () -> vector<16xf32>
    %1 = "vector.extract"(%0) <{static_position = array<i64: 0>}> : (vector<16xf32>) -> f32
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
