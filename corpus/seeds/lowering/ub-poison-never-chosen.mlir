// expect: -11
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[5, -6]> : tensor<2xi32>, sym_name = "g", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %4 = "ub.poison"() <{value = #ub.poison}> : () -> i32
    %5 = "memref.get_global"() <{name = @g}> : () -> memref<2xi32>
    %6 = "scf.for"(%0, %2, %1, %4) ({
    ^bb0(%arg1: index, %arg2: i32):
      %8 = "memref.load"(%5, %arg1) : (memref<2xi32>, index) -> i32
      %9 = "arith.cmpi"(%arg1, %0) <{predicate = 0 : i64}> : (index, index) -> i1
      %10 = "arith.select"(%9, %3, %arg2) : (i1, i32, i32) -> i32
      %11 = "arith.subi"(%8, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%11) : (i32) -> ()
    }) : (index, index, index, i32) -> i32
    %7 = "arith.extsi"(%6) : (i32) -> i64
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
