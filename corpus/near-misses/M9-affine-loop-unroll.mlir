// near-miss: M9
// expect: 6
// good: PLAIN
// same: '--pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=4}))' PLAIN
// The upper bound lies 6 above the lower one.
#map = affine_map<()[s0] -> (s0)>
#map1 = affine_map<()[s0] -> (s0 + 6)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[3, 0]> : tensor<2xindex>, sym_name = "n", sym_visibility = "private", type = memref<2xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @n}> : () -> memref<2xindex>
    %3 = "memref.load"(%2, %0) : (memref<2xindex>, index) -> index
    %4 = "memref.load"(%2, %1) : (memref<2xindex>, index) -> index
    %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %6 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %7 = "affine.for"(%3, %3, %5) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 1, 1, 1>, step = 1 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg0: index, %arg1: i32):
      %8 = "arith.addi"(%arg1, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "affine.yield"(%8) : (i32) -> ()
    }) : (index, index, i32) -> i32
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
