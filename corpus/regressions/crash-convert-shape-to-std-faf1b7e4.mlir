// kind: crash
// culprit: convert-shape-to-std
// bad: '--pass-pipeline=builtin.module(convert-shape-to-std)'
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(i32, i32)> (i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "g4", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = "arith.constant"() <{value = dense<0> : tensor<1xindex>}> : () -> tensor<1xindex>
    %1 = "llvm.mlir.poison"() : () -> !llvm.struct<(i32, i32)>
    %2:2 = "shape.reduce"(%0, %arg0, %arg0) ({
    ^bb0(%arg2: index, %arg3: index, %arg4: i32, %arg5: i32):
      "shape.yield"(%arg0, %arg0) : (i32, i32) -> ()
    }) : (tensor<1xindex>, i32, i32) -> (i32, i32)
    "llvm.return"(%1) : (!llvm.struct<(i32, i32)>) -> ()
  }) : () -> ()
}) : () -> ()
