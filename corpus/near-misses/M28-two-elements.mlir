// near-miss: M28
// expect: 2.75
// good: PLAIN
// same: --canonicalize PLAIN
// A reduced dimension has two elements.
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<false> : vector<1x2xi1>}> : () -> vector<1x2xi1>
    %1 = "arith.constant"() <{value = dense<3.000000e+00> : vector<1x2xf32>}> : () -> vector<1x2xf32>
    %2 = "arith.constant"() <{value = 2.750000e+00 : f32}> : () -> f32
    %3 = "vector.mask"(%0) ({
      %4 = "vector.multi_reduction"(%1, %2) <{kind = #vector.kind<mul>, reduction_dims = array<i64: 0, 1>}> : (vector<1x2xf32>, f32) -> f32
      "vector.yield"(%4) : (f32) -> ()
    }) : (vector<1x2xi1>) -> f32
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (f32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
