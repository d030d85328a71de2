// kind: invalid-ir
// culprit: affine-super-vectorize
// bad: '--pass-pipeline=builtin.module(func.func(affine-super-vectorize{virtual-vector-size=4}))'
#map = affine_map<() -> (0)>
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map}> ({
    ^bb0(%arg0: index):
      %0 = "index.bool.constant"() <{value = false}> : () -> i1
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

