// kind: miscompile
// culprit: affine-super-vectorize
// since: 23
// expect: 7
// good: PLAIN
// bad: --affine-super-vectorize=virtual-vector-size=3 PLAIN
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (1)>
#map2 = affine_map<() -> (9)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<7> : tensor<10xi32>, sym_name = "all", sym_visibility = "private", type = memref<10xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 9 : index}> : () -> index
    %1 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @all}> : () -> memref<10xi32>
    %3 = "memref.subview"(%2) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 9>, static_strides = array<i64: 1>}> : (memref<10xi32>) -> memref<9xi32, strided<[1]>>
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg0: index):
      "affine.store"(%1, %3, %arg0) <{map = #map}> : (i32, memref<9xi32, strided<[1]>>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %4 = "memref.load"(%2, %0) : (memref<10xi32>, index) -> i32
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
