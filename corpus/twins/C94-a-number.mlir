// twin: C94
// same: --sccp
// An array of numbers.
"builtin.module"() ({
  "func.func"() <{function_type = () -> i32, sym_name = "f"}> ({
    %0 = "llvm.mlir.constant"() <{value = dense<16> : vector<3xi32>}> : () -> !llvm.array<3 x i32>
    %1 = "llvm.extractvalue"(%0) <{position = array<i64: 2>}> : (!llvm.array<3 x i32>) -> i32
    %2 = "llvm.shl"(%1, %1) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "func.return"(%2) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

