// kind: invalid-ir
// culprit: test-cf-assert
// since: 24
// bad: '--pass-pipeline=builtin.module(test-cf-assert)'
"builtin.module"() ({
  "gpu.module"() <{sym_name = "kernels"}> ({
    "gpu.func"() <{function_type = (memref<1xi64>, i64) -> (), sym_name = "scale"}> ({
    ^bb0(%arg0: memref<1xi64>, %arg1: i64, %arg2: memref<1xi64, #gpu.address_space<private>>):
      %0 = "arith.constant"() <{value = true}> : () -> i1
      "cf.assert"(%0) <{msg = "ERROR: Runtime op verification failed\0A^ out-of-bounds access\0ALocation: loc(\22input\22:13:12)"}> : (i1) -> ()
      "gpu.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
