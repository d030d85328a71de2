// kind: miscompile
// culprit: arith-expand
// expect: 0
// expect: -0
// good: --convert-func-to-llvm --convert-vector-to-llvm --finalize-memref-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// bad: --arith-expand --convert-func-to-llvm --convert-vector-to-llvm --finalize-memref-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[0.000000e+00, -0.000000e+00]> : tensor<2xf32>, sym_name = "g", sym_visibility = "private", type = memref<2xf32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @g}> : () -> memref<2xf32>
    %3 = "memref.load"(%2, %0) : (memref<2xf32>, index) -> f32
    %4 = "memref.load"(%2, %1) : (memref<2xf32>, index) -> f32
    %5 = "arith.maximumf"(%3, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %6 = "arith.minimumf"(%4, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (f32) -> ()
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (f32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
