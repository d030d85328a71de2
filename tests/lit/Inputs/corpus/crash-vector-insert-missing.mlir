"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xi32>, i32) -> vector<4xi32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xi32>, %arg1: i32):
    %0 = "vector.insert"(%arg1, %arg0) <{static_position = array<i64: -9223372036854775808>}> : (i32, vector<4xi32>) -> vector<4xi32>
    "func.return"(%0) : (vector<4xi32>) -> ()
  }) : () -> ()
}) : () -> ()
