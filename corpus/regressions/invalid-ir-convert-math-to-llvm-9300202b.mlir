// kind: invalid-ir
// culprit: convert-math-to-llvm
// bad: --convert-math-to-llvm
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2xf32>, vector<2xi32>) -> vector<2xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<2xf32>, %arg1: vector<2xi32>):
    %0 = "math.fpowi"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (vector<2xf32>, vector<2xi32>) -> vector<2xf32>
    "func.return"(%0) : (vector<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
