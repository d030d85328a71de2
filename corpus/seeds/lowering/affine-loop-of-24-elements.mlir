// expect: ( 35, -4, -6, -25, 0, -15, -12, 0, 24, -3, -4, 20, 2, 14, -10, 3, 15, 0, 0, 12, 6, 6, 5, 8 )
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (24)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0> : tensor<24xi32>, sym_name = "o", sym_visibility = "private", type = memref<24xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[-5, 2, -2, 5, 1, -3, 4, 0, -4, 3, -1, -5, 2, -2, 5, 1, -3, 4, 0, -4, 3, -1, -5, 2]> : tensor<24xi32>, sym_name = "a", sym_visibility = "private", type = memref<24xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[-6, -1, 4, -4, 1, 6, -2, 3, -5, 0, 5, -3, 2, -6, -1, 4, -4, 1, 6, -2, 3, -5, 0, 5]> : tensor<24xi32>, sym_name = "b", sym_visibility = "private", type = memref<24xi32>}> : () -> ()
  "func.func"() <{function_type = (memref<24xi32>, memref<24xi32>, memref<24xi32>) -> (), sym_name = "mulsub", sym_visibility = "private"}> ({
  ^bb0(%arg0: memref<24xi32>, %arg1: memref<24xi32>, %arg2: memref<24xi32>):
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg3: index):
      %5 = "affine.load"(%arg0, %arg3) <{map = #map}> : (memref<24xi32>, index) -> i32
      %6 = "affine.load"(%arg1, %arg3) <{map = #map}> : (memref<24xi32>, index) -> i32
      %7 = "arith.muli"(%5, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %8 = "arith.subi"(%7, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "affine.store"(%8, %arg2, %arg3) <{map = #map}> : (i32, memref<24xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @a}> : () -> memref<24xi32>
    %2 = "memref.get_global"() <{name = @b}> : () -> memref<24xi32>
    %3 = "memref.get_global"() <{name = @o}> : () -> memref<24xi32>
    "func.call"(%1, %2, %3) <{callee = @mulsub}> : (memref<24xi32>, memref<24xi32>, memref<24xi32>) -> ()
    %4 = "vector.load"(%3, %0) : (memref<24xi32>, index) -> vector<24xi32>
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (vector<24xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
