// near-miss: M120
// since: 23
// expect: 7
// expect: 2
// good: PLAIN
// same: --affine-super-vectorize=virtual-vector-size=4 PLAIN
// Whole vectors, which start where they please.
#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (24)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<7> : tensor<26xi32>, sym_name = "all", sym_visibility = "private", type = memref<26xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 25 : index}> : () -> index
    %1 = "arith.constant"() <{value = 8 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %3 = "memref.get_global"() <{name = @all}> : () -> memref<26xi32>
    %4 = "memref.subview"(%3) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 25>, static_strides = array<i64: 1>}> : (memref<26xi32>) -> memref<25xi32, strided<[1]>>
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg0: index):
      "affine.store"(%2, %4, %arg0) <{map = #map}> : (i32, memref<25xi32, strided<[1]>>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %5 = "memref.load"(%3, %0) : (memref<26xi32>, index) -> i32
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    %6 = "memref.load"(%3, %1) : (memref<26xi32>, index) -> i32
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
