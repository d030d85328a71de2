// kind: invalid-ir
// culprit: convert-func-to-spirv
// bad: --convert-func-to-spirv
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xf32>) -> (), sym_name = "takes_many", sym_visibility = "private"}> ({
  ^bb0(%arg1: vector<8xf32>):
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<8xf32>) -> (), sym_name = "caller"}> ({
  ^bb0(%arg0: vector<8xf32>):
    "func.call"(%arg0) <{callee = @takes_many}> : (vector<8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
