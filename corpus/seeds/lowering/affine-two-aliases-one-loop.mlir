// expect: ( 1, 3, 9, 27, 81, 243, 729, 2187 )
#map = affine_map<(d0) -> (d0 - 1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<() -> (1)>
#map3 = affine_map<() -> (8)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<1> : tensor<8xi32>, sym_name = "a", sym_visibility = "private", type = memref<8xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<8xi32>
    %3 = "memref.get_global"() <{name = @a}> : () -> memref<8xi32>
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg0: index):
      %5 = "affine.load"(%2, %arg0) <{map = #map}> : (memref<8xi32>, index) -> i32
      %6 = "arith.muli"(%5, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "affine.store"(%6, %3, %arg0) <{map = #map1}> : (i32, memref<8xi32>, index) -> ()
      %7 = "affine.load"(%2, %arg0) <{map = #map1}> : (memref<8xi32>, index) -> i32
      %8 = "arith.addi"(%7, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "affine.store"(%8, %2, %arg0) <{map = #map1}> : (i32, memref<8xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %4 = "vector.load"(%3, %0) : (memref<8xi32>, index) -> vector<8xi32>
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
