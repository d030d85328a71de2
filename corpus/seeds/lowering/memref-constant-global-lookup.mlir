// expect: -113
"builtin.module"() ({
  "memref.global"() <{constant, initial_value = dense<[-128, 64, -32, 16, 127]> : tensor<5xi8>, sym_name = "t", sym_visibility = "private", type = memref<5xi8>}> : () -> ()
  "memref.global"() <{initial_value = dense<[4, 0, 0, 3]> : tensor<4xindex>, sym_name = "i", sym_visibility = "private", type = memref<4xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    %3 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %4 = "memref.get_global"() <{name = @t}> : () -> memref<5xi8>
    %5 = "memref.get_global"() <{name = @i}> : () -> memref<4xindex>
    %6 = "scf.for"(%0, %2, %1, %3) ({
    ^bb0(%arg1: index, %arg2: i8):
      %8 = "memref.load"(%5, %arg1) : (memref<4xindex>, index) -> index
      %9 = "memref.load"(%4, %8) : (memref<5xi8>, index) -> i8
      %10 = "arith.addi"(%arg2, %9) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
      "scf.yield"(%10) : (i8) -> ()
    }) : (index, index, index, i8) -> i8
    %7 = "arith.extsi"(%6) : (i8) -> i64
    "func.call"(%7) <{callee = @show}> : (i64) -> ()
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
