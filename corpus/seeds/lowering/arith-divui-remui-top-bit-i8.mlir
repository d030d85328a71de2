// expect: 42
// expect: 2
// expect: 43
// expect: 0
// expect: 127
// expect: 1
// expect: 0
// expect: 0
// expect: 0
// expect: 1
// expect: 0
// expect: 1
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[-128, 3], [127, -1], [0, -128], [-1, -1]]> : tensor<4x2xi8>, sym_name = "g", sym_visibility = "private", type = memref<4x2xi8>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @g}> : () -> memref<4x2xi8>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg1: index):
      %4 = "memref.load"(%3, %arg1, %0) : (memref<4x2xi8>, index, index) -> i8
      %5 = "memref.load"(%3, %arg1, %1) : (memref<4x2xi8>, index, index) -> i8
      %6 = "arith.divui"(%4, %5) : (i8, i8) -> i8
      %7 = "arith.remui"(%4, %5) : (i8, i8) -> i8
      %8 = "arith.ceildivui"(%4, %5) : (i8, i8) -> i8
      %9 = "arith.extui"(%6) : (i8) -> i64
      %10 = "arith.extui"(%7) : (i8) -> i64
      %11 = "arith.extui"(%8) : (i8) -> i64
      "func.call"(%9) <{callee = @show}> : (i64) -> ()
      "func.call"(%10) <{callee = @show}> : (i64) -> ()
      "func.call"(%11) <{callee = @show}> : (i64) -> ()
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
