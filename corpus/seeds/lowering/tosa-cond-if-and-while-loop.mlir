// expect: 1277
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<40> : tensor<i32>, sym_name = "a", sym_visibility = "private", type = memref<i32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<i32>
    %3 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<i32>) -> tensor<i32>
    %4 = "tosa.const"() <{values = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %5 = "tosa.const"() <{values = dense<1000> : tensor<i32>}> : () -> tensor<i32>
    %6 = "tosa.while_loop"(%3) ({
    ^bb0(%arg2: tensor<i32>):
      %13 = "tosa.greater"(%5, %arg2) : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "tosa.yield"(%13) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<i32>):
      %12 = "tosa.add"(%arg1, %arg1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "tosa.yield"(%12) : (tensor<i32>) -> ()
    }) : (tensor<i32>) -> tensor<i32>
    %7 = "tosa.greater"(%6, %5) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = "tosa.cond_if"(%7) ({
      %11 = "tosa.sub"(%6, %4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "tosa.yield"(%11) : (tensor<i32>) -> ()
    }, {
      "tosa.yield"(%4) : (tensor<i32>) -> ()
    }) : (tensor<i1>) -> tensor<i32>
    %9 = "tensor.extract"(%8) : (tensor<i32>) -> i32
    %10 = "arith.extsi"(%9) : (i32) -> i64
    "func.call"(%10) <{callee = @show}> : (i64) -> ()
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
