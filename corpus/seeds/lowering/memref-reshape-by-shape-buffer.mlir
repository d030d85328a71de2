// expect: 5
// expect: 2
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>, sym_name = "a", sym_visibility = "private", type = memref<6xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[3, 2]> : tensor<2xindex>, sym_name = "s", sym_visibility = "private", type = memref<2xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @a}> : () -> memref<6xi32>
    %4 = "memref.get_global"() <{name = @s}> : () -> memref<2xindex>
    %5 = "memref.reshape"(%3, %4) : (memref<6xi32>, memref<2xindex>) -> memref<?x?xi32>
    %6 = "memref.load"(%5, %2, %0) : (memref<?x?xi32>, index, index) -> i32
    "memref.store"(%6, %5, %0, %1) : (i32, memref<?x?xi32>, index, index) -> ()
    %7 = "memref.load"(%3, %1) : (memref<6xi32>, index) -> i32
    %8 = "memref.dim"(%5, %1) : (memref<?x?xi32>, index) -> index
    %9 = "arith.extsi"(%7) : (i32) -> i64
    %10 = "arith.index_cast"(%8) : (index) -> i64
    "func.call"(%9) <{callee = @show}> : (i64) -> ()
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
