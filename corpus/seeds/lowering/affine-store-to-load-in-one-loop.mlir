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
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg0: index):
      %4 = "affine.load"(%2, %arg0) <{map = #map}> : (memref<8xi32>, index) -> i32
      %5 = "arith.muli"(%4, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "affine.store"(%5, %2, %arg0) <{map = #map1}> : (i32, memref<8xi32>, index) -> ()
      %6 = "affine.load"(%2, %arg0) <{map = #map1}> : (memref<8xi32>, index) -> i32
      %7 = "arith.addi"(%6, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "affine.store"(%7, %2, %arg0) <{map = #map1}> : (i32, memref<8xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %3 = "vector.load"(%2, %0) : (memref<8xi32>, index) -> vector<8xi32>
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
