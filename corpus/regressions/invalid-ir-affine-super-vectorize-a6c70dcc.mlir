// kind: invalid-ir
// culprit: affine-super-vectorize
// bad: '--pass-pipeline=builtin.module(func.func(affine-super-vectorize{virtual-vector-size=3}))'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (0)>}> ({
    ^bb0(%arg0: index):
      %0 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
