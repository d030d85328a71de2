// expect: ( 10, 26, 42, 58, 74 )
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<() -> (4)>
#map4 = affine_map<() -> (5)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16], [17, 18, 19, 20]]> : tensor<5x4xi32>, sym_name = "in", sym_visibility = "private", type = memref<5x4xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<5xi32>, sym_name = "out", sym_visibility = "private", type = memref<5xi32>}> : () -> ()
  "func.func"() <{function_type = (memref<5x4xi32>, memref<5xi32>) -> (), sym_name = "sums", sym_visibility = "private"}> ({
  ^bb0(%arg0: memref<5x4xi32>, %arg1: memref<5xi32>):
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map4}> ({
    ^bb0(%arg2: index):
      "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
      ^bb0(%arg3: index):
        %4 = "affine.load"(%arg0, %arg2, %arg3) <{map = #map}> : (memref<5x4xi32>, index, index) -> i32
        %5 = "affine.load"(%arg1, %arg2) <{map = #map1}> : (memref<5xi32>, index) -> i32
        %6 = "arith.addi"(%5, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "affine.store"(%6, %arg1, %arg2) <{map = #map1}> : (i32, memref<5xi32>, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @in}> : () -> memref<5x4xi32>
    %2 = "memref.get_global"() <{name = @out}> : () -> memref<5xi32>
    "func.call"(%1, %2) <{callee = @sums}> : (memref<5x4xi32>, memref<5xi32>) -> ()
    %3 = "vector.load"(%2, %0) : (memref<5xi32>, index) -> vector<5xi32>
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
