// near-miss: M89
// expect: 9
// expect: 2
// good: --canonicalize PLAIN
// same: PLAIN
// What the block is given is made in the function.
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5xi32>, i32) -> tensor<5xi32>, sym_name = "f", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<5xi32>, %arg1: i32):
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "arith.constant"() <{value = 1 : index}> : () -> index
    %8 = "arith.constant"() <{value = 9 : i32}> : () -> i32
    %9 = "tensor.splat"(%8) : (i32) -> tensor<5xi32>
    "cf.br"(%9)[^bb1] : (tensor<5xi32>) -> ()
  ^bb1(%10: tensor<5xi32>):  // pred: ^bb0
    %11 = "tensor.insert"(%arg1, %10, %7) : (i32, tensor<5xi32>, index) -> tensor<5xi32>
    %12 = "tensor.extract"(%9, %7) : (tensor<5xi32>, index) -> i32
    "vector.print"(%12) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"(%11) : (tensor<5xi32>) -> ()
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
