// kind: invalid-ir
// culprit: convert-gpu-to-rocdl
// bad: '--pass-pipeline=builtin.module(gpu.module(convert-gpu-to-rocdl))'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "gpu.module"() <{sym_name = "main_kernel"}> ({
    "gpu.func"() <{function_type = (index, memref<1x1xi24>) -> ()}> ({
    ^bb0(%arg0: index, %arg1: memref<1x1xi24>, %arg2: memref<1x1xi24>):
      "gpu.return"() : () -> ()
    }) {sym_name = "main_kernel", workgroup_attributions = 0 : i64} : () -> ()
  }) : () -> ()
}) : () -> ()
