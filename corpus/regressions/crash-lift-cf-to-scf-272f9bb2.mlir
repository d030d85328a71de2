// kind: crash
// culprit: lift-cf-to-scf
// bad: --mlir-disable-threading --lift-cf-to-scf
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "llvm.mlir.poison"() : () -> i64
    %1 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %2 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %3 = "llvm.mlir.poison"() : () -> i64
    %4 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %5 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %6 = "llvm.mlir.constant"() <{value = 1 : index}> : () -> i64
    %7 = "llvm.mlir.constant"() <{value = 2 : index}> : () -> i64
    %8 = "llvm.mlir.constant"() <{value = 3 : index}> : () -> i64
    %9 = "llvm.mlir.constant"() <{value = 0 : index}> : () -> i64
    "llvm.br"(%9)[^bb1] : (i64) -> ()
  ^bb1(%10: i64):  // pred: ^bb0
    %11 = "llvm.icmp"(%10, %8) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%11)[^bb2, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    "llvm.br"(%9)[^bb3] : (i64) -> ()
  ^bb3(%12: i64):  // pred: ^bb2
    %13 = "llvm.icmp"(%12, %7) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%13)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %14 = "llvm.add"(%12, %6) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%14, %5, %4)[^bb6] : (i64, i32, i32) -> ()
  ^bb5:  // pred: ^bb3
    "llvm.br"(%3, %4, %5)[^bb6] : (i64, i32, i32) -> ()
  ^bb6(%15: i64, %16: i32, %17: i32):  // 2 preds: ^bb4, ^bb5
    %18 = "llvm.trunc"(%17) <{overflowFlags = 0 : i32}> : (i32) -> i1
    "llvm.cond_br"(%18)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    "llvm.br"(%15, %2, %1)[^bb9] : (i64, i32, i32) -> ()
  ^bb8:  // pred: ^bb6
    "llvm.br"(%0, %1, %2)[^bb9] : (i64, i32, i32) -> ()
  ^bb9(%19: i64, %20: i32, %21: i32):  // 2 preds: ^bb7, ^bb8
    "llvm.br"()[^bb10] : () -> ()
  ^bb10:  // pred: ^bb9
    %22 = "llvm.add"(%10, %6) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%22, %5, %4)[^bb12] : (i64, i32, i32) -> ()
  ^bb11:  // pred: ^bb1
    "llvm.br"(%3, %4, %5)[^bb12] : (i64, i32, i32) -> ()
  ^bb12(%23: i64, %24: i32, %25: i32):  // 2 preds: ^bb10, ^bb11
    %26 = "llvm.trunc"(%25) <{overflowFlags = 0 : i32}> : (i32) -> i1
    "llvm.cond_br"(%26)[^bb13, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb13:  // pred: ^bb12
    "llvm.br"(%23, %2, %1)[^bb15] : (i64, i32, i32) -> ()
  ^bb14:  // pred: ^bb12
    "llvm.br"(%0, %1, %2)[^bb15] : (i64, i32, i32) -> ()
  ^bb15(%27: i64, %28: i32, %29: i32):  // 2 preds: ^bb13, ^bb14
    "llvm.br"(%9)[^bb16] : (i64) -> ()
  ^bb16(%30: i64):  // 2 preds: ^bb15, ^bb22
    %31 = "llvm.icmp"(%30, %8) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%31)[^bb17, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // pred: ^bb16
    "llvm.br"(%9)[^bb18] : (i64) -> ()
  ^bb18(%32: i64):  // pred: ^bb17
    %33 = "llvm.add"(%30, %6) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%33, %5, %4)[^bb20] : (i64, i32, i32) -> ()
  ^bb19:  // pred: ^bb16
    "llvm.br"(%3, %4, %5)[^bb20] : (i64, i32, i32) -> ()
  ^bb20(%34: i64, %35: i32, %36: i32):  // 2 preds: ^bb18, ^bb19
    "llvm.br"()[^bb21] : () -> ()
  ^bb21:  // pred: ^bb20
    "llvm.br"(%0, %1, %2)[^bb22] : (i64, i32, i32) -> ()
  ^bb22(%37: i64, %38: i32, %39: i32):  // pred: ^bb21
    %40 = "llvm.trunc"(%39) <{overflowFlags = 0 : i32}> : (i32) -> i1
    "llvm.cond_br"(%40, %37)[^bb16, ^bb23] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb23:  // pred: ^bb22
    "llvm.br"(%9)[^bb24] : (i64) -> ()
  ^bb24(%41: i64):  // pred: ^bb23
    %42 = "llvm.icmp"(%41, %8) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%42)[^bb25, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb25:  // pred: ^bb24
    "llvm.br"(%9)[^bb26] : (i64) -> ()
  ^bb26(%43: i64):  // pred: ^bb25
    %44 = "llvm.icmp"(%43, %7) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%44)[^bb27, ^bb28] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb27:  // pred: ^bb26
    %45 = "llvm.add"(%43, %6) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%45, %5, %4)[^bb29] : (i64, i32, i32) -> ()
  ^bb28:  // pred: ^bb26
    "llvm.br"(%3, %4, %5)[^bb29] : (i64, i32, i32) -> ()
  ^bb29(%46: i64, %47: i32, %48: i32):  // 2 preds: ^bb27, ^bb28
    %49 = "llvm.trunc"(%48) <{overflowFlags = 0 : i32}> : (i32) -> i1
    "llvm.cond_br"(%49)[^bb30, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb30:  // pred: ^bb29
    "llvm.br"(%46, %2, %1)[^bb32] : (i64, i32, i32) -> ()
  ^bb31:  // pred: ^bb29
    "llvm.br"(%0, %1, %2)[^bb32] : (i64, i32, i32) -> ()
  ^bb32(%50: i64, %51: i32, %52: i32):  // 2 preds: ^bb30, ^bb31
    %53 = "llvm.add"(%41, %6) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%53, %5, %4)[^bb34] : (i64, i32, i32) -> ()
  ^bb33:  // pred: ^bb24
    "llvm.br"(%3, %4, %5)[^bb34] : (i64, i32, i32) -> ()
  ^bb34(%54: i64, %55: i32, %56: i32):  // 2 preds: ^bb32, ^bb33
    %57 = "llvm.trunc"(%56) <{overflowFlags = 0 : i32}> : (i32) -> i1
    "llvm.cond_br"(%57)[^bb35, ^bb36] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb35:  // pred: ^bb34
    "llvm.br"(%54, %2, %1)[^bb37] : (i64, i32, i32) -> ()
  ^bb36:  // pred: ^bb34
    "llvm.br"(%0, %1, %2)[^bb37] : (i64, i32, i32) -> ()
  ^bb37(%58: i64, %59: i32, %60: i32):  // 2 preds: ^bb35, ^bb36
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32) -> (), no_inline, sym_name = "scion_show_f32", sym_visibility = "private"}> ({
  ^bb0(%arg0: f32):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
