// expect: 4294967296
// expect: 0
// expect: -2147483648
// expect: 64
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-2147483648, 7]> : tensor<2xi32>, sym_name = "g", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @g}> : () -> memref<2xi32>
    %3 = "memref.load"(%2, %0) : (memref<2xi32>, index) -> i32
    %4 = "index.casts"(%3) : (i32) -> index
    %5 = "index.castu"(%3) : (i32) -> index
    %6 = "index.sizeof"() : () -> index
    %7 = "index.sub"(%5, %4) : (index, index) -> index
    %8 = "index.casts"(%7) : (index) -> i64
    %9 = "index.castu"(%7) : (index) -> i32
    %10 = "arith.extui"(%9) : (i32) -> i64
    %11 = "index.casts"(%4) : (index) -> i64
    %12 = "index.castu"(%6) : (index) -> i64
    "func.call"(%8) <{callee = @show}> : (i64) -> ()
    "func.call"(%10) <{callee = @show}> : (i64) -> ()
    "func.call"(%11) <{callee = @show}> : (i64) -> ()
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
