// expect: 5
// expect: 50
// expect: 7
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[5, 6, 7]> : tensor<3xi32>, sym_name = "a", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "func.func"() <{function_type = (tensor<3xi32>, i32) -> tensor<3xi32>, sym_name = "set", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<3xi32>, %arg3: i32):
    %15 = "arith.constant"() <{value = 1 : index}> : () -> index
    %16 = "tensor.insert"(%arg3, %arg2, %15) : (i32, tensor<3xi32>, index) -> tensor<3xi32>
    "func.return"(%16) : (tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 50 : i32}> : () -> i32
    %5 = "memref.get_global"() <{name = @a}> : () -> memref<3xi32>
    %6 = "bufferization.to_tensor"(%5) <{restrict}> : (memref<3xi32>) -> tensor<3xi32>
    %7 = "func.call"(%6, %3) <{callee = @set}> : (tensor<3xi32>, i32) -> tensor<3xi32>
    %8 = "func.call"(%6, %4) <{callee = @set}> : (tensor<3xi32>, i32) -> tensor<3xi32>
    %9 = "tensor.extract"(%6, %1) : (tensor<3xi32>, index) -> i32
    %10 = "tensor.extract"(%7, %1) : (tensor<3xi32>, index) -> i32
    %11 = "arith.addi"(%9, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %12 = "tensor.insert"(%11, %8, %0) : (i32, tensor<3xi32>, index) -> tensor<3xi32>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg1: index):
      %13 = "tensor.extract"(%12, %arg1) : (tensor<3xi32>, index) -> i32
      %14 = "arith.extsi"(%13) : (i32) -> i64
      "func.call"(%14) <{callee = @show}> : (i64) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "show", sym_visibility = "private"}> ({
  ^bb0(%arg0: i64):
    "func.call"(%arg0) <{callee = @printI64}> : (i64) -> ()
    "func.call"() <{callee = @printNewline}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "printNewline", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
