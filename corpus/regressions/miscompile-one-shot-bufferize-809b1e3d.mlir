// kind: miscompile
// culprit: one-shot-bufferize
// expect: 5
// expect: 7
// good: --inline PLAIN
// bad: PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[7, 1]> : tensor<2xi32>, sym_name = "b", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "printNewline", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2xi32>, sym_name = "read", sym_visibility = "private"}> ({
    %9 = "memref.get_global"() <{name = @b}> : () -> memref<2xi32>
    %10 = "bufferization.to_tensor"(%9) <{restrict}> : (memref<2xi32>) -> tensor<2xi32>
    "func.return"(%10) : (tensor<2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %2 = "func.call"() <{callee = @read}> : () -> tensor<2xi32>
    %3 = "tensor.insert"(%1, %2, %0) : (i32, tensor<2xi32>, index) -> tensor<2xi32>
    %4 = "tensor.extract"(%3, %0) : (tensor<2xi32>, index) -> i32
    %5 = "arith.extsi"(%4) : (i32) -> i64
    "func.call"(%5) <{callee = @printI64}> : (i64) -> ()
    "func.call"() <{callee = @printNewline}> : () -> ()
    %6 = "memref.get_global"() <{name = @b}> : () -> memref<2xi32>
    %7 = "memref.load"(%6, %0) : (memref<2xi32>, index) -> i32
    %8 = "arith.extsi"(%7) : (i32) -> i64
    "func.call"(%8) <{callee = @printI64}> : (i64) -> ()
    "func.call"() <{callee = @printNewline}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

