// near-miss: C9
// same: --mlir-disable-threading --lift-cf-to-scf
// Only the branch without a condition is one of LLVM.
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: i1):
    "cf.cond_br"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
