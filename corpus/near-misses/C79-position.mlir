// near-miss: C79
// same: --convert-vector-to-llvm
// The position is there.
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xi32>, i32, index) -> vector<4xi32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xi32>, %arg1: i32, %arg2: index):
    %0 = "vector.insert"(%arg1, %arg0, %arg2) <{static_position = array<i64: -9223372036854775808>}> : (i32, vector<4xi32>, index) -> vector<4xi32>
    "func.return"(%0) : (vector<4xi32>) -> ()
  }) : () -> ()
}) : () -> ()
