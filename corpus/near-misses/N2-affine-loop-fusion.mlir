// near-miss: N2
// expect: ( 1, 4, 9, 16, 25, 36, 49, 64 )
// good: PLAIN
// same: --affine-loop-fusion PLAIN
// One buffer becomes private to the fused loop.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (8)>
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @in}> : () -> memref<8xi32>
    %2 = "memref.get_global"() <{name = @out}> : () -> memref<8xi32>
    %3 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xi32>
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg1: index):
      %7 = "affine.load"(%1, %arg1) <{map = #map}> : (memref<8xi32>, index) -> i32
      "affine.store"(%7, %3, %arg1) <{map = #map}> : (i32, memref<8xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg0: index):
      %5 = "affine.load"(%3, %arg0) <{map = #map}> : (memref<8xi32>, index) -> i32
      %6 = "arith.muli"(%5, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "affine.store"(%6, %2, %arg0) <{map = #map}> : (i32, memref<8xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %4 = "vector.load"(%2, %0) : (memref<8xi32>, index) -> vector<8xi32>
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (vector<8xi32>) -> ()
    "memref.dealloc"(%3) : (memref<8xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "memref.global"() <{initial_value = dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi32>, sym_name = "in", sym_visibility = "private", type = memref<8xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<8xi32>, sym_name = "out", sym_visibility = "private", type = memref<8xi32>}> : () -> ()
}) : () -> ()
