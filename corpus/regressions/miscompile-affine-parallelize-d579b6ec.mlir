// kind: miscompile
// culprit: affine-parallelize
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(func.func(affine-parallelize))'
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0> : tensor<3xi32>, sym_name = "a", type = memref<3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "memref.get_global"() <{name = @a}> : () -> memref<3xi32>
    %1 = "memref.get_global"() <{name = @a}> : () -> memref<3xi32>
    "affine.for"() <{lowerBoundMap = affine_map<() -> (1)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (3)>}> ({
    ^bb0(%arg0: index):
      %2 = "affine.load"(%1, %arg0) <{map = affine_map<(d0) -> (d0 - 1)>}> : (memref<3xi32>, index) -> i32
      "affine.store"(%2, %0, %arg0) <{map = affine_map<(d0) -> (d0)>}> : (i32, memref<3xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
