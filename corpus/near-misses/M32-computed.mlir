// near-miss: M32
// expect: 5
// good: --inline PLAIN
// same: PLAIN
// The function returns what it computes.
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> tensor<2xi32>, sym_name = "c", sym_visibility = "private"}> ({
  ^bb0(%arg0: i32):
    %5 = "tensor.splat"(%arg0) : (i32) -> tensor<2xi32>
    "func.return"(%5) : (tensor<2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %2 = "func.call"(%1) <{callee = @c}> : (i32) -> tensor<2xi32>
    %3 = "tensor.insert"(%1, %2, %0) : (i32, tensor<2xi32>, index) -> tensor<2xi32>
    %4 = "tensor.extract"(%3, %0) : (tensor<2xi32>, index) -> i32
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
