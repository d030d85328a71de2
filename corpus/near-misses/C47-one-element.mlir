// near-miss: C47
// same: --canonicalize
// The vectors have a dimension.
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1xf32>) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: vector<1xf32>):
    %0 = "vector.shuffle"(%arg0, %arg0) <{mask = array<i64: 0, 1, 0>}> : (vector<1xf32>, vector<1xf32>) -> vector<3xf32>
    %1 = "vector.extract"(%0) <{static_position = array<i64: 0>}> : (vector<3xf32>) -> f32
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
