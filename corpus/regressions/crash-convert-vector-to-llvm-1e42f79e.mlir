// kind: crash
// culprit: convert-vector-to-llvm
// bad: --convert-vector-to-llvm
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xi64>, vector<2x4xi64>, index) -> vector<2x4xi64>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xi64>, %arg1: vector<2x4xi64>, %arg2: index):
    %0 = "vector.insert"(%arg0, %arg1, %arg2) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xi64>, vector<2x4xi64>, index) -> vector<2x4xi64>
    "func.return"(%0) : (vector<2x4xi64>) -> ()
  }) : () -> ()
}) : () -> ()
