// twin: I95
// same: --convert-arith-to-llvm --finalize-memref-to-llvm
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<2> : tensor<1xi32>, sym_name = "m", sym_visibility = "private", type = memref<1xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @m}> : () -> memref<1xi32>
    %2 = "memref.generic_atomic_rmw"(%1, %0) ({
    ^bb0(%arg0: i32):
      %3 = "arith.muli"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "memref.atomic_yield"(%3) : (i32) -> ()
    }) : (memref<1xi32>, index) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
