// kind: miscompile
// culprit: affine-loop-fusion
// expect: 6
// expect: 12
// good: PLAIN
// bad: --affine-loop-fusion PLAIN
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (5)>
#map3 = affine_map<(d0) -> (d0 - 1)>
#map4 = affine_map<() -> (1)>
#map5 = affine_map<() -> (4)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0> : tensor<5xi32>, sym_name = "t", sym_visibility = "private", type = memref<5xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 3 : index}> : () -> index
    %1 = "arith.constant"() <{value = 2 : index}> : () -> index
    %2 = "arith.constant"() <{value = 6 : i32}> : () -> i32
    %3 = "memref.get_global"() <{name = @t}> : () -> memref<5xi32>
    %4 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<5xi32>
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg1: index):
      "affine.store"(%2, %3, %arg1) <{map = #map}> : (i32, memref<5xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.for"() <{lowerBoundMap = #map4, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map5}> ({
    ^bb0(%arg0: index):
      %8 = "affine.load"(%3, %arg0) <{map = #map3}> : (memref<5xi32>, index) -> i32
      %9 = "affine.load"(%3, %arg0) <{map = #map}> : (memref<5xi32>, index) -> i32
      %10 = "arith.addi"(%8, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "affine.store"(%10, %4, %arg0) <{map = #map}> : (i32, memref<5xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %5 = "arith.constant"() <{value = 4 : index}> : () -> index
    %6 = "memref.load"(%3, %5) : (memref<5xi32>, index) -> i32
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    %7 = "memref.load"(%4, %1) : (memref<5xi32>, index) -> i32
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
