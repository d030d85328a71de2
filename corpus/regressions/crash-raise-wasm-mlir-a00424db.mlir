// kind: crash
// culprit: raise-wasm-mlir
// since: 23
// bad: '--pass-pipeline=builtin.module(func.func(raise-wasm-mlir))'
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "declared", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
