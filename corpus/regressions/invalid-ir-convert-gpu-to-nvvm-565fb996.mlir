// kind: invalid-ir
// culprit: convert-gpu-to-nvvm
// bad: '--pass-pipeline=builtin.module(gpu.module(convert-gpu-to-nvvm))'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "gpu.module"() <{sym_name = "main_kernel"}> ({
    "gpu.func"() <{function_type = (memref<?xf32>) -> ()}> ({
    ^bb0(%arg0: memref<?xf32>):
      %0 = "arith.constant"() <{value = 0 : i8}> : () -> i8
      %1 = "gpu.all_reduce"(%0) <{uniform}> ({
      ^bb0(%arg1: i8, %arg2: i8):
        "gpu.yield"(%arg1) : (i8) -> ()
      }) : (i8) -> i8
      "gpu.return"() : () -> ()
    }) {sym_name = "main_kernel", workgroup_attributions = 0 : i64} : () -> ()
  }) : () -> ()
}) : () -> ()
