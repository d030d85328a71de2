// near-miss: C27
// same: --mlir-disable-threading --remove-dead-values
// A loop without reductions.
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[3, -1, 4, -1, 5, -9, 2]> : tensor<7xi32>, sym_name = "a", sym_visibility = "private", type = memref<7xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    "cf.br"(%0)[^bb1] : (index) -> ()
  ^bb1(%1: index):  // pred: ^bb0
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "arith.constant"() <{value = -1 : index}> : () -> index
    %4 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = -2147483648 : i32}> : () -> i32
    %6 = "memref.get_global"() <{name = @a}> : () -> memref<7xi32>
    "scf.parallel"(%1, %3, %2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg1: index):
      %8 = "memref.load"(%6, %arg1) : (memref<7xi32>, index) -> i32
      %9 = "arith.muli"(%8, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    %7 = "arith.extsi"(%4) : (i32) -> i64
    "func.call"(%7) <{callee = @show}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "show", sym_visibility = "private"}> ({
  ^bb0(%arg0: i64):
    "func.call"(%arg0) <{callee = @printI64}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "printNewline", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
