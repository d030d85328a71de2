// near-miss: M112
// expect: ( 0, 7, 0 )
// good: PLAIN
// same: --affine-loop-fusion PLAIN
// The store goes to the buffer by the name that the loops know.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (3)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<9> : tensor<3xi32>, sym_name = "o", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %4 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<3xi32>
    %5 = "memref.get_global"() <{name = @o}> : () -> memref<3xi32>
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg1: index):
      "affine.store"(%2, %4, %arg1) <{map = #map}> : (i32, memref<3xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "memref.store"(%3, %4, %0) : (i32, memref<3xi32>, index) -> ()
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg0: index):
      %7 = "affine.load"(%4, %arg0) <{map = #map}> : (memref<3xi32>, index) -> i32
      "affine.store"(%7, %5, %arg0) <{map = #map}> : (i32, memref<3xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %6 = "vector.load"(%5, %1) : (memref<3xi32>, index) -> vector<3xi32>
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi32>) -> ()
    "memref.dealloc"(%4) : (memref<3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
