// twin: I127
// same: --convert-vector-to-llvm=vector-transpose-lowering=llvmintr
// The elements are numbers.
"builtin.module"() ({
  "func.func"() <{function_type = (vector<3x4xi64>) -> vector<4x3xi64>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<3x4xi64>):
    %0 = "vector.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (vector<3x4xi64>) -> vector<4x3xi64>
    "func.return"(%0) : (vector<4x3xi64>) -> ()
  }) : () -> ()
}) : () -> ()
