// kind: miscompile
// culprit: one-shot-bufferize
// expect: 9
// expect: 2
// good: --canonicalize PLAIN
// bad: PLAIN
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5xi32>, i32) -> tensor<5xi32>, sym_name = "f", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<5xi32>, %arg1: i32):
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "arith.constant"() <{value = 1 : index}> : () -> index
    "cf.br"(%arg0)[^bb1] : (tensor<5xi32>) -> ()
  ^bb1(%8: tensor<5xi32>):  // pred: ^bb0
    %9 = "tensor.insert"(%arg1, %8, %7) : (i32, tensor<5xi32>, index) -> tensor<5xi32>
    %10 = "tensor.extract"(%arg0, %7) : (tensor<5xi32>, index) -> i32
    "vector.print"(%10) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"(%9) : (tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "arith.constant"() <{value = 9 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %3 = "tensor.splat"(%1) : (i32) -> tensor<5xi32>
    %4 = "func.call"(%3, %2) <{callee = @f}> : (tensor<5xi32>, i32) -> tensor<5xi32>
    %5 = "tensor.extract"(%4, %0) : (tensor<5xi32>, index) -> i32
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

