// kind: miscompile
// culprit: affine-loop-tile
// expect: ( 443 )
// good: PLAIN
// bad: '--pass-pipeline=builtin.module(func.func(affine-loop-tile{tile-sizes=2,2}))' PLAIN
#map = affine_map<() -> (0)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<() -> (4)>
#map3 = affine_map<() -> (2)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<1> : tensor<1xi32>, sym_name = "x", sym_visibility = "private", type = memref<1xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %3 = "memref.get_global"() <{name = @x}> : () -> memref<1xi32>
    "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg0: index):
      "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
      ^bb0(%arg1: index):
        %5 = "affine.load"(%3) <{map = #map}> : (memref<1xi32>) -> i32
        %6 = "arith.muli"(%5, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %7 = "affine.apply"(%arg1) <{map = #map1}> : (index) -> index
        %8 = "arith.index_cast"(%7) : (index) -> i32
        %9 = "arith.addi"(%6, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "affine.store"(%9, %3) <{map = #map}> : (i32, memref<1xi32>) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %4 = "vector.transfer_read"(%3, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map1}> : (memref<1xi32>, index, i32) -> vector<1xi32>
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (vector<1xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

