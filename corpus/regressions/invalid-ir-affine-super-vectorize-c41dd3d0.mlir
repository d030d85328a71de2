// kind: invalid-ir
// culprit: affine-super-vectorize
// bad: '--pass-pipeline=builtin.module(func.func(affine-super-vectorize{virtual-vector-size=4}))'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "testMultOperandsWrongSegmentType"}> ({
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (0)>}> ({
    ^bb0(%arg0: index):
      %0 = "spirv.Constant"() <{value = 1 : i8}> : () -> i8
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
