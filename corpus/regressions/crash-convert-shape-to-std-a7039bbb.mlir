// kind: crash
// culprit: convert-shape-to-std
// bad: '--pass-pipeline=builtin.module(convert-shape-to-std)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = dense<0> : tensor<1xindex>}> : () -> tensor<1xindex>
    %2 = "shape.reduce"(%1, %0) ({
    ^bb0(%arg0: index, %arg1: index, %arg2: index):
      "shape.yield"(%0) : (index) -> ()
    }) : (tensor<1xindex>, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
