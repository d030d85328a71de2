// near-miss: M50
// expect: 136
// good: PLAIN
// same: --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))' PLAIN
// The function does not begin with the nest.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (2)>
#map3 = affine_map<() -> (4)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, 2], [3, 4], [5, 6], [7, 8]]> : tensor<4x2xi64>, sym_name = "a", sym_visibility = "private", type = memref<4x2xi64>}> : () -> ()
  "func.func"() <{function_type = (memref<4x2xi64>, i64) -> i64, sym_name = "sum", sym_visibility = "private"}> ({
  ^bb0(%arg0: memref<4x2xi64>, %arg1: i64):
    %4 = "arith.constant"() <{value = 0 : index}> : () -> index
    %5 = "affine.for"(%arg1) <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg2: index, %arg3: i64):
      %6 = "affine.for"(%arg3) <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map2}> ({
      ^bb0(%arg4: index, %arg5: i64):
        %7 = "affine.load"(%arg0, %arg2, %arg4) <{map = #map}> : (memref<4x2xi64>, index, index) -> i64
        %8 = "arith.addi"(%arg5, %7) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "affine.yield"(%8) : (i64) -> ()
      }) : (i64) -> i64
      "affine.yield"(%6) : (i64) -> ()
    }) : (i64) -> i64
    "func.return"(%5) : (i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @a}> : () -> memref<4x2xi64>
    %2 = "arith.constant"() <{value = 100 : i64}> : () -> i64
    %3 = "func.call"(%1, %2) <{callee = @sum}> : (memref<4x2xi64>, i64) -> i64
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
