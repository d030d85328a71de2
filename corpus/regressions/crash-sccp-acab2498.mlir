// kind: crash
// culprit: sccp
// bad: --sccp
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<0> : vector<3xi32>}> : () -> vector<3xi32>
    %1 = "llvm.mlir.constant"() <{value = dense<16> : vector<3x3xi32>}> : () -> !llvm.array<3 x vector<3xi32>>
    %2 = "llvm.extractvalue"(%1) <{position = array<i64: 2>}> : (!llvm.array<3 x vector<3xi32>>) -> vector<3xi32>
    %3 = "llvm.shl"(%0, %2) <{overflowFlags = 0 : i32}> : (vector<3xi32>, vector<3xi32>) -> vector<3xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

