// kind: invalid-ir
// culprit: test-affine-data-copy
// bad: '--pass-pipeline=builtin.module(func.func(test-affine-data-copy))'
"builtin.module"() ({
  "memref.global"() <{sym_name = "acc", type = memref<1xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (0)>}> ({
    ^bb0(%arg0: index):
      %0 = "memref.get_global"() <{name = @acc}> : () -> memref<1xi32>
      %1 = "affine.load"(%0) <{map = affine_map<() -> (1)>}> : (memref<1xi32>) -> i32
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
