// kind: invalid-ir
// culprit: affine-loop-unroll-jam
// bad: '--pass-pipeline=builtin.module(func.func(affine-loop-unroll-jam))'
#map = affine_map<() -> (0)>
#map1 = affine_map<() -> (4)>
#map2 = affine_map<() -> (101)>
"builtin.module"() ({
  "func.func"() <{function_type = (i32, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: index):
    "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg2: index):
      "scf.index_switch"(%arg1) <{cases = array<i64>}> ({
        %0 = "affine.for"(%arg0) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map1}> ({
        ^bb0(%arg3: index, %arg4: i32):
          "affine.yield"(%arg4) : (i32) -> ()
        }) : (i32) -> i32
        "scf.yield"() : () -> ()
      }) : (index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
