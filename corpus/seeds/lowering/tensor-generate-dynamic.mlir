// expect: 5
// expect: -6
// expect: -24
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[3, 5]> : tensor<2xindex>, sym_name = "n", sym_visibility = "private", type = memref<2xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 4 : index}> : () -> index
    %4 = "memref.get_global"() <{name = @n}> : () -> memref<2xindex>
    %5 = "memref.load"(%4, %0) : (memref<2xindex>, index) -> index
    %6 = "memref.load"(%4, %1) : (memref<2xindex>, index) -> index
    %7 = "tensor.generate"(%5, %6) ({
    ^bb0(%arg1: index, %arg2: index):
      %13 = "arith.muli"(%arg1, %6) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %14 = "arith.subi"(%arg2, %13) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %15 = "arith.index_cast"(%14) : (index) -> i64
      "tensor.yield"(%15) : (i64) -> ()
    }) : (index, index) -> tensor<?x?xi64>
    %8 = "tensor.dim"(%7, %1) : (tensor<?x?xi64>, index) -> index
    %9 = "arith.index_cast"(%8) : (index) -> i64
    %10 = "tensor.extract"(%7, %2, %3) : (tensor<?x?xi64>, index, index) -> i64
    %11 = "tensor.extract"(%7, %0, %3) : (tensor<?x?xi64>, index, index) -> i64
    %12 = "arith.muli"(%10, %11) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    "func.call"(%9) <{callee = @show}> : (i64) -> ()
    "func.call"(%10) <{callee = @show}> : (i64) -> ()
    "func.call"(%12) <{callee = @show}> : (i64) -> ()
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
