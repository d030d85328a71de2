// expect: -16256
// expect: 128
// expect: 127
// expect: -1
// expect: 255
// expect: 1
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[-128, 127], [-1, 1]]> : tensor<2x2xi8>, sym_name = "g", sym_visibility = "private", type = memref<2x2xi8>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @g}> : () -> memref<2x2xi8>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg1: index):
      %4 = "memref.load"(%3, %arg1, %0) : (memref<2x2xi8>, index, index) -> i8
      %5 = "memref.load"(%3, %arg1, %1) : (memref<2x2xi8>, index, index) -> i8
      %6 = "arith.maxsi"(%4, %5) : (i8, i8) -> i8
      %7 = "arith.minsi"(%4, %5) : (i8, i8) -> i8
      %8 = "arith.maxui"(%4, %5) : (i8, i8) -> i8
      %9 = "arith.minui"(%4, %5) : (i8, i8) -> i8
      %10 = "arith.index_cast"(%6) : (i8) -> index
      %11 = "arith.index_cast"(%7) : (i8) -> index
      %12 = "arith.index_castui"(%8) : (i8) -> index
      %13 = "arith.index_castui"(%9) : (i8) -> index
      %14 = "arith.muli"(%10, %11) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %15 = "arith.index_cast"(%14) : (index) -> i64
      %16 = "arith.index_castui"(%12) : (index) -> i64
      %17 = "arith.index_cast"(%13) : (index) -> i16
      %18 = "arith.extsi"(%17) : (i16) -> i64
      "func.call"(%15) <{callee = @show}> : (i64) -> ()
      "func.call"(%16) <{callee = @show}> : (i64) -> ()
      "func.call"(%18) <{callee = @show}> : (i64) -> ()
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
