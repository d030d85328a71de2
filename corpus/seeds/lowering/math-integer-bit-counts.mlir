// expect: ( -2147483648, 0, 1, 1, 240 )
// expect: ( 0, 32, 31, 0, 24 )
// expect: ( 31, 32, 0, 0, 4 )
// expect: ( 1, 0, 1, 32, 4 )
// expect: 7
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-2147483648, 0, 1, -1, 240]> : tensor<5xi32>, sym_name = "g", sym_visibility = "private", type = memref<5xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @g}> : () -> memref<5xi32>
    %2 = "vector.load"(%1, %0) : (memref<5xi32>, index) -> vector<5xi32>
    %3 = "math.absi"(%2) : (vector<5xi32>) -> vector<5xi32>
    %4 = "math.ctlz"(%2) : (vector<5xi32>) -> vector<5xi32>
    %5 = "math.cttz"(%2) : (vector<5xi32>) -> vector<5xi32>
    %6 = "math.ctpop"(%2) : (vector<5xi32>) -> vector<5xi32>
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi32>) -> ()
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi32>) -> ()
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi32>) -> ()
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi32>) -> ()
    %7 = "arith.constant"() <{value = 2 : index}> : () -> index
    %8 = "memref.load"(%1, %7) : (memref<5xi32>, index) -> i32
    %9 = "arith.trunci"(%8) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i8
    %10 = "math.ctlz"(%9) : (i8) -> i8
    %11 = "arith.extui"(%10) : (i8) -> i64
    "func.call"(%11) <{callee = @show}> : (i64) -> ()
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
