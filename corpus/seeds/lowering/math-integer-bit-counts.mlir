// expect: ( -2147483648, 0, 1, 1, 240 )
// expect: ( 0, 32, 31, 0, 24 )
// expect: ( 31, 32, 0, 0, 4 )
// expect: ( 1, 0, 1, 32, 4 )
// expect: 7
// expect: ( 6, 6, 65536, 255, 256 )
// expect: ( 29, 0, 15, 24, 0 )
// expect: ( 1, 1, 16, 0, 8 )
// expect: ( 2, 30, 1, 8, 24 )
// expect: 8
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[-2147483648, 0, 1, -1, 240], [6, -6, 65536, 255, -256]]> : tensor<2x5xi32>, sym_name = "g", sym_visibility = "private", type = memref<2x5xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @g}> : () -> memref<2x5xi32>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg1: index):
      %4 = "vector.load"(%3, %arg1, %0) : (memref<2x5xi32>, index, index) -> vector<5xi32>
      %5 = "math.absi"(%4) : (vector<5xi32>) -> vector<5xi32>
      %6 = "math.ctlz"(%4) : (vector<5xi32>) -> vector<5xi32>
      %7 = "math.cttz"(%4) : (vector<5xi32>) -> vector<5xi32>
      %8 = "math.ctpop"(%4) : (vector<5xi32>) -> vector<5xi32>
      "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi32>) -> ()
      "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi32>) -> ()
      "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi32>) -> ()
      "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi32>) -> ()
      %9 = "memref.load"(%3, %arg1, %2) : (memref<2x5xi32>, index, index) -> i32
      %10 = "arith.trunci"(%9) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i8
      %11 = "math.ctlz"(%10) : (i8) -> i8
      %12 = "arith.extui"(%11) : (i8) -> i64
      "func.call"(%12) <{callee = @show}> : (i64) -> ()
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

