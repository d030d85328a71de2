// expect: 16256
// expect: 1
// expect: 32768
// expect: -0
// expect: 32610
// expect: 3.00406e+38
// expect: 50048
// expect: -256
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1.00390625, -0.000000e+00, 3.000000e+38, -2.570000e+02]> : tensor<4xf32>, sym_name = "g", sym_visibility = "private", type = memref<4xf32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @g}> : () -> memref<4xf32>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg2: index):
      %4 = "memref.load"(%3, %arg2) : (memref<4xf32>, index) -> f32
      %5 = "arith.truncf"(%4) : (f32) -> bf16
      %6 = "arith.bitcast"(%5) : (bf16) -> i16
      %7 = "arith.extui"(%6) : (i16) -> i64
      %8 = "arith.extf"(%5) : (bf16) -> f32
      %9 = "arith.extf"(%8) : (f32) -> f64
      "func.call"(%7) <{callee = @show}> : (i64) -> ()
      "func.call"(%9) <{callee = @showf}> : (f64) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "show", sym_visibility = "private"}> ({
  ^bb0(%arg1: i64):
    "func.call"(%arg1) <{callee = @printI64}> : (i64) -> ()
    "func.call"() <{callee = @printNewline}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f64) -> (), sym_name = "showf", sym_visibility = "private"}> ({
  ^bb0(%arg0: f64):
    "func.call"(%arg0) <{callee = @printF64}> : (f64) -> ()
    "func.call"() <{callee = @printNewline}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (f64) -> (), sym_name = "printF64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "printNewline", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
