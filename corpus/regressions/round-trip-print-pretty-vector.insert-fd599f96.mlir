"func.func"() <{function_type = (i64, vector<4xi64>, index) -> vector<4xi64>, sym_name = "f"}> ({
^bb0(%s: i64, %v: vector<4xi64>, %i: index):
  %r = "vector.insert"(%s, %v, %i) <{static_position = array<i64: 3>}> : (i64, vector<4xi64>, index) -> vector<4xi64>
  "func.return"(%r) : (vector<4xi64>) -> ()
}) : () -> ()
