// expect: -2147483648
// expect: 0
// expect: -2147483647
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-2147483648, 0, 715827883]> : tensor<3xi32>, sym_name = "g", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "mix", sym_visibility = "private"}> ({
  ^bb0(%arg2: i32):
    %7 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %8 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %9 = "arith.cmpi"(%arg2, %7) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "cf.cond_br"(%9, %arg2, %8)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb1:  // pred: ^bb0
    %10 = "arith.subi"(%7, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.br"(%10)[^bb3] : (i32) -> ()
  ^bb2(%11: i32, %12: i32):  // pred: ^bb0
    %13 = "arith.muli"(%11, %12) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.br"(%13)[^bb3] : (i32) -> ()
  ^bb3(%14: i32):  // 2 preds: ^bb1, ^bb2
    "func.return"(%14) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @g}> : () -> memref<3xi32>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg1: index):
      %4 = "memref.load"(%3, %arg1) : (memref<3xi32>, index) -> i32
      %5 = "func.call"(%4) <{callee = @mix}> : (i32) -> i32
      %6 = "arith.extsi"(%5) : (i32) -> i64
      "func.call"(%6) <{callee = @show}> : (i64) -> ()
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
