// kind: crash
// culprit: tileLinalgOp
// bad: '--pass-pipeline=builtin.module(tileLinalgOp)'
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "main", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "arith.constant"() <{value = dense<0> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %1 = "linalg.transpose"(%0, %0) <{permutation = array<i64: 2, 0, 1>}> ({
    ^bb0(%arg0: i32, %arg1: i32):
      "linalg.yield"(%arg0) : (i32) -> ()
    }) : (tensor<1x1x1xi32>, tensor<1x1x1xi32>) -> tensor<1x1x1xi32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
