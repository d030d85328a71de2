// kind: miscompile
// culprit: affine-simplify-structures
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(func.func(affine-simplify-structures))'
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0> : tensor<1xi32>, sym_name = "in", type = memref<1xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = -9223372036854775807 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @in}> : () -> memref<1xi32>
    %2 = "affine.load"(%1, %0) <{map = affine_map<(d0) -> ((d0 - 1) mod 2)>}> : (memref<1xi32>, index) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
