// kind: invalid-ir
// culprit: convert-math-to-libm
// bad: '--pass-pipeline=builtin.module(convert-math-to-libm)'
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<f32 (f32, f32)>, linkage = #llvm.linkage<external>, sym_name = "atan2f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "main", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "llvm.mlir.constant"() <{value = [1.000000e+00 : f32, 0.000000e+00 : f32]}> : () -> !llvm.struct<(f32, f32)>
    %2 = "builtin.unrealized_conversion_cast"(%1) : (!llvm.struct<(f32, f32)>) -> complex<f32>
    %3 = "complex.im"(%2) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %4 = "math.atan2"(%3, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
