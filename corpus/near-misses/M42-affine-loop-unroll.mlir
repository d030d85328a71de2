// near-miss: M42
// expect: 1111
// good: PLAIN
// same: '--pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=3}))' PLAIN
// The loop carries the sum only.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (4)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1, 10, 100, 1000]> : tensor<4xi32>, sym_name = "a", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "memref.get_global"() <{name = @a}> : () -> memref<4xi32>
    %2 = "affine.for"(%0) <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg0: index, %arg1: i32):
      %3 = "affine.load"(%1, %arg0) <{map = #map}> : (memref<4xi32>, index) -> i32
      %4 = "arith.addi"(%arg1, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "affine.yield"(%4) : (i32) -> ()
    }) : (i32) -> i32
    "vector.print"(%2) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
