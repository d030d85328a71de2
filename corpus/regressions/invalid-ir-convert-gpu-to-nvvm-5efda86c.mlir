// since: 24
// kind: invalid-ir
// culprit: convert-gpu-to-nvvm
// bad: '--pass-pipeline=builtin.module(gpu.module(convert-gpu-to-nvvm))'
"builtin.module"() ({
  "gpu.module"() <{sym_name = "m"}> ({
    "gpu.func"() <{function_type = (i1, i32, memref<1xi32>) -> ()}> ({
    ^bb0(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>):
      "scf.if"(%arg0) ({
        %0 = "gpu.all_reduce"(%arg1) <{op = #gpu<all_reduce_op<add>>, uniform}> ({
        }) : (i32) -> i32
        "scf.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      "gpu.return"() : () -> ()
    }) {sym_name = "k", workgroup_attributions = 0 : i64} : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
