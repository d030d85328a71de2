// expect: 1992897
// expect: 664295
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<13> : tensor<1xindex>, sym_name = "n", sym_visibility = "private", type = memref<1xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @n}> : () -> memref<1xindex>
    %3 = "memref.load"(%2, %0) : (memref<1xindex>, index) -> index
    %4 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %6 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %7:2 = "scf.for"(%0, %3, %1, %4, %5) ({
    ^bb0(%arg1: index, %arg2: i32, %arg3: i32):
      %10 = "arith.muli"(%arg2, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %11 = "arith.index_cast"(%arg1) : (index) -> i32
      %12 = "arith.addi"(%10, %11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%12, %arg2) : (i32, i32) -> ()
    }) : (index, index, index, i32, i32) -> (i32, i32)
    %8 = "arith.extsi"(%7#0) : (i32) -> i64
    %9 = "arith.extsi"(%7#1) : (i32) -> i64
    "func.call"(%8) <{callee = @show}> : (i64) -> ()
    "func.call"(%9) <{callee = @show}> : (i64) -> ()
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
