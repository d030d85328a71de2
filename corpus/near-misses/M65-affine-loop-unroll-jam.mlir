// near-miss: M65
// expect: 11
// good: PLAIN
// same: --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))' PLAIN
// Each turn of the inner loop touches one element.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<() -> (4)>
#map4 = affine_map<() -> (2)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, 2, 3, 4], [10, 20, 30, 40]]> : tensor<2x4xi64>, sym_name = "a", sym_visibility = "private", type = memref<2x4xi64>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<4xi64>, sym_name = "m", sym_visibility = "private", type = memref<4xi64>}> : () -> ()
  "func.func"() <{function_type = (memref<2x4xi64>, memref<4xi64>) -> (), sym_name = "columns", sym_visibility = "private"}> ({
  ^bb0(%arg0: memref<2x4xi64>, %arg1: memref<4xi64>):
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map4}> ({
    ^bb0(%arg2: index):
      "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
      ^bb0(%arg3: index):
        %4 = "affine.load"(%arg0, %arg2, %arg3) <{map = #map}> : (memref<2x4xi64>, index, index) -> i64
        %5 = "affine.load"(%arg1, %arg3) <{map = #map1}> : (memref<4xi64>, index) -> i64
        %6 = "arith.addi"(%4, %5) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "affine.store"(%6, %arg1, %arg3) <{map = #map1}> : (i64, memref<4xi64>, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "memref.get_global"() <{name = @a}> : () -> memref<2x4xi64>
    %1 = "memref.get_global"() <{name = @m}> : () -> memref<4xi64>
    "func.call"(%0, %1) <{callee = @columns}> : (memref<2x4xi64>, memref<4xi64>) -> ()
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "memref.load"(%1, %2) : (memref<4xi64>, index) -> i64
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
