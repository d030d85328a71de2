// expect: -3
// expect: -1098907648
// expect: 1.5
// expect: 0
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1.500000e+00, -0.000000e+00], [-3.000000e+00, 2.500000e-01]]> : tensor<2x2xf32>, sym_name = "p", sym_visibility = "private", type = memref<2x2xf32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @p}> : () -> memref<2x2xf32>
    %4 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xcomplex<f32>>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg2: index):
      %10 = "memref.load"(%3, %arg2, %0) : (memref<2x2xf32>, index, index) -> f32
      %11 = "memref.load"(%3, %arg2, %1) : (memref<2x2xf32>, index, index) -> f32
      %12 = "complex.create"(%10, %11) : (f32, f32) -> complex<f32>
      %13 = "complex.conj"(%12) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
      %14 = "arith.subi"(%1, %arg2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "memref.store"(%13, %4, %14) : (complex<f32>, memref<2xcomplex<f32>>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg1: index):
      %5 = "memref.load"(%4, %arg1) : (memref<2xcomplex<f32>>, index) -> complex<f32>
      %6 = "complex.re"(%5) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      %7 = "complex.im"(%5) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      %8 = "arith.bitcast"(%7) : (f32) -> i32
      %9 = "arith.extsi"(%8) : (i32) -> i64
      "func.call"(%6) <{callee = @printF32}> : (f32) -> ()
      "func.call"() <{callee = @printNewline}> : () -> ()
      "func.call"(%9) <{callee = @show}> : (i64) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "memref.dealloc"(%4) : (memref<2xcomplex<f32>>) -> ()
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
  "func.func"() <{function_type = (f32) -> (), sym_name = "printF32", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "printNewline", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
