// near-miss: M76
// expect: 7
// good: --one-shot-bufferize="bufferize-function-boundaries=1 copy-before-write=1" PLAIN
// same: --one-shot-bufferize="bufferize-function-boundaries=1 allow-return-allocs-from-loops=1" PLAIN
// The result of the loop is only read.
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[7, 1, 3, 0]> : tensor<4xi32>, sym_name = "b", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "printNewline", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @b}> : () -> memref<4xi32>
    %3 = "memref.load"(%2, %1) : (memref<4xi32>, index) -> i32
    %4 = "arith.index_cast"(%3) : (i32) -> index
    %5 = "arith.constant"() <{value = dense<-1> : tensor<4xi32>}> : () -> tensor<4xi32>
    %6 = "scf.for"(%0, %4, %1, %5) ({
    ^bb0(%arg0: index, %arg1: tensor<4xi32>):
      %10 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<4xi32>) -> tensor<4xi32>
      "scf.yield"(%10) : (tensor<4xi32>) -> ()
    }) : (index, index, index, tensor<4xi32>) -> tensor<4xi32>
    %7 = "tensor.extract"(%6, %0) : (tensor<4xi32>, index) -> i32
    %8 = "memref.load"(%2, %0) : (memref<4xi32>, index) -> i32
    %9 = "arith.extsi"(%8) : (i32) -> i64
    "func.call"(%9) <{callee = @printI64}> : (i64) -> ()
    "func.call"() <{callee = @printNewline}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
