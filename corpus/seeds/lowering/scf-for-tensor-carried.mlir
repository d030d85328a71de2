// expect: 659
// expect: 9
// expect: 17
// expect: 24
// expect: 30
// expect: 35
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[9, 8, 7, 6, 5]> : tensor<5xi32>, sym_name = "a", sym_visibility = "private", type = memref<5xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 5 : index}> : () -> index
    %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %4 = "memref.get_global"() <{name = @a}> : () -> memref<5xi32>
    %5 = "bufferization.to_tensor"(%4) <{restrict}> : (memref<5xi32>) -> tensor<5xi32>
    %6:2 = "scf.for"(%1, %2, %1, %5, %3) ({
    ^bb0(%arg2: index, %arg3: tensor<5xi32>, %arg4: i32):
      %10 = "arith.subi"(%arg2, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %11 = "tensor.extract"(%arg3, %arg2) : (tensor<5xi32>, index) -> i32
      %12 = "tensor.extract"(%arg3, %10) : (tensor<5xi32>, index) -> i32
      %13 = "arith.addi"(%11, %12) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %14 = "tensor.insert"(%13, %arg3, %arg2) : (i32, tensor<5xi32>, index) -> tensor<5xi32>
      %15 = "tensor.extract"(%5, %arg2) : (tensor<5xi32>, index) -> i32
      %16 = "arith.muli"(%15, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %17 = "arith.addi"(%arg4, %16) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%14, %17) : (tensor<5xi32>, i32) -> ()
    }) : (index, index, index, tensor<5xi32>, i32) -> (tensor<5xi32>, i32)
    %7 = "arith.extsi"(%6#1) : (i32) -> i64
    "func.call"(%7) <{callee = @show}> : (i64) -> ()
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg1: index):
      %8 = "tensor.extract"(%6#0, %arg1) : (tensor<5xi32>, index) -> i32
      %9 = "arith.extsi"(%8) : (i32) -> i64
      "func.call"(%9) <{callee = @show}> : (i64) -> ()
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
