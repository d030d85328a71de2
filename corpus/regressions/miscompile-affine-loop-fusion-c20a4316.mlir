// kind: miscompile
// culprit: affine-loop-fusion
// expect: 123456789
// good: PLAIN
// bad: --affine-loop-fusion PLAIN
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (2)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[123456789, 2]> : tensor<2xi32>, sym_name = "a", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @a}> : () -> memref<2xi32>
    %2 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi32>
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg1: index):
      %5 = "affine.load"(%1, %arg1) <{map = #map}> : (memref<2xi32>, index) -> i32
      "affine.store"(%5, %2, %arg1) <{map = #map}> : (i32, memref<2xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg0: index):
      %4 = "affine.load"(%2, %arg0) <{map = #map}> : (memref<2xi32>, index) -> i32
      "affine.store"(%4, %1, %arg0) <{map = #map}> : (i32, memref<2xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "cf.br"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    %3 = "memref.load"(%2, %0) : (memref<2xi32>, index) -> i32
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

