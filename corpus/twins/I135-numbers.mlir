// twin: I135
// same: --convert-vector-to-llvm
// The elements are numbers.
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xi64>) -> vector<2xi64>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xi64>):
    %0:2 = "vector.deinterleave"(%arg0) : (vector<4xi64>) -> (vector<2xi64>, vector<2xi64>)
    "func.return"(%0#1) : (vector<2xi64>) -> ()
  }) : () -> ()
}) : () -> ()

