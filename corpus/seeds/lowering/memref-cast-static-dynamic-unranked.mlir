// expect: 2
// expect: 2
// expect: -6
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, -2, 3], [-4, 5, -6]]> : tensor<2x3xi32>, sym_name = "a", sym_visibility = "private", type = memref<2x3xi32>}> : () -> ()
  "func.func"() <{function_type = (memref<?x?xi32>, index, index) -> i64, sym_name = "pick", sym_visibility = "private"}> ({
  ^bb0(%arg1: memref<?x?xi32>, %arg2: index, %arg3: index):
    %13 = "memref.load"(%arg1, %arg2, %arg3) : (memref<?x?xi32>, index, index) -> i32
    %14 = "arith.extsi"(%13) : (i32) -> i64
    "func.return"(%14) : (i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @a}> : () -> memref<2x3xi32>
    %4 = "memref.cast"(%3) : (memref<2x3xi32>) -> memref<?x?xi32>
    %5 = "memref.cast"(%4) : (memref<?x?xi32>) -> memref<*xi32>
    %6 = "memref.rank"(%5) : (memref<*xi32>) -> index
    %7 = "memref.cast"(%5) : (memref<*xi32>) -> memref<?x3xi32>
    %8 = "memref.dim"(%7, %0) : (memref<?x3xi32>, index) -> index
    %9 = "memref.cast"(%7) : (memref<?x3xi32>) -> memref<?x?xi32>
    %10 = "func.call"(%9, %1, %2) <{callee = @pick}> : (memref<?x?xi32>, index, index) -> i64
    %11 = "arith.index_cast"(%6) : (index) -> i64
    %12 = "arith.index_cast"(%8) : (index) -> i64
    "func.call"(%11) <{callee = @show}> : (i64) -> ()
    "func.call"(%12) <{callee = @show}> : (i64) -> ()
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
