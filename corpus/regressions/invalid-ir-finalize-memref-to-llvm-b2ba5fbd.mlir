// kind: invalid-ir
// culprit: finalize-memref-to-llvm
// bad: --convert-arith-to-llvm --finalize-memref-to-llvm
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<2.000000e+00> : tensor<1xf32>, sym_name = "m", sym_visibility = "private", type = memref<1xf32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @m}> : () -> memref<1xf32>
    %2 = "memref.generic_atomic_rmw"(%1, %0) ({
    ^bb0(%arg0: f32):
      %3 = "arith.mulf"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "memref.atomic_yield"(%3) : (f32) -> ()
    }) : (memref<1xf32>, index) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

