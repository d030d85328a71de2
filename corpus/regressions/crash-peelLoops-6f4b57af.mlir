// kind: crash
// culprit: peelLoops
// bad: '--pass-pipeline=builtin.module(peelLoops)'
"builtin.module"() ({
  "emitc.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "linalg.fill"(%1, %0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg0: i32, %arg1: i32):
      "linalg.yield"(%arg0) : (i32) -> ()
    }) : (i32, tensor<1x1xi32>) -> tensor<1x1xi32>
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
