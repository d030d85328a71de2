// kind: invalid-ir
// culprit: convert-to-llvm
// bad: '--pass-pipeline=builtin.module(convert-to-llvm)'
"builtin.module"() ({
  "builtin\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF.module"() ({
    "memref.global"() <{sym_name = "a", type = memref<1xi32>}> : () -> ()
    "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(i32, i32)> (i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "g4", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    ^bb0(%arg0: i32, %arg1: i32):
      %0 = "llvm.mlir.poison"() : () -> !llvm.struct<(i32, i32)>
      "llvm.return"(%0) : (!llvm.struct<(i32, i32)>) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
