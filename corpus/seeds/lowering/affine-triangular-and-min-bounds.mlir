// expect: ( 18, 64550403 )
#map = affine_map<() -> (0)>
#map1 = affine_map<() -> (1)>
#map2 = affine_map<(d0, d1) -> (d0 * 10 + d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0)[s0] -> (d0 + 3, s0)>
#map5 = affine_map<()[s0] -> (s0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<7> : tensor<1xindex>, sym_name = "n", sym_visibility = "private", type = memref<1xindex>}> : () -> ()
  "memref.global"() <{initial_value = dense<[0, 1]> : tensor<2xi32>, sym_name = "acc", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %3 = "memref.get_global"() <{name = @n}> : () -> memref<1xindex>
    %4 = "memref.load"(%3, %0) : (memref<1xindex>, index) -> index
    %5 = "memref.get_global"() <{name = @acc}> : () -> memref<2xi32>
    "affine.for"(%4) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map5}> ({
    ^bb0(%arg0: index):
      "affine.for"(%arg0, %arg0, %4) <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 1, 2, 0>, step = 1 : index, upperBoundMap = #map4}> ({
      ^bb0(%arg1: index):
        %7 = "affine.load"(%5) <{map = #map}> : (memref<2xi32>) -> i32
        %8 = "arith.addi"(%7, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "affine.store"(%8, %5) <{map = #map}> : (i32, memref<2xi32>) -> ()
        %9 = "affine.load"(%5) <{map = #map1}> : (memref<2xi32>) -> i32
        %10 = "arith.muli"(%9, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %11 = "affine.apply"(%arg0, %arg1) <{map = #map2}> : (index, index) -> index
        %12 = "arith.index_cast"(%11) : (index) -> i32
        %13 = "arith.addi"(%10, %12) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "affine.store"(%13, %5) <{map = #map1}> : (i32, memref<2xi32>) -> ()
        "affine.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    %6 = "vector.load"(%5, %0) : (memref<2xi32>, index) -> vector<2xi32>
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (vector<2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
