// kind: invalid-ir
// culprit: lower-host-to-llvm
// bad: '--pass-pipeline=builtin.module(lower-host-to-llvm)'
"builtin.module"() ({
  "func.func"() <{function_type = (i65, memref<1xi65>) -> (), sym_name = "g46"}> ({
  ^bb0(%arg0: i65, %arg1: memref<1xi65>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.atomic_rmw"(%arg0, %arg1, %0) <{kind = 1 : i64}> : (i65, memref<1xi65>, index) -> i65
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
