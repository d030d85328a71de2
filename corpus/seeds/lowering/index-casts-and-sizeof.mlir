// expect: 4294967296
// expect: 0
// expect: -2147483648
// expect: 0
// expect: 0
// expect: 7
// expect: 4294967296
// expect: 0
// expect: -1
// expect: 64
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-2147483648, 7, -1]> : tensor<3xi32>, sym_name = "g", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @g}> : () -> memref<3xi32>
    %4 = "index.sizeof"() : () -> index
    %5 = "index.castu"(%4) : (index) -> i64
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg1: index):
      %6 = "memref.load"(%3, %arg1) : (memref<3xi32>, index) -> i32
      %7 = "index.casts"(%6) : (i32) -> index
      %8 = "index.castu"(%6) : (i32) -> index
      %9 = "index.sub"(%8, %7) : (index, index) -> index
      %10 = "index.casts"(%9) : (index) -> i64
      %11 = "index.castu"(%9) : (index) -> i32
      %12 = "arith.extui"(%11) : (i32) -> i64
      %13 = "index.casts"(%7) : (index) -> i64
      "func.call"(%10) <{callee = @show}> : (i64) -> ()
      "func.call"(%12) <{callee = @show}> : (i64) -> ()
      "func.call"(%13) <{callee = @show}> : (i64) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.call"(%5) <{callee = @show}> : (i64) -> ()
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

