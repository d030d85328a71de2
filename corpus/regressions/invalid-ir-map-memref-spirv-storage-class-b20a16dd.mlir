// kind: invalid-ir
// culprit: map-memref-spirv-storage-class
// bad: --pass-pipeline=builtin.module(func.func(map-memref-spirv-storage-class))
"builtin.module"() ({
  "func.func"() <{function_type = () -> memref<4xf32>, sym_name = "buffer", sym_visibility = "private"}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "main", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "func.call"() <{callee = @buffer}> : () -> memref<4xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
