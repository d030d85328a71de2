// kind: invalid-ir
// culprit: ownership-based-buffer-deallocation
// bad: --ownership-based-buffer-deallocation=private-function-dynamic-ownership=1
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xi32>) -> memref<4xi32>, sym_name = "gives", sym_visibility = "private"}> ({
  ^bb0(%arg0: memref<4xi32>):
    "func.return"(%arg0) : (memref<4xi32>) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "main", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<4xi32>
    %1 = "func.call"(%0) <{callee = @gives}> : (memref<4xi32>) -> memref<4xi32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
