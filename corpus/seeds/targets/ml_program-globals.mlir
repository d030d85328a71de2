// expect: 1 2 3 11 12 13 32 34 36 2
"builtin.module"() ({
  "ml_program.global"() <{is_mutable, sym_name = "state", sym_visibility = "private", type = tensor<3xi64>, value = dense<[1, 2, 3]> : tensor<3xi64>}> : () -> ()
  "ml_program.global"() <{sym_name = "factor", sym_visibility = "private", type = tensor<3xi64>, value = dense<10> : tensor<3xi64>}> : () -> ()
  "ml_program.global"() <{is_mutable, sym_name = "count", sym_visibility = "private", type = i64, value = 0 : i64}> : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "step", sym_visibility = "private"}> ({
    %10 = "ml_program.global_load"() <{global = @state}> : () -> tensor<3xi64>
    %11 = "ml_program.global_load_const"() <{global = @factor}> : () -> tensor<3xi64>
    %12 = "arith.addi"(%10, %11) <{overflowFlags = #arith.overflow<none>}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    "ml_program.global_store"(%12) <{global = @state}> : (tensor<3xi64>) -> ()
    %13 = "ml_program.global_load"() <{global = @count}> : () -> i64
    %14 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %15 = "arith.addi"(%13, %14) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    "ml_program.global_store"(%15) <{global = @count}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xi64>) -> (), sym_name = "show", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3xi64>):
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "arith.constant"() <{value = 1 : index}> : () -> index
    %8 = "arith.constant"() <{value = 3 : index}> : () -> index
    "scf.for"(%6, %8, %7) ({
    ^bb0(%arg1: index):
      %9 = "tensor.extract"(%arg0, %arg1) : (tensor<3xi64>, index) -> i64
      "func.call"(%9) <{callee = @printI64}> : (i64) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "ml_program.global_load"() <{global = @state}> : () -> tensor<3xi64>
    "func.call"() <{callee = @step}> : () -> ()
    %1 = "ml_program.global_load"() <{global = @state}> : () -> tensor<3xi64>
    %2 = "ml_program.global_load"() <{global = @state}> : () -> tensor<3xi64>
    "func.call"(%0) <{callee = @show}> : (tensor<3xi64>) -> ()
    "func.call"(%1) <{callee = @show}> : (tensor<3xi64>) -> ()
    %3 = "arith.addi"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    "ml_program.global_store"(%0) <{global = @state}> : (tensor<3xi64>) -> ()
    "ml_program.global_store"(%3) <{global = @state}> : (tensor<3xi64>) -> ()
    "func.call"() <{callee = @step}> : () -> ()
    %4 = "ml_program.global_load"() <{global = @state}> : () -> tensor<3xi64>
    "func.call"(%4) <{callee = @show}> : (tensor<3xi64>) -> ()
    %5 = "ml_program.global_load"() <{global = @count}> : () -> i64
    "func.call"(%5) <{callee = @printI64}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
