// near-miss: C61
// same: --one-shot-bufferize="bufferize-function-boundaries=1 no-analysis-func-filter=main"
// The function is not called.
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<2xi32>):
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2xi32>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

