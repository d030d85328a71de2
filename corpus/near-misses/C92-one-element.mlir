// near-miss: C92
// same: '--pass-pipeline=builtin.module(func.func(arith-unsigned-when-equivalent))'
// One element.
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = !llvm.array<1 x i8>, linkage = #llvm.linkage<private>, sym_name = "shift", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %1 = "llvm.mlir.addressof"() <{global_name = @shift}> : () -> !llvm.ptr
    %2 = "arith.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
