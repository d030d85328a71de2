// near-miss: M32
// expect: 7
// expect: 7
// good: --inline PLAIN
// same: PLAIN
// The caller only reads.
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[7, 1]> : tensor<2xi32>, sym_name = "b", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "printNewline", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2xi32>, sym_name = "read", sym_visibility = "private"}> ({
    %8 = "memref.get_global"() <{name = @b}> : () -> memref<2xi32>
    %9 = "bufferization.to_tensor"(%8) <{restrict}> : (memref<2xi32>) -> tensor<2xi32>
    "func.return"(%9) : (tensor<2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %2 = "func.call"() <{callee = @read}> : () -> tensor<2xi32>
    %3 = "tensor.extract"(%2, %0) : (tensor<2xi32>, index) -> i32
    %4 = "arith.extsi"(%3) : (i32) -> i64
    "func.call"(%4) <{callee = @printI64}> : (i64) -> ()
    "func.call"() <{callee = @printNewline}> : () -> ()
    %5 = "memref.get_global"() <{name = @b}> : () -> memref<2xi32>
    %6 = "memref.load"(%5, %0) : (memref<2xi32>, index) -> i32
    %7 = "arith.extsi"(%6) : (i32) -> i64
    "func.call"(%7) <{callee = @printI64}> : (i64) -> ()
    "func.call"() <{callee = @printNewline}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
