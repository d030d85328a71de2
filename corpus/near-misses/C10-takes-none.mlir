// near-miss: C10
// expect: 4
// good: PLAIN
// same: --one-shot-bufferize="bufferize-function-boundaries=1 copy-before-write=1" PLAIN
// The call takes no tensor, it gives one.
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> tensor<2xi32>, sym_name = "made", sym_visibility = "private"}> ({
  ^bb0(%arg0: i32):
    %4 = "tensor.splat"(%arg0) : (i32) -> tensor<2xi32>
    "func.return"(%4) : (tensor<2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %2 = "func.call"(%1) <{callee = @made}> : (i32) -> tensor<2xi32>
    %3 = "tensor.extract"(%2, %0) : (tensor<2xi32>, index) -> i32
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
