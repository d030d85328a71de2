// expect: -4476578029606273024
// expect: 4746794007248502784
// expect: -4616189618054758400
// expect: 4751297606873776128
// expect: 4715268809856909312
// expect: 4715268810125344768
// expect: -2147483648
// expect: 4294967295
// expect: 0
// expect: 4294967295
// expect: 0
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-2147483648, -1, 16777217]> : tensor<3xi32>, sym_name = "i", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[-2147483648.75, 4294967295.5, -0.98999999999999999]> : tensor<3xf64>, sym_name = "f", sym_visibility = "private", type = memref<3xf64>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "memref.get_global"() <{name = @i}> : () -> memref<3xi32>
    %5 = "memref.get_global"() <{name = @f}> : () -> memref<3xf64>
    "scf.for"(%0, %3, %1) ({
    ^bb0(%arg1: index):
      %18 = "memref.load"(%4, %arg1) : (memref<3xi32>, index) -> i32
      %19 = "arith.sitofp"(%18) : (i32) -> f32
      %20 = "arith.uitofp"(%18) : (i32) -> f64
      %21 = "arith.extf"(%19) : (f32) -> f64
      %22 = "arith.bitcast"(%21) : (f64) -> i64
      "func.call"(%22) <{callee = @show}> : (i64) -> ()
      %23 = "arith.bitcast"(%20) : (f64) -> i64
      "func.call"(%23) <{callee = @show}> : (i64) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %6 = "memref.load"(%5, %0) : (memref<3xf64>, index) -> f64
    %7 = "memref.load"(%5, %1) : (memref<3xf64>, index) -> f64
    %8 = "memref.load"(%5, %2) : (memref<3xf64>, index) -> f64
    %9 = "arith.fptosi"(%6) : (f64) -> i32
    %10 = "arith.fptoui"(%7) : (f64) -> i32
    %11 = "arith.fptosi"(%8) : (f64) -> i8
    %12 = "arith.fptosi"(%7) : (f64) -> i64
    %13 = "arith.fptoui"(%8) : (f64) -> i16
    %14 = "arith.extsi"(%9) : (i32) -> i64
    %15 = "arith.extui"(%10) : (i32) -> i64
    %16 = "arith.extsi"(%11) : (i8) -> i64
    %17 = "arith.extsi"(%13) : (i16) -> i64
    "func.call"(%14) <{callee = @show}> : (i64) -> ()
    "func.call"(%15) <{callee = @show}> : (i64) -> ()
    "func.call"(%16) <{callee = @show}> : (i64) -> ()
    "func.call"(%12) <{callee = @show}> : (i64) -> ()
    "func.call"(%17) <{callee = @show}> : (i64) -> ()
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
