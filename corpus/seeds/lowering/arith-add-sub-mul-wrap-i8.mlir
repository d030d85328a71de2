// expect: 0, 0, 0
// expect: -1, 1, 128
// expect: 127, -127, 128
// expect: -1, -1, 128
// expect: -2, 0, 1
// expect: 126, -128, 129
// expect: 127, 127, 128
// expect: 126, -128, 129
// expect: -2, 0, 1
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-128, 127, -1]> : tensor<3xi8>, sym_name = "g", sym_visibility = "private", type = memref<3xi8>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @g}> : () -> memref<3xi8>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg0: index):
      %4 = "memref.load"(%3, %arg0) : (memref<3xi8>, index) -> i8
      "scf.for"(%0, %2, %1) ({
      ^bb0(%arg1: index):
        %5 = "memref.load"(%3, %arg1) : (memref<3xi8>, index) -> i8
        %6 = "arith.addi"(%4, %5) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
        %7 = "arith.subi"(%4, %5) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
        %8 = "arith.muli"(%4, %5) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
        %9 = "arith.extsi"(%6) : (i8) -> i64
        %10 = "arith.extsi"(%7) : (i8) -> i64
        %11 = "arith.extui"(%8) : (i8) -> i64
        "func.call"(%9) <{callee = @printI64}> : (i64) -> ()
        "func.call"() <{callee = @printComma}> : () -> ()
        "func.call"(%10) <{callee = @printI64}> : (i64) -> ()
        "func.call"() <{callee = @printComma}> : () -> ()
        "func.call"(%11) <{callee = @printI64}> : (i64) -> ()
        "func.call"() <{callee = @printNewline}> : () -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "printNewline", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "printComma", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
