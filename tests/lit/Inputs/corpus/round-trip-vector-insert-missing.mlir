"func.func"() <{function_type = (vector<4x4xf32>, vector<4xf32>, index) -> (vector<4x4xf32>), sym_name = "f"}> ({
^bb0(%a: vector<4x4xf32>, %s: vector<4xf32>, %i: index):
  %0 = "vector.insert"(%s, %a) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
  "func.return"(%0) : (vector<4x4xf32>) -> ()
}) : () -> ()
