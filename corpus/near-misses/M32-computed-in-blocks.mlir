// near-miss: M32
// expect: 7
// good: --inline --canonicalize PLAIN
// same: PLAIN
// The blocks hand over what they compute.
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32) -> tensor<2xi32>, sym_name = "f", sym_visibility = "private"}> ({
  ^bb0(%arg0: i1, %arg1: i32):
    %6 = "tensor.splat"(%arg1) : (i32) -> tensor<2xi32>
    "cf.cond_br"(%arg0, %6)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, tensor<2xi32>) -> ()
  ^bb1(%7: tensor<2xi32>):  // 2 preds: ^bb0, ^bb2
    "func.return"(%7) : (tensor<2xi32>) -> ()
  ^bb2:  // pred: ^bb0
    %8 = "tensor.splat"(%arg1) : (i32) -> tensor<2xi32>
    "cf.br"(%8)[^bb1] : (tensor<2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %3 = "func.call"(%0, %2) <{callee = @f}> : (i1, i32) -> tensor<2xi32>
    %4 = "tensor.insert"(%2, %3, %1) : (i32, tensor<2xi32>, index) -> tensor<2xi32>
    %5 = "tensor.extract"(%4, %1) : (tensor<2xi32>, index) -> i32
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
