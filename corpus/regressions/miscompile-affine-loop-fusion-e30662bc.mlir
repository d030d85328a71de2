// kind: miscompile
// culprit: affine-loop-fusion
// expect: ( 5, 7, 5 )
// expect: ( 5, 5, 5 )
// good: PLAIN
// bad: --affine-loop-fusion PLAIN
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (3)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<9> : tensor<3xi32>, sym_name = "o", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<5> : tensor<3xi32>, sym_name = "b", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %3 = "memref.get_global"() <{name = @b}> : () -> memref<3xi32>
    %4 = "memref.get_global"() <{name = @o}> : () -> memref<3xi32>
    %5 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<3xi32>
    %6 = "memref.cast"(%3) : (memref<3xi32>) -> memref<?xi32>
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg1: index):
      %10 = "affine.load"(%3, %arg1) <{map = #map}> : (memref<3xi32>, index) -> i32
      "affine.store"(%10, %5, %arg1) <{map = #map}> : (i32, memref<3xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "memref.store"(%2, %6, %0) : (i32, memref<?xi32>, index) -> ()
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg0: index):
      %9 = "affine.load"(%3, %arg0) <{map = #map}> : (memref<3xi32>, index) -> i32
      "affine.store"(%9, %4, %arg0) <{map = #map}> : (i32, memref<3xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %7 = "vector.load"(%4, %1) : (memref<3xi32>, index) -> vector<3xi32>
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi32>) -> ()
    %8 = "vector.load"(%5, %1) : (memref<3xi32>, index) -> vector<3xi32>
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
