// expect: ( 0, 0, 0, 14, 16, -5, -19, 0, 0 )
#map = affine_map<(d0) -> (d0 - 1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> (d0 + 1)>
#map3 = affine_map<() -> (1)>
#map4 = affine_map<() -> (8)>
#map5 = affine_map<() -> (2)>
#map6 = affine_map<() -> (7)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[4, -1, 7, 3, 0, -8, 2, 6, 5]> : tensor<9xi32>, sym_name = "a", sym_visibility = "private", type = memref<9xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<9xi32>, sym_name = "r", sym_visibility = "private", type = memref<9xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @a}> : () -> memref<9xi32>
    %2 = "memref.get_global"() <{name = @r}> : () -> memref<9xi32>
    %3 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<9xi32>
    "affine.for"() <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map4}> ({
    ^bb0(%arg1: index):
      %8 = "affine.load"(%1, %arg1) <{map = #map}> : (memref<9xi32>, index) -> i32
      %9 = "affine.load"(%1, %arg1) <{map = #map1}> : (memref<9xi32>, index) -> i32
      %10 = "affine.load"(%1, %arg1) <{map = #map2}> : (memref<9xi32>, index) -> i32
      %11 = "arith.addi"(%8, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %12 = "arith.addi"(%11, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "affine.store"(%12, %3, %arg1) <{map = #map1}> : (i32, memref<9xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.for"() <{lowerBoundMap = #map5, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map6}> ({
    ^bb0(%arg0: index):
      %5 = "affine.load"(%3, %arg0) <{map = #map}> : (memref<9xi32>, index) -> i32
      %6 = "affine.load"(%3, %arg0) <{map = #map2}> : (memref<9xi32>, index) -> i32
      %7 = "arith.subi"(%5, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "affine.store"(%7, %2, %arg0) <{map = #map1}> : (i32, memref<9xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %4 = "vector.load"(%2, %0) : (memref<9xi32>, index) -> vector<9xi32>
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (vector<9xi32>) -> ()
    "memref.dealloc"(%3) : (memref<9xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
