// expect: ( 107, 108, 109, 110, 111, 112 )
#map = affine_map<() -> (0)>
#map1 = affine_map<() -> (1)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<() -> (6)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0> : tensor<6xi32>, sym_name = "out", sym_visibility = "private", type = memref<6xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>, sym_name = "in", sym_visibility = "private", type = memref<6xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[53, 2]> : tensor<2xi32>, sym_name = "k", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = (memref<6xi32>, memref<2xi32>, memref<6xi32>) -> (), sym_name = "addScaled", sym_visibility = "private"}> ({
  ^bb0(%arg0: memref<6xi32>, %arg1: memref<2xi32>, %arg2: memref<6xi32>):
    "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg3: index):
      %5 = "affine.load"(%arg1) <{map = #map}> : (memref<2xi32>) -> i32
      %6 = "affine.load"(%arg1) <{map = #map1}> : (memref<2xi32>) -> i32
      %7 = "arith.muli"(%5, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %8 = "affine.load"(%arg0, %arg3) <{map = #map2}> : (memref<6xi32>, index) -> i32
      %9 = "arith.addi"(%8, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "affine.store"(%9, %arg2, %arg3) <{map = #map2}> : (i32, memref<6xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @in}> : () -> memref<6xi32>
    %2 = "memref.get_global"() <{name = @k}> : () -> memref<2xi32>
    %3 = "memref.get_global"() <{name = @out}> : () -> memref<6xi32>
    "func.call"(%1, %2, %3) <{callee = @addScaled}> : (memref<6xi32>, memref<2xi32>, memref<6xi32>) -> ()
    %4 = "vector.load"(%3, %0) : (memref<6xi32>, index) -> vector<6xi32>
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (vector<6xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
