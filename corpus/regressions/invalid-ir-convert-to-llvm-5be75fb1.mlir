// kind: invalid-ir
// culprit: convert-to-llvm
// bad: --convert-to-llvm
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2x2xf32>) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: vector<2x2xf32>):
    %0:4 = "vector.to_elements"(%arg0) : (vector<2x2xf32>) -> (f32, f32, f32, f32)
    "func.return"(%0#3) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
