// expect: ( ( 12, 4, 14, 6, 16, 8, 18 ), ( -19, 3, -11, 11, -3, 19, 5 ), ( 26, 6, 40, 20, 54, 34, 68 ), ( 2, -2, 0, -4, -2, -6, -4 ), ( 6, 2, 10, 6, 14, 10, 18 ) )
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (3)>
#map3 = affine_map<() -> (7)>
#map4 = affine_map<() -> (5)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, -2, 3], [4, 5, -6], [7, 8, 9], [-1, 0, 1], [2, 2, 2]]> : tensor<5x3xi32>, sym_name = "a", sym_visibility = "private", type = memref<5x3xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[1, 2, 3, 4, 5, 6, 7], [-1, -1, -1, -1, -1, -1, -1], [3, 0, 3, 0, 3, 0, 3]]> : tensor<3x7xi32>, sym_name = "b", sym_visibility = "private", type = memref<3x7xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<5x7xi32>, sym_name = "c", sym_visibility = "private", type = memref<5x7xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<5x3xi32>
    %3 = "memref.get_global"() <{name = @b}> : () -> memref<3x7xi32>
    %4 = "memref.get_global"() <{name = @c}> : () -> memref<5x7xi32>
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map4}> ({
    ^bb0(%arg0: index):
      "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
      ^bb0(%arg1: index):
        "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
        ^bb0(%arg2: index):
          %6 = "affine.load"(%2, %arg0, %arg2) <{map = #map}> : (memref<5x3xi32>, index, index) -> i32
          %7 = "affine.load"(%3, %arg2, %arg1) <{map = #map}> : (memref<3x7xi32>, index, index) -> i32
          %8 = "affine.load"(%4, %arg0, %arg1) <{map = #map}> : (memref<5x7xi32>, index, index) -> i32
          %9 = "arith.muli"(%6, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
          %10 = "arith.addi"(%8, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
          "affine.store"(%10, %4, %arg0, %arg1) <{map = #map}> : (i32, memref<5x7xi32>, index, index) -> ()
          "affine.yield"() : () -> ()
        }) : () -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %5 = "vector.transfer_read"(%4, %0, %0, %1) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<5x7xi32>, index, index, i32) -> vector<5x7xi32>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<5x7xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
