// expect: 15
// expect: -15
// expect: 13
// expect: 8
// expect: 79
// expect: -30
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, -2, 3], [4, 5, -6]]> : tensor<2x3xi32>, sym_name = "a", sym_visibility = "private", type = memref<2x3xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[7, 7, -7], [-8, 9, 10]]> : tensor<2x3xi32>, sym_name = "b", sym_visibility = "private", type = memref<2x3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "memref.get_global"() <{name = @a}> : () -> memref<2x3xi32>
    %5 = "memref.get_global"() <{name = @b}> : () -> memref<2x3xi32>
    %6 = "bufferization.to_tensor"(%4) <{restrict}> : (memref<2x3xi32>) -> tensor<2x3xi32>
    %7 = "bufferization.to_tensor"(%5) <{restrict}> : (memref<2x3xi32>) -> tensor<2x3xi32>
    %8 = "arith.addi"(%6, %7) <{overflowFlags = #arith.overflow<none>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %9 = "arith.muli"(%8, %6) <{overflowFlags = #arith.overflow<none>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %10 = "arith.xori"(%9, %7) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg1: index):
      "scf.for"(%0, %3, %1) ({
      ^bb0(%arg2: index):
        %11 = "tensor.extract"(%10, %arg1, %arg2) : (tensor<2x3xi32>, index, index) -> i32
        %12 = "arith.extsi"(%11) : (i32) -> i64
        "func.call"(%12) <{callee = @show}> : (i64) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
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
